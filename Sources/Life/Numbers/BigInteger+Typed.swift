extension BigInteger {
  /// Parses a non-negative number as typed by a user: digits of any script, optionally grouped (`1,000,000`), or a
  /// power (`2^60`); nil for anything else, and for more than `mostDigits`.
  public init?(typed text: String) {
    let parts = text.split(separator: "^", omittingEmptySubsequences: false)
    let numbers = parts.map { Self.digits($0) }
    guard (1...2).contains(parts.count), let first = numbers[0], let base = BigInteger(first) else {
      return nil
    }
    guard numbers.count == 2 else {
      self = base
      return
    }
    guard let exponent = numbers[1].flatMap({ Int($0) }), let power = base.power(exponent) else {
      return nil
    }
    self = power
  }

  /// The digits alone; nil if there is anything else but group separators.
  private static func digits(_ text: Substring) -> String? {
    var digits = ""
    for sign in text {
      if let value = sign.wholeNumberValue, value < 10 {
        digits += "\(value)"
      } else if !sign.isWhitespace, !",.'’_٬".contains(sign) {
        return nil
      }
    }
    return digits.isEmpty ? nil : digits
  }

  /// - Returns: nil for more digits than `mostDigits`.
  private func power(_ exponent: Int) -> BigInteger? {
    guard let base = int, base >= 0 else { return exponent == 1 ? self : nil }
    guard base > 1 else { return exponent == 0 ? 1 : self }
    var power: BigInteger = 1
    for _ in 0..<exponent {
      // Bit by bit of the base.
      power = (0..<Int.bitWidth - base.leadingZeroBitCount).reduce(0) {
        base >> $1 & 1 == 1 ? $0 + power << $1 : $0
      }
      if power.bitWidth > Self.mostBits { return nil }
    }
    return power.description.count <= Self.mostDigits ? power : nil
  }

  /// The greatest number of bits in `mostDigits`.
  private static let mostBits = 499
}
