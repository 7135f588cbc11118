import Canvas
import Base

extension DrawingContext {
  /// Fills the part of an area's polygons that is visible in a rectangle.
  ///
  /// - Parameters:
  ///   - rect: relative to the paper's corner.
  ///   - offsetX: of the paper's corner.
  func fillArea(_ line: Polyline, on rect: PixelRect, offsetX: Double, offsetY: Double) {
    let polygons = AreaPolygons(points: line.points, ends: line.contourEnds)
    // Far enough beyond the rectangle to hide edges along its sides.
    let margin = 4.0
    let clipped = polygons.clipped(
      left: Double(rect.x) - margin, top: Double(rect.y) - margin,
      right: Double(rect.maxX) + margin, bottom: Double(rect.maxY) + margin)
    for polygon in clipped {
      polyline(polygon[...], offsetX: offsetX, offsetY: offsetY)
      closePath()
    }
    if clipped.count > 1 {
      addSlant(x: Double(rect.x) + offsetX - margin, y: Double(rect.y) + offsetY - margin)
    }
    fill(within: line, offsetX: offsetX, offsetY: offsetY)
  }

  /// Adds a slanted line to a path that may have only upright ones: Cairo 1.16 fills several nested contours of those
  /// wrongly, below the innermost one.
  ///
  /// - Parameters:
  ///   - x: of a place beside what is filled.
  ///   - y: of the same place.
  private func addSlant(x: Double, y: Double) {
    move(x: x, y: y)
    line(x: x - 1, y: y - 2)
    closePath()
  }

  /// Fills contours made of curves.
  ///
  /// - Parameter curves: in sequence; a contour starts at each one that does not continue the previous one.
  func fillArea(
    _ curves: [PixelCurve], of line: Polyline, offsetX: Double, offsetY: Double
  ) {
    var last: PixelPoint?
    for curve in curves {
      if curve.start != last {
        if last != nil { closePath() }
        move(x: curve.start.x + offsetX, y: curve.start.y + offsetY)
      }
      self.curve(curve, offsetX: offsetX, offsetY: offsetY)
      last = curve.end
    }
    if last != nil { closePath() }
    fill(within: line, offsetX: offsetX, offsetY: offsetY)
  }

  /// Fills the path in the current colour, which is the area's.
  private func fill(within area: Polyline, offsetX: Double, offsetY: Double) {
    guard area.fillPattern != .solid else {
      return fill(by: area.fillRule, alpha: area.pictureAlpha)
    }
    let lattice = FillLattice(
      pattern: area.fillPattern, pixelsPerPoint: Double(area.pen.pixelsPerPoint))
    guard !lattice.isTone else {
      let color = area.pen.style.color.canvasColor
      setColor(color.with(alpha: color.alpha * area.fillPattern.coverage))
      fill(by: area.fillRule)
      return setColor(color)
    }
    saved {
      clip(by: area.fillRule)
      lattice.add(to: self, in: clipBox, offsetX: offsetX, offsetY: offsetY)
      fill(by: .nonZero)
    }
  }
}
