import Base

/// The rectangle that fits four corners best.
struct RectangleFit {
  let center: PaperPoint
  /// Along the axis, and across it.
  let size: PaperVector
  /// A unit vector.
  let axis: PaperVector

  /// The maximum deviation from a right angle, as its cosine.
  private static let skew = 0.22
  /// The ratio of sides from which a rectangle counts as a square.
  private static let square = 0.93

  /// - Parameter tremble: the inaccuracy of a corner.
  init?(_ corners: [PaperPoint], tremble: Double) {
    guard corners.count == 4 else { return nil }
    let sides = corners.indices.map { corners[($0 + 1) % 4] - corners[$0] }
    for index in 0..<4 {
      let (a, b) = (sides[index], sides[(index + 1) % 4])
      let allowed = Self.skew + tremble / min(a.length, b.length)
      guard min(a.length, b.length) > 0,
        abs(a.dot(b)) <= allowed * a.length * b.length
      else { return nil }
    }
    // Twice the sides: opposite ones have opposite directions.
    let (a, b) = (sides[0] - sides[2], sides[1] - sides[3])
    // Rotate the second one back by a right angle; longer sides count more for the direction.
    let sign = a.cross(b) < 0 ? -1.0 : 1.0
    let along = PaperVector(dx: a.dx + sign * b.dy, dy: a.dy - sign * b.dx)
    guard along.length > 0 else { return nil }
    axis = along * (1 / along.length)
    center = corners.mean
    let across = PaperVector(dx: -axis.dy, dy: axis.dx)
    let (width, height) = (abs(a.dot(axis)) / 2, abs(b.dot(across)) / 2)
    let isSquare = min(width, height) >= Self.square * max(width, height)
    let middle = (width + height) / 2
    size =
      isSquare
      ? PaperVector(dx: middle, dy: middle) : PaperVector(dx: width, dy: height)
  }
}
