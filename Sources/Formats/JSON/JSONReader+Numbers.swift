import Texts

extension JSONReader {
  /// Reads a number as the nearest Double, with any number of digits.
  mutating func readDouble() throws(InterchangeError) -> Double {
    try refuseWordsForNumbers()
    guard try beginsValue() == .number else { throw InterchangeError("must be a number") }
    let start = position
    let number = try scanNumber()
    if let value = number.exactDouble { return value }
    let value = Double(try text(start..<position)) ?? .nan
    guard value.isFinite else { throw InterchangeError("must be a finite number") }
    return value
  }

  /// Reads a number as the nearest Float, without rounding to a Double first.
  mutating func readFloat() throws(InterchangeError) -> Float {
    try refuseWordsForNumbers()
    guard try beginsValue() == .number else { throw InterchangeError("must be a number") }
    let start = position
    _ = try scanNumber()
    let value = Float(try text(start..<position)) ?? .nan
    guard value.isFinite else { throw InterchangeError("must be a finite number") }
    return value
  }

  /// `NaN` and `Infinity` are not JSON, but other programs write them: the error should name the field.
  private mutating func refuseWordsForNumbers() throws(InterchangeError) {
    skipSpace()
    var first = next
    if first == UInt8(ascii: "-"), position + 1 < bytes.count { first = bytes[position + 1] }
    guard let first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else { return }
    let words = ["NaN", "nan", "Infinity", "inf", "-Infinity", "-inf", "-NaN", "-nan"]
    let isWord = words.contains { bytes[min(position, bytes.count)...].starts(with: $0.utf8) }
    if isWord { throw InterchangeError("must be a finite number") }
  }

  /// Skips a number and checks its grammar.
  mutating func scanNumber() throws(InterchangeError) -> ScannedNumber {
    var number = ScannedNumber()
    if next == UInt8(ascii: "-") {
      number.isNegative = true
      advance()
    }
    if next == UInt8(ascii: "0") {
      advance()
    } else {
      try scanDigits { number.append($0) }
    }
    if next == UInt8(ascii: ".") {
      advance()
      try scanDigits { number.appendFraction($0) }
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      number.hasExponent = true
      advance()
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { advance() }
      try scanDigits { _ in }
    }
    return number
  }

  private mutating func scanDigits(_ body: (UInt64) -> Void) throws(InterchangeError) {
    let start = position
    while let byte = next, byte &- UInt8(ascii: "0") < 10 {
      body(UInt64(byte - UInt8(ascii: "0")))
      advance()
    }
    guard position > start else { throw syntaxError(Message("expected a digit")) }
  }
}
