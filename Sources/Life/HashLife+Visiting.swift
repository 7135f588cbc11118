extension HashLife {
  public var population: BigInteger {
    mutating get {
      table.own()
      return table.population(of: root, level)
    }
  }

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

  /// From the node's own corner.
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

  public mutating func draw(into picture: inout LifePicture) {
    picture.clear()
    if let area = picture.area {
      table.own()
      while level <= picture.shift { grow() }
      table.count(root, level)
      if table.leaves == .states {
        drawStates(in: area, &picture)
      } else {
        for (node, level, corner) in quarters { draw(node, level, corner, area, &picture) }
      }
    }
    if isBackgroundAlive { picture.invert() }
  }

  private func draw(
    _ node: Node, _ level: Int, _ corner: LifeCell, _ area: LifeBounds,
    _ picture: inout LifePicture
  ) {
    let side = 1 << level
    let count = table.knownPopulation(of: node)
    guard count > 0, corner.x <= area.right, corner.y <= area.bottom, corner.x + side > area.left,
      corner.y + side > area.top
    else { return }
    if level == picture.shift {
      let (x, y) = (corner.x >> picture.shift, corner.y >> picture.shift)
      return picture.set(count, x: x - picture.left, y: y - picture.top)
    }
    guard level > 3 else { return picture.set(leaf: leafBits(node), at: corner) }
    let inner = table.inners[Int(node)]
    let half = side / 2
    draw(inner.nw, level - 1, corner, area, &picture)
    draw(inner.ne, level - 1, LifeCell(x: corner.x + half, y: corner.y), area, &picture)
    draw(inner.sw, level - 1, LifeCell(x: corner.x, y: corner.y + half), area, &picture)
    draw(
      inner.se, level - 1, LifeCell(x: corner.x + half, y: corner.y + half), area, &picture)
  }

  func isEmpty(_ node: Node, _ level: Int) -> Bool {
    var (node, level) = (node, level)
    // All four parts of an empty node are one.
    while level > table.leaves.level {
      let inner = table.inners[Int(node)]
      guard inner.nw == inner.ne, inner.nw == inner.sw, inner.nw == inner.se else { return false }
      (node, level) = (inner.nw, level - 1)
    }
    return leafBits(node) == 0
  }
}
