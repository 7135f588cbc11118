/// How fast a board runs.
public struct LifePace: Equatable, Sendable {
  /// Steps in a second, from slow to fast; nil as many as can be.
  public static let rates: [Double?] = [0.5, 1, 2, 5, 10, 20, 30, 60, nil]
  /// Two to the power of this are the generations of the longest step.
  public static let mostExponent = 40

  /// A place among the rates.
  public var rateIndex = 4 {
    didSet { rateIndex = min(max(0, rateIndex), Self.rates.count - 1) }
  }
  /// A step is two to the power of this generations.
  public var exponent = 0 { didSet { exponent = min(max(0, exponent), Self.mostExponent) } }

  public var rate: Double? { Self.rates[rateIndex] }
  public var stride: BigInteger { BigInteger(1) << exponent }

  public init() {}
}
