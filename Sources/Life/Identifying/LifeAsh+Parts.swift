extension LifeAsh {
  /// An object as a component of cells, independent of position.
  struct Part: Hashable, Sendable {
    let code: String
    let period: Int
    /// The displacement per period.
    let shift: LifeObject.Shift
  }

  /// The number of generations within which sparks recur: a spaceship's spark may be a separate object for a while.
  private static var phases: Int { 4 }

  /// The objects of nearby cells; nil for each part that does not recur.
  ///
  /// - Parameter group: sorted by row, with the bounding rectangle's corner at 0, 0.
  mutating func parts(of group: [LifeCell]) -> [Part?] {
    if let parts = known[group] { return parts }
    guard group.count * generations <= Self.mostWork else {
      let whole = [part(of: group)]
      known[group] = whole
      return whole
    }
    var (cells, steps) = (group, LifeSteps(rule))
    var parts: [Part?] = []
    for _ in 0..<Self.phases where !cells.isEmpty {
      parts = separated(cells).map(part)
      if parts.allSatisfy({ $0 != nil }) { break }
      cells = steps.next(after: cells)
    }
    known[group] = parts
    return parts
  }

  /// The limit of cells times generations for taking a group apart.
  private static var mostWork: Int { 1 << 22 }

  /// The cells as one object; nil if they don't recur.
  private func part(of cells: [LifeCell]) -> Part? {
    LifeObject(of: cells, rule: rule, longest: generations).map {
      Part(code: $0.code, period: $0.period, shift: $0.shift)
    }
  }
}
