public import Base
import Documents
import Life
import Texts

/// Drags out a shape over a stopped board.
public final class LifeShapeGesture: Gesture {
  private let tool: CellTool
  private let shape: CellShape
  private let context: LifeToolContext
  private var state: State?

  private struct State {
    var band: RubberBand<CellPosition>
    let painted: UInt8
    /// The universe without the shape.
    let before: LifeWorld
    /// The area of the shape.
    var area: CellRect?
  }

  /// The maximum number of cells of a shape.
  private static let mostCells = 1 << 22

  /// Creates the gesture of a tool that draws a shape, which starts with the next press.
  public init(_ tool: CellTool, _ shape: CellShape, in context: LifeToolContext) {
    self.tool = tool
    self.shape = shape
    self.context = context
  }

  /// Starts a shape at the press; a running board gets a message instead.
  public func begin(_ reading: CellReading, _ press: GesturePress) {
    guard context.beginPainting() else { return }
    guard !context.board.isRunning else {
      return context.board.said.post(context.board.texts.life.shapesStand)
    }
    state = State(
      band: RubberBand(from: reading.position),
      painted: context.state(for: tool, at: reading.position), before: context.board.world)
    move(reading)
  }

  /// Stretches the shape to the pointer, about its centre with Control; one of too many cells is not drawn, as the hint
  /// says.
  public func move(_ reading: CellReading) {
    state?.band.stretch(
      to: reading.position, isCentred: reading.modifiers.contains(.control))
    guard let state else { return }
    let (from, to) = state.band.ends
    let rect = shape.bounds(from: from, to: to)
    var world = state.before
    let isDrawn = isDrawable(rect)
    if isDrawn {
      for cell in shape.cells(from: from, to: to, isFilled: context.settings.isFilled) {
        world.set(state: state.painted, at: LifeCell(cell))
      }
    }
    let texts = context.board.texts
    context.hint =
      isDrawn ? texts.pixels.extent(rect.width, rect.height) : texts.life.tooLarge
    let changed = state.area.map { $0.union(rect) } ?? rect
    self.state?.area = isDrawn ? rect : nil
    if let changed = LifeBounds(changed) { context.board.showCells(world.cells, in: changed) }
  }

  private func isDrawable(_ rect: CellRect) -> Bool {
    guard max(rect.width, rect.height) < LifeFreehandGesture.mostCellsAtOnce else { return false }
    // Outlines are computed row by row, too.
    return shape.isLine || rect.width * rect.height <= Self.mostCells
  }

  /// Makes the shape a step.
  public func end(_ last: CellReading?) {
    if let last { move(last) }
    state = nil
    context.hint = nil
    context.board.commit()
  }

  /// Removes the shape.
  public func cancel() {
    state = nil
    context.hint = nil
    context.board.cancel()
  }

  /// Limits the shape, such as to a square.
  public var constraint: ((CellPosition, CellPosition) -> CellPosition)? {
    { [shape] in shape.constrained($1, from: $0) }
  }
}
