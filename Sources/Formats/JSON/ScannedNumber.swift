/// The digits of a decimal number, as far as they fit 64 bits.
///
/// A number of at most 2⁵³ over a power of ten of at most 10²² is one exact division away from the nearest Double (W.
/// D. Clinger, "How to read floating point numbers accurately", 1990).
struct ScannedNumber {
  var isNegative = false
  var hasExponent = false
  private var digits: UInt64 = 0
  private var fractionCount = 0
  private var isTooLong = false

  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
    1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  mutating func append(_ digit: UInt64) {
    guard digits < 1 << 59 else {
      isTooLong = true
      return
    }
    digits = digits * 10 + digit
  }

  mutating func appendFraction(_ digit: UInt64) {
    append(digit)
    fractionCount += 1
  }

  /// Nil if there are too many digits or an exponent.
  var exactDouble: Double? {
    guard !isTooLong, !hasExponent, digits <= 1 << 53, fractionCount < Self.powers.count else {
      return nil
    }
    let value = Double(digits) / Self.powers[fractionCount]
    return isNegative ? -value : value
  }
}
