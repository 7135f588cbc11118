import Base

/// A named palette opened from a file for the brush chooser.
struct SavedPalette: Equatable {
  let name: String
  /// At least one.
  let colors: [InkColor]

  init(name: String, colors: [InkColor]) {
    self.name = name.map { $0.isNewline ? " " : String($0) }.joined()
    self.colors = colors
  }

  /// The stored form as a line: the colours, a tab, the name.
  var text: String { colors.map(\.hex).joined(separator: " ") + "\t" + name }

  /// Returns nil for invalid text.
  init?(text: String) {
    guard let tab = text.firstIndex(of: "\t") else { return nil }
    let words = text[..<tab].split(separator: " ")
    let colors = words.compactMap { InkColor(hex: String($0)) }
    guard !colors.isEmpty, colors.count == words.count else { return nil }
    self.init(name: String(text[text.index(after: tab)...]), colors: colors)
  }
}
