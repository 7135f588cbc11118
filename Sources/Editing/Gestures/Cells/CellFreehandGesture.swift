public import Base

/// Paints every cell that the pointer passes over. With Shift, starts at the end of the last stroke.
public final class CellFreehandGesture: Gesture {
  private let tool: CellTool
  private let context: CellToolContext
  private var stroke: CellStroke?
  /// The latest cell.
  private var reached: CellPosition?

  /// Creates the gesture of a tool, which starts with the next press.
  public init(_ tool: CellTool, in context: CellToolContext) {
    self.tool = tool
    self.context = context
  }

  /// Paints the cell under the press, and the way to it from the last stroke with Shift.
  public func begin(_ reading: CellReading, _ press: GesturePress) {
    stroke = context.beginPainting(with: tool, press.button).map { brush in
      CellStroke(
        on: context.frame.cells, brush: brush,
        isPixelPerfect: context.settings.isPixelPerfect
          && tool.options.contains(.pixelPerfect))
    }
    if reading.modifiers.contains(.shift), let last = context.lastEnd { paint(to: last) }
    move(reading)
  }

  /// Paints the cells on the way to the pointer.
  public func move(_ reading: CellReading) {
    paint(to: reading.position)
  }

  private func paint(to cell: CellPosition) {
    guard var stroke else { return }
    context.frame.paint { stroke.move(to: cell, in: &$0) }
    self.stroke = stroke
    reached = cell
  }

  /// Makes the stroke a step, and remembers its end.
  public func end(_ last: CellReading?) {
    if let last { move(last) }
    if stroke != nil { context.lastEnd = reached }
    stroke = nil
    context.commitToChosenCels()
  }

  /// Removes the stroke.
  public func cancel() {
    stroke = nil
    context.frame.cancel()
  }
}
