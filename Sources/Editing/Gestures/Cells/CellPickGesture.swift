public import Base
import Documents

/// Picks the colour of the cell under the pointer for the held button.
public final class CellPickGesture: Gesture {
  private let context: CellToolContext
  private var button = GesturePress.Button.primary

  /// Creates the gesture, which starts with the next press.
  public init(in context: CellToolContext) { self.context = context }

  /// Picks the colour or the tile under the press for its button.
  public func begin(_ reading: CellReading, _ press: GesturePress) {
    button = press.button
    if context.frame.beginGesture() { move(reading) }
  }

  /// Picks the colour or the tile under the pointer; outside of the canvas the last one stays.
  public func move(_ reading: CellReading) {
    let cell = context.seenCell(at: reading.position)
    guard context.session.isInGesture, context.session.seen.bounds.contains(cell) else { return }
    if context.frame.pickTile(at: cell) { return }
    context.pick(
      context.session.seen.topCell(at: cell, frame: context.frame.place), for: button)
    context.picked.post(false)
  }

  /// Picks the colour at the release for good.
  public func end(_ last: CellReading?) {
    if let last { move(last) }
    guard context.session.isInGesture else { return }
    context.frame.commit()
    context.picked.post(true)
  }

  /// Ends picking; the last picked colour stays.
  public func cancel() { context.frame.cancel() }
}
