import Base
import Canvas

extension Polyline {
  /// The stretches of the line that may be visible in a rectangle.
  func runs(near rect: PixelRect) -> [LineRun] {
    // Dashes depend on all points.
    rect.contains(bounds) || !pen.style.dash.isSolid
      ? [line.run] : line.run.stretches(near: rect, of: pen)
  }
}

extension DrawingContext {
  /// Draws a line as one path, or an area, in the current colour.
  ///
  /// - Parameters:
  ///   - rect: the required part, in pixels from the paper's corner; more may be drawn.
  ///   - offsetX: from the paper's corner to the target's, like `offsetY`.
  func drawWhole(_ line: Polyline, near rect: PixelRect, offsetX: Double, offsetY: Double) {
    if line.isArea { return fillArea(line, on: rect, offsetX: offsetX, offsetY: offsetY) }
    guard !line.isDot else {
      guard let point = line.points.first else { return }
      if line.pen.isNib {
        nibbedLine(line.line.run, of: line.pen, offsetX: offsetX, offsetY: offsetY)
        return fill()
      }
      return fillDot(at: point, pen: line.dotPen, offsetX: offsetX, offsetY: offsetY)
    }
    draw(line.runs(near: rect), of: line.pen, offsetX: offsetX, offsetY: offsetY)
  }

  /// Draws stretches of a line as one path.
  ///
  /// - Parameter cap: replaces the pen's; tapered lines have round ends.
  func draw(
    _ runs: [LineRun], of pen: Pen, cap: EndCap? = nil, offsetX: Double, offsetY: Double
  ) {
    if pen.isNib {
      for run in runs { nibbedLine(run, of: pen, offsetX: offsetX, offsetY: offsetY) }
      fill()
    } else if runs.first?.isTapered == true {
      for run in runs { taperedLine(run, width: pen.width, offsetX: offsetX, offsetY: offsetY) }
      fill()
    } else {
      setLine(of: pen, cap: cap)
      for run in runs { polyline(run.points, offsetX: offsetX, offsetY: offsetY) }
      stroke()
    }
  }
}
