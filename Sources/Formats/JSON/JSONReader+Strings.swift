import Texts

extension JSONReader {
  /// Reads a string and resolves its escapes.
  mutating func readString() throws(InterchangeError) -> String {
    guard try beginsValue() == .string else { throw InterchangeError("must be a string in quotes") }
    let opening = position
    advance()
    let start = position
    while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 {
      advance()
    }
    if next == UInt8(ascii: "\"") {
      let plain = try text(start..<position)
      advance()
      return plain
    }
    var content = Array(bytes[start..<position])
    while let byte = next, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw syntaxError(Message("a control character in a string")) }
      advance()
      if byte == UInt8(ascii: "\\") {
        try readEscape(into: &content)
      } else {
        content.append(byte)
      }
    }
    guard next != nil else { throw syntaxError(Message("unexpected end of the text")) }
    advance()
    guard let text = String(validating: content, as: UTF8.self) else {
      throw syntaxError(Message("not UTF-8"), at: opening)
    }
    return text
  }

  private mutating func readEscape(into content: inout [UInt8]) throws(InterchangeError) {
    guard let byte = next else { throw syntaxError(Message("unexpected end of the text")) }
    advance()
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): content.append(byte)
    case UInt8(ascii: "b"): content.append(0x08)
    case UInt8(ascii: "f"): content.append(0x0C)
    case UInt8(ascii: "n"): content.append(0x0A)
    case UInt8(ascii: "r"): content.append(0x0D)
    case UInt8(ascii: "t"): content.append(0x09)
    case UInt8(ascii: "u"):
      let scalar = try readScalar()
      content.append(contentsOf: String(Character(scalar)).utf8)
    default: throw syntaxError(Message("an unknown escape sequence in a string"), at: position - 2)
    }
  }

  /// The character of `\uXXXX`, or of a surrogate pair.
  private mutating func readScalar() throws(InterchangeError) -> Unicode.Scalar {
    let start = position
    let unit = try readHexUnit()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    if unit < 0xDC00, next == UInt8(ascii: "\\") {
      advance()
      if next == UInt8(ascii: "u") {
        advance()
        let low = try readHexUnit()
        if (0xDC00...0xDFFF).contains(low),
          let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
        {
          return scalar
        }
      }
    }
    throw syntaxError(Message("half a surrogate pair in a string"), at: start)
  }

  private mutating func readHexUnit() throws(InterchangeError) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw syntaxError(Message("expected four hexadecimal digits"))
      }
      unit = unit << 4 | UInt32(digit)
      advance()
    }
    return unit
  }
}
