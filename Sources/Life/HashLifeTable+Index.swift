import CLife

// Lookup of inner nodes.
extension HashLifeTable {
  /// Prefetches the first bucket of a node's search, to be followed by `fetchNode` for the node itself.
  @inline(__always)
  func fetchPlace(of parts: Parts) { index.fetch(parts.hash) }

  @inline(__always)
  func fetchNode(of parts: Parts) { life_prefetch(inners + Int(index.candidate(parts.hash))) }

  /// The node with the given parts; 0 for none. Mutating although it changes nothing: a nonmutating method would copy
  /// the whole table.
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

  /// The number of buckets moved per new node: more of them shorten the time with two indexes.
  static let bucketsPerNode = 4

  /// Replaces the index by a larger one if necessary; the old one's nodes follow gradually.
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

  /// Allows a fuller index during a collection, which soon removes nodes.
  @inline(__always)
  private var isIndexTooSmall: Bool {
    let count = innerCount - collector.freeInnerCount
    return count > index.mostNodes
      && (!collector.isCollecting || count > index.mostNodes / 10 * 11)
  }

  /// Nodes keep their order in a larger index: writes are contiguous, and only reads are not.
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

  /// The distance in buckets for prefetching nodes.
  static let bucketsAhead = 3

  /// - Parameter bucket: may be out of range.
  @inline(__always)
  func fetchNodes(of bucket: Int, in index: HashLifeIndex) {
    if bucket < index.bucketCount { index.visit(bucket) { life_prefetch(inners + Int($0)) } }
  }
}
