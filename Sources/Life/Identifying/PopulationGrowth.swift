/// A population that grows by the same number in each period.
///
///     PopulationGrowth(of: populations)?.code // of a block-laying switch engine:
///     "yl144_1_16_afb5f3db909e60548f086e22ee3353ac"
public struct PopulationGrowth: Equatable, Sendable {
  /// The period in generations.
  public let period: Int
  /// The number of cells gained per period; negative if the population falls.
  public let cells: Int
  /// The name given to such growth by A. P. Goucher's apgsearch.
  public let code: String

  /// - Parameter populations: of each generation; the behaviour of the last half is taken to continue.
  /// - Returns: nil if they do not grow linearly, or if the period is longer than an eighth of them.
  public init?(of populations: [Int]) {
    let last = Array(populations.suffix(populations.count / 2))
    guard let period = Self.period(of: last, degree: 1), last[period] != last[0] else { return nil }
    self.period = period
    cells = last[period] - last[0]
    code = Self.code(of: last, period: period)
  }

  /// Whether the numbers grow with the square of time: then their gains grow linearly.
  static func isQuadratic(_ populations: [Int]) -> Bool {
    let last = Array(populations.suffix(populations.count / 2))
    guard let period = period(of: last, degree: 2) else { return false }
    return last[2 * period] - 2 * last[period] + last[0] > 0
  }

  /// The shortest period for which differences of the given order are 0.
  private static func period(of numbers: [Int], degree: Int) -> Int? {
    let factors = degree == 1 ? [1, -2, 1] : [1, -3, 3, -1]
    guard numbers.count >= 4 else { return nil }
    return (1...numbers.count / 4).first { period in
      (0..<numbers.count - (degree + 1) * period).allSatisfy { start in
        var sum = 0
        for (index, factor) in factors.enumerated() {
          sum += factor * numbers[start + index * period]
        }
        return sum == 0
      }
    }
  }

  /// `yl`, the period, the period of the gains, the gain, and a hash of the gains: MD5 of sums of squares and of cubes,
  /// as computed by apgsearch in 32-bit words. <https://conwaylife.com/wiki/Apgcode>
  private static func code(of populations: [Int], period: Int) -> String {
    let gains = (0..<populations.count - period).map { populations[$0 + period] - populations[$0] }
    let rhythm =
      (1...period).first { rhythm in
        (0..<gains.count - rhythm).allSatisfy { gains[$0] == gains[$0 + rhythm] }
      } ?? period
    var (sum, squares, cubes): (Int32, Int32, Int32) = (0, 0, 0)
    for start in 0..<period {
      let gain = Int32(truncatingIfNeeded: populations[start + rhythm] - populations[start])
      sum &+= gain
      squares &+= gain &* gain
      cubes &+= gain &* gain &* gain
    }
    return "yl\(period)_\(rhythm)_\(sum)_" + MD5.text(of: Array("\(squares)#\(cubes)".utf8))
  }
}
