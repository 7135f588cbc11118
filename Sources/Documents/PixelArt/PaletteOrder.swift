import Base

/// An order for sorting a palette.
public enum PaletteOrder: CaseIterable, Sendable {
  case hue, brightness, saturation

  /// The sort key, ascending.
  func key(_ color: InkColor) -> [Double] {
    let hsv = HSVColor(color)
    switch self {
    // Greys have no hue: put them first, from dark to light.
    case .hue:
      return hsv.saturation < 0.08 ? [-1, Double(color.luma)] : [hsv.hue, Double(color.luma)]
    case .brightness: return [Double(color.luma)]
    case .saturation: return [hsv.saturation, Double(color.luma)]
    }
  }
}
