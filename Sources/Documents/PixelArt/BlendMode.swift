/// The blending of a layer's colours with the layers below it.
///
/// The formulas for opaque colours are from the W3C's "Compositing and Blending Level 1", with addition, subtract and
/// divide as in Aseprite and Krita. Over translucent colours, rounding and weighting follow Aseprite, so that sprites
/// look the same here and there.
public enum BlendMode: String, CaseIterable, Sendable {
  case normal, multiply, screen, overlay, addition, subtract, darken, lighten
  case colorDodge, colorBurn, hardLight, softLight, difference, exclusion, divide
  case hue, saturation, color, luminosity

  /// Whether it blends the components of colours together, and not each for itself.
  public var blendsWholeColors: Bool {
    switch self {
    case .hue, .saturation, .color, .luminosity: true
    default: false
    }
  }

  /// Blends one component of two opaque colours, 0…255. Modes that blend whole colours return the one above.
  ///
  /// - Parameters:
  ///   - below: the component seen under the layer.
  ///   - above: the component of the layer.
  public func blended(_ below: Int, _ above: Int) -> Int {
    switch self {
    case .normal, .hue, .saturation, .color, .luminosity: above
    case .multiply: Self.product(below, above)
    case .screen: below + above - Self.product(below, above)
    // Hard light with the operands exchanged: the colour below decides.
    case .overlay:
      below < 128
        ? Self.product(2 * below, above)
        : (2 * below - 255) + above - Self.product(2 * below - 255, above)
    case .addition: min(255, below + above)
    case .subtract: max(0, below - above)
    case .darken: min(below, above)
    case .lighten: max(below, above)
    case .colorDodge:
      below == 0 ? 0 : below >= 255 - above ? 255 : Self.quotient(below, 255 - above)
    case .colorBurn:
      below == 255 ? 255 : 255 - below >= above ? 0 : 255 - Self.quotient(255 - below, above)
    // Overlay with the operands exchanged.
    case .hardLight: BlendMode.overlay.blended(above, below)
    case .softLight: Self.softLight(below, above)
    case .difference: abs(below - above)
    case .exclusion: below + above - 2 * Self.product(below, above)
    case .divide: below == 0 ? 0 : below >= above ? 255 : Self.quotient(below, above)
    }
  }

  private static func softLight(_ below: Int, _ above: Int) -> Int {
    let (b, a) = (Double(below) / 255, Double(above) / 255)
    let lighter = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
    let result = a <= 0.5 ? b - (1 - 2 * a) * b * (1 - b) : b + (2 * a - 1) * (lighter - b)
    return Int(result * 255 + 0.5)
  }

  /// The product of two fractions of 255, rounded.
  static func product(_ a: Int, _ b: Int) -> Int {
    let product = a * b + 128
    return (product + product >> 8) >> 8
  }

  /// The quotient of two fractions of 255, rounded.
  private static func quotient(_ a: Int, _ b: Int) -> Int { (a * 255 + b / 2) / b }

  /// Composes a colour over another one, both 0xRRGGBBAA and not premultiplied.
  ///
  /// The alpha is that of "source over". Over a translucent colour, the result is interpolated from the normal to the
  /// blended colour by the lower colour's opacity, and on towards the blended one by the product of both opacities.
  ///
  /// Source: the new blending of layers in `doc/blend_funcs.cpp` of Aseprite, since version 1.2.
  ///
  /// - Parameter opacity: the opacity of the upper colour, 0…255.
  public func composed(_ above: UInt32, over below: UInt32, opacity: Int = 255) -> UInt32 {
    let upper = Self.product(Int(above & 255), opacity)
    let lower = Int(below & 255)
    if upper == 0 { return below }
    if lower == 0 { return above & 0xFFFF_FF00 | UInt32(upper) }
    if upper == 255, self == .normal { return above }
    let both = Self.product(upper, lower)
    let whole = upper + lower - both
    let mixed = blendsWholeColors ? blendedColor(below, above) : 0
    var result = UInt32(whole)
    for shift in stride(from: UInt32(8), through: 24, by: 8) {
      let (a, b) = (Int(above >> shift & 255), Int(below >> shift & 255))
      var part = b + (a - b) * upper / whole
      if self != .normal {
        let pure = blendsWholeColors ? Int(mixed >> shift & 255) : blended(b, a)
        let blended = b + (pure - b) * upper / whole
        part += Self.product(blended - part, lower)
        part += Self.product(blended - part, both)
      }
      result |= UInt32(part) << shift
    }
    return result
  }
}
