import Glibc

/// The tilt of a pen in whole degrees from upright, the unit of tablets.
///
/// It records the hand: drawn lines keep it when moved, turned or restyled.
public struct PenTilt: Equatable, Hashable, Sendable {
  /// The tilts of a pen, from one side of the tablet's surface to the other.
  public static let allowedDegrees = -90.0...90.0
  /// Also the tilt of devices that report none.
  public static let upright = PenTilt(x: 0, y: 0)

  /// Positive if the pen's upper end is to the right of the tip.
  public let x: Int8
  /// Positive if the pen's upper end is closer to the hand, which is lower on the screen.
  public let y: Int8

  /// Clamps to ±90°; NaN becomes upright.
  public init(x: Double, y: Double) {
    self.x = Self.whole(x)
    self.y = Self.whole(y)
  }

  /// - Parameter degrees: x and y, averaged over several samples.
  init(degrees: SIMD2<Double>) { self.init(x: degrees.x, y: degrees.y) }

  var degrees: SIMD2<Double> { SIMD2(Double(x), Double(y)) }

  /// The angle from upright at which a pen writes with its side, in degrees.
  public static let flat = 60.0

  /// The angle from upright as a fraction of `flat`, 0…1.
  ///
  /// The tilts are angles of the pen's two projections: the tangent of the whole angle is the length of their tangents.
  public var flatness: Double {
    let (x, y) = (tan(degrees.x * .pi / 180), tan(degrees.y * .pi / 180))
    let angle = atan((x * x + y * y).squareRoot()) * 180 / .pi
    return min(angle / Self.flat, 1)
  }

  private static func whole(_ degrees: Double) -> Int8 {
    guard !degrees.isNaN else { return 0 }
    return Int8(
      saturating:
        min(max(degrees.rounded(), allowedDegrees.lowerBound), allowedDegrees.upperBound))
  }

  /// Interpolates towards another tilt, 0…1.
  public func tilt(_ fraction: Double, towards other: PenTilt) -> PenTilt {
    PenTilt(degrees: degrees + (other.degrees - degrees) * fraction)
  }
}
