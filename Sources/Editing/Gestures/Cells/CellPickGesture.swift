public import Base
import Documents

/// Picks the colour of the cell under the pointer for the held button.
public final class CellPickGesture: Gesture {
  private let context: CellToolContext
  private var button = GesturePress.Button.primary

  /// Creates the gesture, which starts with the next press.
  public init(in context: CellToolContext) { self.context = context }

  public func begin(_ reading: CellReading, _ press: GesturePress) {
    button = press.button
    if context.frame.beginGesture() { move(reading) }
  }

  public func move(_ reading: CellReading) {
    let cell = context.seenCell(at: reading.position)
    guard context.session.isInGesture, context.session.seen.bounds.contains(cell) else { return }
    if context.frame.pickTile(at: cell) { return }
    context.colors[button] = context.session.seen.topCell(at: cell, frame: context.frame.place)
    context.picked.post(false)
  }

  public func end(_ last: CellReading?) {
    if let last { move(last) }
    guard context.session.isInGesture else { return }
    context.frame.commit()
    context.picked.post(true)
  }

  public func cancel() { context.frame.cancel() }
}
