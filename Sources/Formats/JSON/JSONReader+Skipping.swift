import Texts

extension JSONReader {
  /// Skips a value of any kind, checks it, and returns its text verbatim.
  mutating func readRawValue() throws(InterchangeError) -> String {
    skipSpace()
    let start = position
    try skipValue()
    return try text(start..<position)
  }

  private mutating func skipValue() throws(InterchangeError) {
    switch try beginsValue() {
    case .object:
      try readObject { (reader, _) throws(InterchangeError) in try reader.skipValue() }
    case .array:
      try readArray { (reader, _) throws(InterchangeError) in try reader.skipValue() }
    case .string: _ = try readString()
    case .number: _ = try scanNumber()
    case .word: try skipWord()
    }
  }

  private mutating func skipWord() throws(InterchangeError) {
    for word in ["true", "false", "null"] where bytes[position...].starts(with: word.utf8) {
      for _ in word.utf8 { advance() }
      return
    }
    throw syntaxError(Message("expected a value"))
  }
}
