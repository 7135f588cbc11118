public import Base

/// Chooses the position of a text.
public final class CellTextGesture: Gesture {
  private let context: CellToolContext
  private var place: (cell: CellPosition, button: GesturePress.Button)?

  /// Creates the gesture, which starts with the next press.
  public init(in context: CellToolContext) { self.context = context }

  /// Remembers the press and its button.
  public func begin(_ reading: CellReading, _ press: GesturePress) {
    guard context.session.canChange, context.frame.mayPaint() else { return }
    place = (reading.position, press.button)
  }

  /// Follows the pointer, whose last position is that of the text.
  public func move(_ reading: CellReading) { place?.cell = reading.position }

  /// Requests the text at the last position.
  public func end(_ last: CellReading?) {
    if let last { move(last) }
    if let place { context.textWanted.post((context.seenCell(at: place.cell), place.button)) }
    place = nil
  }

  /// Drops the press, so that no text is requested.
  public func cancel() { place = nil }
}
