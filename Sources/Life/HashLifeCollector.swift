/// The state of a collection of unused nodes.
///
/// Marked nodes have the number of the collection. It advances by a few steps with each new node, without pausing: it
/// marks the nodes needed by the roots, then removes results that are not marked, and finally unlinks and frees all
/// other unmarked nodes. Nodes found in the table meanwhile become needed again.
///
/// After E. W. Dijkstra et al., "On-the-fly garbage collection: an exercise in cooperation", CACM 21 (1978).
struct HashLifeCollector: Sendable {
  typealias Node = HashLifeTable.Node

  enum Phase { case none, marking, clearing, sweepingInners, sweepingLeaves }

  static let stepsPerNode = 64

  var phase = Phase.none
  /// The number of the last collection started; all existing nodes have it, unless one is in progress.
  var mark: UInt32 = 1
  /// Marked nodes with unmarked parts.
  var pending: [Node] = []
  /// The greatest key of results that are marked, too; nil for none.
  var mostKey: UInt32?
  /// The progress through the nodes, the buckets, or the heads of chains.
  var place = 0
  /// No inner node before this one is free, except for those freed in the current collection.
  var freeInner: Node = 1
  var freeLeaf: Node = 0
  var freeInnerCount = 0
  var freeLeafCount = 0
  /// The number of collections.
  var count = 0

  @inline(__always) var isCollecting: Bool { phase != .none }

  /// Restarts the sweep of buckets after they have been rearranged.
  mutating func indexGrew() { if phase == .sweepingInners { place = 0 } }
}

extension HashLifeTable {
  /// Starts a collection.
  ///
  /// - Parameters:
  ///   - roots: the nodes needed in any case.
  ///   - mostKey: the greatest key of results to keep; nil for none.
  mutating func beginCollection(_ roots: some Sequence<Node>, mostKey: UInt32?) {
    assert(!collector.isCollecting)
    collector.phase = .marking
    collector.mark += 1
    collector.mostKey = mostKey
    for node in roots { need(node) }
    for node in empties { need(node) }
  }

  /// Whether a node is marked.
  @inline(__always)
  private func isNeeded(_ node: Node) -> Bool {
    node & Self.leafBit != 0
      ? node == Self.leafBit || leafRoom.start[Int(node & ~Self.leafBit)].mark == collector.mark
      : inners[Int(node)].mark == collector.mark
  }

  /// Marks a node; its parts are marked later.
  @inline(__always)
  private mutating func need(_ node: Node) {
    if node & Self.leafBit != 0 {
      if node != Self.leafBit { leafRoom.start[Int(node & ~Self.leafBit)].mark = collector.mark }
    } else if node != 0, inners[Int(node)].mark != collector.mark {
      inners[Int(node)].mark = collector.mark
      collector.pending.append(node)
    }
  }

  /// Reuses an unmarked node. Its parts are in use as well, since it was found by them.
  mutating func revive(_ node: Node) {
    switch collector.phase {
    case .none, .marking: return need(node)
    case .clearing where isNeeded(inners[Int(node)].result): break
    case .clearing, .sweepingInners, .sweepingLeaves:
      // The number of a part may have been freed and reused, which invalidates the result.
      inners[Int(node)].result = 0
      forgetPopulation(of: node)
    }
    inners[Int(node)].mark = collector.mark
  }

  /// Returns a result read during a collection; 0 if it is about to be freed.
  mutating func kept(_ result: Node) -> Node {
    if collector.phase == .marking { need(result) }
    return isNeeded(result) ? result : 0
  }

  mutating func collect(steps: Int) {
    switch collector.phase {
    case .none: return
    case .marking: markParts(steps)
    case .clearing: clearResults(steps)
    case .sweepingInners: sweepInners(steps)
    case .sweepingLeaves: sweepLeaves(steps)
    }
  }

  private mutating func markParts(_ steps: Int) {
    for _ in 0..<steps {
      guard let node = collector.pending.popLast() else {
        collector.pending = []
        (collector.phase, collector.place) = (.clearing, 1)
        return
      }
      let inner = inners[Int(node)]
      need(inner.nw)
      need(inner.ne)
      need(inner.sw)
      need(inner.se)
      if let most = collector.mostKey, inner.resultKey <= most { need(inner.result) }
    }
  }

  private mutating func clearResults(_ steps: Int) {
    let end = min(innerCount, collector.place + steps)
    for node in collector.place..<end where inners[node].result != 0 {
      if !isNeeded(inners[node].result) { inners[node].result = 0 }
    }
    collector.place = end
    if end == innerCount { (collector.phase, collector.place) = (.sweepingInners, 0) }
  }

  private mutating func sweepInners(_ steps: Int) {
    // An entry removed from one index must not remain in the other.
    if isGrowing { return }
    let end = min(index.bucketCount, collector.place + steps / HashLifeIndex.nodesPerBucket)
    for bucket in collector.place..<end {
      fetchNodes(of: bucket + Self.bucketsAhead, in: index)
      index.remove(from: bucket) { node in
        let inner = inners + Int(node)
        if inner.pointee.mark == collector.mark { return nil }
        inner.pointee.mark = 0
        inner.pointee.result = 0
        collector.freeInnerCount += 1
        forgetPopulation(of: node)
        return Parts(inner.pointee.nw, inner.pointee.ne, inner.pointee.sw, inner.pointee.se).hash
      }
    }
    collector.place = end
    if end == index.bucketCount { (collector.phase, collector.place) = (.sweepingLeaves, 0) }
  }

  private mutating func sweepLeaves(_ steps: Int) {
    let end = min(leafHeadCount, collector.place + steps)
    for place in collector.place..<end {
      var link = leafHeads.start + place
      while link.pointee != 0 {
        let leaf = link.pointee
        let own = leafRoom.start + Int(leaf)
        if own.pointee.mark == collector.mark {
          link = leafLink(leaf)
          continue
        }
        link.pointee = own.pointee.next
        own.pointee.mark = 0
        own.pointee.next = collector.freeLeaf
        collector.freeLeaf = leaf
        collector.freeLeafCount += 1
      }
    }
    collector.place = end
    if end == leafHeadCount {
      collector.phase = .none
      collector.freeInner = 1
      collector.count += 1
    }
  }

  /// The link of a leaf to the next one in its chain.
  private func leafLink(_ leaf: Node) -> UnsafeMutablePointer<Node> {
    UnsafeMutableRawPointer(leafRoom.start + Int(leaf))
      .advanced(by: MemoryLayout<Leaf>.offset(of: \.next) ?? 0)
      .assumingMemoryBound(to: Node.self)
  }
}
