public import Base
import Documents
import Life

/// Sets the state of every cell that the pointer passes over, even while the board runs.
public final class LifeFreehandGesture: Gesture {
  private let tool: CellTool
  private let context: LifeToolContext
  private var state: (last: CellPosition, painted: UInt8)?

  /// The maximum number of cells drawn at once.
  static let mostCellsAtOnce = 1 << 17

  /// Creates the gesture of a tool, which starts with the next press.
  public init(_ tool: CellTool, in context: LifeToolContext) {
    self.tool = tool
    self.context = context
  }

  /// Sets the cell under the press to a state, that of all cells of the stroke.
  public func begin(_ reading: CellReading, _ press: GesturePress) {
    guard context.beginPainting() else { return }
    let cell = reading.position
    let painted = context.state(for: tool, at: cell)
    state = (cell, painted)
    context.board.paint([LifeCell(cell)], state: painted)
  }

  /// Sets the cells on the way to the pointer; far out only the one under it.
  public func move(_ reading: CellReading) {
    guard let (last, painted) = state else { return }
    let cell = reading.position
    state?.last = cell
    let way = cell - last
    if max(way.x.magnitude, way.y.magnitude) < Self.mostCellsAtOnce {
      let line = CellLine.cells(from: last, to: cell).dropFirst()
      context.board.paint(line.lazy.map { LifeCell($0) }, state: painted)
    } else {
      // Too far out for anybody to see a gap.
      context.board.paint([LifeCell(cell)], state: painted)
    }
  }

  /// Makes the stroke a step, or a part of the run.
  public func end(_ last: CellReading?) {
    if let last { move(last) }
    state = nil
    context.board.commit()
  }

  /// Drops the stroke.
  public func cancel() {
    state = nil
    context.board.cancel()
  }
}
