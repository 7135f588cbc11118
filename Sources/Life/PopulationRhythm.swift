/// Detects whether the population repeats, from that of each successive generation.
struct PopulationRhythm: Sendable {
  /// The age of the first repeating count, and the period.
  struct Rhythm: Equatable, Sendable {
    var age: Int
    var period: Int
  }

  /// The limit of detected periods.
  static let longestPeriod = 512
  /// The least number of generations, besides four periods, for counts to repeat.
  static let leastSpan = 2_000

  /// The last counts, indexed by age modulo their number.
  private var counts = Array(repeating: -1, count: longestPeriod + 1)
  /// By period: the number of successive counts equal to that of a period before.
  private var spans = Array(repeating: 0, count: longestPeriod + 1)

  /// Records a generation's population.
  ///
  /// - Returns: the shortest period that has repeated for long enough; nil for none.
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
