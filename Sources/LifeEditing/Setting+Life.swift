import Documents
import Editing
import Windows

extension Setting<BoardViewState?> {
  /// The last view and run state of a board; nil before the first use.
  static func boardViewState(of id: ItemID) -> Setting {
    Setting(
      "sight.\(id)", in: .library, read: { $0.map { BoardViewState(text: $0) } },
      write: { $0?.text })
  }
}

extension Setting<[OwnPattern]> {
  /// The user's own patterns, which are part of the user's work, like palettes.
  static var ownPatterns: Setting {
    Setting(
      "patterns", in: .library, read: { $0.map { OwnPattern.patterns(in: $0) } ?? [] },
      write: { OwnPattern.text(of: $0) })
  }
}

extension Setting<PasteMode> {
  /// The combination of pasted cells with the cells below.
  static var pasteMode: Setting { Setting("life.paste", usually: .or) }
}
