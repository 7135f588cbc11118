import Texts

/// Reads JSON (RFC 8259) piece by piece from untrusted bytes.
///
/// Uses no memory beyond the bytes and the caller's results; nesting is bounded. Reading past the end yields `nil`.
struct JSONReader {
  static let deepestNesting = 64

  let bytes: [UInt8]
  private(set) var position = 0
  private var depth = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func advance() { position += 1 }

  mutating func skipSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      default: return
      }
    }
  }

  /// The error for the current position.
  func syntaxError(_ message: Message) -> InterchangeError { syntaxError(message, at: position) }

  func syntaxError(_ message: Message, at offset: Int) -> InterchangeError {
    var line = 1
    var lineStart = 0
    for index in 0..<min(offset, bytes.count) where bytes[index] == 0x0A {
      line += 1
      lineStart = index + 1
    }
    let before = bytes[lineStart..<max(lineStart, min(offset, bytes.count))]
    let column = before.reduce(1) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
    return InterchangeError(line: line, column: column, message)
  }

  /// Describes the text found in place of a value, for messages.
  private func unexpected(_ expected: Message) -> InterchangeError {
    syntaxError(
      next == nil
        ? Message("unexpected end of the text")
        : Message("expected {expected}", ["expected": expected]))
  }

  private mutating func enter() throws(InterchangeError) {
    guard depth < Self.deepestNesting else {
      throw syntaxError(
        Message("nested more than {most} levels deep", ["most": Self.deepestNesting]))
    }
    depth += 1
    advance()
    skipSpace()
  }

  private mutating func leave() {
    depth -= 1
    advance()
  }

  /// Reads an object; the closure must read or skip the value of each key.
  mutating func readObject(
    _ field: (inout JSONReader, JSONKey) throws(InterchangeError) -> Void
  ) throws(InterchangeError) {
    guard try beginsValue() == .object else { throw InterchangeError("must be an object") }
    try enter()
    if next == UInt8(ascii: "}") { return leave() }
    while true {
      guard next == UInt8(ascii: "\"") else { throw unexpected(Message("a name in quotes")) }
      let start = position
      let name = try readString()
      let key = JSONKey(name: name, bytes: start..<position)
      skipSpace()
      guard next == UInt8(ascii: ":") else { throw unexpected(Message("a colon")) }
      advance()
      try field(&self, key)
      skipSpace()
      if next == UInt8(ascii: "}") { return leave() }
      guard next == UInt8(ascii: ",") else {
        throw unexpected(Message("a comma or the end of the object"))
      }
      advance()
      skipSpace()
    }
  }

  /// Reads a list; the closure must read or skip each element.
  mutating func readArray(
    _ element: (inout JSONReader, Int) throws(InterchangeError) -> Void
  ) throws(InterchangeError) {
    guard try beginsValue() == .array else { throw InterchangeError("must be a list") }
    try enter()
    if next == UInt8(ascii: "]") { return leave() }
    var index = 0
    while true {
      try element(&self, index)
      index += 1
      skipSpace()
      if next == UInt8(ascii: "]") { return leave() }
      guard next == UInt8(ascii: ",") else {
        throw unexpected(Message("a comma or the end of the list"))
      }
      advance()
    }
  }

  /// The kind of the next value, after white space.
  mutating func beginsValue() throws(InterchangeError) -> JSONKind {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return .object
    case UInt8(ascii: "["): return .array
    case UInt8(ascii: "\""): return .string
    case let byte? where byte == UInt8(ascii: "-") || byte &- UInt8(ascii: "0") < 10:
      return .number
    case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"): return .word
    default: throw unexpected(Message("a value"))
    }
  }

  /// Requires that only white space follows.
  mutating func readEnd() throws(InterchangeError) {
    skipSpace()
    guard next == nil else { throw syntaxError(Message("expected the end of the text")) }
  }

  /// Decodes the bytes, which must be UTF-8.
  func text(_ range: Range<Int>) throws(InterchangeError) -> String {
    guard let text = String(validating: bytes[range], as: UTF8.self) else {
      throw syntaxError(Message("not UTF-8"), at: range.lowerBound)
    }
    return text
  }
}

/// A key of an object, with the range of its quoted text.
struct JSONKey {
  let name: String
  let bytes: Range<Int>
}

/// The kind of a JSON value, from its first character; a word is `true`, `false` or `null`.
enum JSONKind {
  case object, array, string, number, word
}
