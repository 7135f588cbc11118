public import Base
import Canvas

// Chinese, Japanese, Korean and other words that are composed from several keys.
extension TextInput {
  /// Shows a composed text at the caret, in place of what is selected. It belongs to the text only once it is typed.
  ///
  /// - Parameter caret: its position in the composed text, in characters of Unicode.
  func compose(_ text: String, caret: Int) {
    let text = insertable(text)
    guard !hidesText, !text.isEmpty else { return endComposing() }
    let before = composition?.before ?? editor
    editor = before
    editor.insert(text)
    // The text may be full.
    let start = before.selectedBytes.lowerBound
    let bytes = start..<max(start, editor.caretByte)
    composition = Composition(before: before, bytes: bytes)
    let left = String(String.UnicodeScalarView(text.unicodeScalars.prefix(max(0, caret))))
    editor.place(atByte: min(start + left.utf8.count, bytes.upperBound), extending: false)
    setNeedsDisplay()
    noteChange()
  }

  /// Takes the composed text out again: it was called off, or is typed next.
  public final func endComposing() {
    guard let composition else { return }
    editor = composition.before
    self.composition = nil
    setNeedsDisplay()
    noteChange()
  }

  /// The place of the composed text, to be underlined, in UTF-8 bytes; nil for none.
  public final var composedBytes: Range<Int>? { composition?.bytes }
}

extension ViewRect {
  /// The line under a composed text in this box, a unit thick.
  public func underline(thickness: Double) -> ViewRect {
    ViewRect(x: x, y: maxY - thickness, width: width, height: thickness)
  }
}
