extension HashLife {
  /// Advances by the powers of two that make up the number, the largest first.
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

  /// Advances by 2 to the power of an exponent.
  ///
  /// - Returns: false if cancelled: the generation is then an earlier one.
  private mutating func step(_ exponent: Int) -> Bool {
    guard goesOn() else { return false }
    table.own()
    // Adds enough empty space that nothing can leave the middle.
    while level < exponent + 3 || !isMiddleAll() { grow() }
    grow()
    stepExponent = exponent
    let new = middle(ofRootAfter: exponent)
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

  /// Checks now and then whether to cancel the step or to collect nodes.
  @inline(__always)
  mutating func look() {
    lookCount &+= 1
    guard lookCount & 1023 == 0 else { return }
    if !goesOn() { isCalledOff = true }
    collectIfFull()
  }

  /// Starts a collection if there are many nodes; it finishes while others are made.
  private mutating func collectIfFull() {
    guard !table.collector.isCollecting else { return }
    if collectionCount != table.collector.count {
      collectionCount = table.collector.count
      let isHalfFull = table.byteCount > memoryLimit / 2
      // The necessary nodes may exceed the limit. Incidental results are forgotten first.
      neededSize = isHalfFull && !keepsResults ? table.byteCount : 0
      keepsResults = !isHalfFull
    }
    guard table.byteCount > max(memoryLimit / 8 * 7, neededSize / 2 * 3) else { return }
    let roots = UnsafeBufferPointer(start: pending.start, count: pendingCount)
    table.beginCollection(
      [root] + roots, mostKey: keepsResults ? UInt32(stepExponent) << 1 | 1 : nil)
  }

  /// The background after one generation, or after an even number of them.
  func background(afterOne isOne: Bool, from isAlive: Bool) -> Bool {
    guard case .bits(let relative) = stepper else { return false }
    let next = relative.background(after: isAlive)
    guard next != isAlive else { return isAlive }
    // It stays as it became, or alternates.
    return isOne || relative.background(after: next) == next ? next : isAlive
  }

  /// Whether all cells differing from the background are in the middle half.
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
}
