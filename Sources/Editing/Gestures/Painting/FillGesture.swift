public import Base
import Documents

/// Fills the area enclosed by ink at the point of release.
public final class FillGesture: Gesture {
  private let context: ToolContext
  private var isPressed = false
  /// The last position of the pointer.
  private var place: PaperReading?

  /// Creates the gesture, which starts with the next press.
  public init(in context: ToolContext) { self.context = context }

  /// Remembers the press; the area is filled on release.
  public func begin(_ reading: PaperReading, _ press: GesturePress) {
    isPressed = context.session.access == .changing
    place = reading
  }

  /// Follows the pointer, whose last position is the one to fill at.
  public func move(_ reading: PaperReading) { place = reading }

  /// Traces the area at the last position, and fills it.
  public func end(_ last: PaperReading?) {
    guard isPressed, let place = last ?? place else { return }
    isPressed = false
    context.fill(at: context.point(place))
  }

  /// Drops the press, so that nothing is filled.
  public func cancel() { isPressed = false }
}
