/// How fast a board runs.
public struct LifePace: Equatable, Sendable {
  /// Steps in a second, from slow to fast; nil as many as can be.
  public static let rates: [Double?] = [0.5, 1, 2, 5, 10, 20, 30, 60, nil]
  /// A step that is a power has no more generations than 2 to the power of this.
  public static let mostExponent = 40
  public static let allowedBases = 2...10_000
  /// A step of any other length has no more generations than 2 to the power of this.
  static let mostBits = 490

  /// A place among the rates.
  public var rateIndex = 4 {
    didSet { rateIndex = min(max(0, rateIndex), Self.rates.count - 1) }
  }
  /// What a step is a power of.
  public var base = 2 {
    didSet {
      base = min(max(base, Self.allowedBases.lowerBound), Self.allowedBases.upperBound)
      exponent = min(exponent, mostExponent)
    }
  }
  /// A step is the base to the power of this generations.
  public var exponent = 0 { didSet { exponent = min(max(0, exponent), mostExponent) } }
  /// A step of any length; nil for a power of the base.
  public var freeStride: BigInteger? {
    didSet {
      freeStride = freeStride.map { max(1, min($0, BigInteger(1) << Self.mostBits)) }
    }
  }
  /// Whether steps become longer while it runs, as long as they are done quickly.
  public var isHyperspeed = false

  public var rate: Double? { Self.rates[rateIndex] }
  public var stride: BigInteger { freeStride ?? BigInteger(power(exponent)) }

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

  /// Nil for what is no word.
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
