// Texts that nobody else may read, such as passwords.
extension TextInput {
  private static let bullet = "•"

  /// The text for those who see or hear the view: a bullet for each letter of a hidden one.
  public final var shownText: String {
    hidesText ? String(repeating: Self.bullet, count: editor.text.count) : editor.text
  }

  /// Converts an offset of UTF-8 bytes in the text to one in the shown text.
  public final func shown(byte: Int) -> Int {
    guard hidesText else { return byte }
    let end = editor.index(atByte: byte)
    return editor.text[..<end].count * Self.bullet.utf8.count
  }

  /// Converts an offset of UTF-8 bytes in the shown text to one in the text.
  public final func byte(ofShown byte: Int) -> Int {
    guard hidesText else { return byte }
    return editor.text.prefix(byte / Self.bullet.utf8.count).utf8.count
  }

  /// The value for screen readers, which have no use for bullets.
  final var spokenText: String { hidesText ? "" : editor.text }
}
