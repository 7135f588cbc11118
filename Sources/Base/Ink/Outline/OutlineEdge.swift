import Glibc

/// One side of an outline: the joined tangents of consecutive circles.
///
/// The joins make the whole outline a sum of parts that are all wound the same way; see `LineOutline`.
struct OutlineEdge {
  private(set) var points: [SIMD2<Double>] = []
  private let side: OutlineSide
  /// The distance by which an arc's corners may stand out.
  private let tolerance: Double
  /// The length by which a tangent is extended if the contour returns to the centre.
  private let overlap: Double

  init(_ side: OutlineSide, tolerance: Double, overlap: Double) {
    self.side = side
    self.tolerance = tolerance
    self.overlap = overlap
  }

  mutating func reserveCapacity(_ count: Int) { points.reserveCapacity(count) }

  mutating func append(_ more: some Sequence<SIMD2<Double>>) {
    points.append(contentsOf: more)
  }

  /// Joins the tangents that end and start at a circle.
  mutating func join(
    at circle: PenCircle, from before: CircleTangents, to after: CircleTangents
  ) {
    let (from, to) = (before.normal(side), after.normal(side))
    let cosine = from.dot(to)
    guard cosine > 0, before.direction.dot(after.direction) > 0 else {
      return joinSharply(at: circle, from: before, to: after)
    }
    // Both turn by less than a right angle: the sign of the cross product is the direction.
    let inwards = from.cross(to) * side.sign
    if inwards < 0 {
      let reach = circle.radius + tolerance
      guard 2 * circle.radius * circle.radius <= (1 + cosine) * reach * reach else {
        return bend(round: circle, from: before, to: after, by: atan2(-inwards, cosine))
      }
      if before.length == 0 { touch(circle, from) }
      meet(circle, from, to)
      if after.length == 0 { touch(circle, to) }
    } else if inwards * circle.radius <= min(before.length, after.length),
      after.direction.cross(from) * side.sign >= 0, before.direction.cross(to) * side.sign >= 0
    {
      // Each tangent ends on the far side of the other: they cross, and both trapezia cover the area beyond.
      meet(circle, from, to)
    } else {
      turnBack(at: circle, from: before, to: after)
    }
  }

  /// Joins two tangents if at least one turns by a right angle or more.
  private mutating func joinSharply(
    at circle: PenCircle, from before: CircleTangents, to after: CircleTangents
  ) {
    let turn = atan2(
      before.direction.cross(after.direction), before.direction.dot(after.direction))
    let inwards = turn * side.sign + after.contactAngle - before.contactAngle
    if inwards < 0 {
      bend(round: circle, from: before, to: after, by: -inwards)
    } else {
      turnBack(at: circle, from: before, to: after)
    }
  }

  /// Adds the crossing of two tangents of a circle with points of contact less than half a turn apart.
  private mutating func meet(_ circle: PenCircle, _ from: SIMD2<Double>, _ to: SIMD2<Double>) {
    points.append(circle.middle + (from + to) * (circle.radius / (1 + from.dot(to))))
  }

  /// Follows the outer side of a bend.
  private mutating func bend(
    round circle: PenCircle, from before: CircleTangents, to after: CircleTangents, by angle: Double
  ) {
    if before.length == 0 { touch(circle, before.normal(side)) }
    arc(of: circle, from: before.normal(side), by: angle)
    if after.length == 0 { touch(circle, after.normal(side)) }
  }

  /// Connects the points of contact through the centre.
  ///
  /// Both tangents are extended by a few tolerances along the circle's edge: otherwise the lines to and from the centre
  /// would be so close that rounding swaps them, leaving a gap.
  private mutating func turnBack(
    at circle: PenCircle, from before: CircleTangents, to after: CircleTangents
  ) {
    let reach = min(overlap, circle.radius / 4) * side.sign
    let (from, to) = (before.normal(side), after.normal(side))
    touch(circle, from, past: before.length == 0 ? 0 : reach)
    points.append(circle.middle)
    touch(circle, to, past: after.length == 0 ? 0 : -reach)
  }

  /// Adds a point of contact. A tangent passes through it anyway, but a join of swallowed circles does not.
  ///
  /// - Parameter reach: the distance beyond it, from y towards x.
  private mutating func touch(
    _ circle: PenCircle, _ normal: SIMD2<Double>, past reach: Double = 0
  ) {
    points.append(circle.middle + normal * circle.radius - normal.perpendicular * reach)
  }

  /// Follows the end of the line to the other side.
  mutating func cap(_ circle: PenCircle, of tangents: CircleTangents, by angle: Double) {
    let from = tangents.normal(side)
    if tangents.length == 0 { touch(circle, from) }
    arc(of: circle, from: from, by: angle)
    if tangents.length == 0 { touch(circle, tangents.normal(side.other)) }
  }

  /// Adds the corners of a polygon circumscribed about an arc, away from the line.
  ///
  /// - Parameters:
  ///   - from: the unit vector to the start of the arc.
  ///   - angle: not negative.
  mutating func arc(of circle: PenCircle, from: SIMD2<Double>, by angle: Double) {
    let radius = circle.radius
    guard radius > 0 else { return points.append(circle.middle) }
    let widest = min(max(2 * acos(radius / (radius + tolerance)), 1e-3), .pi / 2)
    let count = max((angle / widest).rounded(.up), 1)
    let half = -side.sign * angle / count / 2
    let (cosine, sine) = (cos(half), sin(half))
    var corner = from.turned(cosine: cosine, sine: sine) * (radius / cosine)
    let (stepCosine, stepSine) = (cosine * cosine - sine * sine, 2 * sine * cosine)
    for _ in 0..<Int(saturating: count) {
      points.append(circle.middle + corner)
      corner = corner.turned(cosine: stepCosine, sine: stepSine)
    }
  }
}
