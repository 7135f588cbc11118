/// The nodes of a quadtree, of which equal ones are one, and what is known of each.
struct HashLifeTable: Sendable {
  /// A node's number. Leaves have the highest bit; 0 stands for none.
  typealias Node = UInt32

  static let leafBit: Node = 1 << 31

  struct Inner: Sendable {
    var nw: Node
    var ne: Node
    var sw: Node
    var se: Node
    /// The middle half, some generations later; 0 while it is not known.
    var result: Node
    /// Which result that is.
    var resultKey: UInt32
  }

  /// The first one stands for none.
  private(set) var inners = [Inner(nw: 0, ne: 0, sw: 0, se: 0, result: 0, resultKey: 0)]
  /// Of 8 × 8 cells: eight rows of eight bits, the first row and column in the highest bits. The first one is
  /// empty.
  private(set) var leaves: [UInt64] = [0]
  private var innerSlots: [Node] = Array(repeating: 0, count: 1 << 12)
  private var leafSlots: [Node] = Array(repeating: 0, count: 1 << 10)
  /// How many cells live in inner nodes, as far as they were counted: parts come before what they are parts of.
  private var populations: [UInt64] = [0]
  /// Empty nodes by their levels, from 3.
  private var empties: [Node] = [HashLifeTable.leafBit]

  /// Bytes that the nodes take, about.
  var byteCount: Int {
    inners.count * MemoryLayout<Inner>.stride + leaves.count * 8
      + 4 * (innerSlots.count + leafSlots.count)
  }

  // MARK: Making nodes

  mutating func leaf(_ bits: UInt64) -> Node {
    if bits == 0 { return Self.leafBit }
    let mask = leafSlots.count - 1
    var slot = Int(truncatingIfNeeded: Self.mixed(bits)) & mask
    while leafSlots[slot] != 0 {
      if leaves[Int(leafSlots[slot])] == bits { return leafSlots[slot] | Self.leafBit }
      slot = (slot + 1) & mask
    }
    let index = Node(leaves.count)
    leaves.append(bits)
    leafSlots[slot] = index
    if leaves.count * 2 > leafSlots.count { growLeafSlots() }
    return index | Self.leafBit
  }

  mutating func inner(_ nw: Node, _ ne: Node, _ sw: Node, _ se: Node) -> Node {
    let mask = innerSlots.count - 1
    var slot = Int(truncatingIfNeeded: Self.hash(nw, ne, sw, se)) & mask
    while innerSlots[slot] != 0 {
      let found = innerSlots[slot]
      let isEqual = inners.withUnsafeBufferPointer { inners in
        let inner = inners[Int(found)]
        return inner.nw == nw && inner.ne == ne && inner.sw == sw && inner.se == se
      }
      if isEqual { return found }
      slot = (slot + 1) & mask
    }
    let index = Node(inners.count)
    inners.append(Inner(nw: nw, ne: ne, sw: sw, se: se, result: 0, resultKey: 0))
    innerSlots[slot] = index
    if inners.count * 2 > innerSlots.count { growInnerSlots() }
    return index
  }

  /// An empty node of a level, from 3.
  mutating func empty(_ level: Int) -> Node {
    while empties.count <= level - 3 {
      let part = empties[empties.count - 1]
      empties.append(inner(part, part, part, part))
    }
    return empties[level - 3]
  }

  mutating func setResult(_ result: Node, of node: Node, key: UInt32) {
    inners[Int(node)].result = result
    inners[Int(node)].resultKey = key
  }

  private mutating func growLeafSlots() {
    var slots = [Node](repeating: 0, count: leafSlots.count * 2)
    let mask = slots.count - 1
    for index in 1..<leaves.count {
      var slot = Int(truncatingIfNeeded: Self.mixed(leaves[index])) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = Node(index)
    }
    leafSlots = slots
  }

  private mutating func growInnerSlots() {
    var slots = [Node](repeating: 0, count: innerSlots.count * 2)
    let mask = slots.count - 1
    for index in 1..<inners.count {
      let inner = inners[index]
      let hash = Self.hash(inner.nw, inner.ne, inner.sw, inner.se)
      var slot = Int(truncatingIfNeeded: hash) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = Node(index)
    }
    innerSlots = slots
  }

  /// The finalizer of SplitMix64: Steele, Lea, Flood (2014).
  @inline(__always)
  private static func mixed(_ value: UInt64) -> UInt64 {
    var z = value
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }

  @inline(__always)
  private static func hash(_ nw: Node, _ ne: Node, _ sw: Node, _ se: Node) -> UInt64 {
    let top = UInt64(nw) << 32 | UInt64(ne)
    let bottom = UInt64(sw) << 32 | UInt64(se)
    return mixed(top &* 0x9E37_79B9_7F4A_7C15 ^ bottom &* 0xC2B2_AE3D_27D4_EB4F)
  }

  // MARK: Populations

  /// Counts the cells of the nodes that are new since it was done last.
  mutating func updatePopulations() {
    populations.reserveCapacity(inners.count)
    for index in populations.count..<inners.count {
      let inner = inners[index]
      populations.append(
        knownPopulation(of: inner.nw).addingUpToMax(knownPopulation(of: inner.ne))
          .addingUpToMax(knownPopulation(of: inner.sw))
          .addingUpToMax(knownPopulation(of: inner.se)))
    }
  }

  /// Of a node that is not newer than the last count; 2⁶⁴ − 1 for more.
  @inline(__always)
  func knownPopulation(of node: Node) -> UInt64 {
    node & Self.leafBit != 0
      ? UInt64(leaves[Int(node & ~Self.leafBit)].nonzeroBitCount) : populations[Int(node)]
  }

  mutating func population(of node: Node) -> BigInteger {
    updatePopulations()
    var known: [Node: BigInteger] = [:]
    func count(_ node: Node) -> BigInteger {
      let small = knownPopulation(of: node)
      guard small == .max else { return BigInteger(small) }
      if let sum = known[node] { return sum }
      let inner = inners[Int(node)]
      let sum = [inner.nw, inner.ne, inner.sw, inner.se].reduce(0) { $0 + count($1) }
      known[node] = sum
      return sum
    }
    return count(node)
  }

  // MARK: Collecting

  /// A table of what a root needs alone, without results.
  func collected(_ root: Node) -> (table: HashLifeTable, root: Node) {
    var table = HashLifeTable()
    var moved: [Node: Node] = [:]
    let root = move(root, to: &table, &moved)
    return (table, root)
  }

  private func move(
    _ node: Node, to table: inout HashLifeTable, _ moved: inout [Node: Node]
  ) -> Node {
    if let known = moved[node] { return known }
    let new: Node
    if node & Self.leafBit != 0 {
      new = table.leaf(leaves[Int(node & ~Self.leafBit)])
    } else {
      let inner = inners[Int(node)]
      new = table.inner(
        move(inner.nw, to: &table, &moved), move(inner.ne, to: &table, &moved),
        move(inner.sw, to: &table, &moved), move(inner.se, to: &table, &moved))
    }
    moved[node] = new
    return new
  }
}
