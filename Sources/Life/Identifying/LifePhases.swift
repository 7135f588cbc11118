/// The generations of recurring cells over a period, each sorted by row.
///
/// Small objects are kept; for large ones only the first generation is, and the others are recomputed on each
/// iteration.
struct LifePhases: Equatable, Sequence {
  private enum Content: Equatable {
    case kept([[LifeCell]])
    case computed(from: LifeCells, LifeRule)
  }

  private let content: Content
  /// The number of living cells in each.
  let populations: [Int]

  init(_ phases: [[LifeCell]]) {
    content = .kept(phases)
    populations = phases.map(\.count)
  }

  init(from first: LifeCells, rule: LifeRule, populations: [Int]) {
    content = .computed(from: first, rule)
    self.populations = populations
  }

  /// The number of generations.
  var count: Int { populations.count }

  var first: [LifeCell] {
    switch content {
    case .kept(let phases): phases[0]
    case .computed(let cells, _): LifeObject.sorted(cells.list ?? [])
    }
  }

  func makeIterator() -> AnyIterator<[LifeCell]> {
    switch content {
    case .kept(let phases): return AnyIterator(phases.makeIterator())
    case .computed(let cells, let rule):
      var life = TileLife(LifeWorld(rule: .life(rule), cells: cells))
      var passed = 0
      return AnyIterator { [count] in
        guard passed < count else { return nil }
        if passed > 0 { life.advance(by: 1) }
        passed += 1
        return LifeObject.sorted(life.cells.list ?? [])
      }
    }
  }
}
