// Selecting by words, and conversion of external text.
extension TextEditor {
  /// The unit of a selection by dragging.
  public enum Unit: Sendable { case character, word, line }

  /// Selects all units from one offset of UTF-8 bytes to another, where the caret is placed.
  public mutating func select(from start: Int, to end: Int, by unit: Unit) {
    let first = range(of: unit, at: index(atByte: start))
    let last = range(of: unit, at: index(atByte: end))
    if start <= end {
      select(from: first.lowerBound, to: last.upperBound)
    } else {
      select(from: first.upperBound, to: last.lowerBound)
    }
  }

  private func range(of unit: Unit, at index: String.Index) -> Range<String.Index> {
    switch unit {
    case .character: index..<index
    case .word: word(at: index)
    case .line: paragraph(at: index)
    }
  }

  /// Returns the text between line breaks.
  private func paragraph(at index: String.Index) -> Range<String.Index> {
    let start = text[..<index].lastIndex(where: \.isNewline).map { text.index(after: $0) }
    return
      (start ?? text.startIndex)..<(text[index...].firstIndex(where: \.isNewline) ?? text.endIndex)
  }

  /// Returns the word around or before an index, or else the spaces or signs there.
  private func word(at index: String.Index) -> Range<String.Index> {
    var start = index
    let isBehindWord =
      start > text.startIndex && Self.kind(text[text.index(before: start)]) == .word
    if start == text.endIndex || isBehindWord && Self.kind(text[start]) != .word {
      guard start > text.startIndex else { return start..<start }
      start = text.index(before: start)
    }
    let kind = Self.kind(text[start])
    var end = start
    while end < text.endIndex, Self.kind(text[end]) == kind { end = text.index(after: end) }
    while start > text.startIndex, Self.kind(text[text.index(before: start)]) == kind {
      start = text.index(before: start)
    }
    return start..<end
  }

  private enum Kind { case word, space, sign }

  private static func kind(_ character: Character) -> Kind {
    if character.isLetter || character.isNumber || character == "_" { return .word }
    return character.isWhitespace ? .space : .sign
  }

  /// Converts text to a single line of the maximum length of a field: line breaks and tabs become spaces, and control
  /// characters and those at the ends are removed.
  public static func line(_ text: String) -> String {
    var rest = text.prefix(2 * longestLine).drop(while: \.isNewline)
    while rest.last?.isNewline == true { rest.removeLast() }
    return String(
      rest.compactMap { character -> Character? in
        if character.isNewline || character == "\t" { return " " }
        return character.isControl ? nil : character
      })
  }

  /// Converts text to paragraphs: unifies line breaks and removes control characters.
  public static func paragraphs(_ text: String) -> String {
    String(
      text.compactMap { character -> Character? in
        if character.isNewline { return "\n" }
        return character.isControl && character != "\t" ? nil : character
      })
  }
}

extension Character {
  fileprivate var isControl: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
