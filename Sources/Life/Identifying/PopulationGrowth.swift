/// How many cells live, of which more come by the same number in each period.
///
///     PopulationGrowth(of: populations)?.code // of a block-laying switch engine:
///     "yl144_1_16_afb5f3db909e60548f086e22ee3353ac"
public struct PopulationGrowth: Equatable, Sendable {
  /// After how many generations as many have come again.
  public let period: Int
  /// How many cells come in a period; less than 0 where they become fewer.
  public let cells: Int
  /// The name that A. P. Goucher's apgsearch gives to what grows so.
  public let code: String

  /// - Parameter populations: of each generation; what is true of the last half is taken for true from then on.
  /// - Returns: nil where they do not grow so, or by a period longer than an eighth of them.
  public init?(of populations: [Int]) {
    let last = Array(populations.suffix(populations.count / 2))
    guard let period = Self.period(of: last, degree: 1), last[period] != last[0] else { return nil }
    self.period = period
    cells = last[period] - last[0]
    code = Self.code(of: last, period: period)
  }

  /// Whether numbers grow with the square of time: so do as many more as come in each period.
  static func isQuadratic(_ populations: [Int]) -> Bool {
    let last = Array(populations.suffix(populations.count / 2))
    guard let period = period(of: last, degree: 2) else { return false }
    return last[2 * period] - 2 * last[period] + last[0] > 0
  }

  /// The shortest period after which differences of differences, as deep as that, are 0.
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

  /// `yl`, the period, that of what comes in each period, how many cells do, and a hash of how they come: MD5 of sums
  /// of squares and of cubes, as apgsearch computes them in words of 32 bits. <https://conwaylife.com/wiki/Apgcode>
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
