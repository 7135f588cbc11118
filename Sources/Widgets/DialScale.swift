import Glibc

/// How far a dial is turned for a value: even in the value, or in its logarithm, so that small values have room.
///
/// In the logarithm, the fraction of the turn is ln(value ÷ lowest) ÷ ln(highest ÷ lowest).
public struct DialScale: Equatable, Sendable {
  /// The lowest value is positive, unless the scale is even.
  public let range: ClosedRange<Double>
  /// Whether equal steps are turned equally far.
  private let isEven: Bool
  /// Values that are engraved with their number.
  public let numbers: [Double]
  /// Values that are engraved with a line alone.
  public let lines: [Double]
  /// The steps of keys and of the wheel, each up to a value; above the last one, the last one.
  private let steps: [(upTo: Double, step: Double)]
  /// The step with Shift.
  private let fineStep: Double

  public init(
    range: ClosedRange<Double>, isEven: Bool = false, numbers: [Double], lines: [Double],
    steps: [(upTo: Double, step: Double)], fineStep: Double
  ) {
    self.range = range
    self.isEven = isEven
    self.numbers = numbers
    self.lines = lines
    self.steps = steps
    self.fineStep = fineStep
  }

  public static func == (a: DialScale, b: DialScale) -> Bool {
    a.range == b.range && a.isEven == b.isEven && a.numbers == b.numbers && a.lines == b.lines
      && a.fineStep == b.fineStep && a.steps.elementsEqual(b.steps, by: ==)
  }

  /// 0…1 for a value within the range.
  public func fraction(of value: Double) -> Double {
    isEven
      ? (value - range.lowerBound) / (range.upperBound - range.lowerBound)
      : log(value / range.lowerBound) / log(range.upperBound / range.lowerBound)
  }

  /// The value at a fraction; those beyond 0…1 are taken as the nearest end.
  public func value(at fraction: Double) -> Double {
    let fraction = min(max(fraction, 0), 1)
    if isEven {
      return range.lowerBound + fraction * (range.upperBound - range.lowerBound)
    }
    return range.lowerBound * exp(fraction * log(range.upperBound / range.lowerBound))
  }

  /// The nearest value that the dial stops at.
  public func snapped(_ value: Double, isFine: Bool = false) -> Double {
    let step = isFine ? fineStep : step(at: value, upwards: true)
    let snapped = rounded(value, to: step)
    return min(max(snapped, range.lowerBound), range.upperBound)
  }

  /// The next value that the dial stops at, some steps away; negative steps go down.
  public func value(_ count: Int, stepsFrom value: Double, isFine: Bool = false) -> Double {
    var value = value
    for _ in 0..<abs(count) {
      let upwards = count > 0
      let step = isFine ? fineStep : step(at: value, upwards: upwards)
      // From between two stops to the nearer one that way.
      let stop = rounded(value, to: step)
      let isBeyond = upwards ? stop > value + step * 1e-6 : stop < value - step * 1e-6
      let next = isBeyond ? stop : rounded(stop + (upwards ? step : -step), to: step)
      value = min(max(next, range.lowerBound), range.upperBound)
    }
    return value
  }

  /// The next engraved number above or below.
  public func number(_ direction: Int, from value: Double) -> Double {
    let next =
      direction > 0
      ? numbers.first { $0 > value + 1e-9 } : numbers.last { $0 < value - 1e-9 }
    return next ?? (direction > 0 ? range.upperBound : range.lowerBound)
  }

  private func step(at value: Double, upwards: Bool) -> Double {
    let step = steps.first { upwards ? value < $0.upTo : value <= $0.upTo } ?? steps.last
    return step?.step ?? fineStep
  }

  private func rounded(_ value: Double, to step: Double) -> Double {
    let count = (value / step).rounded()
    // Dividing by a whole number keeps decimal fractions exact.
    return step < 1 ? count / (1 / step).rounded() : count * step
  }
}
