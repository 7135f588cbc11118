import Base

/// Drops points of a line that are within a twentieth of a pixel of the line through the others.
///
/// Cairo's time grows with the number of points, and a hand's samples are often closer than visible, most of them in a
/// preview. The choice depends only on earlier points, so a growing line is thinned like the finished one. Each dropped
/// point narrows the cone of the line's allowed directions from the last kept point; a point outside the cone, or
/// nearer than its predecessor, causes the predecessor to be kept. (Reumann and Witkam's corridor with an opening cone
/// instead of parallel rails.) If the width varies, each dropped point likewise narrows the slopes of the breadth.
struct LineThinning {
  /// The greatest distance of a dropped point from the line, in pixels.
  static let tolerance = 0.05

  /// The approximate greatest distance between kept points, so that a growing line only changes near its end; in
  /// pixels.
  private static let longest = 32.0

  /// The last kept point.
  private var anchor: Point?
  /// The end of the line, kept if it does not grow further.
  private var end: Point?
  /// The squared distance from the last kept point to the end.
  private var reach = 0.0
  /// The allowed directions of the line.
  private var cone: Cone?
  /// The allowed growth of the breadth per pixel; lower exceeds upper if none is allowed.
  private var slopes = (lower: -Double.infinity, upper: Double.infinity)
  private let breadthTolerance: Double

  /// A point of the line, with the width if it varies.
  private struct Point: Equatable {
    var x: Double
    var y: Double
    var breadth: Double
  }

  /// Vectors along its edges, of any length, with y down.
  private struct Cone {
    var leftX: Double
    var leftY: Double
    var rightX: Double
    var rightY: Double

    func contains(_ dx: Double, _ dy: Double) -> Bool {
      leftX * dy - leftY * dx >= 0 && dx * rightY - dy * rightX >= 0
        && (leftX + rightX) * dx + (leftY + rightY) * dy > 0
    }

    /// Intersects the cones, whose respective edges must be less than half a turn apart.
    mutating func narrow(to other: Cone) {
      if leftX * other.leftY - leftY * other.leftX > 0 {
        (leftX, leftY) = (other.leftX, other.leftY)
      }
      if other.rightX * rightY - other.rightY * rightX > 0 {
        (rightX, rightY) = (other.rightX, other.rightY)
      }
    }
  }

  /// - Parameter width: the pen's, in pixels.
  init(width: Double) { breadthTolerance = Self.tolerance / width }

  static func thin(_ line: LinePoints, width: Double) -> LinePoints {
    var thinning = LineThinning(width: width)
    var kept = LinePoints()
    kept.reserveCapacity(line.points.count)
    thinning.append(line, to: &kept)
    thinning.finish(&kept)
    return kept
  }

  /// Extends the line.
  ///
  /// - Parameter kept: receives the points that are final.
  mutating func append(_ line: LinePoints, to kept: inout LinePoints) {
    let isTapered = line.isTapered
    // Local variables stay in registers.
    var thinning = self
    defer { self = thinning }
    for (index, point) in line.points.enumerated() {
      let breadth = isTapered ? line.breadths[index] : 1
      let place = Point(x: point.x, y: point.y, breadth: breadth)
      if let place = thinning.next(place, isTapered: isTapered) {
        thinning.keep(place, isTapered: isTapered, in: &kept)
      }
    }
  }

  /// Adds the end of the line to the kept points once the line is complete.
  func finish(_ kept: inout LinePoints) {
    if let end { keep(end, isTapered: kept.isTapered, in: &kept) }
  }

  private func keep(_ place: Point, isTapered: Bool, in kept: inout LinePoints) {
    kept.append(
      PixelPoint(x: place.x, y: place.y), breadth: isTapered ? place.breadth : nil)
  }

  /// Advances to a point.
  ///
  /// - Returns: the point that thereby becomes final.
  private mutating func next(_ place: Point, isTapered: Bool) -> Point? {
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

  /// Whether all dropped points are close to the line from `anchor` to `place`.
  private func goesOn(to place: Point, from anchor: Point, isTapered: Bool) -> Bool {
    let (dx, dy) = (place.x - anchor.x, place.y - anchor.y)
    guard dx * dx + dy * dy >= reach, reach < Self.longest * Self.longest else { return false }
    if isTapered {
      let (grown, distance) = (place.breadth - anchor.breadth, (dx * dx + dy * dy).squareRoot())
      guard grown >= slopes.lower * distance, grown <= slopes.upper * distance else { return false }
    }
    return cone?.contains(dx, dy) ?? true
  }

  /// Requires a continuing line to pass near a point.
  private mutating func narrow(from anchor: Point, to place: Point, isTapered: Bool) {
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

  /// Requires the breadth to be close to the actual one at the reach.
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
