/// The progress of a drag from one of our windows.
public enum DragProgress: Equatable, Sendable {
  /// Whether a release would drop it now.
  case over(isTaken: Bool)
  /// Released over a window that takes it and may still request content.
  case dropped
  /// - Parameter isTaken: false also if the drag was cancelled or its receiver never confirmed.
  case ended(isTaken: Bool)
}
