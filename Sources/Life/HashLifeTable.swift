import CLife

/// The nodes of a quadtree, with equal ones shared, and the known results of each.
///
/// Nodes are numbers. They are stored in flat memory and found by their parts: inner nodes through an index, leaves
/// through chains, with the first leaf of each hash in a table of heads and links from each leaf to the next.
///
/// Both lookups grow by a few steps with each new node, without pausing.
struct HashLifeTable: Sendable {
  /// A node's number. Leaves have the highest bit set; 0 means none.
  typealias Node = UInt32

  static let leafBit: Node = 1 << 31

  /// Half a cache line.
  struct Inner: BitwiseCopyable {
    var nw: Node
    var ne: Node
    var sw: Node
    var se: Node
    /// The middle half, some generations later; 0 if unknown.
    var result: Node
    /// Identifies the kind of the result.
    var resultKey: UInt32
    /// The last collection it has survived; 0 for a free node.
    var mark: UInt32
    /// Pads the size to half a cache line.
    var unused: UInt32 = 0

    @inline(__always)
    func isMade(of parts: Parts) -> Bool {
      nw == parts.nw && ne == parts.ne && sw == parts.sw && se == parts.se
    }
  }

  /// The cells of a leaf, in the format of `HashLifeLeaves`.
  struct Leaf: BitwiseCopyable {
    var bits: UInt64
    var next: Node
    var mark: UInt32
  }

  /// From 1 up to the count; some of them are free.
  var innerRoom = LifeBuffer<Inner>(capacity: 1 << 12)
  var index = HashLifeIndex()
  /// The previous index while some of its nodes have not moved to the larger one yet. It no longer changes.
  var outgrown: HashLifeIndex?
  /// The number of its buckets already moved.
  var movedBucketCount = 0
  /// Whether there is a previous index.
  var isGrowing = false
  var innerCount = 1
  /// From 1 on; the first is the empty leaf.
  var leafRoom = LifeBuffer<Leaf>(capacity: 1 << 10)
  var leafHeads = LifeBuffer<Node>(capacity: 1 << 10)
  /// The number of heads in use: more than half of the capacity, or all of it.
  var leafHeadCount = 1 << 10
  var leafCount = 1
  /// Empty nodes by level, starting with that of a leaf.
  var empties: [Node] = [HashLifeTable.leafBit]
  var collector = HashLifeCollector()
  /// The populations of inner nodes, if counted; otherwise 0.
  var populations: LifeBuffer<UInt64>?

  /// The format of leaves.
  let leaves: HashLifeLeaves

  init(_ leaves: HashLifeLeaves = .bits) {
    self.leaves = leaves
    innerRoom.start[0] = Inner(
      nw: 0, ne: 0, sw: 0, se: 0, result: 0, resultKey: 0, mark: .max)
    leafRoom.start[0] = Leaf(bits: 0, next: 0, mark: .max)
  }

  /// The first one represents none.
  var inners: UnsafeMutablePointer<Inner> { innerRoom.start }

  /// - Parameter node: a leaf.
  func bits(of node: Node) -> UInt64 { leafRoom.start[Int(node & ~Self.leafBit)].bits }

  /// The approximate number of bytes used by nodes.
  var byteCount: Int {
    (innerCount - collector.freeInnerCount) * MemoryLayout<Inner>.stride
      + (leafCount - collector.freeLeafCount) * MemoryLayout<Leaf>.stride
      + index.byteCount + leafHeadCount * MemoryLayout<Node>.stride
  }

  /// Makes storage shared with copies unique before changes.
  mutating func own() {
    innerRoom.own(innerCount)
    index.own()
    leafRoom.own(leafCount)
    leafHeads.own(leafHeadCount)
    if let capacity = populations?.capacity { populations?.own(min(innerCount, capacity)) }
  }

  // MARK: Leaves

  /// The finalizer of SplitMix64: Steele, Lea, Flood (2014).
  @inline(__always)
  private static func hash(_ value: UInt64) -> Int {
    var z = value
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return Int(truncatingIfNeeded: z ^ z >> 31)
  }

  /// The head of the chain that a leaf belongs to. Heads grow one by one: W. Litwin, "Linear hashing: a new tool for
  /// file and table addressing", VLDB (1980).
  @inline(__always)
  private func leafIndex(_ bits: UInt64) -> Int {
    let place = Self.hash(bits) & (leafHeads.capacity - 1)
    return place < leafHeadCount ? place : place - leafHeads.capacity / 2
  }

  /// Prefetches the start of a leaf's search.
  @inline(__always)
  func fetchLeaf(_ bits: UInt64) { life_prefetch(leafHeads.start + leafIndex(bits)) }

