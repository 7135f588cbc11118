import CLife

/// An index of nodes by hash: buckets the size of a cache line, each with some nodes and a byte of each one's hash, so
/// that few wrong nodes are examined.
///
/// A node that does not fit its bucket goes to the next one with space, and is counted in each bucket between.
///
/// After N. Bronson and X. Shi, "Open-sourcing F14 for faster, more memory-efficient hash tables" (2019).
struct HashLifeIndex: Sendable {
  typealias Node = UInt32

  struct Bucket: BitwiseCopyable {
    /// A byte of each node's hash; 0 for none.
    var tags: InlineArray<12, UInt8>
    /// The number of nodes in later buckets that belong to this one or an earlier one.
    var passedCount: UInt32
    var nodes: InlineArray<12, Node>
  }

  static let nodesPerBucket = 12
  /// The size in buckets above which the index grows by half instead of doubling.
  private static let manyBuckets = 1 << 18

  private(set) var room: LifeBuffer<Bucket>
  /// The number of nodes beyond which lookups slow down.
  private(set) var mostNodes: Int

  init(bucketCount: Int = 1 << 9) {
    room = LifeBuffer(capacity: bucketCount)
    mostNodes = bucketCount * 10
  }

  var bucketCount: Int { room.capacity }
  var byteCount: Int { room.capacity * MemoryLayout<Bucket>.stride }

  /// An empty index for more nodes.
  var larger: HashLifeIndex {
    HashLifeIndex(
      bucketCount: bucketCount < Self.manyBuckets ? 2 * bucketCount : bucketCount / 2 * 3)
  }

  mutating func own() { room.own(room.capacity) }

  // MARK: Looking

  @inline(__always)
  private func home(of hash: UInt64) -> Int {
    Int(truncatingIfNeeded: ((hash >> 32) &* UInt64(truncatingIfNeeded: room.capacity)) >> 32)
  }

  @inline(__always)
  private static func tag(of hash: UInt64) -> UInt8 {
    max(1, UInt8(truncatingIfNeeded: hash >> 20))
  }

  /// The places of a bucket with a given tag as bits, starting from the lowest.
  @inline(__always)
  private func slots(of tag: UInt8, in bucket: Int) -> UInt32 {
    life_equal_bytes(room.start + bucket, tag) & (1 << UInt32(Self.nodesPerBucket) - 1)
  }

  @inline(__always)
  private func tags(of bucket: Int) -> UnsafeMutablePointer<UInt8> {
    UnsafeMutableRawPointer(room.start + bucket).assumingMemoryBound(to: UInt8.self)
  }

  @inline(__always)
  private func nodes(of bucket: Int) -> UnsafeMutablePointer<Node> {
    UnsafeMutableRawPointer(room.start + bucket).advanced(by: 16)
      .assumingMemoryBound(to: Node.self)
  }

  /// Prefetches the first bucket of a search.
  @inline(__always)
  func fetch(_ hash: UInt64) { life_prefetch(room.start + home(of: hash)) }

  /// The first node that may match, or an arbitrary one if there is none. Avoids a branch, which would wait for one
  /// bucket before requesting the next.
  @inline(__always)
  func candidate(_ hash: UInt64) -> Node {
    let bucket = home(of: hash)
    let place = slots(of: Self.tag(of: hash), in: bucket).trailingZeroBitCount
    return nodes(of: bucket)[min(place, Self.nodesPerBucket - 1)]
  }

  /// - Parameter isSought: whether a node matches.
  /// - Returns: 0 for none.
  @inline(__always)
  func node(_ hash: UInt64, where isSought: (Node) -> Bool) -> Node {
    var bucket = home(of: hash)
    let tag = Self.tag(of: hash)
    while true {
      var rest = slots(of: tag, in: bucket)
      while rest != 0 {
        let node = nodes(of: bucket)[rest.trailingZeroBitCount]
        if isSought(node) { return node }
        rest &= rest - 1
      }
      if room.start[bucket].passedCount == 0 { return 0 }
      bucket = next(bucket)
    }
  }

  @inline(__always)
  private func next(_ bucket: Int) -> Int { bucket + 1 == room.capacity ? 0 : bucket + 1 }

  // MARK: Changing

  /// Adds a node that is not in the index.
  ///
  /// - Precondition: there is a free place.
  func insert(_ node: Node, _ hash: UInt64) {
    var bucket = home(of: hash)
    while true {
      let free = slots(of: 0, in: bucket)
      if free != 0 {
        tags(of: bucket)[free.trailingZeroBitCount] = Self.tag(of: hash)
        nodes(of: bucket)[free.trailingZeroBitCount] = node
        return
      }
      room.start[bucket].passedCount += 1
      bucket = next(bucket)
    }
  }

  /// Visits the nodes of a bucket.
  @inline(__always)
  func visit(_ bucket: Int, _ body: (Node) -> Void) {
    for place in 0..<Self.nodesPerBucket where tags(of: bucket)[place] != 0 {
      body(nodes(of: bucket)[place])
    }
  }

  /// Removes nodes from a bucket.
  ///
  /// - Parameter hashIfUnneeded: returns the hash of a node to remove; nil for one to keep.
  @inline(__always)
  func remove(from bucket: Int, _ hashIfUnneeded: (Node) -> UInt64?) {
    for place in 0..<Self.nodesPerBucket where tags(of: bucket)[place] != 0 {
      guard let hash = hashIfUnneeded(nodes(of: bucket)[place]) else { continue }
      tags(of: bucket)[place] = 0
      var passed = home(of: hash)
      while passed != bucket {
        room.start[passed].passedCount -= 1
        passed = next(passed)
      }
    }
  }
}
