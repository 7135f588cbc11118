/// A text that an input method is composing, shown in its place before it is typed.
struct Composition {
  /// The text without it.
  let before: TextEditor
  /// Its place in the text now, in UTF-8 bytes.
  let bytes: Range<Int>
}
