import Glibc

/// The tilt of a pen in whole degrees from upright, the unit of tablets, and its rotation about its own length.
///
/// It records the hand: drawn lines keep it when moved, turned or restyled.
public struct PenTilt: Equatable, Hashable, Sendable {
  /// The tilts of a pen, from one side of the tablet's surface to the other.
  public static let allowedDegrees = -90.0...90.0
  /// The whole degrees of a rotation.
  public static let allowedRotations = 0..<360
  /// Also the tilt of devices that report none.
  public static let upright = PenTilt(x: 0, y: 0)

  /// Positive if the pen's upper end is to the right of the tip.
  public let x: Int8
  /// Positive if the pen's upper end is closer to the hand, which is lower on the screen.
  public let y: Int8
  /// The whole degrees of the rotation; negative for none, as an optional number would cost more memory.
  private let turn: Int16

  /// Clamps the tilt to ±90° and the rotation to a full turn; NaN becomes upright, or no rotation.
  ///
  /// - Parameter rotation: in degrees, clockwise as seen from above; nil for pens that measure none.
  public init(x: Double, y: Double, rotation: Double? = nil) {
    self.x = Self.whole(x)
    self.y = Self.whole(y)
    turn = rotation.map(Self.wholeTurn) ?? -1
  }

  /// The whole degrees of the rotation clockwise, seen from above; nil for pens that measure none.
  public var rotation: Int? { turn < 0 ? nil : Int(turn) }

  /// The tilts x and y in degrees, and the direction of the rotation as a point on the unit circle or, without a
  /// rotation, in its middle, so that they can be averaged.
  public typealias Measures = SIMD4<Double>

  /// - Parameter measures: averaged over several samples.
  init(_ measures: Measures) {
    let isKnown = measures.z * measures.z + measures.w * measures.w > 0.01
    self.init(
      x: measures.x, y: measures.y,
      rotation: isKnown ? atan2(measures.w, measures.z) * 180 / .pi : nil)
  }

  var measures: Measures {
    guard let rotation else { return Measures(Double(x), Double(y), 0, 0) }
    let angle = Double(rotation) * .pi / 180
    return Measures(Double(x), Double(y), cos(angle), sin(angle))
  }

  /// The angle from upright at which a pen writes with its side, in degrees.
  public static let flat = 60.0

  /// The angle from upright as a fraction of `flat`, 0…1.
  ///
  /// The tilts are angles of the pen's two projections: the tangent of the whole angle is the length of their tangents.
  public var flatness: Double {
    let (x, y) = (tan(Double(x) * .pi / 180), tan(Double(y) * .pi / 180))
    let angle = atan((x * x + y * y).squareRoot()) * 180 / .pi
    return min(angle / Self.flat, 1)
  }

  /// The direction on the paper that the hand gives a nib, anticlockwise from the x axis, in radians: that of the
  /// rotation or, for pens that measure none, of the tilt.
  public var direction: Double {
    if let rotation { return -Double(rotation) * .pi / 180 }
    return x == 0 && y == 0 ? 0 : atan2(-Double(y), Double(x))
  }

  private static func whole(_ degrees: Double) -> Int8 {
    guard !degrees.isNaN else { return 0 }
    return Int8(
      saturating:
        min(max(degrees.rounded(), allowedDegrees.lowerBound), allowedDegrees.upperBound))
  }

  private static func wholeTurn(_ degrees: Double) -> Int16 {
    guard degrees.isFinite else { return -1 }
    let rest = degrees.rounded().truncatingRemainder(dividingBy: 360)
    return Int16(saturating: rest < 0 ? rest + 360 : rest)
  }

  /// Interpolates towards another tilt, 0…1, and the rotation by the shorter way.
  public func tilt(_ fraction: Double, towards other: PenTilt) -> PenTilt {
    PenTilt(measures + (other.measures - measures) * fraction)
  }
}
