/// A weighted least-squares polynomial of at most the third degree through positions along an arc.
///
/// It accumulates moments and solves the normal equations by Cholesky's factorisation LDLᵀ (Golub, Van Loan, "Matrix
/// Computations", 4.1.2).
struct PolynomialFit {
  /// The coefficients of the powers 0…3 in x and in y.
  struct Coefficients {
    var x: SIMD4<Double>
    var y: SIMD4<Double>

    func value(at place: Double) -> PaperVector {
      PaperVector(dx: Self.value(of: x, at: place), dy: Self.value(of: y, at: place))
    }

    func derivative(at place: Double) -> PaperVector {
      PaperVector(dx: Self.derivative(of: x, at: place), dy: Self.derivative(of: y, at: place))
    }

    private static func value(of c: SIMD4<Double>, at v: Double) -> Double {
      c[0] + v * (c[1] + v * (c[2] + v * c[3]))
    }

    private static func derivative(of c: SIMD4<Double>, at v: Double) -> Double {
      c[1] + v * (2 * c[2] + v * 3 * c[3])
    }
  }

  /// Sums of the powers of the places, 0…3 and 3…6.
  private var low = SIMD4<Double>.zero
  private var high = SIMD4<Double>.zero
  /// Sums of the offsets times the powers of the places, 0…3.
  private var x = SIMD4<Double>.zero
  private var y = SIMD4<Double>.zero

  /// - Parameters:
  ///   - place: the arc position, −1…1 for accuracy.
  ///   - weight: positive.
  @inline(__always)
  mutating func add(_ offset: PaperVector, at place: Double, weight: Double = 1) {
    let square = place * place
    let powers = SIMD4(1, place, square, square * place)
    let weighted = powers * weight
    low += weighted
    high += weighted * (square * place)
    x += weighted * offset.dx
    y += weighted * offset.dy
  }

  /// The polynomial of a degree of 0…3; nil if the positions are too few or too close for it.
  func coefficients(degree: Int) -> Coefficients? {
    let (m0, m1, m2, m3) = (low[0], low[1], low[2], low[3])
    let (m4, m5, m6) = (high[1], high[2], high[3])
    guard m0 > 0 else { return nil }
    // Rows of L, pivots of D, and the forward substitution.
    let l10 = m1 / m0
    let l20 = m2 / m0
    let l30 = m3 / m0
    var zx = x
    var zy = y
    zx[1] -= l10 * zx[0]
    zy[1] -= l10 * zy[0]
    let d1 = m2 - l10 * m1
    let tiny = 1e-10
    guard degree > 0 else {
      return Coefficients(x: [x[0] / m0, 0, 0, 0], y: [y[0] / m0, 0, 0, 0])
    }
    guard d1 > tiny * m0 else { return nil }
    let l21 = (m3 - l20 * m1) / d1
    let l31 = (m4 - l30 * m1) / d1
    zx[2] -= l20 * zx[0] + l21 * zx[1]
    zy[2] -= l20 * zy[0] + l21 * zy[1]
    let d2 = m4 - l20 * m2 - l21 * l21 * d1
    guard degree < 2 || d2 > tiny * m0 else { return nil }
    let l32 = degree < 3 ? 0 : (m5 - l30 * m2 - l31 * l21 * d1) / d2
    zx[3] -= l30 * zx[0] + l31 * zx[1] + l32 * zx[2]
    zy[3] -= l30 * zy[0] + l31 * zy[1] + l32 * zy[2]
    let d3 = m6 - l30 * m3 - l31 * l31 * d1 - l32 * l32 * d2
    guard degree < 3 || d3 > tiny * m0 else { return nil }
    let pivots = SIMD4(m0, d1, d2, d3)
    zx /= pivots
    zy /= pivots
    for power in degree + 1..<4 {
      zx[power] = 0
      zy[power] = 0
    }
    func backward(_ z: SIMD4<Double>) -> SIMD4<Double> {
      let c3 = z[3]
      let c2 = z[2] - l32 * c3
      let c1 = z[1] - l21 * c2 - l31 * c3
      return SIMD4(z[0] - l10 * c1 - l20 * c2 - l30 * c3, c1, c2, c3)
    }
    return Coefficients(x: backward(zx), y: backward(zy))
  }
}
