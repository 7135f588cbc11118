/// What has come to rest, taken apart into objects that live for themselves.
///
/// Cells that hang together, at first or later, are of one object; so are those without which another cell would be
/// born, die or live on otherwise. Two still lifes that only touch remain two.
public struct LifeAsh: Sendable {
  let rule: LifeRule
  /// How long objects are watched for what they do to each other.
  let generations: Int
  /// What groups of cells were found to be.
  var known: [[LifeCell]: [Part?]] = [:]

  /// Cells that are so near each other are looked at together.
  static let reach = 6
  /// What cells are called of which nothing repeats itself.
  public static let unknown = "PATHOLOGICAL"

  /// - Parameter generations: a multiple of the periods that are expected.
  public init(rule: LifeRule, generations: Int = 60) {
    (self.rule, self.generations) = (rule, generations)
  }

  /// The codes of the objects that cells consist of, in no order; `unknown` for what does not come back.
  public mutating func codes(of cells: [LifeCell]) -> [String] {
    Self.groups(of: LifeObject.sorted(cells), within: Self.reach).flatMap { group in
      parts(of: LifeObject.normalized(group)).map { $0?.code ?? Self.unknown }
    }
  }

  /// Cells in groups, none of which is nearer to another one than that.
  ///
  /// - Parameter cells: row by row; so they are in each group.
  /// - Complexity: O(*n*), with the square of the distance.
  static func groups(of cells: [LifeCell], within distance: Int) -> [[LifeCell]] {
    var sets = DisjointSets(count: cells.count)
    // Rows that are near enough to the one that is looked at, which is the last of them.
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

  /// The objects of a group, as they are at first.
  func separated(_ cells: [LifeCell]) -> [[LifeCell]] {
    // At first, what touches is one.
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
      // What comes is what was seen.
      if owners.count == first.count, owners.keys.allSatisfy(first.contains) { break }
    }
    return sets.groups.map { group in group.flatMap { islands[$0] } }
  }

  /// The next generation, each cell with an island that it is of; islands are joined that a cell needs together.
  private func next(_ owners: [LifeCell: Int], _ sets: inout DisjointSets) -> [LifeCell: Int] {
    var sights: [LifeCell: [(island: Int, bit: Int)]] = [:]
    for (cell, owner) in owners {
      let island = sets.root(of: owner)
      for dy in -1...1 {
        for dx in -1...1 {
          sights[LifeCell(x: cell.x + dx, y: cell.y + dy), default: []].append(
            (island, LifeSteps.bit(x: -dx, y: -dy)))
        }
      }
    }
    var next: [LifeCell: Int] = [:]
    for (cell, seen) in sights {
      let lives = rule.lives(in: seen.reduce(0) { $0 | $1.bit })
      var alone: [Int: Int] = [:]
      for (island, bit) in seen { alone[sets.root(of: island), default: 0] |= bit }
      let living = alone.filter { rule.lives(in: $0.value) }
      // It is as if only one of them were there, or none.
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
