extension HashLifeTable {
  /// Counts the cells of a node and all its parts, as far as they were not counted before.
  ///
  /// - Parameter level: of the node.
  mutating func count(_ node: Node, _ level: Int) {
    if populations?.capacity != innerRoom.capacity {
      populations = LifeBuffer(capacity: innerRoom.capacity, isDense: false)
    }
    guard let populations else { return }
    let (empties, leaves) = (empties, leaves)
    func count(_ node: Node, _ level: Int) -> UInt64 {
      if node & Self.leafBit != 0 { return leaves.population(bits(of: node)) }
      let known = populations.start[Int(node)]
      let place = level - leaves.level
      if known > 0 || place < empties.count && empties[place] == node { return known }
      let inner = inners[Int(node)]
      let sum = count(inner.nw, level - 1).addingUpToMax(count(inner.ne, level - 1))
        .addingUpToMax(count(inner.sw, level - 1)).addingUpToMax(count(inner.se, level - 1))
      populations.start[Int(node)] = sum
      return sum
    }
    _ = count(node, level)
  }

  /// The population of a counted node, saturating at 2⁶⁴ − 1.
  @inline(__always)
  func knownPopulation(of node: Node) -> UInt64 {
    node & Self.leafBit != 0
      ? leaves.population(bits(of: node)) : populations?.start[Int(node)] ?? 0
  }

  /// Forgets the count of a node that is being reused.
  func forgetPopulation(of node: Node) {
    if let populations, Int(node) < populations.capacity { populations.start[Int(node)] = 0 }
  }

  /// - Parameter level: of the node.
  mutating func population(of node: Node, _ level: Int) -> BigInteger {
    count(node, level)
    var known: [Node: BigInteger] = [:]
    func population(_ node: Node) -> BigInteger {
      let small = knownPopulation(of: node)
      guard small == .max else { return BigInteger(small) }
      if let sum = known[node] { return sum }
      let inner = inners[Int(node)]
      let sum = [inner.nw, inner.ne, inner.sw, inner.se].reduce(0) { $0 + population($1) }
      known[node] = sum
      return sum
    }
    return population(node)
  }
}
