extension BigInteger: Comparable {
  public static func + (a: BigInteger, b: BigInteger) -> BigInteger {
    if let a = a.int, let b = b.int {
      let (sum, overflow) = a.addingReportingOverflow(b)
      if !overflow { return BigInteger(sum) }
    }
    return sum(a.words, b.words, carry: 0) { $0 }
  }

  public static func - (a: BigInteger, b: BigInteger) -> BigInteger {
    if let a = a.int, let b = b.int {
      let (difference, overflow) = a.subtractingReportingOverflow(b)
      if !overflow { return BigInteger(difference) }
    }
    return sum(a.words, b.words, carry: 1) { ~$0 }
  }

  public static prefix func - (a: BigInteger) -> BigInteger { 0 - a }

  public static func += (a: inout BigInteger, b: BigInteger) { a = a + b }

  public static func -= (a: inout BigInteger, b: BigInteger) { a = a - b }

  public static func < (a: BigInteger, b: BigInteger) -> Bool {
    if let a = a.int, let b = b.int { return a < b }
    return (a - b).isNegative
  }

  /// The number times 2 to the power of a count.
  public static func << (a: BigInteger, count: Int) -> BigInteger {
    var words = [UInt64](repeating: 0, count: count / 64)
    let shift = UInt64(count % 64)
    var low: UInt64 = 0
    let all = a.words
    for word in all + [all.signWord] {
      words.append(word << shift | (shift == 0 ? 0 : low >> (64 - shift)))
      low = word
    }
    return BigInteger(words: words)
  }

  /// The number divided by 2 to the power of a count, rounded down.
  public static func >> (a: BigInteger, count: Int) -> BigInteger {
    let all = a.words
    let (sign, shift) = (all.signWord, UInt64(count % 64))
    let kept = all.dropFirst(count / 64) + [sign, sign]
    let words = zip(kept, kept.dropFirst()).map { word, next in
      word >> shift | (shift == 0 ? 0 : next << (64 - shift))
    }
    return BigInteger(words: words)
  }

  private static func sum(
    _ a: [UInt64], _ b: [UInt64], carry: UInt64, _ form: (UInt64) -> UInt64
  ) -> BigInteger {
    var carry = carry
    let (aSign, bSign) = (a.signWord, b.signWord)
    // One more word than either operand, for the carry.
    let words = (0...max(a.count, b.count)).map { index in
      let (first, overflow) = (index < a.count ? a[index] : aSign)
        .addingReportingOverflow(form(index < b.count ? b[index] : bSign))
      let (second, another) = first.addingReportingOverflow(carry)
      carry = overflow || another ? 1 : 0
      return second
    }
    return BigInteger(words: words)
  }
}

// Comparison of small integers with those of any size.
extension BigInteger {
  public static func == (a: BigInteger, b: Int) -> Bool { a.int == b }

  public static func < (a: BigInteger, b: Int) -> Bool { a < BigInteger(b) }

  public static func > (a: BigInteger, b: Int) -> Bool { a > BigInteger(b) }

  public static func <= (a: BigInteger, b: Int) -> Bool { !(a > b) }

  public static func >= (a: BigInteger, b: Int) -> Bool { !(a < b) }

  public static func != (a: BigInteger, b: Int) -> Bool { !(a == b) }
}

extension [UInt64] {
  /// The word that extends the sign.
  fileprivate var signWord: UInt64 { last.map { $0 >> 63 == 1 } ?? false ? .max : 0 }
}
