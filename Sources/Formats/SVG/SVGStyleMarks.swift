/// The marks that divide a style sheet: those in strings, in brackets and behind a backslash divide nothing.
///
/// Source: CSS Syntax 3, chapter 4, "Tokenization".
enum SVGStyleMarks {
  /// The first of some marks in a text; nil if there is none.
  static func first(_ marks: String, in text: Substring) -> Substring.Index? {
    let marks = Array(marks.utf8)
    let bytes = text.utf8
    var quote: UInt8?
    var depth = 0
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      switch byte {
      case 0x5C:
        bytes.formIndex(after: &index)
        guard index < bytes.endIndex else { return nil }
      case _ where quote != nil: if byte == quote || byte == 0x0A { quote = nil }
      case 0x22, 0x27: quote = byte
      case _ where depth == 0 && marks.contains(byte): return index
      case 0x28, 0x5B: depth += 1
      case 0x29, 0x5D: depth = max(0, depth - 1)
      default: break
      }
      bytes.formIndex(after: &index)
    }
    return nil
  }

  /// The parts between some marks.
  static func parts(of text: Substring, between marks: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = text
    while let end = first(marks, in: rest) {
      parts.append(rest[..<end])
      rest = rest[end...].dropFirst()
    }
    return parts + [rest]
  }
}
