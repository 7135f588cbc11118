public import Base
import Documents

/// Drags out a gradient over the area of a fill.
public final class CellGradientGesture: Gesture {
  private let tool: CellTool
  private let context: CellToolContext
  private var state: State?

  private struct State {
    let brush: CellBrush
    let before: CellGrid
    /// The area to fill.
    let region: CellRegion
    /// From the first colour to the last.
    let colors: [CellGrid.Cell]
    var band: RubberBand<CellPosition>
  }

  /// Creates the gesture of a tool, which starts with the next press.
  public init(_ tool: CellTool, in context: CellToolContext) {
    self.tool = tool
    self.context = context
  }

  /// Finds the area of the press, which has to be on the canvas.
  public func begin(_ reading: CellReading, _ press: GesturePress) {
    let start = context.seenCell(at: reading.position)
    guard context.session.seen.bounds.contains(start),
      let brush = context.beginPainting(with: tool, press.button)
    else { return }
    let before = context.frame.cells
    let region = before.region(
      like: start, in: context.session.seen.palette, tolerance: 0,
      everywhere: context.settings.fillsEverywhere)
    state = State(
      brush: brush, before: before, region: region,
      colors: context.takeGradient(from: press.button),
      band: RubberBand(from: start))
    move(reading)
  }

  /// Stretches the gradient to the pointer, about its centre with Control; a large area is painted on release.
  public func move(_ reading: CellReading) {
    guard var state else { return }
    state.band.stretch(
      to: reading.position, isCentred: reading.modifiers.contains(.control))
    self.state = state
    if state.region.bounds.size.count <= Self.mostShownAtOnce { updateDraft(to: state) }
  }

  /// The maximum number of cells for a live preview. Larger gradients appear on release.
  private static let mostShownAtOnce = 1 << 18

  private func updateDraft(to state: State) {
    var brush = state.brush
    let (from, to) = state.band.ends
    brush.ink = brush.ink.passingLock(
      to: .gradient(
        CellGradient(
          state.colors, context.settings.gradientShape, matrix: context.settings.gradientMatrix,
          from: from, to: to)))
    var new = state.before
    for area in state.region.areas { brush.paint(area, in: &new, from: state.before) }
    context.frame.showCells(new)
  }

  /// Paints the gradient, and makes it a step.
  public func end(_ last: CellReading?) {
    if let last { move(last) }
    if let state { updateDraft(to: state) }
    state = nil
    context.commitToChosenCels()
  }

  /// Removes the gradient.
  public func cancel() {
    state = nil
    context.frame.cancel()
  }

  /// Moves the whole gradient instead of its end.
  public func setMoving(_ isMoving: Bool) -> Bool {
    state?.band.isMoving = isMoving
    return state != nil
  }

  /// Limits the gradient to the directions of straight lines.
  public var constraint: ((CellPosition, CellPosition) -> CellPosition)? {
    { CellShape.line.constrained($1, from: $0) }
  }
}
