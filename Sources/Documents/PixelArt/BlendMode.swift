/// How the colours of a layer come together with those under it.
///
/// The formulas for opaque colours are those of the W3C's "Compositing and Blending Level 1", with addition and
/// subtract as Aseprite and Krita have them. Over what is translucent, all are rounded and weighed as Aseprite does, so
/// that a sprite looks here as it does there.
public enum BlendMode: String, CaseIterable, Sendable {
  case normal, multiply, screen, overlay, addition, subtract, darken, lighten

  /// One part of a colour where both are opaque, 0…255.
  ///
  /// - Parameters:
  ///   - below: what is seen under the layer.
  ///   - above: what the layer has.
  public func blended(_ below: Int, _ above: Int) -> Int {
    switch self {
    case .normal: above
    case .multiply: Self.product(below, above)
    case .screen: below + above - Self.product(below, above)
    // Hard light with the two exchanged: what is below decides.
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

  /// A colour laid over another one, both 0xRRGGBBAA and not premultiplied.
  ///
  /// The alpha is that of "source over". Over what is translucent, the colour goes from that of a normal layer to the
  /// blended one by how opaque the lower colour is, and on towards the blended one by how much there is of both.
  ///
  /// Source: the new blending of layers in `doc/blend_funcs.cpp` of Aseprite, since version 1.2.
  ///
  /// - Parameter opacity: of the upper one, 0…255.
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
