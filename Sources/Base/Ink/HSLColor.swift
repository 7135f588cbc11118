/// A colour by hue, saturation and lightness.
///
/// Source of the conversions: CSS Color 4, “HSL Colors”.
public struct HSLColor: Equatable, Sendable {
  /// In degrees, 0…360; 360 is the same red as 0.
  public var hue: Double
  /// 0…1: grey to pure.
  public var saturation: Double
  /// 0…1: black to white; pure colours are in the middle.
  public var lightness: Double

  /// Creates a colour of values within their ranges, which are not checked.
  public init(hue: Double, saturation: Double, lightness: Double) {
    (self.hue, self.saturation, self.lightness) = (hue, saturation, lightness)
  }

  /// Ignores the opacity. The hue and the saturation of a grey are 0.
  public init(_ color: InkColor) {
    let hsv = HSVColor(color)
    hue = hsv.hue
    lightness = hsv.value * (1 - hsv.saturation / 2)
    let room = min(lightness, 1 - lightness)
    saturation = room > 1e-9 ? min((hsv.value - lightness) / room, 1) : 0
  }

  /// The nearest ink colour.
  public func inkColor(alpha: UInt8 = 255) -> InkColor {
    let value = lightness + saturation * min(lightness, 1 - lightness)
    let purity = value > 1e-9 ? 2 * (1 - lightness / value) : 0
    return HSVColor(hue: hue, saturation: purity, value: value).inkColor(alpha: alpha)
  }
}
