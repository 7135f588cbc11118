import Base

/// Leaves out the points of a line that lie within a twentieth of a pixel of what joins the others.
///
/// Cairo's time grows with the points of a line, and a hand's samples are often closer than anybody can see: in
/// a preview most of them. What is kept depends on the points so far alone, so that a line that grows is thinned
/// as the finished one is. Each skipped point narrows the cone of directions, seen from the last point that was
/// kept, in which the line may go on; a point outside the cone, or nearer than the one before it, keeps
/// the one before it. (Reumann and Witkam's corridor with an opening cone instead of parallel rails.)
struct LineThinning {
  /// How far a point that is left out may lie from the line, in pixels.
  static let tolerance = 0.05

  /// The points that stay whatever comes.
  private(set) var kept: [PixelPoint] = []
  /// The end of the line, which stays if nothing more comes.
  private var end: PixelPoint?
  /// From the last kept point to the end, squared.
  private var reach = 0.0
  /// Along the cone's edges, of any length, y pointing down; nil while every direction is allowed.
  private var cone: (left: PixelPoint, right: PixelPoint)?

  /// All points of the line so far.
  var points: [PixelPoint] { end.map { kept + [$0] } ?? kept }

  static func thin(_ points: [PixelPoint]) -> [PixelPoint] {
    var thinning = LineThinning()
    thinning.kept.reserveCapacity(points.count)
    for point in points { thinning.append(point) }
    if let end = thinning.end { thinning.kept.append(end) }
    return thinning.kept
  }

  mutating func append(_ point: PixelPoint) {
    guard let anchor = kept.last else {
      kept.append(point)
      return
    }
    guard point != end ?? anchor else { return }
    if let end {
      if !goesOn(to: point, from: anchor) {
        kept.append(end)
        reach = 0
        cone = nil
        narrow(from: end, to: point)
        self.end = point
        return
      }
    }
    narrow(from: anchor, to: point)
    end = point
  }

  /// Whether all skipped points lie near the line from `anchor` to `point`.
  private func goesOn(to point: PixelPoint, from anchor: PixelPoint) -> Bool {
    let (dx, dy) = (point.x - anchor.x, point.y - anchor.y)
    guard dx * dx + dy * dy >= reach else { return false }
    guard let cone else { return true }
    return cone.left.x * dy - cone.left.y * dx >= 0 && dx * cone.right.y - dy * cone.right.x >= 0
      && (cone.left.x + cone.right.x) * dx + (cone.left.y + cone.right.y) * dy > 0
  }

  /// A line that goes on has to pass near a point.
  private mutating func narrow(from anchor: PixelPoint, to point: PixelPoint) {
    let (dx, dy) = (point.x - anchor.x, point.y - anchor.y)
    reach = dx * dx + dy * dy
    let tolerance = Self.tolerance
    guard reach > tolerance * tolerance else { return }
    // The tangents from the anchor to the circle of tolerance round the point, this long each.
    let tangent = (reach - tolerance * tolerance).squareRoot()
    let left = PixelPoint(x: dx * tangent + dy * tolerance, y: dy * tangent - dx * tolerance)
    let right = PixelPoint(x: dx * tangent - dy * tolerance, y: dy * tangent + dx * tolerance)
    guard let old = cone else {
      cone = (left, right)
      return
    }
    func turnsRight(_ a: PixelPoint, _ b: PixelPoint) -> Bool { a.x * b.y - a.y * b.x > 0 }
    cone = (
      turnsRight(old.left, left) ? left : old.left,
      turnsRight(right, old.right) ? right : old.right
    )
  }
}
