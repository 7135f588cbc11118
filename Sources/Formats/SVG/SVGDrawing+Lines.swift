import Base
import Documents

// Lines that no brush of a painting draws are areas: their outlines.
extension SVGDrawing {
  /// Longer lines are drawn by a brush.
  private static let mostOutlined = 200_000

  /// Whether a line has to be drawn as its outline.
  mutating func needsOutline(_ shape: SVGShape, _ style: SVGStyle, _ map: PaperMap) -> Bool {
    // Lines of a painting are drawn one after the other, and darken each other.
    let isSeveral = shape.contours.count > 1 && (style.stroke.flat?.alpha ?? 255) < 255
    let isNeeded =
      style.isLineUnscaled || isSeveral || style.shiftedDashes == nil
      || !map.isSimilarity(within: 1e-3) || shape.join(for: style) == nil
    guard isNeeded else { return false }
    guard shape.contours.reduce(0, { $0 + $1.segmentCount }) <= Self.mostOutlined else {
      omissions.insert(.lines)
      return false
    }
    return true
  }

  /// Draws the outline of a line.
  ///
  /// - Returns: false if the painting is full.
  mutating func drawOutline(
    of shape: SVGShape, _ style: SVGStyle, _ map: PaperMap, _ home: SVGHome
  ) -> Bool {
    let tolerance = canvas.tolerance(under: map)
    guard style.strokeWidth > 0 else { return true }
    // Each piece has a rectangle and a join of three points a side.
    guard shape.lineCount(tolerance: tolerance) <= DrawingBudget.mostPoints / 24 else {
      return false
    }
    let isUnscaled = style.isLineUnscaled
    let lines = shape.contours.filter { $0.isSeen(with: style.cap) }.map { contour in
      let points = contour.flattened(tolerance: tolerance)
      return (
        points: isUnscaled ? points.map(map.callAsFunction) : points, isClosed: contour.isClosed
      )
    }
    let outer = isUnscaled ? PaperMap.identity : map
    guard
      let outline = PolygonOutline(
        lines, style.pen, tolerance: canvas.tolerance(under: outer))
    else { return false }
    let contours = outline.polygons.compactMap { SVGContour(closed: $0) }
    guard count(contours.reduce(0) { $0 + $1.areaCount(tolerance: tolerance) }) else {
      return false
    }
    guard
      var stroke = canvas.area(contours, .nonZero, style.stroke.flat ?? .black, outer)
    else { return true }
    stroke.style.gradient = style.stroke.ink
    marks.append(SVGMark(stroke: stroke, home: home))
    return true
  }
}

extension SVGStyle {
  /// The pen of its lines.
  fileprivate var pen: LinePen {
    LinePen(
      width: strokeWidth, cap: cap, join: join, miterLimit: miterLimit, dashes: dash,
      dashOffset: dashOffset)
  }
}
