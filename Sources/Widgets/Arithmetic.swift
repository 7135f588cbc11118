/// Reads a number that is written as a sum: `3*12.5`, `(1+2)/4`, `-7`, `50%`.
///
/// A percentage is that part of the number that is there already.
struct Arithmetic {
  private let characters: [Character]
  private var position = 0
  private var depth = 0
  private let current: Double
  private static let deepest = 40

  private init(_ text: String, of current: Double) {
    characters = text.filter { !$0.isWhitespace }
    self.current = current
  }

  /// Nil for what is no sum, or has no finite result.
  static func value(of text: String, current: Double) -> Double? {
    var reader = Arithmetic(text, of: current)
    guard let value = reader.sum(), reader.position == reader.characters.count, value.isFinite
    else {
      return nil
    }
    return value
  }

  private var next: Character? { position < characters.count ? characters[position] : nil }

  private mutating func take(_ wanted: Character...) -> Character? {
    guard let next, wanted.contains(next) else { return nil }
    position += 1
    return next
  }

  private mutating func sum() -> Double? {
    guard var value = product() else { return nil }
    while let sign = take("+", "-", "−") {
      guard let other = product() else { return nil }
      value = sign == "+" ? value + other : value - other
    }
    return value
  }

  private mutating func product() -> Double? {
    guard var value = factor() else { return nil }
    while let sign = take("*", "×", "/", "÷", ":") {
      guard let other = factor() else { return nil }
      value = sign == "*" || sign == "×" ? value * other : value / other
    }
    return value
  }

  private mutating func factor() -> Double? {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else { return nil }
    if take("-", "−") != nil { return factor().map { -$0 } }
    if take("+") != nil { return factor() }
    var value: Double?
    if take("(") != nil {
      value = sum()
      guard take(")") != nil else { return nil }
    } else {
      value = number()
    }
    while take("%") != nil { value = value.map { $0 / 100 * current } }
    return value
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
