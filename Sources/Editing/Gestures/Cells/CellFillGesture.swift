public import Base

/// Fills an area of equal cells.
public final class CellFillGesture: Gesture {
  private let tool: CellTool
  private let context: CellToolContext

  /// Creates the gesture of a tool, which starts with the next press.
  public init(_ tool: CellTool, in context: CellToolContext) {
    self.tool = tool
    self.context = context
  }

  public func begin(_ reading: CellReading, _ press: GesturePress) {
    guard let brush = context.beginPainting(with: tool, press.button) else { return }
    let everywhere = context.settings.fillsEverywhere
    if context.frame.placesTiles {
      return context.frame.fillTiles(
        from: context.seenCell(at: reading.position), everywhere: everywhere)
    }
    context.frame.paint { brush.fill(&$0, from: reading.position, everywhere: everywhere) }
  }

  public func move(_ reading: CellReading) {}
  public func end(_ last: CellReading?) { context.commitToChosenCels() }
  public func cancel() { context.frame.cancel() }
}
