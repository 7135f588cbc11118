import Base
import Canvas

// The handles that scale and rotate the selected cells.
extension GridView {
  /// In points.
  private static let handleRadius = 4.5

  func drawHandles(_ context: DrawingContext) {
    func viewPoint(_ point: CellPoint) -> ViewPoint {
      ViewPoint(
        x: Double(viewport.x) + point.x * viewport.cellSide,
        y: Double(viewport.y) + point.y * viewport.cellSide)
    }
    let radius = Self.handleRadius * scale
    for handle in marks.handles.map(viewPoint) {
      context.roundedRectangle(
        ViewRect(x: handle.x, y: handle.y, width: 0, height: 0).inset(-radius),
        radius: 1.5 * scale)
      drawHandle(context)
    }
    if let knob = marks.knob.map(viewPoint) {
      context.circle(x: knob.x, y: knob.y, radius: radius + 0.5 * scale)
      drawHandle(context)
    }
  }

  /// Looks the same on a light and on a dark desktop: one of the two tones shows on every colour.
  private func drawHandle(_ context: DrawingContext) {
    context.setColor(Color(0xFBF9F5))
    context.fillKeepingPath()
    context.setLine(width: 1.5 * scale)
    context.setColor(Color(0x1B1816))
    context.stroke()
  }
}
