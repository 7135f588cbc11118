import Base

/// Colours with a name, opened from a file for the brush chooser.
struct SavedPalette: Equatable {
  let name: String
  /// At least one.
  let colors: [InkColor]

  init(name: String, colors: [InkColor]) {
    self.name = name.map { $0.isNewline ? " " : String($0) }.joined()
    self.colors = colors
  }

  /// A line: the colours, a tab, the name.
  var text: String { colors.map(\.hex).joined(separator: " ") + "\t" + name }

  /// Nil for what is no palette.
  init?(text: String) {
    guard let tab = text.firstIndex(of: "\t") else { return nil }
    let words = text[..<tab].split(separator: " ")
    let colors = words.compactMap { InkColor(hex: String($0)) }
    guard !colors.isEmpty, colors.count == words.count else { return nil }
    self.init(name: String(text[text.index(after: tab)...]), colors: colors)
  }
}
