import Canvas

// Where Left and Right lead in a text of which a part is read from right to left.
extension TextEditor {
  /// Moves the caret to where it is seen next at its left or right.
  ///
  /// - Parameter layout: how the text is set; nil where all of it is read from left to right.
  mutating func move(onRight: Bool, byWord: Bool, extending: Bool, in layout: TextLayout?) {
    guard let layout else {
      return onRight
        ? moveRight(byWord: byWord, extending: extending)
        : moveLeft(byWord: byWord, extending: extending)
    }
    // A word, or the end of what is selected, lies where the paragraph goes on.
    if byWord || !extending && !selectedBytes.isEmpty {
      return onRight == layout.beginsOnRight
        ? moveLeft(byWord: byWord, extending: extending)
        : moveRight(byWord: byWord, extending: extending)
    }
    guard let next = layout.byte(nextTo: caretByte, onRight: onRight) else { return }
    place(atByte: next, extending: extending)
  }
}

extension String {
  /// Whether any of it is read from right to left, as Arabic and Hebrew are.
  var hasLettersReadFromRight: Bool {
    unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        true
      default: false
      }
    }
  }
}
