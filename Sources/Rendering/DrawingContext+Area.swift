import Canvas
import Base

extension DrawingContext {
  /// Fills what of an area's polygons may be seen in a rectangle.
  ///
  /// - Parameters:
  ///   - rect: from the paper's corner.
  ///   - offsetX: where the paper's corner is.
  func fillArea(_ line: Polyline, on rect: PixelRect, offsetX: Double, offsetY: Double) {
    let polygons = AreaPolygons(points: line.points, ends: line.contourEnds)
    // So far beyond the rectangle that no edge along its sides is seen.
    let margin = 4.0
    let clipped = polygons.clipped(
      left: Double(rect.x) - margin, top: Double(rect.y) - margin,
      right: Double(rect.maxX) + margin, bottom: Double(rect.maxY) + margin)
    for polygon in clipped {
      polyline(polygon[...], offsetX: offsetX, offsetY: offsetY)
      closePath()
    }
    fill(within: line, offsetX: offsetX, offsetY: offsetY)
  }

  /// Fills contours that are curves.
  ///
  /// - Parameter curves: one after the other; one that does not begin where the last one ended begins a contour.
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

  /// Fills the path in the colour that is set, which is that of the area.
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
