extension BigInteger: CustomStringConvertible {
  private static let chunk: UInt64 = 1_000_000_000_000_000_000
  private static let digitsInChunk = 18
  /// The limit of digits when reading.
  public static let mostDigits = 150

  /// Decimal digits, with a minus sign for negative numbers.
  public var description: String {
    if let int { return String(int) }
    var words = magnitude.words
    var chunks: [UInt64] = []
    while words.contains(where: { $0 != 0 }) {
      var rest: UInt64 = 0
      for index in words.indices.reversed() {
        (words[index], rest) = Self.chunk.dividingFullWidth((rest, words[index]))
      }
      chunks.append(rest)
    }
    let lower = chunks.dropLast().reversed().map { chunk in
      let digits = String(chunk)
      return String(repeating: "0", count: Self.digitsInChunk - digits.count) + digits
    }
    return (isNegative ? "-" : "") + String(chunks.last ?? 0) + lower.joined()
  }

  /// Parses decimal digits with an optional sign; nil for anything else, and for more than `mostDigits`.
  public init?(_ text: some StringProtocol) {
    let isNegative = text.first == "-"
    let digits = isNegative || text.first == "+" ? text.dropFirst() : text[...]
    guard !digits.isEmpty, digits.utf8.count <= Self.mostDigits else { return nil }
    var words: [UInt64] = [0]
    for sign in digits.utf8 {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(sign) else { return nil }
      var carry = UInt64(sign - UInt8(ascii: "0"))
      for index in words.indices {
        let (high, low) = words[index].multipliedFullWidth(by: 10)
        let (sum, overflow) = low.addingReportingOverflow(carry)
        words[index] = sum
        carry = high + (overflow ? 1 : 0)
      }
      if carry != 0 { words.append(carry) }
    }
    let magnitude = BigInteger(words: words + [0])
    self = isNegative ? -magnitude : magnitude
  }
}

extension BigInteger {
  /// Parses a generation count in a file: digits, optionally with commas between thousands, like Golly.
  init?(generation text: String) {
    self.init(text.filter { $0 != "," })
    if isNegative { return nil }
  }

  /// Two's complement, the lowest byte first, in as few bytes as possible.
  public var bytes: [UInt8] {
    var bytes = words.flatMap { word in
      (0..<8).map { UInt8(truncatingIfNeeded: word >> UInt64(8 * $0)) }
    }
    while bytes.count > 1, let last = bytes.last {
      guard last == (bytes[bytes.count - 2] >> 7 == 0 ? 0 : 0xFF) else { break }
      bytes.removeLast()
    }
    return bytes
  }

  /// - Parameter bytes: two's complement, the lowest byte first.
  public init(bytes: some Collection<UInt8>) {
    let fill: UInt8 = Array(bytes).last.map { $0 >> 7 == 1 } ?? false ? 0xFF : 0
    var all = Array(bytes)
    while all.count % 8 != 0 || all.isEmpty { all.append(fill) }
    self.init(
      words: stride(from: 0, to: all.count, by: 8).map { start in
        (0..<8).reduce(0) { $0 | UInt64(all[start + $1]) << UInt64(8 * $1) }
      })
  }
}
