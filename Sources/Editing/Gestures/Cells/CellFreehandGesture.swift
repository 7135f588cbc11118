public import Base

/// Paints every cell that the pointer passes over.
public final class CellFreehandGesture: Gesture {
  private let tool: CellTool
  private let context: CellToolContext
  private var stroke: CellStroke?

  public init(_ tool: CellTool, in context: CellToolContext) {
    self.tool = tool
    self.context = context
  }

  public func begin(_ reading: CellReading, _ press: GesturePress) {
    stroke = context.begin(tool, press.button).map { brush in
      CellStroke(
        on: context.frame.cells, brush: brush,
        isPixelPerfect: context.settings.isPixelPerfect
          && tool.options.contains(.pixelPerfect))
    }
    move(reading)
  }

  public func move(_ reading: CellReading) {
    guard var stroke else { return }
    context.frame.paint { stroke.move(to: reading.position, in: &$0) }
    self.stroke = stroke
  }

  public func end(_ last: CellReading?) {
    if let last { move(last) }
    stroke = nil
    context.commitToChosenCels()
  }

  public func cancel() {
    stroke = nil
    context.frame.cancel()
  }
}
