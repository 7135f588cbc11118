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
    if table.byteCount > memoryLimit { collect() }
    // So much empty room that nothing can leave the middle.
    while level < exponent + 3 || !isMiddleAll() { grow() }
    grow()
    stepExponent = exponent
    let new = result(root, level, exponent, isBackgroundAlive)
    let broken = breakOff
    breakOff = nil
    switch broken {
    case .calledOff:
      // What was computed since is no result.
      collect()
      return false
    case .memory:
      collect()
      return step(exponent - 1) && step(exponent - 1)
    case nil: break
    }
    root = new
    level -= 1
    generation += BigInteger(1) << exponent
    isBackgroundAlive = background(afterOne: exponent == 0, from: isBackgroundAlive)
    return true
  }

  /// Looks now and then whether a step is to be broken off.
  private mutating func look() {
    lookCount &+= 1
    guard lookCount & 1023 == 0 else { return }
    if !goesOn() { breakOff = .calledOff }
    // A step of one generation can't be made smaller, and needs no more than a few times what is there.
    if stepExponent > 0, table.byteCount > 2 * memoryLimit { breakOff = .memory }
  }

  private mutating func collect() {
    (table, root) = table.collected(root)
    collectionCount += 1
  }

  /// What is all around after one generation, or after an even number of them.
  private func background(afterOne isOne: Bool, from isAlive: Bool) -> Bool {
    let next = relative[isAlive ? 1 : 0].next
    guard next != isAlive else { return isAlive }
    // It stays what it became, or changes each time.
    return isOne || relative[next ? 1 : 0].next == next ? next : isAlive
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
    let inner = table.inners[Int(node)]
    if inner.result != 0, inner.resultKey == key { return inner.result }
    look()
    if breakOff != nil { return table.empty(level - 1) }
    let result =
      level == 4
      ? leafResult(inner, 1 << exponent, isBackgroundAlive)
      : innerResult(inner, level, exponent, isBackgroundAlive)
    if breakOff == nil { table.setResult(result, of: node, key: key) }
    return result
  }

  private mutating func innerResult(
    _ node: HashLifeTable.Inner, _ level: Int, _ exponent: Int, _ isBackgroundAlive: Bool
  ) -> Node {
    // Nine nodes of half the width that overlap by half, and what becomes of the middle of each.
    let (nw, ne) = (table.inners[Int(node.nw)], table.inners[Int(node.ne)])
    let (sw, se) = (table.inners[Int(node.sw)], table.inners[Int(node.se)])
    let north = table.inner(nw.ne, ne.nw, nw.se, ne.sw)
    let west = table.inner(nw.sw, nw.se, sw.nw, sw.ne)
    let middle = table.inner(nw.se, ne.sw, sw.ne, se.nw)
    let east = table.inner(ne.sw, ne.se, se.nw, se.ne)
    let south = table.inner(sw.ne, se.nw, sw.se, se.sw)
    let (lower, isLater) = (level - 1, exponent == level - 2)
    let r00 = result(node.nw, lower, exponent, isBackgroundAlive)
    let r01 = result(north, lower, exponent, isBackgroundAlive)
    let r02 = result(node.ne, lower, exponent, isBackgroundAlive)
    let r10 = result(west, lower, exponent, isBackgroundAlive)
    let r11 = result(middle, lower, exponent, isBackgroundAlive)
    let r12 = result(east, lower, exponent, isBackgroundAlive)
    let r20 = result(node.sw, lower, exponent, isBackgroundAlive)
    let r21 = result(south, lower, exponent, isBackgroundAlive)
    let r22 = result(node.se, lower, exponent, isBackgroundAlive)
    let quarters = [
      table.inner(r00, r01, r10, r11), table.inner(r01, r02, r11, r12),
      table.inner(r10, r11, r20, r21), table.inner(r11, r12, r21, r22),
    ]
    // The other half of the time, or none.
    let half = background(afterOne: false, from: isBackgroundAlive)
    let parts = quarters.map {
      isLater ? result($0, lower, exponent, half) : center($0, lower)
    }
    return table.inner(parts[0], parts[1], parts[2], parts[3])
  }

  /// The middle half of a node as it is.
  private mutating func center(_ node: Node, _ level: Int) -> Node {
    let inner = table.inners[Int(node)]
    if level == 4 {
      let (nw, ne) = (leafBits(inner.nw), leafBits(inner.ne))
      let (sw, se) = (leafBits(inner.sw), leafBits(inner.se))
      // The lower right quarter of the first becomes the upper left one, and so on.
      let left: UInt64 = 0xF0F0_F0F0_F0F0_F0F0
      let top = (nw << 36) & left | (ne << 28) & ~left
      let bottom = (sw << 4) & left | (se >> 4) & ~left
      return table.leaf(top & 0xFFFF_FFFF_0000_0000 | bottom >> 32)
    }
    let parts = [inner.nw, inner.ne, inner.sw, inner.se].map { table.inners[Int($0)] }
    return table.inner(parts[0].se, parts[1].sw, parts[2].ne, parts[3].nw)
  }

  /// The middle 8 × 8 of 16 × 16 cells, 1, 2 or 4 generations later.
  private mutating func leafResult(
    _ node: HashLifeTable.Inner, _ generations: Int, _ isBackgroundAlive: Bool
  ) -> Node {
    let (nw, ne) = (leafBits(node.nw), leafBits(node.ne))
    let (sw, se) = (leafBits(node.sw), leafBits(node.se))
    // A row of 16 cells a lane.
    var rows = SIMD16<UInt16>.zero
    for row in 0..<8 {
      let shift = UInt64(56 - 8 * row)
      rows[row] = UInt16(nw >> shift & 255) << 8 | UInt16(ne >> shift & 255)
      rows[row + 8] = UInt16(sw >> shift & 255) << 8 | UInt16(se >> shift & 255)
    }
    var isAlive = isBackgroundAlive
    for _ in 0..<generations {
      let step = relative[isAlive ? 1 : 0]
      // What comes in at the edges is wrong, and never reaches the middle.
      let above = Self.shiftedDown(rows)
      let below = Self.shiftedUp(rows)
      rows = step.rule.next(
        above: (above &>> 1, above, above &<< 1), here: (rows &>> 1, rows, rows &<< 1),
        below: (below &>> 1, below, below &<< 1))
      isAlive = step.next
    }
    var bits: UInt64 = 0
    for row in 4..<12 { bits = bits << 8 | UInt64(rows[row] >> 4 & 255) }
    return table.leaf(bits)
  }

  /// Each row takes the place of the one below it.
  @inline(__always)
  private static func shiftedDown(_ rows: SIMD16<UInt16>) -> SIMD16<UInt16> {
    var result = SIMD16<UInt16>.zero
    for row in 1..<16 { result[row] = rows[row - 1] }
    return result
  }

  @inline(__always)
  private static func shiftedUp(_ rows: SIMD16<UInt16>) -> SIMD16<UInt16> {
    var result = SIMD16<UInt16>.zero
    for row in 0..<15 { result[row] = rows[row + 1] }
    return result
  }
}
