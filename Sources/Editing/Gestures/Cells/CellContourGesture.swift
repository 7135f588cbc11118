public import Base
import Documents

/// Draws the outline of an area by hand, which is filled on release.
public final class CellContourGesture: Gesture {
  private let tool: CellTool
  private let context: CellToolContext
  private var state: (stroke: CellStroke, brush: CellBrush, before: CellGrid, path: [CellPosition])?

  /// Creates the gesture of a tool, which starts with the next press.
  public init(_ tool: CellTool, in context: CellToolContext) {
    self.tool = tool
    self.context = context
  }

  /// Starts an outline at the press, drawn with the brush of the button.
  public func begin(_ reading: CellReading, _ press: GesturePress) {
    guard let brush = context.beginPainting(with: tool, press.button) else { return }
    let before = context.frame.cells
    state = (CellStroke(on: before, brush: brush), brush, before, [])
    move(reading)
  }

  /// Continues the outline to the pointer.
  public func move(_ reading: CellReading) {
    guard var state else { return }
    context.frame.paint { state.stroke.move(to: reading.position, in: &$0) }
    if let last = state.path.last {
      state.path += CellLine.cells(from: last, to: reading.position).dropFirst()
    } else {
      state.path = [reading.position]
    }
    self.state = state
  }

  /// Fills the inside of the outline, closed by a straight line, and makes it a step.
  public func end(_ last: CellReading?) {
    if let last { move(last) }
    if let (_, brush, before, path) = state {
      context.frame.showCells(brush.fill(insideOf: path, on: before))
    }
    state = nil
    context.commitToChosenCels()
  }

  /// Drops the outline.
  public func cancel() {
    state = nil
    context.frame.cancel()
  }
}
