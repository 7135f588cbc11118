/// What becomes of something that is dragged from one of our windows.
public enum DragProgress: Equatable, Sendable {
  /// Whether a release would drop it now.
  case over(isTaken: Bool)
  /// The button is up over somebody who takes it, who may still ask for it.
  case dropped
  /// - Parameter isTaken: false as well where it was called off, and where nobody said that it has it.
  case ended(isTaken: Bool)
}
