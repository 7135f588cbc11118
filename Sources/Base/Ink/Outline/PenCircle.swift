/// The disc that a round pen covers at one point of a line.
public struct PenCircle: Equatable, Hashable, Sendable {
  /// In any unit shared with the radius and the tolerance.
  public var center: PixelPoint
  /// Not negative; 0 for a line that thins to nothing.
  public var radius: Double

  /// Creates a disc around a centre.
  public init(_ center: PixelPoint, radius: Double) {
    self.center = center
    self.radius = radius
  }

  /// The limit of coordinates, beyond which their squares overflow.
  private static let farthest = 1e12

  /// Whether the circle can be part of an outline.
  var isUsable: Bool {
    abs(center.x) <= Self.farthest && abs(center.y) <= Self.farthest && radius >= 0
      && radius <= Self.farthest
  }

  var middle: SIMD2<Double> { SIMD2(center.x, center.y) }
}
