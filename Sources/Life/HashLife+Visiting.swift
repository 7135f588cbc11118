extension HashLife {
  /// The number of living cells, counted once for equal parts.
  public var population: BigInteger {
    mutating get {
      table.own()
      return table.population(of: root, level)
    }
  }

  /// Whether the tree is larger than the range of a `LifeCell`'s coordinates.
  public var isWide: Bool { level > LifeCells.coreLevel }

  public var bounds: LifeBounds? {
    var known: [Node: LifeBounds?] = [:]
    var result: LifeBounds?
    for (node, level, corner) in quarters {
      guard let found = bounds(of: node, level, &known)?.moved(x: corner.x, y: corner.y) else {
        continue
      }
      result = result?.union(found) ?? found
    }
    return result
  }

  /// Like `bounds`, at any distance.
  var extent: LifeExtent? {
    guard isWide else { return bounds.map { LifeExtent($0) } }
    var near: [Node: LifeBounds?] = [:]
    var known: [Node: LifeExtent?] = [:]
    // Relative to the node's corner.
    func extent(_ node: Node, _ level: Int) -> LifeExtent? {
      if level < LifeCells.coreLevel {
        return bounds(of: node, level, &near).map { LifeExtent($0) }
      }
      if let extent = known[node] { return extent }
      let inner = table.inners[Int(node)]
      let half = BigInteger(1) << (level - 1)
      var result: LifeExtent?
      for (part, x, y) in [
        (inner.nw, 0, 0), (inner.ne, half, 0), (inner.sw, 0, half), (inner.se, half, half),
      ] as [(Node, BigInteger, BigInteger)] {
        guard let found = extent(part, level - 1)?.moved(x, y) else { continue }
        result = result?.union(found) ?? found
      }
      known[node] = result
      return result
    }
    let half = BigInteger(1) << (level - 1)
    return extent(root, level)?.moved(-half, -half)
  }

  /// Relative to the node's corner.
  private func bounds(
    of node: Node, _ level: Int, _ known: inout [Node: LifeBounds?]
  ) -> LifeBounds? {
    if let bounds = known[node] { return bounds }
    var result: LifeBounds?
    if level == table.leaves.level {
      result = table.leaves.bounds(leafBits(node))
    } else {
      let inner = table.inners[Int(node)]
      let half = 1 << (level - 1)
      for (part, x, y) in [
        (inner.nw, 0, 0), (inner.ne, half, 0), (inner.sw, 0, half), (inner.se, half, half),
      ] {
        guard let found = bounds(of: part, level - 1, &known) else { continue }
        let moved = found.moved(x: x, y: y)
        result = result?.union(moved) ?? moved
      }
    }
    known[node] = result
    return result
  }

  /// Visits the living cells in an area; cells too far out for their coordinates are left out.
  public func visitCells(in area: LifeBounds, _ body: (LifeCell) -> Void) {
    visitStates(in: area) { cell, _ in body(cell) }
  }

  public func visitStates(in area: LifeBounds?, _ body: (LifeCell, UInt8) -> Void) {
    guard let area = area ?? bounds else { return }
    for (node, level, corner) in quarters { visit(node, level, corner, area, body) }
  }

  private func visit(
    _ node: Node, _ level: Int, _ corner: LifeCell, _ area: LifeBounds,
    _ body: (LifeCell, UInt8) -> Void
  ) {
    let side = 1 << level
    guard corner.x <= area.right, corner.y <= area.bottom, corner.x + side > area.left,
      corner.y + side > area.top
    else { return }
    if level == table.leaves.level {
      return table.leaves.visit(leafBits(node)) { x, y, state in
        let cell = LifeCell(x: corner.x + x, y: corner.y + y)
        if area.contains(cell) { body(cell, state) }
      }
    }
    guard !isEmpty(node, level) else { return }
    let inner = table.inners[Int(node)]
    let half = side / 2
    visit(inner.nw, level - 1, corner, area, body)
    visit(inner.ne, level - 1, LifeCell(x: corner.x + half, y: corner.y), area, body)
    visit(inner.sw, level - 1, LifeCell(x: corner.x, y: corner.y + half), area, body)
    visit(inner.se, level - 1, LifeCell(x: corner.x + half, y: corner.y + half), area, body)
  }

  /// Draws the visible nodes; a node within a pixel counts by its population.
  public mutating func draw(into picture: inout LifeRaster) {
    picture.clear()
    table.own()
    table.count(root, level)
    if table.leaves == .states { picture.states = Array(repeating: 0, count: picture.shares.count) }
    // Nodes outside the range of pixel coordinates are invisible.
    var (parts, level) = (table.inners[Int(root)], level - 1)
    while level - picture.shift > LifeRaster.farthestLevel {
      (parts.nw, parts.ne) = (table.inners[Int(parts.nw)].se, table.inners[Int(parts.ne)].sw)
      (parts.sw, parts.se) = (table.inners[Int(parts.sw)].ne, table.inners[Int(parts.se)].nw)
      level -= 1
    }
    // A node narrower than a pixel still belongs to one.
    level = max(level, picture.shift)
    let side = 1 << (level - picture.shift)
    draw(parts.nw, level, -side, -side, &picture)
    draw(parts.ne, level, 0, -side, &picture)
    draw(parts.sw, level, -side, 0, &picture)
    draw(parts.se, level, 0, 0, &picture)
    if isBackgroundAlive { picture.invert() }
  }

  /// - Parameters:
  ///   - x: of the node's corner, in pixels.
  ///   - y: of the node's corner, in pixels.
  private func draw(
    _ node: Node, _ level: Int, _ x: Int, _ y: Int, _ picture: inout LifeRaster
  ) {
    let side = 1 << (level - picture.shift)
    let count = table.knownPopulation(of: node)
    guard count > 0, picture.touches(x, y, side: side) else { return }
    if level == picture.shift {
      return picture.set(
        count, state: table.leaves == .states ? firstState(of: node) : nil, x: x, y: y)
    }
    if level == table.leaves.level { return draw(leaf: node, x, y, &picture) }
    let inner = table.inners[Int(node)]
    let half = side / 2
    draw(inner.nw, level - 1, x, y, &picture)
    draw(inner.ne, level - 1, x + half, y, &picture)
    draw(inner.sw, level - 1, x, y + half, &picture)
    draw(inner.se, level - 1, x + half, y + half, &picture)
  }

  /// Draws a leaf wider than a pixel.
  private func draw(leaf node: Node, _ x: Int, _ y: Int, _ picture: inout LifeRaster) {
    guard table.leaves == .states else {
      return picture.set(leaf: leafBits(node), x: x, y: y)
    }
    // A leaf of 2 × 2 cells: each is a pixel.
    table.leaves.visit(table.bits(of: node)) { picture.set(1, state: $2, x: x + $0, y: y + $1) }
  }

  func isEmpty(_ node: Node, _ level: Int) -> Bool {
    var (node, level) = (node, level)
    // All four parts of an empty node are the same.
    while level > table.leaves.level {
      let inner = table.inners[Int(node)]
      guard inner.nw == inner.ne, inner.nw == inner.sw, inner.nw == inner.se else { return false }
      (node, level) = (inner.nw, level - 1)
    }
    return leafBits(node) == 0
  }
}
