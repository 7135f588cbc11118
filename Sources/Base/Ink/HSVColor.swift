/// A colour by hue, saturation and value.
///
/// Source of the conversions: A. R. Smith, "Color Gamut Transform Pairs", SIGGRAPH 1978.
public struct HSVColor: Equatable, Hashable, Sendable {
  /// In degrees, 0…360; 360 is the same red as 0.
  public var hue: Double
  /// 0…1: grey to pure.
  public var saturation: Double
  /// 0…1: black to bright.
  public var value: Double

  /// The colour itself, or a pure one of its hue if it is black, white or grey.
  public var withVisibleHue: HSVColor {
    HSVColor(
      hue: hue, saturation: saturation == 0 ? 1 : saturation, value: value == 0 ? 1 : value)
  }

  /// Creates a colour of values within their ranges, which are not checked.
  public init(hue: Double, saturation: Double, value: Double) {
    self.hue = hue
    self.saturation = saturation
    self.value = value
  }

  /// Ignores the opacity. The hue of a grey is 0, and so is the saturation of black.
  public init(_ color: InkColor) {
    let red = Double(color.red) / 255
    let green = Double(color.green) / 255
    let blue = Double(color.blue) / 255
    let highest = max(red, green, blue)
    let span = highest - min(red, green, blue)
    value = highest
    saturation = highest > 0 ? span / highest : 0
    guard span > 0 else {
      hue = 0
      return
    }
    let sector =
      highest == red
      ? (green - blue) / span
      : highest == green ? 2 + (blue - red) / span : 4 + (red - green) / span
    hue = (sector < 0 ? sector + 6 : sector) * 60
  }

  /// The nearest ink colour.
  public func inkColor(alpha: UInt8 = 255) -> InkColor {
    func part(_ offset: Double) -> UInt8 {
      let sector = (offset + hue / 60).truncatingRemainder(dividingBy: 6)
      let distance = max(0, min(sector, 4 - sector, 1))
      return UInt8(saturating: ((value - value * saturation * distance) * 255).rounded())
    }
    return InkColor(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }
}
