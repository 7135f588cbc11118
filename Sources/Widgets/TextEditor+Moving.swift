import Canvas

// Left and Right in bidirectional text.
extension TextEditor {
  /// Moves the caret visually to the left or right.
  ///
  /// - Parameter layout: the layout of the text; nil if all of it is left-to-right.
  mutating func move(onRight: Bool, byWord: Bool, extending: Bool, in layout: TextLayout?) {
    guard let layout else {
      return onRight
        ? moveRight(byWord: byWord, extending: extending)
        : moveLeft(byWord: byWord, extending: extending)
    }
    // Moves by words and to the end of the selection follow the direction of the paragraph.
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
  /// Whether any of it is right-to-left, like Arabic and Hebrew.
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
