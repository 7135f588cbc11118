import Base

/// The distribution of points around their mean: the symmetric matrix of their second moments.
struct Scatter {
  let xx: Double
  let xy: Double
  let yy: Double

  /// The larger and the smaller eigenvalue.
  var extents: (major: Double, minor: Double) {
    let middle = (xx + yy) / 2
    let spread = ((xx - yy) * (xx - yy) / 4 + xy * xy).squareRoot()
    return (middle + spread, max(middle - spread, 0))
  }

  /// The unit eigenvector of the larger one.
  var axis: PaperVector {
    PaperAngle.direction(
      radians: PaperAngle.radians(of: PaperVector(dx: xx - yy, dy: 2 * xy)) / 2)
  }
}
