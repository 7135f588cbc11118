import Base

/// The rectangle that four corners are nearly those of.
struct RectangleFit {
  let center: PaperPoint
  /// Along the axis, and across it.
  let size: PaperVector
  /// Of length 1.
  let axis: PaperVector

  /// How far an angle may be from a right one: its cosine.
  private static let skew = 0.22
  /// Sides that are more alike are those of a square.
  private static let square = 0.93

  /// - Parameter tremble: by how much a corner may be off.
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
    // Twice the sides: those that lie opposite each other go opposite ways.
    let (a, b) = (sides[0] - sides[2], sides[1] - sides[3])
    // The second one turned back by a right angle; longer sides say more of the direction.
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
