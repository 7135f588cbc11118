import Base

/// The ellipse that fits a closed line best.
struct EllipseFit {
  let center: PaperPoint
  /// The longer radius, and the shorter one.
  let radii: PaperVector
  /// The direction of the longer radius; a unit vector.
  let axis: PaperVector

  /// Fits the ellipse with the same area, centre and second moments.
  ///
  /// The moments of a polygon are sums over its sides by Green's theorem (Steger, "On the calculation of arbitrary
  /// moments of polygons", 1996); the variance of an ellipse's area along a radius r is r²/4. Areas are insensitive to
  /// the sampling density, to trembling, and to a gap, which only loses the segment beyond its chord.
  ///
  /// - Returns: nil for a line that encloses nothing.
  init?(around points: [PaperPoint]) {
    guard let last = points.last else { return nil }
    let origin = points.mean
    var (area, x, y, xx, xy, yy) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    var a = last - origin
    for point in points {
      let b = point - origin
      let cross = a.dx * b.dy - b.dx * a.dy
      area += cross / 2
      x += (a.dx + b.dx) * cross / 6
      y += (a.dy + b.dy) * cross / 6
      xx += (a.dx * a.dx + a.dx * b.dx + b.dx * b.dx) * cross / 12
      yy += (a.dy * a.dy + a.dy * b.dy + b.dy * b.dy) * cross / 12
      xy += (a.dx * b.dy + 2 * a.dx * a.dy + 2 * b.dx * b.dy + b.dx * a.dy) * cross / 24
      a = b
    }
    let offset = PaperVector(dx: x / area, dy: y / area)
    let scatter = Scatter(
      xx: xx / area - offset.dx * offset.dx, xy: xy / area - offset.dx * offset.dy,
      yy: yy / area - offset.dy * offset.dy)
    center = origin + offset
    let (major, minor) = scatter.extents
    radii = PaperVector(dx: 2 * major.squareRoot(), dy: 2 * minor.squareRoot())
    axis = scatter.axis
    guard radii.dx.isFinite, radii.dy.isFinite, radii.dy > 0 else { return nil }
  }

  /// Returns the distance of a point, to first order near the ellipse (Sampson, "Fitting conic sections to very
  /// scattered data", 1982).
  func distance(to point: PaperPoint) -> Double {
    let offset = point - center
    let x = offset.dot(axis) / radii.dx
    let y = offset.dot(PaperVector(dx: -axis.dy, dy: axis.dx)) / radii.dy
    let slope = PaperVector(dx: x / radii.dx, dy: y / radii.dy).length * 2
    // The centre itself is as far as the nearest side.
    return slope > 0 ? min(abs(x * x + y * y - 1) / slope, offset.length + radii.dx) : radii.dy
  }
}
