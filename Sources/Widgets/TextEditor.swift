/// A text with a caret and a selection, and its editing operations.
public struct TextEditor: Equatable, Sendable {
  /// The whole text, at most as long as `longest`.
  public private(set) var text: String
  /// The insertion point.
  private var caret: String.Index
  /// The start of the selection; equal to the caret if nothing is selected.
  private var anchor: String.Index

  /// The maximum length of the text, in characters.
  public let longest: Int
  /// The maximum length of a line.
  public static let longestLine = 200

  /// Creates an editor with the caret at the end of the text.
  public init(_ text: String = "", longest: Int = Self.longestLine) {
    self.text = text
    self.longest = longest
    caret = text.endIndex
    anchor = caret
  }

  private var selection: Range<String.Index> { min(caret, anchor)..<max(caret, anchor) }

  /// The position of the caret in the text's UTF-8.
  ///
  /// - Complexity: O(*n*) for the text before the caret.
  public var caretByte: Int { text.utf8.distance(from: text.startIndex, to: caret) }

  /// The position of the selection's other end in the text's UTF-8.
  ///
  /// - Complexity: O(*n*) for the text before it.
  public var anchorByte: Int { text.utf8.distance(from: text.startIndex, to: anchor) }

  /// The selection in offsets of UTF-8 bytes.
  public var selectedBytes: Range<Int> {
    let start = text.utf8.distance(from: text.startIndex, to: selection.lowerBound)
    return start..<text.utf8.distance(from: text.startIndex, to: selection.upperBound)
  }

  /// The selected part of the text; empty for none.
  public var selectedText: String { String(text[selection]) }

  /// Selects the whole text.
  public mutating func selectAll() { select(from: text.startIndex, to: text.endIndex) }

  mutating func select(from start: String.Index, to end: String.Index) {
    anchor = start
    caret = end
  }

  /// Replaces the selection by typed text, as far as there is room.
  public mutating func insert(_ typed: String) {
    let room = longest - text.count + text[selection].count
    replace(selection, with: String(typed.prefix(max(0, room))))
  }

  /// Deletes the selected text; does nothing without any.
  public mutating func deleteSelection() { replace(selection, with: "") }

  /// Deletes the selection, or the character or word before the caret.
  public mutating func deleteBackward(byWord: Bool = false) {
    if selection.isEmpty { anchor = index(leftOf: caret, byWord: byWord) }
    replace(selection, with: "")
  }

  /// Deletes the selection, or the character or word behind the caret.
  public mutating func deleteForward(byWord: Bool = false) {
    if selection.isEmpty { anchor = index(rightOf: caret, byWord: byWord) }
    replace(selection, with: "")
  }

  /// Moves the caret by a character or a word, or to the start of the selection.
  ///
  /// - Parameter extending: whether the selection grows instead of ending.
  public mutating func moveLeft(byWord: Bool = false, extending: Bool = false) {
    let target =
      selection.isEmpty || extending || byWord
      ? index(leftOf: caret, byWord: byWord) : selection.lowerBound
    place(target, extending: extending)
  }

  /// Moves the caret by a character or a word, or to the end of the selection.
  ///
  /// - Parameter extending: whether the selection grows instead of ending.
  public mutating func moveRight(byWord: Bool = false, extending: Bool = false) {
    let target =
      selection.isEmpty || extending || byWord
      ? index(rightOf: caret, byWord: byWord) : selection.upperBound
    place(target, extending: extending)
  }

  /// Moves the caret before the character at an offset of UTF-8 bytes.
  public mutating func place(atByte offset: Int, extending: Bool) {
    place(index(atByte: offset), extending: extending)
  }

  func index(atByte offset: Int) -> String.Index {
    let bytes = text.utf8
    let index =
      bytes.index(bytes.startIndex, offsetBy: max(0, offset), limitedBy: bytes.endIndex)
      ?? bytes.endIndex
    return text.indices.last { $0 <= index && index < text.endIndex } ?? index
  }

  private mutating func place(_ index: String.Index, extending: Bool) {
    caret = index
    if !extending { anchor = index }
  }

  private mutating func replace(_ range: Range<String.Index>, with new: String) {
    let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    text.replaceSubrange(range, with: new)
    caret = text.utf8.index(text.startIndex, offsetBy: start + new.utf8.count)
    anchor = caret
  }

  private func index(leftOf index: String.Index, byWord: Bool) -> String.Index {
    var index = index
    func step() -> Bool {
      guard index > text.startIndex else { return false }
      index = text.index(before: index)
      return true
    }
    guard byWord else {
      _ = step()
      return index
    }
    while index > text.startIndex, text[text.index(before: index)].isWhitespace { _ = step() }
    while index > text.startIndex, !text[text.index(before: index)].isWhitespace { _ = step() }
    return index
  }

  private func index(rightOf index: String.Index, byWord: Bool) -> String.Index {
    var index = index
    guard byWord else { return index < text.endIndex ? text.index(after: index) : index }
    while index < text.endIndex, text[index].isWhitespace { index = text.index(after: index) }
    while index < text.endIndex, !text[index].isWhitespace { index = text.index(after: index) }
    return index
  }
}
