public import Base
import Documents

/// Fills an area of equal cells.
public final class CellFillGesture: Gesture {
  private let tool: CellTool
  private let context: CellToolContext

  /// Creates the gesture of a tool, which starts with the next press.
  public init(_ tool: CellTool, in context: CellToolContext) {
    self.tool = tool
    self.context = context
  }

  /// Fills the area at the press at once, or places tiles in it.
  public func begin(_ reading: CellReading, _ press: GesturePress) {
    guard let brush = context.beginPainting(with: tool, press.button) else { return }
    let everywhere = context.settings.fillsEverywhere
    if context.frame.placesTiles {
      return context.frame.fillTiles(
        from: context.seenCell(at: reading.position), everywhere: everywhere)
    }
    // An area has one colour, and so is empty, or locked nowhere.
    let start = context.seenCell(at: reading.position)
    if context.settings.inkMode == .lockAlpha, context.frame.cells.bounds.contains(start),
      context.frame.cells[start] < 0
    {
      return
    }
    context.frame.paint { brush.fill(&$0, from: reading.position, everywhere: everywhere) }
  }

  /// Does nothing: the area is that of the press.
  public func move(_ reading: CellReading) {}
  /// Makes the filled area a step.
  public func end(_ last: CellReading?) { context.commitToChosenCels() }
  /// Removes the fill.
  public func cancel() { context.frame.cancel() }
}
