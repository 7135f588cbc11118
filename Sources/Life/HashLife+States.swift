// HashLife with cells of many states.
extension HashLife {
  /// Adds cells to an empty universe.
  mutating func addStates(_ cells: LifeCells) {
    var known: [LifeCells.StateSquare.Identity: Node] = [:]
    func node(_ leaf: LifeCells.StateLeaf, _ level: Int, _ x: Int, _ y: Int) -> Node {
      if level == 1 {
        var word: UInt64 = 0
        for place in 0..<4 {
          let state = leaf.state((y + place >> 1) * 8 + x + place & 1)
          word = word << 8 | UInt64(state)
        }
        return table.leaf(word)
      }
      let half = 1 << (level - 1)
      return table.inner(
        node(leaf, level - 1, x, y), node(leaf, level - 1, x + half, y),
        node(leaf, level - 1, x, y + half), node(leaf, level - 1, x + half, y + half))
    }
    func node(_ square: LifeCells.StateSquare, _ level: Int) -> Node {
      if square.isEmpty { return table.empty(level) }
      if let leaf = square.leaf { return node(leaf, 3, 0, 0) }
      // Identity lookups of small squares cost more than building them again.
      let identity = level > 6 ? square.identity : nil
      if let identity, let node = known[identity] { return node }
      let (nw, ne, sw, se) = square.quarters
      let made = table.inner(
        node(nw, level - 1), node(ne, level - 1), node(sw, level - 1), node(se, level - 1))
      if let identity { known[identity] = made }
      return made
    }
    root = node(LifeCells.StateSquare(all: cells.root, planes: cells.planes), cells.level)
    level = cells.level
  }

  /// The cells, sharing equal parts.
  var cellsInStates: LifeCells {
    var known: [Node: LifeCells.StateSquare] = [:]
    func add(_ node: Node, _ level: Int, _ x: Int, _ y: Int, to cells: inout [UInt8]) {
      if level == 1 {
        let word = table.bits(of: node)
        return table.leaves.visit(word) { cells[(y + $1) * 8 + x + $0] = $2 }
      }
      let inner = table.inners[Int(node)]
      let half = 1 << (level - 1)
      add(inner.nw, level - 1, x, y, to: &cells)
      add(inner.ne, level - 1, x + half, y, to: &cells)
      add(inner.sw, level - 1, x, y + half, to: &cells)
      add(inner.se, level - 1, x + half, y + half, to: &cells)
    }
    func square(_ node: Node, _ level: Int) -> LifeCells.StateSquare {
      if let square = known[node] { return square }
      let made: LifeCells.StateSquare
      if level == 3 {
        var cells = [UInt8](repeating: 0, count: 64)
        add(node, 3, 0, 0, to: &cells)
        made = LifeCells.StateSquare(leaf: cells)
      } else {
        let inner = table.inners[Int(node)]
        made = LifeCells.StateSquare(
          square(inner.nw, level - 1), square(inner.ne, level - 1), square(inner.sw, level - 1),
          square(inner.se, level - 1))
      }
      known[node] = made
      return made
    }
    return LifeCells(square(root, level), level: level)
  }

  /// The state of the first living cell of a counted, non-empty node.
  func firstState(of node: Node) -> UInt8 {
    var node = node
    while node & HashLifeTable.leafBit == 0 {
      let inner = table.inners[Int(node)]
      node = [inner.nw, inner.ne, inner.sw].first { table.knownPopulation(of: $0) > 0 } ?? inner.se
    }
    var state: UInt8 = 0
    table.leaves.visit(table.bits(of: node)) { if state == 0 { state = $2 } }
    return state
  }
}
