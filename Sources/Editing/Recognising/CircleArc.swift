public import Base

/// A part of a circle, in units of the paper's longer side.
public struct CircleArc: Equatable, Sendable {
  /// The centre of the circle.
  public var center: PaperPoint
  /// The radius of the circle; positive.
  public var radius: Double
  /// The start angle, in radians clockwise from the x axis.
  public var start: Double
  /// The angle that it covers, in radians; negative for anticlockwise.
  public var sweep: Double

  /// Creates an arc from its circle and its angles in radians.
  public init(center: PaperPoint, radius: Double, start: Double, sweep: Double) {
    self.center = center
    self.radius = radius
    self.start = start
    self.sweep = sweep
  }

  /// Returns the point at a fraction of it: 0 is its start, 1 its end.
  public func point(_ fraction: Double) -> PaperPoint {
    center + PaperAngle.direction(radians: start + sweep * fraction) * radius
  }

  /// Returns the distance of a point from it.
  func distance(to point: PaperPoint) -> Double {
    let offset = point - center
    let turn = 2 * Double.pi
    var angle = PaperAngle.radians(of: offset) - start
    if sweep < 0 { angle = -angle }
    angle -= (angle / turn).rounded(.down) * turn
    if angle <= abs(sweep) { return abs(offset.length - radius) }
    return min((point - self.point(0)).length, (point - self.point(1)).length)
  }
}
