/// The speed of a board.
public struct LifePace: Equatable, Sendable {
  /// Steps per second, from slow to fast; nil for as many as possible.
  public static let rates: [Double?] = [0.5, 1, 2, 5, 10, 20, 30, 60, nil]
  /// The greatest exponent of 2 for steps that are powers.
  public static let mostExponent = 40
  /// The bases that the length of a step can be a power of.
  public static let allowedBases = 2...10_000
  /// The greatest exponent of 2 for steps of any other length.
  static let mostBits = 490

  /// An index into the rates.
  public var rateIndex = 4 {
    didSet { rateIndex = min(max(0, rateIndex), Self.rates.count - 1) }
  }
  /// The base of a step's length.
  public var base = 2 {
    didSet {
      base = min(max(base, Self.allowedBases.lowerBound), Self.allowedBases.upperBound)
      exponent = min(exponent, mostExponent)
    }
  }
  /// The exponent of a step's length in generations.
  public var exponent = 0 { didSet { exponent = min(max(0, exponent), mostExponent) } }
  /// An arbitrary step length; nil for a power of the base.
  public var freeStride: BigInteger? {
    didSet {
      freeStride = freeStride.map { max(1, min($0, BigInteger(1) << Self.mostBits)) }
    }
  }
  /// Whether steps grow during the run while they are fast.
  public var isHyperspeed = false

  /// The steps per second; nil for as many as possible.
  public var rate: Double? { Self.rates[rateIndex] }
  /// The length of a step in generations; at least 1.
  public var stride: BigInteger { freeStride ?? BigInteger(power(exponent)) }

  /// Creates the pace of a new board: ten steps of one generation per second.
  public init() {}

  /// The largest exponent of the base.
  public var mostExponent: Int {
    var exponent = 1
    while let next = Self.power(of: base, exponent + 1), next <= 1 << Self.mostExponent {
      exponent += 1
    }
    return exponent
  }

  private func power(_ exponent: Int) -> Int { Self.power(of: base, exponent) ?? .max }

  /// Returns nil on overflow.
  private static func power(of base: Int, _ exponent: Int) -> Int? {
    var power = 1
    for _ in 0..<exponent {
      let (next, isTooLarge) = power.multipliedReportingOverflow(by: base)
      if isTooLarge { return nil }
      power = next
    }
    return power
  }
}
