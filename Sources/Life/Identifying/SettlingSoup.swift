/// Lets cells live until nothing new becomes of them.
///
/// How many live is looked at every 60 generations, which most periods divide. Where these numbers have come again and again,
/// cells are taken for settled; they are so for certain where nothing changes but what blinks.
struct SettlingSoup {
  /// What has come to rest.
  struct Rest {
    var cells: [LifeCell]
    /// How many generations it took, and how many of them told that it is so.
    var generation: Int
  }

  private static let pause = 60
  /// Of numbers that repeat themselves: after so many pauses at most, for so many in all, and for so many of their own periods.
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
  /// - Returns: nil where it goes on for longer.
  mutating func rest(of cells: [LifeCell], most: Int = 40_000) -> Rest? {
    populations.removeAll(keepingCapacity: true)
    guard universe.fill(with: cells) else { return restBeyond(cells, after: 0, most: most) }
    while universe.generation < most {
      universe.advance(by: Self.pause)
      if universe.isAtRest { return Rest(cells: universe.cells, generation: universe.generation) }
      if universe.isAtSide {
        return restBeyond(universe.cells, after: universe.generation, most: most)
      }
      guard let isSettled = note(universe.population) else { return nil }
      if isSettled { return Rest(cells: universe.cells, generation: universe.generation) }
    }
    return nil
  }

  /// The same, of cells that go beyond the square.
  private mutating func restBeyond(_ cells: [LifeCell], after age: Int, most: Int) -> Rest? {
    populations.removeAll(keepingCapacity: true)
    var life = TileLife(LifeWorld(rule: .life(rule), cells: LifeCells(cells)))
    var age = age
    while age < most {
      life.advance(by: Self.pause)
      age += Self.pause
      guard let isSettled = note(life.population.clampedInt) else { return nil }
      if isSettled || life.activeTileCount == 0 {
        return Rest(cells: life.cells.list ?? [], generation: age)
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