  @inline(__always)
  mutating func leaf(_ bits: UInt64) -> Node {
    if bits == 0 { return Self.leafBit }
    let place = leafIndex(bits)
    var leaf = leafHeads.start[place]
    while leaf != 0 {
      if leafRoom.start[Int(leaf)].bits == bits {
        if leafRoom.start[Int(leaf)].mark != collector.mark {
          leafRoom.start[Int(leaf)].mark = collector.mark
        }
        return leaf | Self.leafBit
      }
      leaf = leafRoom.start[Int(leaf)].next
    }
    return makeLeaf(bits, place)
  }

  private mutating func makeLeaf(_ bits: UInt64, _ index: Int) -> Node {
    var leaf = collector.freeLeaf
    if leaf != 0 {
      collector.freeLeaf = leafRoom.start[Int(leaf)].next
      collector.freeLeafCount -= 1
    } else {
      leaf = Node(leafCount)
      if leafCount == leafRoom.capacity { leafRoom.grow() }
      leafCount += 1
    }
    leafRoom.start[Int(leaf)] = Leaf(
      bits: bits, next: leafHeads.start[index], mark: collector.mark)
    leafHeads.start[index] = leaf
    while 2 * leafCount > leafHeadCount { addLeafHead() }
    return leaf | Self.leafBit
  }

  /// Moves leaves to a new head from the chain that contained them.
  private mutating func addLeafHead() {
    if leafHeadCount == leafHeads.capacity { leafHeads.grow() }
    let old = leafHeadCount - leafHeads.capacity / 2
    leafHeadCount += 1
    var leaf = leafHeads.start[old]
    leafHeads.start[old] = 0
    while leaf != 0 {
      let next = leafRoom.start[Int(leaf)].next
      let place = leafIndex(leafRoom.start[Int(leaf)].bits)
      leafRoom.start[Int(leaf)].next = leafHeads.start[place]
      leafHeads.start[place] = leaf
      leaf = next
    }
  }

  // MARK: Inner nodes

  /// The four parts of a node to look up.
  struct Parts: BitwiseCopyable {
    let nw: Node
    let ne: Node
    let sw: Node
    let se: Node
    /// The highest bits carry the most information.
    let hash: UInt64

    @inline(__always)
    init(_ nw: Node, _ ne: Node, _ sw: Node, _ se: Node) {
      (self.nw, self.ne, self.sw, self.se) = (nw, ne, sw, se)
      let top = (UInt64(nw) << 32 | UInt64(ne)) &* 0x9E37_79B9_7F4A_7C15
      let bottom = (UInt64(sw) << 32 | UInt64(se)) &* 0xC2B2_AE3D_27D4_EB4F
      hash = (top ^ top >> 29) &* 0xBF58_476D_1CE4_E5B9 &+ bottom ^ bottom >> 32
    }
  }

  @inline(__always)
  mutating func inner(_ nw: Node, _ ne: Node, _ sw: Node, _ se: Node) -> Node {
    inner(Parts(nw, ne, sw, se))
  }

  @inline(__always)
  mutating func inner(_ parts: Parts) -> Node {
    let node = find(parts)
    if node == 0 { return makeInner(parts) }
    if inners[Int(node)].mark != collector.mark { revive(node) }
    return node
  }

  private mutating func makeInner(_ parts: Parts) -> Node {
    let node = takeFree() ?? takeNew()
    inners[Int(node)] = Inner(
      nw: parts.nw, ne: parts.ne, sw: parts.sw, se: parts.se, result: 0, resultKey: 0,
      mark: collector.mark)
    index.insert(node, parts.hash)
    growIndex()
    if collector.isCollecting { collect(steps: HashLifeCollector.stepsPerNode) }
    return node
  }

  /// The next free number, so that nodes made together are stored together; nil for none.
  ///
  /// Nodes before it that a collection frees are only reused once the collection has ended.
  @inline(__always)
  private mutating func takeFree() -> Node? {
    if collector.freeInnerCount == 0 { return nil }
    while Int(collector.freeInner) < innerCount, inners[Int(collector.freeInner)].mark != 0 {
      collector.freeInner += 1
    }
    if Int(collector.freeInner) == innerCount { return nil }
    collector.freeInnerCount -= 1
    return collector.freeInner
  }

  @inline(__always)
  private mutating func takeNew() -> Node {
    if innerCount == innerRoom.capacity { innerRoom.grow() }
    innerCount += 1
    return Node(innerCount - 1)
  }

  /// An empty node of a level, starting with that of a leaf.
  mutating func empty(_ level: Int) -> Node {
    while empties.count <= level - leaves.level {
      let part = empties[empties.count - 1]
      empties.append(inner(part, part, part, part))
    }
    return empties[level - leaves.level]
  }

  // MARK: Results

  /// The known result of a node; 0 if unknown.
  @inline(__always)
  mutating func result(of node: Node, key: UInt32) -> Node {
    let inner = inners + Int(node)
    guard inner.pointee.resultKey == key else { return 0 }
    let result = inner.pointee.result
    return collector.isCollecting ? kept(result) : result
  }

  mutating func setResult(_ result: Node, of node: Node, key: UInt32) {
    inners[Int(node)].result = result
    inners[Int(node)].resultKey = key
  }
}
