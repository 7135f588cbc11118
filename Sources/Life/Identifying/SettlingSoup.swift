/// Runs cells until they settle.
///
/// Checks the population every 60 generations, a multiple of most periods. Cells count as settled once the populations
/// repeat for long enough, and certainly if nothing changes except oscillators of period 2.
struct SettlingSoup {
  private static let pause = 60
  /// For repeating populations: the longest period in pauses, the least number of pauses, and the least number of
  /// periods.
  private static let longestPeriod = 8
  private static let fewestRepeats = 5
  private static let fewestPeriods = 3
  /// More cells than any settling soup has.
  private static let mostCells = 1 << 16

  private let rule: LifeRule
  private let universe: SoupUniverse
  private var populations: [Int] = []

  /// - Parameter universe: must have the same rule.
  init(_ rule: LifeRule, in universe: SoupUniverse) {
    (self.rule, self.universe) = (rule, universe)
  }

  /// - Parameter most: the limit of generations.
  /// - Returns: the settled cells; nil if they take longer.
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

  /// Continues for cells that leave the square.
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

  /// Whether the populations repeat; nil if there are too many cells.
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
