/// Finds intended corners: two straight legs that meet, if no smooth curve fits them.
///
/// The corner is the intersection of both legs, whether or not there is a sample.
struct CornerSearch {
  struct Corner {
    var vertex: PaperPoint
    /// The number of spots in each leg.
    var before: Int
    var after: Int
  }

  /// The greatest and the least number of spots in a leg.
  static let longestLeg = 12
  private static let shortestLeg = 3
  /// The least length of a leg, in greatest residuals: on a shorter one, a smooth line fits the corner as well.
  private static let shortestWay = 12.0
  /// The number of a leg's spots that may be beyond the reach of fits.
  private static let farSpots = 5
  /// The number of following gaps that may show the corner better.
  private static let rivals = 3
  /// The least and the greatest turn of a corner, beyond which the legs are one, in radians.
  private static let turns = 35 * Double.pi / 180...170 * Double.pi / 180

  /// The greatest bend of both legs together in the same direction, as a fraction of the corner's turn.
  private static let greatestBend = 0.3

  let bounds: FitBounds
  let spots: [SampleTrail.Spot]

  /// Whether the spots suffice to decide about corners after one of them.
  func knows(_ index: Int, from barrier: Int) -> Bool {
    if index + Self.shortestLeg < spots.count, !mayTurn(after: index, from: barrier) { return true }
    // The last leg to examine starts here, and ends beyond the reach of fits at the latest.
    let first = index + Self.rivals + 1
    if first + Self.longestLeg < spots.count { return true }
    guard first + Self.farSpots < spots.count else { return false }
    var way = 0.0
    for next in first + 1..<spots.count {
      way += (spots[next].position - spots[next - 1].position).length
      if way > bounds.reach { return true }
    }
    return false
  }

  /// The corner between a spot and the next one, unless one of the following gaps shows it better.
  ///
  /// - Parameter barrier: the first spot allowed in a leg.
  func bestCorner(after index: Int, from barrier: Int) -> Corner? {
    guard let corner = corner(after: index, from: barrier) else { return nil }
    for other in index + 1...index + Self.rivals {
      if let rival = self.corner(after: other, from: barrier),
        rival.before + rival.after > corner.before + corner.after
      {
        return nil
      }
    }
    return corner
  }

  /// Returns a corner's vertex, moved to a nearby spot if that spot is on both legs.
  func vertex(of corner: Corner, after index: Int, in spot: Int, from barrier: Int) -> PaperPoint {
    guard let left = leg(from: spot, by: -1, to: barrier),
      let right = leg(from: spot, by: 1, to: spots.count - 1),
      spot - left.count <= index - corner.before, spot + right.count > index + corner.after,
      let vertex = meeting(of: left, right)
    else { return corner.vertex }
    let place = spots[spot].position
    return place + (vertex - place).clamped(to: bounds.residual * 0.8)
  }

  private func corner(after index: Int, from barrier: Int) -> Corner? {
    guard index + Self.shortestLeg < spots.count, mayTurn(after: index, from: barrier) else {
      return nil
    }
    guard let left = leg(from: index, by: -1, to: barrier),
      let right = leg(from: index + 1, by: 1, to: spots.count - 1),
      Self.turns.contains(Self.angle(from: -left.direction, to: right.direction)),
      !isBend(left, right), !isSmooth(index + 1 - left.count...index + right.count),
      let vertex = meeting(of: left, right)
    else { return nil }
    return Corner(vertex: vertex, before: left.count, after: right.count)
  }

  /// Whether the chords around the gap turn enough for a corner, which rules most places out.
  ///
  /// - Precondition: there are enough spots for a leg after it.
  private func mayTurn(after index: Int, from barrier: Int) -> Bool {
    guard index + 1 - barrier >= Self.shortestLeg else { return false }
    let before = spots[index].position - spots[index - 2].position
    let after = spots[index + 3].position - spots[index + 1].position
    return Self.angle(from: before, to: after) > 0.7 * Self.turns.lowerBound
  }

  /// Whether the legs bend in the direction of the corner by a large part of its turn: then they are the flanks of a
  /// rounded peak.
  private func isBend(_ left: Leg, _ right: Leg) -> Bool {
    let (u, v) = (-left.direction, right.direction)
    let side = u.dx * v.dy - u.dy * v.dx < 0 ? -1.0 : 1
    // The left leg was followed from the corner outwards.
    return side * (right.bend - left.bend) > Self.greatestBend * Self.angle(from: u, to: v)
  }

  // MARK: Legs

