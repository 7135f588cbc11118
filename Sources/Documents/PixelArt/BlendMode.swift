/// The blending of a layer's colours with the layers below it.
///
/// The formulas for opaque colours are from the W3C's "Compositing and Blending Level 1", with addition and subtract as
/// in Aseprite and Krita. Over translucent colours, rounding and weighting follow Aseprite, so that sprites look the
/// same here and there.
public enum BlendMode: String, CaseIterable, Sendable {
  case normal, multiply, screen, overlay, addition, subtract, darken, lighten

  /// Blends one component of two opaque colours, 0…255.
  ///
  /// - Parameters:
  ///   - below: the component seen under the layer.
  ///   - above: the component of the layer.
  public func blended(_ below: Int, _ above: Int) -> Int {
    switch self {
    case .normal: above
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
    }
  }

  /// The product of two fractions of 255, rounded.
  static func product(_ a: Int, _ b: Int) -> Int {
    let product = a * b + 128
    return (product + product >> 8) >> 8
  }

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
    var result = UInt32(whole)
    for shift in stride(from: UInt32(8), through: 24, by: 8) {
      let (a, b) = (Int(above >> shift & 255), Int(below >> shift & 255))
      var part = b + (a - b) * upper / whole
      if self != .normal {
        let blended = b + (blended(b, a) - b) * upper / whole
        part += Self.product(blended - part, lower)
        part += Self.product(blended - part, both)
      }
      result |= UInt32(part) << shift
    }
    return result
  }
}
