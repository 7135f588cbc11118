import Base

/// The colours that Xournal++ has names for.
enum XournalColor {
  /// Nil for an unknown name.
  static func ink(_ text: String) -> InkColor? {
    InkColor(hex: text) ?? inks[text].map { InkColor(rgb: $0) }
  }

  /// As `ink`, of the background.
  static func paper(_ text: String) -> InkColor? {
    InkColor(hex: text) ?? papers[text].map { InkColor(rgb: $0) }
  }

  private static let inks: [String: UInt32] = [
    "black": 0x000000, "blue": 0x3333CC, "red": 0xFF0000, "green": 0x008000, "gray": 0x808080,
    "lightblue": 0x00C0FF, "lightgreen": 0x00FF00, "magenta": 0xFF00FF, "orange": 0xFF8000,
    "yellow": 0xFFFF00, "white": 0xFFFFFF,
  ]
  private static let papers: [String: UInt32] = [
    "white": 0xFFFFFF, "blue": 0xA0E8FF, "pink": 0xFFC0D4, "green": 0x80FFC0,
    "orange": 0xFFC080, "yellow": 0xFFFF80,
  ]
}
