import Base
import Glibc

/// A drawing colour in sRGB: red, green, blue and opacity, 0…1 each, not premultiplied.
public struct Color: Equatable, Hashable, Sendable {
  /// The red part, as if opaque.
  public var red: Double
  /// The green part, as if opaque.
  public var green: Double
  /// The blue part, as if opaque.
  public var blue: Double
  /// The opacity: 0 for transparent, 1 for opaque.
  public var alpha: Double

  /// Opaque black.
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = Color(red: 1, green: 1, blue: 1)
  /// Full transparency.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

  /// Creates a colour, opaque unless said otherwise. Values outside of 0…1 are kept.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// 0xRRGGBB.
  public init(_ rgb: UInt32, alpha: Double = 1) {
    func part(_ shift: UInt32) -> Double { Double(rgb >> shift & 255) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: alpha)
  }

  /// 0xRRGGBB, without the opacity.
  public var rgb: UInt32 {
    func part(_ value: Double) -> UInt32 {
      UInt32(saturating: (min(max(value, 0), 1) * 255).rounded())
    }
    return part(red) << 16 | part(green) << 8 | part(blue)
  }

  /// Returns the colour with another opacity, which replaces its own.
  public func with(alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Lighter for a positive amount, up to white at 1; darker for a negative one, down to black at −1.
  public func shaded(_ amount: Double) -> Color {
    mixed(with: (amount > 0 ? Color.white : .black).with(alpha: alpha), by: abs(amount))
  }

  /// Interpolates towards another colour: 0 is this one, 1 the other.
  public func mixed(with other: Color, by amount: Double) -> Color {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * amount }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }

  /// The perceived brightness, 0…1, ignoring opacity.
  ///
  /// Source: WCAG 2.2, "relative luminance".
  public var luminance: Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The contrast ratio of WCAG 2.2: 1 for equal colours, 21 for black on white.
  public func contrast(with other: Color) -> Double {
    let (light, dark) = (max(luminance, other.luminance), min(luminance, other.luminance))
    return (light + 0.05) / (dark + 0.05)
  }
}
