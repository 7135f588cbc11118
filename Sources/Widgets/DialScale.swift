import Glibc

/// The scale of a dial: linear or logarithmic, which gives more room to small values.
///
/// On a logarithmic scale, the fraction of the turn is ln(value ÷ lowest) ÷ ln(highest ÷ lowest).
public struct DialScale: Equatable, Sendable {
  /// The lowest value is positive, unless the scale is linear.
  public let range: ClosedRange<Double>
  /// Whether the scale is linear.
  private let isEven: Bool
  /// The values engraved with their number.
  public let numbers: [Double]
  /// The values engraved with only a line.
  public let lines: [Double]
  /// The steps of keys and of the wheel, each up to a value. The last one also applies above its value.
  private let steps: [(upTo: Double, step: Double)]
  /// The step with Shift.
  private let fineStep: Double

  /// Creates a scale; without `isEven` it is logarithmic, and its range has to be positive.
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

  /// Returns 0…1 for a value within the range.
  public func fraction(of value: Double) -> Double {
    isEven
      ? (value - range.lowerBound) / (range.upperBound - range.lowerBound)
      : log(value / range.lowerBound) / log(range.upperBound / range.lowerBound)
  }

  /// Returns the value at a fraction, clamped to 0…1.
  public func value(at fraction: Double) -> Double {
    let fraction = min(max(fraction, 0), 1)
    if isEven {
      return range.lowerBound + fraction * (range.upperBound - range.lowerBound)
    }
    return range.lowerBound * exp(fraction * log(range.upperBound / range.lowerBound))
  }

  /// Returns the nearest stop of the dial.
  public func snapped(_ value: Double, isFine: Bool = false) -> Double {
    let step = isFine ? fineStep : step(at: value, upwards: true)
    let snapped = rounded(value, to: step)
    return min(max(snapped, range.lowerBound), range.upperBound)
  }

  /// Returns the stop a number of steps away; negative steps go down.
  public func value(_ count: Int, stepsFrom value: Double, isFine: Bool = false) -> Double {
    var value = value
    for _ in 0..<abs(count) {
      let upwards = count > 0
      let step = isFine ? fineStep : step(at: value, upwards: upwards)
      // From between two stops, go to the nearer one in that direction.
      let stop = rounded(value, to: step)
      let isBeyond = upwards ? stop > value + step * 1e-6 : stop < value - step * 1e-6
      let next = isBeyond ? stop : rounded(stop + (upwards ? step : -step), to: step)
      value = min(max(next, range.lowerBound), range.upperBound)
    }
    return value
  }

  /// Returns the next engraved number above or below.
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
