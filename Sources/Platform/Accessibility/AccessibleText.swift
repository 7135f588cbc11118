/// The text of an object, with positions in characters, as in the protocol (Unicode scalars).
public nonisolated struct AccessibleText: Equatable, Sendable {
  /// The whole text.
  public var content: String
  /// The position of the caret, from 0 to the number of characters.
  public var caret: Int
  /// The selected range; empty for nothing.
  public var selection: Range<Int>

  /// Creates a text; an empty selection is at the caret.
  public init(_ content: String, caret: Int, selection: Range<Int>) {
    self.content = content
    self.caret = caret
    self.selection = selection
  }

  var count: Int { content.unicodeScalars.count }

  /// A part by positions; a negative end is that of the text.
  func part(from start: Int, to end: Int) -> String {
    let scalars = Array(content.unicodeScalars)
    let end = end < 0 ? scalars.count : min(end, scalars.count)
    let start = min(max(0, start), end)
    return String(String.UnicodeScalarView(scalars[start..<end]))
  }
}
