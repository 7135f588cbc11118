// HashLife with cells of many states.
extension HashLife {
  /// Puts cells into an empty universe.
  mutating func addStates(_ cells: LifeCells) {
    struct Identity: Hashable {
      let all: ObjectIdentifier
      let planes: [ObjectIdentifier?]
    }
    var known: [Identity: Node] = [:]
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
    func node(_ part: LifeCells.Part, _ planes: [LifeCells.Part], _ level: Int) -> Node {
      if part.isEmpty { return table.empty(level) }
      if case .leaf(let bits) = part {
        let leaf = LifeCells.StateLeaf(
          corner: LifeCell(x: 0, y: 0), bits: bits, planes: planes.map(\.bits))
        return node(leaf, 3, 0, 0)
      }
      let identity =
        level > 6 ? part.identity.map { Identity(all: $0, planes: planes.map(\.identity)) } : nil
      if let identity, let node = known[identity] { return node }
      let parts = part.quarters
      let quarters = planes.map(\.quarters)
      let made = table.inner(
        node(parts.nw, quarters.map(\.nw), level - 1),
        node(parts.ne, quarters.map(\.ne), level - 1),
        node(parts.sw, quarters.map(\.sw), level - 1),
        node(parts.se, quarters.map(\.se), level - 1))
      if let identity { known[identity] = made }
      return made
    }
    root = node(cells.root, cells.planes, cells.level)
    level = cells.level
  }

  /// The cells, equal parts shared.
  var cellsInStates: LifeCells {
    typealias Part = LifeCells.Part
    var known: [Node: (all: Part, planes: [Part])] = [:]
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
    func parts(_ node: Node, _ level: Int) -> (all: Part, planes: [Part]) {
      if let parts = known[node] { return parts }
      var made: (all: Part, planes: [Part]) = (.empty, [])
      if level == 3 {
        var cells = [UInt8](repeating: 0, count: 64)
        add(node, 3, 0, 0, to: &cells)
        if case .parts(let all, let planes) = StateMacrocell.Square(cells) { made = (all, planes) }
      } else {
        let inner = table.inners[Int(node)]
        let quarters = [inner.nw, inner.ne, inner.sw, inner.se].map { parts($0, level - 1) }
        func plane(_ quarter: Int, _ index: Int) -> Part {
          index < quarters[quarter].planes.count ? quarters[quarter].planes[index] : .empty
        }
        made.all = Part(quarters[0].all, quarters[1].all, quarters[2].all, quarters[3].all)
        made.planes = (0..<(quarters.map(\.planes.count).max() ?? 0)).map {
          Part(plane(0, $0), plane(1, $0), plane(2, $0), plane(3, $0))
        }
      }
      known[node] = made
      return made
    }
    let (all, planes) = parts(root, level)
    return LifeCells(root: all, level: level, planes: planes)
  }

  /// Draws what a picture shows, of nodes that were counted.
  func drawStates(in area: LifeBounds, _ picture: inout LifePicture) {
    var states = [UInt8](repeating: 0, count: picture.shares.count)
    let shift = picture.shift
    func set(_ count: UInt64, _ state: UInt8, _ corner: LifeCell) {
      let (x, y) = (corner.x >> shift - picture.left, corner.y >> shift - picture.top)
      guard x >= 0, y >= 0, x < picture.width, y < picture.height else { return }
      picture.set(count, x: x, y: y)
      states[y * picture.width + x] = state
    }
    /// The state of the first cell that lives.
    func first(_ node: Node) -> UInt8 {
      var node = node
      while node & HashLifeTable.leafBit == 0 {
        let inner = table.inners[Int(node)]
        node =
          [inner.nw, inner.ne, inner.sw].first { table.knownPopulation(of: $0) > 0 } ?? inner.se
      }
      var state: UInt8 = 0
      table.leaves.visit(table.bits(of: node)) { if state == 0 { state = $2 } }
      return state
    }
    func draw(_ node: Node, _ level: Int, _ corner: LifeCell) {
      let side = 1 << level
      let count = table.knownPopulation(of: node)
      guard count > 0, corner.x <= area.right, corner.y <= area.bottom,
        corner.x + side > area.left, corner.y + side > area.top
      else { return }
      if level == shift { return set(count, first(node), corner) }
      if node & HashLifeTable.leafBit != 0 {
        return table.leaves.visit(table.bits(of: node)) {
          set(1, $2, LifeCell(x: corner.x + $0, y: corner.y + $1))
        }
      }
      let inner = table.inners[Int(node)]
      let half = side / 2
      draw(inner.nw, level - 1, corner)
      draw(inner.ne, level - 1, LifeCell(x: corner.x + half, y: corner.y))
      draw(inner.sw, level - 1, LifeCell(x: corner.x, y: corner.y + half))
      draw(inner.se, level - 1, LifeCell(x: corner.x + half, y: corner.y + half))
    }
    for (node, level, corner) in quarters { draw(node, level, corner) }
    picture.states = states
  }
}
