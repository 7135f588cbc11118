import Base

/// Leaves out the points of a line that lie within a twentieth of a pixel of what joins the others.
///
/// Cairo's time grows with the points of a line, and a hand's samples are often closer than anybody can see: in
/// a preview most of them. What is kept depends on the points so far alone, so that a line that grows is thinned
/// as the finished one is. Each skipped point narrows the cone of directions, seen from the last point that was
/// kept, in which the line may go on; a point outside the cone, or nearer than the one before it, keeps
/// the one before it. (Reumann and Witkam's corridor with an opening cone instead of parallel rails.) Where the
/// width changes, each skipped point narrows the slopes of the breadth in the same way.
struct LineThinning {
  /// How far a point that is left out may lie from the line, in pixels.
  static let tolerance = 0.05

  /// No two kept points lie much farther apart, so that a line that grows changes near its end alone; in pixels.
  private static let longest = 32.0

  /// The end of the line, which stays if nothing more comes.
  private var end: Place?
  /// From the last kept point to the end, squared.
  private var reach = 0.0
  /// Along the cone's edges, of any length, y pointing down; nil while every direction is allowed.
  private var cone: (left: PixelPoint, right: PixelPoint)?
  /// By how much the breadth may grow with each pixel; the lower one is greater where nothing is allowed.
  private var slopes = (lower: -Double.infinity, upper: Double.infinity)
  private let breadthTolerance: Double

  private typealias Place = (point: PixelPoint, breadth: Double?)

  /// - Parameter width: that of the pen, in pixels.
  init(width: Double) { breadthTolerance = Self.tolerance / width }

  static func thin(_ line: LinePoints, width: Double) -> LinePoints {
    var thinning = LineThinning(width: width)
    var kept = LinePoints()
    kept.reserveCapacity(line.points.count)
    thinning.append(line, to: &kept)
    thinning.finish(&kept)
    return kept
  }

  /// Goes on with the line.
  ///
  /// - Parameter kept: those of its points that stay, whatever comes.
  mutating func append(_ line: LinePoints, to kept: inout LinePoints) {
    if line.isTapered {
      for (point, breadth) in zip(line.points, line.breadths) {
        append(point, breadth: breadth, to: &kept)
      }
    } else {
      for point in line.points { append(point, breadth: nil, to: &kept) }
    }
  }

  /// Adds the end of the line to the points that stay, where nothing more comes.
  func finish(_ kept: inout LinePoints) {
    if let end { kept.append(end.point, breadth: end.breadth) }
  }

  private mutating func append(_ point: PixelPoint, breadth: Double?, to kept: inout LinePoints) {
    guard let anchor = kept.points.last else {
      kept.append(point, breadth: breadth)
      return
    }
    let (last, lastBreadth) = end ?? (anchor, kept.breadths.last)
    guard point != last || breadth != lastBreadth else { return }
    let new = (point, breadth)
    if let end, !goesOn(to: new, from: (anchor, kept.breadths.last)) {
      kept.append(end.point, breadth: end.breadth)
      reach = 0
      cone = nil
      slopes = (-.infinity, .infinity)
      narrow(from: end, to: new)
    } else {
      narrow(from: (anchor, kept.breadths.last), to: new)
    }
    end = new
  }

  /// Whether all skipped points lie near the line from `anchor` to `place`.
  private func goesOn(to place: Place, from anchor: Place) -> Bool {
    let (dx, dy) = (place.point.x - anchor.point.x, place.point.y - anchor.point.y)
    guard dx * dx + dy * dy >= reach, reach < Self.longest * Self.longest else { return false }
    if let breadth = place.breadth, let first = anchor.breadth {
      let (grown, distance) = (breadth - first, (dx * dx + dy * dy).squareRoot())
      guard grown >= slopes.lower * distance, grown <= slopes.upper * distance else { return false }
    }
    guard let cone else { return true }
    return cone.left.x * dy - cone.left.y * dx >= 0 && dx * cone.right.y - dy * cone.right.x >= 0
      && (cone.left.x + cone.right.x) * dx + (cone.left.y + cone.right.y) * dy > 0
  }

  /// A line that goes on has to pass near a place.
  private mutating func narrow(from anchor: Place, to place: Place) {
    let (dx, dy) = (place.point.x - anchor.point.x, place.point.y - anchor.point.y)
    reach = dx * dx + dy * dy
    if let breadth = place.breadth, let first = anchor.breadth { narrow(by: breadth - first) }
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

  /// The breadth has to be near what it is at the reach.
  private mutating func narrow(by growth: Double) {
    let distance = reach.squareRoot()
    if distance > 0 {
      slopes.lower = max(slopes.lower, (growth - breadthTolerance) / distance)
      slopes.upper = min(slopes.upper, (growth + breadthTolerance) / distance)
    } else if abs(growth) > breadthTolerance {
      slopes = (.infinity, -.infinity)
    }
  }
}
