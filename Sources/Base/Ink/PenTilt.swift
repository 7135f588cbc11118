/// How far a pen leans, in whole degrees from upright, which is what tablets tell.
///
/// It is that of the hand: what was drawn keeps it, however it is moved, turned or restyled.
public struct PenTilt: Equatable, Hashable, Sendable {
  public static let allowedDegrees = -90.0...90.0
  /// Also that of every device that tells none.
  public static let upright = PenTilt(x: 0, y: 0)

  /// Above 0 where the pen's upper end is to the right of the one that points.
  public let x: Int8
  /// Above 0 where the pen's upper end is nearer to the hand, which is lower on the screen.
  public let y: Int8

  /// What lies beyond ±90° is brought there; what is no number is upright.
  public init(x: Double, y: Double) {
    self.x = Self.whole(x)
    self.y = Self.whole(y)
  }

  /// - Parameter degrees: x and y, as a mean of several.
  init(degrees: SIMD2<Double>) { self.init(x: degrees.x, y: degrees.y) }

  var degrees: SIMD2<Double> { SIMD2(Double(x), Double(y)) }

  private static func whole(_ degrees: Double) -> Int8 {
    guard !degrees.isNaN else { return 0 }
    return Int8(
      saturating:
        min(max(degrees.rounded(), allowedDegrees.lowerBound), allowedDegrees.upperBound))
  }

  /// The tilt on the way to another one, 0…1.
  public func tilt(_ fraction: Double, towards other: PenTilt) -> PenTilt {
    PenTilt(degrees: degrees + (other.degrees - degrees) * fraction)
  }
}
