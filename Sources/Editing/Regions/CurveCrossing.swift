import Base

/// The point in which two cubic curves cross, near a known one.
struct CurveCrossing {
  /// The parameter of the first curve.
  private(set) var first: Double
  /// The parameter of the second curve.
  private(set) var second: Double
  private(set) var position: PaperPoint

  private static let mostRounds = 12
  private static let precision = 1e-13

  /// Finds it by Newton's method. Returns nil if that leads nowhere, as for curves that only touch.
  ///
  /// - Parameter reach: the greatest distance from the given parameters' points.
  init?(
    of a: CurveSegment, _ b: CurveSegment, near first: Double, _ second: Double,
    within reach: Double
  ) {
    (self.first, self.second) = (first, second)
    let origin = a.knot(at: first).position
    position = origin
    for _ in 0..<Self.mostRounds {
      position = a.knot(at: self.first).position
      let gap = b.knot(at: self.second).position - position
      if gap.length <= Self.precision {
        guard (position - origin).length <= reach else { return nil }
        return
      }
      let (u, v) = (a.velocity(at: self.first), b.velocity(at: self.second))
      let determinant = u.dx * v.dy - u.dy * v.dx
      guard abs(determinant) > 1e-9 * u.length * v.length else { return nil }
      self.first += (gap.dx * v.dy - gap.dy * v.dx) / determinant
      self.second += (gap.dx * u.dy - gap.dy * u.dx) / determinant
      guard (0...1).contains(self.first), (0...1).contains(self.second) else { return nil }
    }
    return nil
  }
}

extension CurveSegment {
  /// The derivative at a parameter, 0…1.
  fileprivate func velocity(at t: Double) -> PaperVector {
    let s = 1 - t
    return (startControl - start.position) * (3 * s * s) + (endControl - startControl) * (6 * s * t)
      + (end.position - endControl) * (3 * t * t)
  }
}
