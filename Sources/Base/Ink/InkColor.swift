/// A colour of ink: red, green, blue and opacity, 0…255 each, not premultiplied, sRGB.
public struct InkColor: Equatable, Hashable, Sendable {
  /// The red part, as if opaque.
  public var red: UInt8
  /// The green part, as if opaque.
  public var green: UInt8
  /// The blue part, as if opaque.
  public var blue: UInt8
  /// The opacity: 0 for transparent, 255 for opaque.
  public var alpha: UInt8

  /// Opaque black, the ink of a new brush.
  public static let black = InkColor(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = InkColor(red: 255, green: 255, blue: 255)

  /// Creates a colour, opaque unless said otherwise.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Parses `#RGB`, `#RRGGBB` or `#RRGGBBAA`; nil for anything else.
  public init?(hex: String) {
    guard hex.first == "#" else { return nil }
    let digits = hex.dropFirst().map(\.hexDigitValue)
    var values: [UInt8] = []
    for digit in digits {
      guard let digit, hex.utf8.count == digits.count + 1 else { return nil }
      values.append(UInt8(digit))
    }
    if values.count == 3 { values = values.flatMap { [$0, $0] } }
    guard values.count == 6 || values.count == 8 else { return nil }
    func byte(_ index: Int) -> UInt8 { values[2 * index] << 4 | values[2 * index + 1] }
    self.init(
      red: byte(0), green: byte(1), blue: byte(2), alpha: values.count == 8 ? byte(3) : 255)
  }

  /// `#RRGGBB` if opaque, otherwise `#RRGGBBAA`.
  public var shortHex: String { alpha == 255 ? String(hex.prefix(7)) : hex }

  /// `#RRGGBBAA`.
  public var hex: String {
    func pair(_ byte: UInt8) -> String {
      let text = String(byte, radix: 16, uppercase: true)
      return byte < 16 ? "0" + text : text
    }
    return "#" + pair(red) + pair(green) + pair(blue) + pair(alpha)
  }
}
