import Glibc

/// A colour in perceptual coordinates: lightness, green to red, and blue to yellow.
///
/// Equal steps look about equally large, which makes gradients look even. Opacity is not included.
///
/// Sources of the conversions: Björn Ottosson, "A perceptual color space for image processing" (2020); for linear
/// light: IEC 61966-2-1.
public struct OKLabColor: Equatable, Sendable {
  /// 0…1: black to white.
  public var lightness: Double
  /// Green below 0, red above; about −0.4…0.4.
  public var a: Double
  /// Blue below 0, yellow above; about −0.4…0.4.
  public var b: Double

  /// Creates a colour by its lightness and its positions on the axes green–red and blue–yellow.
  public init(lightness: Double, a: Double, b: Double) {
    (self.lightness, self.a, self.b) = (lightness, a, b)
  }

  /// Ignores the opacity.
  public init(_ color: InkColor) {
    let (red, green, blue) = (
      Self.linear(color.red), Self.linear(color.green), Self.linear(color.blue)
    )
    let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let medium = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
    a = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
    b = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
  }

  /// The nearest ink colour, each component clamped to the displayable range.
  public func inkColor(alpha: UInt8 = 255) -> InkColor {
    func cubed(_ value: Double) -> Double { value * value * value }
    let long = cubed(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let medium = cubed(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let short = cubed(lightness - 0.0894841775 * a - 1.2914855480 * b)
    return InkColor(
      red: Self.byte(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
      green: Self.byte(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
      blue: Self.byte(-0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short),
      alpha: alpha)
  }

  private static func linear(_ byte: UInt8) -> Double {
    let part = Double(byte) / 255
    return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }

  private static func byte(_ light: Double) -> UInt8 {
    let light = min(max(light, 0), 1)
    let part = light <= 0.0031308 ? 12.92 * light : 1.055 * pow(light, 1 / 2.4) - 0.055
    return UInt8(saturating: (part * 255).rounded())
  }
}
