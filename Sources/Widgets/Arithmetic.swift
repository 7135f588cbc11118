import Base

/// Parses a number entered as an expression: `3*12.5`, `(1+2)/4`, `-7`, `50%`.
///
/// Digits and the decimal separator may be of any script. A percentage is relative to the present number. A number may
/// have a unit: `2cm+1mm`.
struct Arithmetic {
  private let characters: [Character]
  private var position = 0
  private var depth = 0
  private let current: Double
  private let units: [String: Double]
  private static let deepest = 40

  private init(_ text: String, of current: Double, _ units: [String: Double]) {
    characters = text.withPlainDigits.filter { !$0.isWhitespace }
    self.current = current
    self.units = units
  }

  /// Returns nil for an invalid expression, or one without a finite result.
  ///
  /// - Parameter units: the size of each unit, in that of the result.
  static func value(
    of text: String, current: Double, units: [String: Double] = [:]
  ) -> Double? {
    var reader = Arithmetic(text, of: current, units)
    guard let value = reader.sum(), reader.position == reader.characters.count, value.isFinite
    else {
      return nil
    }
    return value
  }

  private var next: Character? { position < characters.count ? characters[position] : nil }

  private mutating func accept(_ wanted: Character...) -> Character? {
    guard let next, wanted.contains(next) else { return nil }
    position += 1
    return next
  }

  private mutating func sum() -> Double? {
    guard var value = product() else { return nil }
    while let sign = accept("+", "-", "−") {
      guard let other = product() else { return nil }
      value = sign == "+" ? value + other : value - other
    }
    return value
  }

  private mutating func product() -> Double? {
    guard var value = factor() else { return nil }
    while let sign = accept("*", "×", "/", "÷", ":") {
      guard let other = factor() else { return nil }
      value = sign == "*" || sign == "×" ? value * other : value / other
    }
    return value
  }

  private mutating func factor() -> Double? {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else { return nil }
    if accept("-", "−") != nil { return factor().map { -$0 } }
    if accept("+") != nil { return factor() }
    var value: Double?
    if accept("(") != nil {
      value = sum()
      guard accept(")") != nil else { return nil }
    } else {
      value = number()
    }
    if let unit = unit() {
      guard let factor = units[unit] else { return nil }
      value = value.map { $0 * factor }
    }
    while accept("%") != nil { value = value.map { $0 / 100 * current } }
    return value
  }

  /// Reads letters; nil for none.
  private mutating func unit() -> String? {
    var name = ""
    while let next, next.isLetter {
      name += next.lowercased()
      position += 1
    }
    return name.isEmpty ? nil : name
  }

  private mutating func number() -> Double? {
    var digits = ""
    while let next, next.isASCII, next.isNumber || next == "." || next == "," {
      digits.append(next == "," ? "." : next)
      position += 1
    }
    return digits.contains { $0.isNumber } ? Double(digits) : nil
  }
}
