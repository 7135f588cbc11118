internal import CX11
internal import Base

/// Converts the server's key symbols to keys and characters.
///
/// Source: X11 protocol, appendix A, "KEYSYM Encoding".
enum KeySymbol {
  static func isKeypad(_ symbol: UInt) -> Bool { (0xff80...0xffbd).contains(symbol) }

  static func key(of symbol: UInt) -> Key {
    if let named = named[Int32(truncatingIfNeeded: symbol)] { return named }
    if (0xffbe...0xffe0).contains(symbol) { return .function(Int(symbol - 0xffbe) + 1) }
    if (0xffaa...0xffb9).contains(symbol), let scalar = Unicode.Scalar(UInt32(symbol - 0xff80)) {
      return .character(Character(scalar))
    }
    guard let character = character(of: symbol) else { return .other }
    return .character(character.lowercased().first ?? character)
  }

  /// The character of a printing symbol; nil for others, and for alphabets without a table here.
  static func character(of symbol: UInt) -> Character? {
    scalar(of: symbol).map { Character($0) }
  }

  private static let named: [Int32: Key] = [
    XK_Return: .enter, XK_KP_Enter: .enter, XK_Escape: .escape, XK_Tab: .tab,
    XK_ISO_Left_Tab: .tab, XK_KP_Tab: .tab, XK_BackSpace: .backspace, XK_Delete: .delete,
    XK_KP_Delete: .delete, XK_Insert: .insert, XK_KP_Insert: .insert, XK_space: .space,
    XK_KP_Space: .space, XK_Menu: .menu, XK_Left: .left, XK_KP_Left: .left, XK_Right: .right,
    XK_KP_Right: .right, XK_Up: .up, XK_KP_Up: .up, XK_Down: .down, XK_KP_Down: .down,
    XK_Home: .home, XK_KP_Home: .home, XK_End: .end, XK_KP_End: .end, XK_Page_Up: .pageUp,
    XK_KP_Page_Up: .pageUp, XK_Page_Down: .pageDown, XK_KP_Page_Down: .pageDown,
    XK_KP_Equal: .character("="), XK_KP_F1: .function(1), XK_KP_F2: .function(2),
    XK_KP_F3: .function(3), XK_KP_F4: .function(4),
  ]

  private static let cyrillic = Array(
    "ђѓёєѕіїјљњћќґўџ№ЂЃЁЄЅІЇЈЉЊЋЌҐЎЏюабцдефгхийклмнопярстужвьызшэщчъЮАБЦДЕФГХИЙКЛМНОПЯРСТУЖВЬЫЗШЭЩЧЪ"
      .unicodeScalars)
  private static let greek = Array(
    "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣ\u{0}ΤΥΦΧΨΩ\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}αβγδεζηθικλμνξοπρσςτυφχψω"
      .unicodeScalars)

  private static func scalar(of symbol: UInt) -> Unicode.Scalar? {
    let number = UInt32(truncatingIfNeeded: symbol)
    func entry(_ table: [Unicode.Scalar], _ first: UInt32) -> Unicode.Scalar? {
      let scalar = table[Int(number - first)]
      return scalar.value == 0 ? nil : scalar
    }
    switch number {
    case 0x21...0x7e, 0xa0...0xff: return Unicode.Scalar(number)
    case 0x0100_0100...0x0110_ffff: return Unicode.Scalar(number - 0x0100_0000)
    case 0x6a1...0x6ff: return entry(cyrillic, 0x6a1)
    case 0x7c1...0x7f9: return entry(greek, 0x7c1)
    case 0x5ac...0x5f2: return Unicode.Scalar(number - 0x5a0 + 0x600)
    case 0xce0...0xcfa: return Unicode.Scalar(number - 0xce0 + 0x5d0)
    case 0xda1...0xdf9: return Unicode.Scalar(number - 0xda0 + 0xe00)
    case 0x20ac: return "€"
    default: return nil
    }
  }
}
