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

  /// The last point that was kept.
  private var anchor: Place?
  /// The end of the line, which stays if nothing more comes.
  private var end: Place?
  /// From the last kept point to the end, squared.
  private var reach = 0.0
  /// The directions in which the line may go on.
  private var cone: Cone?
  /// By how much the breadth may grow with each pixel; the lower one is greater where nothing is allowed.
  private var slopes = (lower: -Double.infinity, upper: Double.infinity)
  private let breadthTolerance: Double

  /// A point of the line, and how wide the line is there if its width changes.
  private struct Place: Equatable {
    var x: Double
    var y: Double
    var breadth: Double
  }

  /// Vectors along its edges, of any length, y pointing down.
  private struct Cone {
    var leftX: Double
    var leftY: Double
    var rightX: Double
    var rightY: Double

    func contains(_ dx: Double, _ dy: Double) -> Bool {
      leftX * dy - leftY * dx >= 0 && dx * rightY - dy * rightX >= 0
        && (leftX + rightX) * dx + (leftY + rightY) * dy > 0
    }

    /// What both have in common, where each edge of one lies less than half a turn from that of the other.
    mutating func narrow(to other: Cone) {
      if leftX * other.leftY - leftY * other.leftX > 0 {
        (leftX, leftY) = (other.leftX, other.leftY)
      }
      if other.rightX * rightY - other.rightY * rightX > 0 {
        (rightX, rightY) = (other.rightX, other.rightY)
      }
    }
  }

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
    let isTapered = line.isTapered
    // What is in local variables stays in registers.
    var thinning = self
    defer { self = thinning }
    for (index, point) in line.points.enumerated() {
      let breadth = isTapered ? line.breadths[index] : 1
      let place = Place(x: point.x, y: point.y, breadth: breadth)
      if let place = thinning.next(place, isTapered: isTapered) {
        thinning.keep(place, isTapered: isTapered, in: &kept)
      }
    }
  }

  /// Adds the end of the line to the points that stay, where nothing more comes.
  func finish(_ kept: inout LinePoints) {
    if let end { keep(end, isTapered: kept.isTapered, in: &kept) }
  }

  private func keep(_ place: Place, isTapered: Bool, in kept: inout LinePoints) {
    kept.append(
      PixelPoint(x: place.x, y: place.y), breadth: isTapered ? place.breadth : nil)
  }

  /// Goes on to a place.
  ///
  /// - Returns: which place stays for it.
  private mutating func next(_ place: Place, isTapered: Bool) -> Place? {
    guard let anchor else {
      anchor = place
      return place
    }
    guard place != end ?? anchor else { return nil }
    defer { end = place }
    if let end, !goesOn(to: place, from: anchor, isTapered: isTapered) {
      self.anchor = end
      reach = 0
      cone = nil
      slopes = (-.infinity, .infinity)
      narrow(from: end, to: place, isTapered: isTapered)
      return end
    }
    narrow(from: anchor, to: place, isTapered: isTapered)
    return nil
  }

  /// Whether all skipped points lie near the line from `anchor` to `place`.
  private func goesOn(to place: Place, from anchor: Place, isTapered: Bool) -> Bool {
    let (dx, dy) = (place.x - anchor.x, place.y - anchor.y)
    guard dx * dx + dy * dy >= reach, reach < Self.longest * Self.longest else { return false }
    if isTapered {
      let (grown, distance) = (place.breadth - anchor.breadth, (dx * dx + dy * dy).squareRoot())
      guard grown >= slopes.lower * distance, grown <= slopes.upper * distance else { return false }
    }
    return cone?.contains(dx, dy) ?? true
  }

  /// A line that goes on has to pass near a place.
  private mutating func narrow(from anchor: Place, to place: Place, isTapered: Bool) {
    let (dx, dy) = (place.x - anchor.x, place.y - anchor.y)
    reach = dx * dx + dy * dy
    if isTapered { narrow(by: place.breadth - anchor.breadth) }
    let tolerance = Self.tolerance
    guard reach > tolerance * tolerance else { return }
    // The tangents from the anchor to the circle of tolerance round the point, this long each.
    let tangent = (reach - tolerance * tolerance).squareRoot()
    let tangents = Cone(
      leftX: dx * tangent + dy * tolerance, leftY: dy * tangent - dx * tolerance,
      rightX: dx * tangent - dy * tolerance, rightY: dy * tangent + dx * tolerance)
    if cone == nil { cone = tangents } else { cone?.narrow(to: tangents) }
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
