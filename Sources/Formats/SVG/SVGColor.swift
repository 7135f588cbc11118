import Base
import Documents

/// The colours of SVG: `#123`, `#11223344`, names, `rgb()` and `hsl()`.
///
/// Source: CSS Color 4, chapters 4 to 7.
enum SVGColor {
  /// Nil for what is no colour.
  static func color(_ text: String) -> InkColor? {
    let lower = text.lowercased()
    if lower.hasPrefix("rgb") { return function(lower, rgb) }
    if lower.hasPrefix("hsl") { return function(lower, hsl) }
    if lower == "transparent" { return InkColor(red: 0, green: 0, blue: 0, alpha: 0) }
    if lower.first == "#", lower.utf8.count == 5 {
      // `#rgba`.
      return InkColor(hex: "#" + lower.dropFirst().map { "\($0)\($0)" }.joined())
    }
    return InkColor(typed: text)
  }

  /// Whether a text says what to paint with.
  static func isPaint(_ text: String) -> Bool {
    ["none", "inherit", "currentcolor"].contains(text.lowercased()) || text.hasPrefix("url(")
      || text.hasPrefix("var(") || text.hasPrefix("context-") || color(text) != nil
  }

  private static func function(
    _ text: String, _ channels: ([Substring]) -> SIMD3<Double>?
  ) -> InkColor? {
    guard let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")"), open < close
    else { return nil }
    let parts = text[text.index(after: open)..<close]
      .split { $0 == "," || $0 == "/" || $0.isWhitespace }
    guard parts.count >= 3, let color = channels(parts) else { return nil }
    let alpha = parts.count > 3 ? part(parts[3], 1) ?? 1 : 1
    func byte(_ value: Double) -> UInt8 { UInt8(saturating: (value * 255).rounded()) }
    return InkColor(
      red: byte(color.x), green: byte(color.y), blue: byte(color.z), alpha: byte(alpha))
  }

  /// `rgb(255, 0, 10%)`, `rgba(1 2 3 / 0.5)`.
  private static func rgb(_ parts: [Substring]) -> SIMD3<Double>? {
    guard let red = part(parts[0], 255), let green = part(parts[1], 255),
      let blue = part(parts[2], 255)
    else { return nil }
    return SIMD3(red, green, blue)
  }

  /// `hsl(120, 100%, 25%)`, `hsl(0.5turn 50% 50% / 0.5)`.
  private static func hsl(_ parts: [Substring]) -> SIMD3<Double>? {
    guard let hue = degrees(parts[0]), let saturation = part(parts[1], 100),
      let lightness = part(parts[2], 100)
    else { return nil }
    func channel(_ place: Double) -> Double {
      let k = (place + hue / 30).truncatingRemainder(dividingBy: 12)
      let wrapped = k < 0 ? k + 12 : k
      let reach = saturation * min(lightness, 1 - lightness)
      return lightness - reach * max(-1, min(wrapped - 3, 9 - wrapped, 1))
    }
    return SIMD3(channel(0), channel(8), channel(4))
  }

  private static func degrees(_ text: Substring) -> Double? {
    var scanner = SVGScanner(String(text))
    guard let number = scanner.number() else { return nil }
    switch scanner.word() {
    case "rad": return number * 180 / .pi
    case "turn": return number * 360
    case "grad": return number * 0.9
    default: return number
    }
  }

  /// A number as a part of the greatest one, 0…1; or a percentage.
  private static func part(_ text: Substring, _ greatest: Double) -> Double? {
    guard let number = SVGScanner.numbers(String(text)).first else { return nil }
    return min(max(text.hasSuffix("%") ? number / 100 : number / greatest, 0), 1)
  }
}
