extension LifeCells {
  /// Returns the cells moved down or up by a row, preserving sharing.
  ///
  /// - Parameter mostPairs: returns nil if there are more distinct vertical pairs of parts.
  /// - Complexity: O(*n*) in these pairs.
  func movedByRow(down: Bool, mostPairs: Int) -> LifeCells? {
    // Makes room for the first or last row.
    var cells = self
    cells.grow()
    var move = RowMove(isDown: down, mostPairs: mostPairs)
    guard let root = move.moved(cells.root, with: .empty) else { return nil }
    var planes: [Square] = []
    for plane in cells.planes {
      guard let moved = move.moved(plane, with: .empty) else { return nil }
      planes.append(moved)
    }
    return LifeCells(root: root, level: cells.level, planes: planes)
  }
}

/// Moves squares by one row.
private struct RowMove {
  let isDown: Bool
  let mostPairs: Int
  private var known: [Pair: LifeCells.Square] = [:]

  private struct Pair: Hashable {
    let own: ObjectIdentifier?
    let other: ObjectIdentifier?
  }

  init(isDown: Bool, mostPairs: Int) {
    self.isDown = isDown
    self.mostPairs = mostPairs
  }

  /// - Parameter other: the square that supplies the incoming row.
  mutating func moved(_ own: LifeCells.Square, with other: LifeCells.Square) -> LifeCells.Square? {
    switch (own, other) {
    case (.empty, .empty): return .empty
    case (.leaf, _), (_, .leaf):
      return LifeCells.Square(
        bits: isDown ? own.bits >> 8 | other.bits << 56 : own.bits << 8 | other.bits >> 56)
    default: break
    }
    let pair = Pair(own: own.identity, other: other.identity)
    // Small squares have no identity.
    let isKept = pair.own != nil || pair.other != nil
    if isKept, let part = known[pair] { return part }
    guard known.count < mostPairs else { return nil }
    let (parts, others) = (own.quarters, other.quarters)
    let (north, south) =
      isDown
      ? ((others.sw, others.se), (parts.nw, parts.ne))
      : ((parts.sw, parts.se), (others.nw, others.ne))
    guard let nw = moved(parts.nw, with: north.0), let ne = moved(parts.ne, with: north.1),
      let sw = moved(parts.sw, with: south.0), let se = moved(parts.se, with: south.1)
    else { return nil }
    let part = LifeCells.Square(nw, ne, sw, se)
    if isKept { known[pair] = part }
    return part
  }
}
