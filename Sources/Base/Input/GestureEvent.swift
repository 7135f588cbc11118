/// The course of what the pointer does on a paper.
public enum GestureEvent: Equatable, Sendable {
  /// No button is held.
  case hovered(PointerReading)
  case began(PointerReading, isDouble: Bool)
  case moved(PointerReading)
  /// - Parameters:
  ///   - last: nil where the release was lost.
  ///   - isOnPaper: whether the line that was shown of it is on the paper anywhere.
  case ended(_ last: PointerReading?, isOnPaper: Bool)
  /// It is to leave nothing.
  case cancelled
}
