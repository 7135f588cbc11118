/// Looks whether the number of living cells repeats itself, of every generation one after the other.
struct PopulationRhythm: Sendable {
  /// From which age on counts repeat themselves, and after how many generations.
  struct Rhythm: Equatable, Sendable {
    var age: Int
    var period: Int
  }

  /// Longer periods are not found.
  static let longestPeriod = 512
  /// For so long, and for four periods, a count has to repeat itself.
  static let leastSpan = 2_000

  /// The last counts, each at its age modulo their number.
  private var counts = Array(repeating: -1, count: longestPeriod + 1)
  /// By the period: for how many generations each count was that of a period before.
  private var spans = Array(repeating: 0, count: longestPeriod + 1)

  /// Notes how many cells live.
  ///
  /// - Returns: the shortest period in which counts have repeated themselves for long enough; nil for none.
  mutating func note(_ count: Int, at age: Int) -> Rhythm? {
    let places = counts.count
    counts[age % places] = count
    var found: Rhythm?
    for period in 1...Self.longestPeriod {
      guard period <= age, counts[(age - period) % places] == count else {
        spans[period] = 0
        continue
      }
      spans[period] += 1
      let span = spans[period]
      if found == nil, span >= Self.leastSpan, span >= 4 * period {
        found = Rhythm(age: age - span + 1 - period, period: period)
      }
    }
    return found
  }
}
