/// Separates settled cells into independent objects.
///
/// Cells that are ever connected belong to one object, and so do those without which another cell would be born, die or
/// survive differently. Two still lifes that merely touch remain two.
public struct LifeAsh: Sendable {
  let rule: LifeRule
  /// The number of generations for watching interactions of objects.
  let generations: Int
  /// Known results for groups of cells.
  var known: [[LifeCell]: [Part?]] = [:]

  /// The distance within which cells are examined together.
  static let reach = 6
  /// The code of cells that do not recur.
  public static let unknown = "PATHOLOGICAL"

  /// - Parameter generations: a multiple of the expected periods.
  public init(rule: LifeRule, generations: Int = 60) {
    (self.rule, self.generations) = (rule, generations)
  }

  /// The codes of the objects that cells consist of, in no order; `unknown` for parts that do not recur.
  public mutating func codes(of cells: [LifeCell]) -> [String] {
    Self.groups(of: LifeObject.sorted(cells), within: Self.reach).flatMap { group in
      parts(of: LifeObject.normalized(group)).map { $0?.code ?? Self.unknown }
    }
  }

  /// Splits cells into groups farther apart than a distance.
  ///
  /// - Parameter cells: sorted by row, as is each resulting group.
  /// - Complexity: O(*n*), times the square of the distance.
  static func groups(of cells: [LifeCell], within distance: Int) -> [[LifeCell]] {
    var sets = DisjointSets(count: cells.count)
    // The rows close enough to the current one, which is the last of them.
    var rows: [Range<Int>] = []
    var start = 0
    while start < cells.count {
      let y = cells[start].y
      let end = cells[start...].firstIndex { $0.y != y } ?? cells.count
      rows.removeAll { cells[$0.lowerBound].y < y - distance }
      rows.append(start..<end)
      for row in rows {
        var first = row.lowerBound
        for index in start..<end {
          let x = cells[index].x
          while first < row.upperBound, cells[first].x < x - distance { first += 1 }
          var other = first
          while other < min(index, row.upperBound), cells[other].x <= x + distance {
            sets.join(other, index)
            other += 1
          }
        }
      }
      start = end
    }
    return sets.groups.map { $0.map { cells[$0] } }
  }

  /// The objects of a group in their initial generation.
  func separated(_ cells: [LifeCell]) -> [[LifeCell]] {
    // Initially, touching cells belong together.
    let islands = Self.groups(of: cells, within: 1)
    guard islands.count > 1 else { return islands }
    var sets = DisjointSets(count: islands.count)
    var owners: [LifeCell: Int] = [:]
    for (index, island) in islands.enumerated() {
      for cell in island { owners[cell] = index }
    }
    let first = Set(owners.keys)
    for _ in 0..<generations {
      owners = next(owners, &sets)
      // The sequence repeats from here.
      if owners.count == first.count, owners.keys.allSatisfy(first.contains) { break }
    }
    return sets.groups.map { group in group.flatMap { islands[$0] } }
  }

  /// The next generation, with an island for each cell; joins islands that a cell needs together.
  private func next(_ owners: [LifeCell: Int], _ sets: inout DisjointSets) -> [LifeCell: Int] {
    var sightings: [LifeCell: [(island: Int, bit: Int)]] = [:]
    for (cell, owner) in owners {
      let island = sets.root(of: owner)
      for dy in -1...1 {
        for dx in -1...1 {
          sightings[LifeCell(x: cell.x + dx, y: cell.y + dy), default: []].append(
            (island, LifeSteps.bit(x: -dx, y: -dy)))
        }
      }
    }
    var next: [LifeCell: Int] = [:]
    for (cell, seen) in sightings {
      let lives = rule.lives(in: seen.reduce(0) { $0 | $1.bit })
      var alone: [Int: Int] = [:]
      for (island, bit) in seen { alone[sets.root(of: island), default: 0] |= bit }
      let living = alone.filter { rule.lives(in: $0.value) }
      // The result is the same with only one of them, or without any.
      if living.count == (lives ? 1 : 0) {
        next[cell] = living.first?.key
        continue
      }
      guard let first = alone.keys.min() else { continue }
      for island in alone.keys { sets.join(first, island) }
      if lives { next[cell] = first }
    }
    return next
  }
}
