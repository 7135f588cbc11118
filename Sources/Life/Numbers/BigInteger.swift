/// An integer of any size: generations, populations, and coordinates beyond 2⁶³.
///
///     let age = BigInteger(1) << 100
///     "\(age + 1)"   // "1267650600228229401496703205377"
public struct BigInteger: Hashable, Sendable {
  /// Numbers that fit into one word are always `small`.
  enum Storage: Hashable, Sendable {
    case small(Int)
    /// Two's complement, the lowest word first, in as few words as possible.
    case large([UInt64])
  }

  let storage: Storage

  /// Converts an integer, exactly.
  public init(_ value: Int) { storage = .small(value) }

  /// Converts an unsigned integer, exactly.
  public init(_ value: UInt64) { self.init(words: [value, 0]) }

  /// - Parameter words: two's complement, the lowest word first.
  init(words: [UInt64]) {
    var words = words
    while words.count > 1 {
      let sign: UInt64 = words[words.count - 2] >> 63 == 0 ? 0 : .max
      guard words[words.count - 1] == sign else { break }
      words.removeLast()
    }
    storage = words.count < 2 ? .small(Int(bitPattern: UInt(words.first ?? 0))) : .large(words)
  }

  /// Two's complement, the lowest word first.
  var words: [UInt64] {
    switch storage {
    case .small(let value): [UInt64(bitPattern: Int64(value))]
    case .large(let words): words
    }
  }

  /// The number if it fits; nil otherwise.
  public var int: Int? { if case .small(let value) = storage { value } else { nil } }

  /// The number, clamped to the range of `Int`.
  public var clampedInt: Int { int ?? (isNegative ? .min : .max) }

  /// Whether it is below 0.
  public var isNegative: Bool {
    switch storage {
    case .small(let value): value < 0
    case .large(let words): words.last.map { $0 >> 63 == 1 } ?? false
    }
  }

  /// The distance from 0.
  public var magnitude: BigInteger { isNegative ? -self : self }

  /// The number of bits of a non-negative number: 0 for 0, 1 for 1, 2 for 2 and 3.
  public var bitWidth: Int {
    let words = words
    let top = words.lastIndex { $0 != 0 } ?? 0
    return 64 * (top + 1) - words[top].leadingZeroBitCount
  }

  /// Whether a bit of a non-negative number is set.
  public func bit(_ index: Int) -> Bool {
    let words = words
    return index < 64 * words.count && words[index / 64] >> UInt64(index % 64) & 1 == 1
  }
}

extension BigInteger: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) { self.init(value) }
}

extension Double {
  /// Converts to the nearest number; infinite if too large.
  public init(_ number: BigInteger) {
    if let int = number.int {
      self.init(int)
    } else {
      let words = number.magnitude.words
      let value = words.reversed().reduce(0.0) { $0 * 0x1p64 + Double($1) }
      self = number.isNegative ? -value : value
    }
  }
}
