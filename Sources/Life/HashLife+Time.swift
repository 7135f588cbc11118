extension HashLife {
  public mutating func advance(
    by generations: BigInteger, while goesOn: @escaping @Sendable () -> Bool
  ) {
    self.goesOn = goesOn
    defer { self.goesOn = { true } }
    guard generations > 0 else { return }
    for exponent in (0..<generations.bitWidth).reversed() where generations.bit(exponent) {
      guard step(exponent) else { return }
    }
  }

  /// Goes on by 2 to the power of an exponent.
  ///
  /// - Returns: false where that was called off: then the generation is one that was reached before.
  private mutating func step(_ exponent: Int) -> Bool {
    guard goesOn() else { return false }
    table.own()
    // So much empty room that nothing can leave the middle.
    while level < exponent + 3 || !isMiddleAll() { grow() }
    grow()
    stepExponent = exponent
    pending.own(0)
    while pending.capacity < Self.nodesPerFrame * level { pending.grow() }
    let new = result(root, level, exponent, isBackgroundAlive)
    if isCalledOff {
      isCalledOff = false
      return false
    }
    root = new
    level -= 1
    generation += BigInteger(1) << exponent
    isBackgroundAlive = background(afterOne: exponent == 0, from: isBackgroundAlive)
    return true
  }

  /// Looks now and then whether a step is to be broken off, and whether nodes are to be collected.
  @inline(__always)
  private mutating func look() {
    lookCount &+= 1
    guard lookCount & 1023 == 0 else { return }
    if !goesOn() { isCalledOff = true }
    collectIfFull()
  }

  /// Begins to collect nodes where there are many; it ends while others are made.
  private mutating func collectIfFull() {
    guard !table.collector.isCollecting else { return }
    if collectionCount != table.collector.count {
      collectionCount = table.collector.count
      let isHalfFull = table.byteCount > memoryLimit / 2
      // What is needed may be more than the limit. What was found by the way is not, and is forgotten before that.
      neededSize = isHalfFull && !keepsResults ? table.byteCount : 0
      keepsResults = !isHalfFull
    }
    guard table.byteCount > max(memoryLimit / 8 * 7, neededSize / 2 * 3) else { return }
    let roots = UnsafeBufferPointer(start: pending.start, count: pendingCount)
    table.beginCollection(
      [root] + roots, mostKey: keepsResults ? UInt32(stepExponent) << 1 | 1 : nil)
  }

  /// What is all around after one generation, or after an even number of them.
  private func background(afterOne isOne: Bool, from isAlive: Bool) -> Bool {
    guard case .bits(let relative) = stepper else { return false }
    let next = relative.background(after: isAlive)
    guard next != isAlive else { return isAlive }
    // It stays what it became, or changes each time.
    return isOne || relative.background(after: next) == next ? next : isAlive
  }

  /// Whether all that differs lies in the middle half.
  private mutating func isMiddleAll() -> Bool {
    let inner = table.inners[Int(root)]
    let parts = [inner.nw, inner.ne, inner.sw, inner.se].map { table.inners[Int($0)] }
    let empty = table.empty(level - 2)
    let (nw, ne, sw, se) = (parts[0], parts[1], parts[2], parts[3])
    return [nw.nw, nw.ne, nw.sw, ne.nw, ne.ne, ne.se, sw.nw, sw.sw, sw.se, se.ne, se.sw, se.se]
      .allSatisfy { $0 == empty }
  }

  /// Puts the root into the middle of a node twice as wide.
  mutating func grow() {
    let inner = table.inners[Int(root)]
    let empty = table.empty(level - 1)
    let nw = table.inner(empty, empty, empty, inner.nw)
    let ne = table.inner(empty, empty, inner.ne, empty)
    let sw = table.inner(empty, inner.sw, empty, empty)
    let se = table.inner(inner.se, empty, empty, empty)
    root = table.inner(nw, ne, sw, se)
    level += 1
  }

  /// The middle half of a node, 2 to the power of an exponent generations later, or as many as its level allows.
  private mutating func result(
    _ node: Node, _ level: Int, _ exponent: Int, _ isBackgroundAlive: Bool
  ) -> Node {
    let exponent = min(exponent, level - 2)
    let key = UInt32(exponent) << 1 | (isBackgroundAlive ? 1 : 0)
    let known = table.result(of: node, key: key)
    if known != 0 { return known }
    look()
    if isCalledOff { return table.empty(level - 1) }
    let result =
      level == table.leaves.level + 1
      ? leafResult(node, 1 << exponent, isBackgroundAlive)
      : innerResult(node, level, exponent, isBackgroundAlive)
    if !isCalledOff { table.setResult(result, of: node, key: key) }
    return result
  }

  /// Nodes that are in work at a level: they are needed, though nothing leads to them.
  private static var nodesPerFrame: Int { 9 }

  private mutating func innerResult(
    _ node: Node, _ level: Int, _ exponent: Int, _ isBackgroundAlive: Bool
  ) -> Node {
    let frame = pending.start + pendingCount
    pendingCount += Self.nodesPerFrame
    defer { pendingCount -= Self.nodesPerFrame }
    takeApart(node, to: frame)
    let lower = level - 1
    // Each of the nine gives way to what becomes of its middle.
    for place in 0..<9 { frame[place] = result(frame[place], lower, exponent, isBackgroundAlive) }
    if exponent < level - 2 { return table.middles(of: frame, lower) }
    // The other half of the time.
    table.quarters(of: frame)
    let half = background(afterOne: false, from: isBackgroundAlive)
    for place in 0..<4 { frame[place] = result(frame[place], lower, exponent, half) }
    return table.inner(frame[0], frame[1], frame[2], frame[3])
  }

  /// The nine nodes of half the width that overlap by half, row by row.
  @inline(__always)
  private mutating func takeApart(_ node: Node, to frame: UnsafeMutablePointer<Node>) {
    let whole = table.inners[Int(node)]
    let (nw, ne) = (table.inners[Int(whole.nw)], table.inners[Int(whole.ne)])
    let (sw, se) = (table.inners[Int(whole.sw)], table.inners[Int(whole.se)])
    frame[0] = whole.nw
    frame[2] = whole.ne
    frame[6] = whole.sw
    frame[8] = whole.se
    let north = HashLifeTable.Parts(nw.ne, ne.nw, nw.se, ne.sw)
    let west = HashLifeTable.Parts(nw.sw, nw.se, sw.nw, sw.ne)
    let middle = HashLifeTable.Parts(nw.se, ne.sw, sw.ne, se.nw)
    let east = HashLifeTable.Parts(ne.sw, ne.se, se.nw, se.ne)
    let south = HashLifeTable.Parts(sw.ne, se.nw, sw.se, se.sw)
    // All are fetched at once, as none can be known before it is there.
    table.fetchHead(of: north)
    table.fetchHead(of: west)
    table.fetchHead(of: middle)
    table.fetchHead(of: east)
    table.fetchHead(of: south)
    table.fetchNode(of: north)
    table.fetchNode(of: west)
    table.fetchNode(of: middle)
    table.fetchNode(of: east)
    table.fetchNode(of: south)
    frame[1] = table.inner(north)
    frame[3] = table.inner(west)
    frame[4] = table.inner(middle)
    frame[5] = table.inner(east)
    frame[7] = table.inner(south)
  }

  /// The middle 8 × 8 of 16 × 16 cells, 1, 2 or 4 generations later, or the middle 2 × 2 of 4 × 4 cells a generation later.
  private mutating func leafResult(
    _ node: Node, _ generations: Int, _ isBackgroundAlive: Bool
  ) -> Node {
    let corners = table.corners(of: node)
    switch stepper {
    case .bits(let relative):
      return table.leaf(
        relative.middle(corners, after: generations, isBackgroundAlive: isBackgroundAlive))
    case .states(let cache): return table.leaf(cache.middle(corners))
    }
  }
}
