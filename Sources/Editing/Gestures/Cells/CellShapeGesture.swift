public import Base
import Documents
import Texts

/// Drags out a shape over cells.
public final class CellShapeGesture: Gesture {
  private let tool: CellTool
  private let shape: CellShape
  private let context: CellToolContext
  private var state: (band: RubberBand<CellPosition>, brush: CellBrush, before: CellGrid)?

  /// Creates the gesture of a tool that draws a shape, which starts with the next press.
  public init(_ tool: CellTool, _ shape: CellShape, in context: CellToolContext) {
    self.tool = tool
    self.shape = shape
    self.context = context
  }

  /// Starts a shape at the press, drawn with the brush of the button.
  public func begin(_ reading: CellReading, _ press: GesturePress) {
    guard let brush = context.beginPainting(with: tool, press.button) else { return }
    state = (RubberBand(from: reading.position), brush, context.frame.cells)
    move(reading)
  }

  /// Stretches the shape to the pointer, about its centre with Control, and shows its size in cells.
  public func move(_ reading: CellReading) {
    state?.band.stretch(
      to: reading.position, isCentred: reading.modifiers.contains(.control))
    guard let (band, brush, before) = state else { return }
    let (from, to) = band.ends
    context.frame.showCells(
      brush.draw(shape, from: from, to: to, isFilled: context.settings.isFilled, on: before))
    let rect = shape.bounds(from: from, to: to)
    context.hint = context.texts.pixels.extent(rect.width, rect.height)
  }

  /// Makes the shape a step.
  public func end(_ last: CellReading?) {
    if let last { move(last) }
    state = nil
    context.hint = nil
    context.commitToChosenCels()
  }

  /// Removes the shape.
  public func cancel() {
    state = nil
    context.hint = nil
    context.frame.cancel()
  }

  /// Moves the whole shape instead of its end.
  public func setMoving(_ isMoving: Bool) -> Bool {
    state?.band.isMoving = isMoving
    return state != nil
  }

  /// Limits the shape, such as to a square.
  public var constraint: ((CellPosition, CellPosition) -> CellPosition)? {
    { [shape] in shape.constrained($1, from: $0) }
  }
}
