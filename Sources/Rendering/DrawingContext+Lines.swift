import Base
import Canvas

extension Polyline {
  /// The stretches of the line of which a rectangle may show something.
  func runs(near rect: PixelRect) -> [LineRun] {
    // Dashes depend on all points.
    rect.contains(bounds) || !pen.style.dash.isSolid
      ? [line.run] : line.run.stretches(near: rect, of: pen)
  }
}

extension DrawingContext {
  /// Draws a line as one path, or an area, in the colour that is set.
  ///
  /// - Parameters:
  ///   - rect: what of it is wanted, in pixels from the paper's corner: more may be drawn.
  ///   - offsetX: from the paper's corner to what is drawn on, as `offsetY`.
  func drawWhole(_ line: Polyline, near rect: PixelRect, offsetX: Double, offsetY: Double) {
    if line.isArea { return fillArea(line, on: rect, offsetX: offsetX, offsetY: offsetY) }
    guard !line.isDot else {
      guard let point = line.points.first else { return }
      return fillDot(at: point, pen: line.dotPen, offsetX: offsetX, offsetY: offsetY)
    }
    draw(line.runs(near: rect), of: line.pen, offsetX: offsetX, offsetY: offsetY)
  }

  /// Draws stretches of a line as one path.
  ///
  /// - Parameter cap: in the place of the pen's; what changes its width has round ends.
  func draw(
    _ runs: [LineRun], of pen: Pen, cap: EndCap? = nil, offsetX: Double, offsetY: Double
  ) {
    if runs.first?.isTapered == true {
      for run in runs { taperedLine(run, width: pen.width, offsetX: offsetX, offsetY: offsetY) }
      fill()
    } else {
      setLine(of: pen, cap: cap)
      for run in runs { polyline(run.points, offsetX: offsetX, offsetY: offsetY) }
      stroke()
    }
  }
}
