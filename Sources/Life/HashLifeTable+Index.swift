import CLife

// How inner nodes are found.
extension HashLifeTable {
  /// Fetches where the search for a node begins; the node itself is fetched by `fetchNode` after that.
  @inline(__always)
  func fetchPlace(of parts: Parts) { index.fetch(parts.hash) }

  @inline(__always)
  func fetchNode(of parts: Parts) { life_prefetch(inners + Int(index.candidate(parts.hash))) }

  /// The node of some parts; 0 for none. Changes nothing: what only reads would be given a copy of all that is here.
  @inline(__always)
  mutating func find(_ parts: Parts) -> Node {
    let start = inners
    let node = index.node(parts.hash) { start[Int($0)].isMade(of: parts) }
    return node == 0 && isGrowing ? findOutgrown(parts) : node
  }

  @inline(never)
  private mutating func findOutgrown(_ parts: Parts) -> Node {
    let start = inners
    return outgrown?.node(parts.hash) { start[Int($0)].isMade(of: parts) } ?? 0
  }

  // MARK: Growing

  /// So many buckets move with each new node: the more, the sooner there is one place to look at again.
  static let bucketsPerNode = 4

  /// Where a larger index is needed, it takes the place of the old one, whose nodes follow by and by.
  @inline(__always)
  mutating func growIndex() {
    if isGrowing {
      moveNodes(ofBuckets: Self.bucketsPerNode)
    } else if isIndexTooSmall {
      beginGrowth()
    }
  }

  private mutating func beginGrowth() {
    (outgrown, movedBucketCount, isGrowing) = (index, 0, true)
    index = index.larger
    collector.indexGrew()
  }

  /// It may be fuller while nodes are collected: of those there are fewer soon.
  @inline(__always)
  private var isIndexTooSmall: Bool {
    let count = innerCount - collector.freeInnerCount
    return count > index.mostNodes
      && (!collector.isCollecting || count > index.mostNodes / 10 * 11)
  }

  /// Nodes keep their order in a larger index: what is written lies together, and only what is read does not.
  private mutating func moveNodes(ofBuckets count: Int) {
    guard let old = outgrown else { return }
    let end = min(movedBucketCount + count, old.bucketCount)
    for bucket in movedBucketCount..<end {
      fetchNodes(of: bucket + Self.bucketsAhead, in: old)
      old.visit(bucket) { node in
        let inner = inners[Int(node)]
        index.insert(node, Parts(inner.nw, inner.ne, inner.sw, inner.se).hash)
      }
    }
    movedBucketCount = end
    if end == old.bucketCount { (outgrown, isGrowing) = (nil, false) }
  }

  /// So many buckets ahead their nodes are fetched.
  static let bucketsAhead = 3

  /// - Parameter bucket: there may be none.
  @inline(__always)
  func fetchNodes(of bucket: Int, in index: HashLifeIndex) {
    if bucket < index.bucketCount { index.visit(bucket) { life_prefetch(inners + Int($0)) } }
  }
}
