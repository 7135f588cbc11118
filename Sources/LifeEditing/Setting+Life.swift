import Documents
import Editing
import Windows

extension Setting<LifeSight?> {
  /// How a board was looked at and run last; nil before the first time.
  static func lifeSight(of id: ItemID) -> Setting {
    Setting(
      "sight.\(id)", in: .library, read: { $0.map { LifeSight(text: $0) } }, write: { $0?.text })
  }
}

extension Setting<[OwnPattern]> {
  /// Patterns that somebody kept: work, as palettes are.
  static var ownPatterns: Setting {
    Setting(
      "patterns", in: .library, read: { $0.map { OwnPattern.patterns(in: $0) } ?? [] },
      write: { OwnPattern.text(of: $0) })
  }
}

extension Setting<PasteMode> {
  /// What becomes of cells over which others are pasted.
  static var pasteMode: Setting { Setting("life.paste", usually: .or) }
}
