/// The outline of a round pen whose width varies along a line: one closed contour, to be filled non-zero.
///
///     var outline = LineOutline(tolerance: 0.05)
///     for circle in circles { outline.append(circle) }
///     let corners = outline.polygon
///
/// A pen covers the convex hulls of consecutive circles. The contour runs along their tangents, forwards on one side
/// and backwards on the other, with arcs round the outer side of bends and round both ends. It is correct for any line,
/// including loops, cusps and jumps of the radius, since it sums the edges of parts that are all wound the same way, so
/// that none can cancel another:
///
/// - the two halves of each hull without its circles, left and right of the way: trapezia between a piece of the line
///   and a tangent. Inner parts of the edge cancel.
/// - at each join the sectors between the two tangents' points of contact on the outer side; at the ends the sectors
///   that face away. On the inner side of a bend the contour reaches the next tangent via the centre: nothing is added.
///
/// The parts lie exactly within the hulls, and cover them. A hull consists of its trapezia, the front of its last
/// circle and the back of its first one. A point in a front is in the sector of the join, or else in the next hull: in
/// its trapezia or its front; and so on, until, at the latest, the sector at the end. Backs likewise lead to the start.
///
/// If two tangents on the inner side cross, the contour uses the crossing instead of the centre. This omits once the
/// area that both trapezia cover: a point in k of such crossings is in more than k trapezia.
///
/// Joins that are nearly flat, and arcs, become corners at the crossings of tangents, which stand out by less than the
/// tolerance: nothing inside is ever left open.
public struct LineOutline: Sendable {
  private var left: OutlineEdge
  private var right: OutlineEdge
  private var first: PenCircle?
  private var last: PenCircle?
  private var firstTangents: CircleTangents?
  private var lastTangents: CircleTangents?

  /// - Parameter tolerance: the greatest distance of the contour outside the exact edge, in the unit of the
  ///   coordinates.
  public init(tolerance: Double) { self.init(tolerance: tolerance, overlap: tolerance) }

  /// - Parameter overlap: the greatest overlap of parts separated by a hair.
  init(tolerance: Double, overlap: Double) {
    let (tolerance, overlap) = (Self.usable(tolerance), Self.usable(overlap))
    left = OutlineEdge(.left, tolerance: tolerance, overlap: overlap)
    right = OutlineEdge(.right, tolerance: tolerance, overlap: overlap)
  }

  static func usable(_ tolerance: Double) -> Double {
    tolerance.isFinite ? max(tolerance, 1e-9) : 1e-9
  }

  /// Creates the outline of a line's circles.
  public init(of circles: some Collection<PenCircle>, tolerance: Double) {
    self.init(tolerance: tolerance)
    left.reserveCapacity(2 * circles.count + 64)
    right.reserveCapacity(circles.count + 64)
    for circle in circles { append(circle) }
  }

  /// Appends the next circle in constant time; ignores circles that are not finite or have a negative radius.
  public mutating func append(_ circle: PenCircle) {
    guard circle.isUsable, circle != last else { return }
    defer { last = circle }
    guard let last else {
      first = circle
      return
    }
    let tangents = CircleTangents(from: last, to: circle, before: lastTangents?.direction)
    if let lastTangents {
      left.join(at: last, from: lastTangents, to: tangents)
      right.join(at: last, from: lastTangents, to: tangents)
    } else {
      firstTangents = tangents
    }
    lastTangents = tangents
  }

  /// The corners of the closed contour; empty without a circle.
  public var polygon: [PixelPoint] { corners.map { PixelPoint(x: $0.x, y: $0.y) } }

  var corners: [SIMD2<Double>] {
    guard let first, let last else { return [] }
    var contour = left
    if let firstTangents, let lastTangents {
      contour.cap(last, of: lastTangents, by: 2 * lastTangents.contactAngle)
      contour.append(right.points.reversed())
      // In reverse, the right side is the left one.
      contour.cap(first, of: firstTangents.reversed, by: 2 * (.pi - firstTangents.contactAngle))
    } else if first.radius > 0 {
      contour.arc(of: first, from: SIMD2(1, 0), by: 2 * .pi)
    }
    return contour.points
  }
}