  private struct Leg {
    /// The point of the leg nearest to the corner.
    var tip: PaperPoint
    /// The unit vector away from the corner.
    var direction: PaperVector
    var count: Int
    /// The bend away from the corner, in radians, clockwise with y down.
    var bend: Double
    /// The distance between spots.
    var pace: Double
  }

  /// The straight line from a spot over as many others as stay within the bounds.
  private func leg(from start: Int, by step: Int, to limit: Int) -> Leg? {
    let origin = spots[start].position
    var leg: Leg?
    var fit = PolynomialFit()
    var arcs: [Double] = []
    var (index, arc) = (start, 0.0)
    while true {
      fit.add(spots[index].position - origin, at: arc)
      arcs.append(arc)
      if arcs.count >= Self.shortestLeg {
        guard let line = fit.coefficients(degree: 1),
          isWithin(bounds.residual, of: line, from: start, by: step, arcs: arcs)
        else { break }
        let direction = line.derivative(at: 0)
        // Jitter makes the arc longer than the leg.
        if arc * direction.length >= Self.shortestWay * bounds.residual, direction.length > 0 {
          leg = Leg(
            tip: origin + line.value(at: 0), direction: direction * (1 / direction.length),
            count: arcs.count, bend: bend(of: fit, direction, over: arc),
            pace: arc / Double(arcs.count - 1))
        }
      }
      guard index != limit, arcs.count < Self.longestLeg else { break }
      let way = (spots[index + step].position - spots[index].position).length
      guard arc + way <= bounds.reach || arcs.count < Self.farSpots else { break }
      arc += way
      index += step
    }
    return leg
  }

  /// The turn of a parabola through the spots of a leg.
  private func bend(of fit: PolynomialFit, _ direction: PaperVector, over arc: Double) -> Double {
    guard let curve = fit.coefficients(degree: 2) else { return 0 }
    let second = PaperVector(dx: 2 * curve.x[2], dy: 2 * curve.y[2])
    return (direction.dx * second.dy - direction.dy * second.dx) * arc / direction.dot(direction)
  }

  /// Whether a single cubic fits the spots about as well as both legs.
  private func isSmooth(_ range: ClosedRange<Int>) -> Bool {
    let start = range.lowerBound
    let origin = spots[start].position
    var arcs = [0.0]
    for index in range.dropFirst() {
      arcs.append(arcs[arcs.count - 1] + (spots[index].position - spots[index - 1].position).length)
    }
    let half = arcs[arcs.count - 1] / 2
    guard half > 0 else { return true }
    let places = arcs.map { $0 / half - 1 }
    var fit = PolynomialFit()
    for (index, place) in zip(range, places) { fit.add(spots[index].position - origin, at: place) }
    guard let curve = fit.coefficients(degree: 3) else { return true }
    return isWithin(bounds.residual * 1.6, of: curve, from: start, by: 1, arcs: places)
  }

  private func isWithin(
    _ distance: Double, of curve: PolynomialFit.Coefficients, from start: Int, by step: Int,
    arcs: [Double]
  ) -> Bool {
    arcs.indices.allSatisfy { place in
      let residual =
        spots[start + place * step].position - spots[start].position - curve.value(at: arcs[place])
      return abs(residual.dx) <= distance && abs(residual.dy) <= distance
    }
  }

  /// The intersection of the legs, unless it is behind their tips or farther beyond them than a hand moves between two
  /// samples.
  private func meeting(of left: Leg, _ right: Leg) -> PaperPoint? {
    let (u, v) = (-left.direction, -right.direction)
    let cross = u.dx * v.dy - u.dy * v.dx
    guard abs(cross) > 0.1 else { return nil }
    let between = right.tip - left.tip
    let ahead = (between.dx * v.dy - between.dy * v.dx) / cross
    let back = (between.dx * u.dy - between.dy * u.dx) / cross
    let slack = 2 * bounds.residual
    // The sharper the corner, the farther rounding moves its vertex: by 1 ÷ tan of half its angle.
    let narrowness = max(1, (1 + u.dot(v)) / abs(cross))
    guard ahead >= -slack * narrowness, back >= -slack * narrowness,
      ahead + back <= 1.2 * max(left.pace, right.pace) + 0.6 * slack * narrowness
    else { return nil }
    return left.tip + u * ahead
  }

  private static func angle(from a: PaperVector, to b: PaperVector) -> Double {
    guard a != .zero, b != .zero else { return 0 }
    return abs(PaperAngle.radians(of: PaperVector(dx: a.dot(b), dy: a.dx * b.dy - a.dy * b.dx)))
  }
}
