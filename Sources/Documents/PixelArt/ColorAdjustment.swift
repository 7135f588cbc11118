public import Base

/// A change to colours that depends on nothing but the colour.
public enum ColorAdjustment: Equatable, Sendable {
  /// Turns hues by degrees, −180…180, and makes colours purer and lighter, −1…1 each.
  case hueSaturationLightness(hue: Double, saturation: Double, lightness: Double)
  /// Makes colours brighter and increases their differences from medium grey, −1…1 each.
  case brightnessContrast(brightness: Double, contrast: Double)
  /// Puts components through curves.
  case curves(ColorCurves)
  /// Replaces red, green and blue by their complements.
  case invert
  /// Replaces similar colours by another one.
  ///
  /// - Parameter tolerance: the maximum difference of each component, 0…255.
  case replace(InkColor, with: InkColor, tolerance: Int)

  /// Returns the changed colour. Only curves and replacing change the opacity.
  public func adjusted(_ color: InkColor) -> InkColor {
    switch self {
    case .hueSaturationLightness(let hue, let saturation, let lightness):
      var hsl = HSLColor(color)
      hsl.hue = (hsl.hue + hue + 720).truncatingRemainder(dividingBy: 360)
      hsl.saturation = min(hsl.saturation * (1 + saturation), 1)
      hsl.lightness +=
        lightness < 0 ? hsl.lightness * lightness : (1 - hsl.lightness) * lightness
      return hsl.inkColor(alpha: color.alpha)
    case .brightnessContrast(let brightness, let contrast):
      let factor = contrast < 0 ? 1 + contrast : 1 / max(1 - contrast, 1 / 255)
      return color.mapped { (($0 + brightness - 0.5) * factor) + 0.5 }
    case .curves(let curves): return curves.adjusted(color)
    case .invert: return color.mapped { 1 - $0 }
    case .replace(let old, let new, let tolerance):
      return color.components.isClose(to: old.components, within: tolerance) ? new : color
    }
  }
}

/// Curves for the components of colours.
public struct ColorCurves: Equatable, Sendable {
  /// A component, or several together.
  public enum Channel: CaseIterable, Sendable {
    /// Red, green and blue alike.
    case all
    case red, green, blue, alpha
  }

  private var curves: [Channel: ResponseCurve] = [:]

  /// Creates curves that change nothing.
  public init() {}

  /// The curve of a channel. The curve for all channels is applied first.
  public subscript(channel: Channel) -> ResponseCurve {
    get { curves[channel] ?? .straight }
    set { curves[channel] = newValue == .straight ? nil : newValue }
  }

  /// Returns a colour after all curves.
  public func adjusted(_ color: InkColor) -> InkColor {
    func part(_ byte: UInt8, _ channels: Channel...) -> UInt8 {
      let value = channels.reduce(Double(byte) / 255) { self[$1].output(at: $0) }
      return UInt8(saturating: (value * 255).rounded())
    }
    return InkColor(
      red: part(color.red, .all, .red), green: part(color.green, .all, .green),
      blue: part(color.blue, .all, .blue), alpha: part(color.alpha, .alpha))
  }
}

extension InkColor {
  /// Returns the colour with its components, but not its opacity, as fractions of 1 put through a function.
  fileprivate func mapped(_ change: (Double) -> Double) -> InkColor {
    func part(_ byte: UInt8) -> UInt8 {
      UInt8(saturating: (min(max(change(Double(byte) / 255), 0), 1) * 255).rounded())
    }
    return InkColor(red: part(red), green: part(green), blue: part(blue), alpha: alpha)
  }

  /// Red, green, blue and opacity.
  var components: SIMD4<Int32> {
    SIMD4(Int32(red), Int32(green), Int32(blue), Int32(alpha))
  }
}

extension SIMD4<Int32> {
  /// Whether no component differs from another's by more than a tolerance.
  func isClose(to other: SIMD4<Int32>, within tolerance: Int) -> Bool {
    let way = self &- other
    let most = Int32(clamping: tolerance)
    return way.max() <= most && (0 &- way).max() <= most
  }
}
