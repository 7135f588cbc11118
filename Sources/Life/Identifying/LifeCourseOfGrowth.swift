/// Watches cells for increasing times until their growth is clear.
struct LifeCourseOfGrowth {
  enum Pace: Equatable {
    case linear(LifeGrowth)
    case quadratic
  }

  /// Nil if none was found.
  private(set) var pace: Pace?

  /// - Parameter goesOn: called now and then with the fraction examined, 0…1; returns false to cancel.
  /// - Returns: nil if cancelled.
  init?(of cells: some Sequence<LifeCell>, rule: LifeRule, goesOn: (Double) -> Bool) {
    guard !rule.isBornFromNothing else { return }
    let (first, last) = LifeGrowth.generations
    var life = TileLife(LifeWorld(rule: .life(rule), cells: LifeCells(cells)))
    var populations: [Int] = []
    var wanted = first
    while wanted <= last {
      while populations.count < wanted {
        let population = life.population.clampedInt
        guard population > 0 else { return }
        if population > LifeGrowth.mostCells {
          if PopulationGrowth.isQuadratic(populations) { pace = .quadratic }
          return
        }
        populations.append(population)
        let part = Double(populations.count) / Double(last)
        if populations.count % 64 == 0, !goesOn(part) { return nil }
        life.advance(by: 1)
      }
      if let growth = PopulationGrowth(of: populations) {
        pace = .linear(LifeGrowth(LifeWorking(life, growing: growth.period), population: growth))
        return
      }
      if PopulationGrowth.isQuadratic(populations) {
        pace = .quadratic
        return
      }
      wanted *= 2
    }
  }
}
