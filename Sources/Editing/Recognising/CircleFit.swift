import Base

/// The circle that fits points best.
struct CircleFit {
  let center: PaperPoint
  let radius: Double

  /// Uses Taubin's algebraic fit ("Estimation of planar curves…", PAMI 1991), solved by Newton's method as in Chernov
  /// ("Circular and Linear Regression", 2010, section 5.10). Unlike the plain algebraic fit, it doesn't shrink the
  /// circle of a short arc.
  ///
  /// - Returns: nil for points on a line or all in one place.
  init?(_ points: [PaperPoint]) {
    let mean = points.mean
    let count = Double(points.count)
    var (mxx, myy, mxy, mxz, myz, mzz) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    for point in points {
      let offset = point - mean
      let z = offset.dot(offset)
      mxx += offset.dx * offset.dx / count
      myy += offset.dy * offset.dy / count
      mxy += offset.dx * offset.dy / count
      mxz += offset.dx * z / count
      myz += offset.dy * z / count
      mzz += z * z / count
    }
    let mz = mxx + myy
    let covariance = mxx * myy - mxy * mxy
    let variance = mzz - mz * mz
    let a3 = 4 * mz
    let a2 = -3 * mz * mz - mzz
    let a1 = variance * mz + 4 * covariance * mz - mxz * mxz - myz * myz
    let a0 =
      mxz * (mxz * myy - myz * mxy) + myz * (myz * mxx - mxz * mxy) - variance * covariance
    var (x, y) = (0.0, a0)
    for _ in 0..<50 {
      let slope = a1 + x * (2 * a2 + 3 * a3 * x)
      let next = x - y / slope
      guard next.isFinite, next != x else { break }
      let value = a0 + next * (a1 + next * (a2 + next * a3))
      guard abs(value) < abs(y) else { break }
      (x, y) = (next, value)
    }
    let determinant = 2 * (x * x - x * mz + covariance)
    let offset = PaperVector(
      dx: (mxz * (myy - x) - myz * mxy) / determinant,
      dy: (myz * (mxx - x) - mxz * mxy) / determinant)
    radius = (offset.dot(offset) + mz).squareRoot()
    center = mean + offset
    guard radius.isFinite, radius > 0, center.x.isFinite, center.y.isFinite else { return nil }
  }

  func distance(to point: PaperPoint) -> Double { abs((point - center).length - radius) }

  /// Returns the part of it along a line, from the line's first point to its last.
  func arc(along points: [PaperPoint]) -> CircleArc? {
    guard let first = points.first else { return nil }
    let start = first - center
    return CircleArc(
      center: center, radius: radius, start: PaperAngle.radians(of: start),
      sweep: points.turn(round: center))
  }
}
