/// Lets cells live until nothing new becomes of them.
///
/// How many live is looked at every 60 generations, which most periods divide. Where these numbers have come again and
/// again, cells are taken for settled; they are so for certain where nothing changes but what blinks.
struct SettlingSoup {
  private static let pause = 60
  /// Of numbers that repeat themselves: after so many pauses at most, for so many in all, and for so many of their own
  /// periods.
  private static let longestPeriod = 8
  private static let fewestRepeats = 5
  private static let fewestPeriods = 3
  /// More cells than any soup has that settles.
  private static let mostCells = 1 << 16

  private let rule: LifeRule
  private let universe: SoupUniverse
  private var populations: [Int] = []

  /// - Parameter universe: one by the same rule.
  init(_ rule: LifeRule, in universe: SoupUniverse) {
    (self.rule, self.universe) = (rule, universe)
  }

  /// - Parameter most: how many generations it may take.
  /// - Returns: what lives then; nil where it goes on for longer.
  mutating func rest(of cells: [LifeCell], most: Int = 40_000) -> [LifeCell]? {
    populations.removeAll(keepingCapacity: true)
    guard universe.fill(with: cells) else { return restBeyond(cells, after: 0, most: most) }
    while universe.generation < most {
      universe.advance(by: Self.pause)
      if universe.isAtRest { return universe.cells }
      if universe.isAtSide {
        return restBeyond(universe.cells, after: universe.generation, most: most)
      }
      guard let isSettled = note(universe.population) else { return nil }
      if isSettled { return universe.cells }
    }
    return nil
  }

  /// The same, of cells that go beyond the square.
  private mutating func restBeyond(_ cells: [LifeCell], after age: Int, most: Int) -> [LifeCell]? {
    populations.removeAll(keepingCapacity: true)
    var life = TileLife(LifeWorld(rule: .life(rule), cells: LifeCells(cells)))
    var age = age
    while age < most {
      life.advance(by: Self.pause)
      age += Self.pause
      guard let isSettled = note(life.population.clampedInt) else { return nil }
      if isSettled || life.activeTileCount == 0 {
        return life.cells.list ?? []
      }
    }
    return nil
  }

  /// Whether numbers come again; nil where too much lives.
  private mutating func note(_ population: Int) -> Bool? {
    guard population <= Self.mostCells else { return nil }
    populations.append(population)
    let last = populations.count - 1
    return (1...Self.longestPeriod).contains { period in
      let span = max(Self.fewestRepeats, Self.fewestPeriods * period)
      guard last >= span + period else { return false }
      return (last - span...last).allSatisfy { populations[$0] == populations[$0 - period] }
    }
  }
}
