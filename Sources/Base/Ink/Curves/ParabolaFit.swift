/// A weighted least-squares parabola through positions along an arc, evaluated at its middle.
struct ParabolaFit {
  private var count = 0
  /// Sums of the powers of the places, 0 to 4.
  private var m0 = 0.0
  private var m1 = 0.0
  private var m2 = 0.0
  private var m3 = 0.0
  private var m4 = 0.0
  /// Sums of the offsets times the powers of the places, 0 to 2.
  private var s0 = PaperVector.zero
  private var s1 = PaperVector.zero
  private var s2 = PaperVector.zero
  private var pressure = 0.0

  /// - Parameters:
  ///   - place: the arc position, 0 for the middle.
  ///   - weight: positive.
  mutating func add(
    _ offset: PaperVector, pressure: Double, at place: Double, weight: Double
  ) {
    count += 1
    let (w1, w2) = (weight * place, weight * place * place)
    m0 += weight
    m1 += w1
    m2 += w2
    m3 += w2 * place
    m4 += w2 * place * place
    s0 = s0 + offset * weight
    s1 = s1 + offset * w1
    s2 = s2 + offset * w2
    self.pressure += pressure * weight
  }

  /// The parabola's value at 0, and the mean pressure; nil if there are too few positions.
  var middle: (offset: PaperVector, pressure: Double)? {
    guard count > 3 else { return nil }
    // Cramer's rule for the constant of the normal equations.
    let (c0, c1, c2) = (m2 * m4 - m3 * m3, m1 * m4 - m2 * m3, m1 * m3 - m2 * m2)
    let determinant = m0 * c0 - m1 * c1 + m2 * c2
    guard abs(determinant) > 1e-9 * m0 * m0 * m0 else { return nil }
    let value = s0 * c0 - s1 * c1 + s2 * c2
    return (value * (1 / determinant), pressure / m0)
  }
}
