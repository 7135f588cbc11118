/// Runs a few cells generation by generation.
struct LifeSteps {
  private let rule: LifeRule
  private var neighbourhoods: [LifeCell: Int] = [:]

  /// - Parameter rule: must not create cells from nothing.
  init(_ rule: LifeRule) { self.rule = rule }

  /// The bit of the cell at an offset from the middle of a neighbourhood, as in `LifeNeighbours`.
  static func bit(x: Int, y: Int) -> Int { 1 << (8 - (3 * (y + 1) + x + 1)) }

  /// - Parameter cells: the living cells, each once.
  /// - Returns: the living cells of the next generation, sorted by row.
  mutating func next(after cells: [LifeCell]) -> [LifeCell] {
    neighbourhoods.removeAll(keepingCapacity: true)
    for cell in cells {
      for dy in -1...1 {
        for dx in -1...1 {
          neighbourhoods[LifeCell(x: cell.x + dx, y: cell.y + dy), default: 0] |= Self.bit(
            x: -dx, y: -dy)
        }
      }
    }
    var next: [LifeCell] = []
    for (cell, neighbourhood) in neighbourhoods where rule.lives(in: neighbourhood) {
      next.append(cell)
    }
    return LifeObject.sorted(next)
  }
}

extension LifeRule {
  /// Whether cells are born without living neighbours.
  var isBornFromNothing: Bool { lives(in: 0) }
}
