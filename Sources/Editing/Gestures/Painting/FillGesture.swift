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

  public func begin(_ reading: PaperReading, _ press: GesturePress) {
    isPressed = context.session.access == .changing
    place = reading
  }

  public func move(_ reading: PaperReading) { place = reading }

  public func end(_ last: PaperReading?) {
    guard isPressed, let place = last ?? place else { return }
    isPressed = false
    context.fill(at: context.point(place))
  }

  public func cancel() { isPressed = false }
}
