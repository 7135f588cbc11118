extension LifeAsh {
  /// An object of which cells consist, wherever it is.
  struct Part: Hashable, Sendable {
    let code: String
    let period: Int
    /// How far it comes in a period.
    let shift: LifeObject.Shift
  }

  /// In so many generations what sparks is whole again: the spark of a spaceship need not be of the same object.
  private static var phases: Int { 4 }

  /// The objects of cells that are near each other; nil for each part that does not come back.
  ///
  /// - Parameter group: with the corner of the rectangle around them at 0, 0, row by row.
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

  /// More cells in more generations are not taken apart.
  private static var mostWork: Int { 1 << 22 }

  /// Cells as one object; nil where they don't come back.
  private func part(of cells: [LifeCell]) -> Part? {
    LifeObject(of: cells, rule: rule, longest: generations).map {
      Part(code: $0.code, period: $0.period, shift: $0.shift)
    }
  }
}
