import Documents

/// Reads numbers and words out of attribute values.
struct SVGScanner {
  private let bytes: [UInt8]
  private(set) var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func advance() { position += 1 }

  /// Skips spaces and an optional comma.
  mutating func skipSeparators() {
    while let byte = next,
      byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D || byte == 0x2C
    {
      position += 1
    }
  }

  /// Reads a finite number without its unit; nil if there is none.
  mutating func number() -> Double? {
    skipSeparators()
    let start = position
    var end = position
    func digits(_ index: Int) -> Int {
      var index = index
      while index < bytes.count, bytes[index] &- 0x30 < 10 { index += 1 }
      return index
    }
    if let sign = next, sign == 0x2B || sign == 0x2D { end += 1 }
    let whole = digits(end)
    var found = whole > end
    end = whole
    if end < bytes.count, bytes[end] == 0x2E {
      let fraction = digits(end + 1)
      found = found || fraction > end + 1
      end = fraction
    }
    guard found else { return nil }
    if end < bytes.count, bytes[end] | 0x20 == 0x65 {
      var exponent = end + 1
      if exponent < bytes.count, bytes[exponent] == 0x2B || bytes[exponent] == 0x2D {
        exponent += 1
      }
      let last = digits(exponent)
      // "2em" is a length, not a number with an exponent.
      if last > exponent { end = last }
    }
    guard let value = Double(String(decoding: bytes[start..<end], as: UTF8.self)), value.isFinite
    else { return nil }
    position = end
    return value
  }

  /// Reads a flag of an arc, which needs no separators: `a1 1 0 01 2 2`.
  mutating func flag() -> Bool? {
    skipSeparators()
    guard let byte = next, byte == 0x30 || byte == 0x31 else { return nil }
    position += 1
    return byte == 0x31
  }

  /// Reads all numbers up to the end or up to something else.
  mutating func numbers() -> [Double] {
    var numbers: [Double] = []
    while let number = number() { numbers.append(number) }
    return numbers
  }

  /// Reads the letters and other characters of a word.
  mutating func word() -> String {
    skipSeparators()
    return unit()
  }

  /// The letters that come right away.
  mutating func unit() -> String {
    let start = position
    while let byte = next, (byte | 0x20) &- 0x61 < 26 { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  static func numbers(_ text: String) -> [Double] {
    var scanner = SVGScanner(text)
    return scanner.numbers()
  }

  /// Parses a length that may be relative to another one.
  ///
  /// - Parameter whole: the base for `em` and per cent.
  static func length(_ text: String, of whole: Double) -> Double? {
    var scanner = SVGScanner(text)
    guard let number = scanner.number() else { return nil }
    if scanner.next == 0x25 { return number / 100 * whole }
    return scanner.word() == "em" ? number * whole : length(text)
  }

  /// Parses an absolute length; nil without a unit, or with a relative one.
  static func millimeters(_ text: String) -> Double? {
    var scanner = SVGScanner(text)
    guard let number = scanner.number(), number > 0, scanner.next != 0x25 else { return nil }
    let inch = PaperLength.millimetersToInch
    switch scanner.word() {
    case "mm": return number
    case "cm": return number * 10
    case "in": return number * inch
    case "pt": return number * inch / 72
    case "pc": return number * inch / 6
    case "px": return number * inch / 96
    default: return nil
    }
  }

  /// Parses a length in pixels at 96 to the inch; nil for a percentage or invalid text.
  static func length(_ text: String) -> Double? {
    var scanner = SVGScanner(text)
    guard let number = scanner.number() else { return nil }
    switch scanner.next == 0x25 ? "%" : scanner.word() {
    case "", "px": return number
    case "pt": return number * 96 / 72
    case "pc": return number * 16
    case "mm": return number * 96 / 25.4
    case "cm": return number * 96 / 2.54
    case "in": return number * 96
    case "em": return number * 16
    case "ex": return number * 8
    default: return nil
    }
  }
}
