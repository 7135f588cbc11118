public import Base

/// Picks the colour under the pointer.
public final class PickGesture: Gesture {
  private let context: ToolContext

  /// Creates the gesture, which starts with the next press.
  public init(in context: ToolContext) { self.context = context }

  /// Picks the colour under the press.
  public func begin(_ reading: PaperReading, _ press: GesturePress) { move(reading) }

  /// Picks the colour under the pointer, as long as the button is held.
  public func move(_ reading: PaperReading) { pick(reading, isFinal: false) }

  /// Picks the colour at the release for good.
  public func end(_ last: PaperReading?) {
    if let last { pick(last, isFinal: true) }
  }

  private func pick(_ reading: PaperReading, isFinal: Bool) {
    if let color = context.display.color(at: reading.position) {
      context.picked.post((color, isFinal))
    }
  }
}
