// Modes that blend hue, saturation and luminosity.
extension BlendMode {
  /// Blends two opaque colours, 0xRRGGBBAA, by a mode that blends whole colours; the alpha is that of the upper one.
  ///
  /// Source: the blenders of HSL in `doc/blend_funcs.cpp` of Aseprite, which follow the W3C's formulas.
  func blendedColor(_ below: UInt32, _ above: UInt32) -> UInt32 {
    let (lower, upper) = (Parts(below), Parts(above))
    let parts: Parts =
      switch self {
      case .hue: upper.saturated(to: lower.saturation).lit(to: lower.luminosity)
      case .saturation: lower.saturated(to: upper.saturation).lit(to: lower.luminosity)
      case .color: upper.lit(to: lower.luminosity)
      case .luminosity: lower.lit(to: upper.luminosity)
      default: upper
      }
    return parts.rgb << 8 | above & 255
  }
}

/// Red, green and blue as fractions of 1.
private struct Parts {
  private var values: [Double]

  init(_ rgba: UInt32) { values = [24, 16, 8].map { Double(rgba >> UInt32($0) & 255) / 255 } }

  var rgb: UInt32 { values.reduce(0) { $0 << 8 | UInt32(min(max($1, 0), 1) * 255) } }

  var luminosity: Double { 0.3 * values[0] + 0.59 * values[1] + 0.11 * values[2] }

  private var least: Double { min(values[0], values[1], values[2]) }
  private var most: Double { max(values[0], values[1], values[2]) }

  var saturation: Double { most - least }

  func saturated(to saturation: Double) -> Parts {
    let (least, most) = (least, most)
    var parts = self
    parts.values = values.map { most > least ? ($0 - least) * saturation / (most - least) : 0 }
    return parts
  }

  func lit(to luminosity: Double) -> Parts {
    let shift = luminosity - self.luminosity
    var parts = self
    parts.values = values.map { $0 + shift }
    let (middle, least, most) = (parts.luminosity, parts.least, parts.most)
    if least < 0 {
      parts.values = parts.values.map { middle + ($0 - middle) * middle / (middle - least) }
    }
    if most > 1 {
      parts.values = parts.values.map { middle + ($0 - middle) * (1 - middle) / (most - middle) }
    }
    return parts
  }
}
