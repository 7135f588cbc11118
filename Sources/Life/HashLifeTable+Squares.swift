import CLife

extension HashLifeTable {
  /// Prefetches the four parts of an inner node that has inner parts.
  @inline(__always)
  func fetchParts(of node: Node) {
    let inner = inners + Int(node)
    life_prefetch(inners + Int(inner.pointee.nw))
    life_prefetch(inners + Int(inner.pointee.ne))
    life_prefetch(inners + Int(inner.pointee.sw))
    life_prefetch(inners + Int(inner.pointee.se))
  }

  /// Prefetches the four leaves of a node.
  @inline(__always)
  func fetchLeaves(of node: Node) {
    let inner = inners + Int(node)
    life_prefetch(leafRoom.start + Int(inner.pointee.nw & ~Self.leafBit))
    life_prefetch(leafRoom.start + Int(inner.pointee.ne & ~Self.leafBit))
    life_prefetch(leafRoom.start + Int(inner.pointee.sw & ~Self.leafBit))
    life_prefetch(leafRoom.start + Int(inner.pointee.se & ~Self.leafBit))
  }

  /// The four leaves of a node: north-west, north-east, south-west, south-east.
  @inline(__always)
  func corners(of node: Node) -> InlineArray<4, UInt64> {
    let inner = inners[Int(node)]
    return [bits(of: inner.nw), bits(of: inner.ne), bits(of: inner.sw), bits(of: inner.se)]
  }

  /// Replaces the first of nine leaves, row by row, by the middles of the four nodes joined from them.
  mutating func takeLeafMiddles(of nine: UnsafeMutablePointer<Node>) {
    let nw = leafMiddle(nine[0], nine[1], nine[3], nine[4])
    let ne = leafMiddle(nine[1], nine[2], nine[4], nine[5])
    let sw = leafMiddle(nine[3], nine[4], nine[6], nine[7])
    let se = leafMiddle(nine[4], nine[5], nine[7], nine[8])
    (nine[0], nine[1], nine[2], nine[3]) = (nw, ne, sw, se)
  }

  /// The middle of four leaves: the lower right quarter of the first becomes the upper left one, and so on.
  private mutating func leafMiddle(_ nw: Node, _ ne: Node, _ sw: Node, _ se: Node) -> Node {
    leaf(leaves.middle(bits(of: nw), bits(of: ne), bits(of: sw), bits(of: se)))
  }
}
