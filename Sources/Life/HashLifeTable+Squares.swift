extension HashLifeTable {
  /// The four leaves of a node: north-west, north-east, south-west, south-east.
  @inline(__always)
  func corners(of node: Node) -> InlineArray<4, UInt64> {
    let inner = inners[Int(node)]
    return [bits(of: inner.nw), bits(of: inner.ne), bits(of: inner.sw), bits(of: inner.se)]
  }

  /// Joins nine nodes, row by row, to the four that overlap by half; they take the place of the first ones.
  mutating func quarters(of nine: UnsafeMutablePointer<Node>) {
    let nw = Parts(nine[0], nine[1], nine[3], nine[4])
    let ne = Parts(nine[1], nine[2], nine[4], nine[5])
    let sw = Parts(nine[3], nine[4], nine[6], nine[7])
    let se = Parts(nine[4], nine[5], nine[7], nine[8])
    find(nw, ne, sw, se, nine)
  }

  /// The node whose quarters are the middles of the four that nine nodes, row by row, would be joined to.
  ///
  /// - Parameter level: of the four.
  mutating func middles(of nine: UnsafeMutablePointer<Node>, _ level: Int) -> Node {
    if level == leaves.level + 1 {
      return inner(
        leafMiddle(nine[0], nine[1], nine[3], nine[4]),
        leafMiddle(nine[1], nine[2], nine[4], nine[5]),
        leafMiddle(nine[3], nine[4], nine[6], nine[7]),
        leafMiddle(nine[4], nine[5], nine[7], nine[8]))
    }
    func parts(_ place: Int) -> Inner { inners[Int(nine[place])] }
    let (a, b, c) = (parts(0), parts(1), parts(2))
    let (d, e, f) = (parts(3), parts(4), parts(5))
    let (g, h, i) = (parts(6), parts(7), parts(8))
    find(
      Parts(a.se, b.sw, d.ne, e.nw), Parts(b.se, c.sw, e.ne, f.nw),
      Parts(d.se, e.sw, g.ne, h.nw), Parts(e.se, f.sw, h.ne, i.nw), nine)
    return inner(nine[0], nine[1], nine[2], nine[3])
  }

  /// Four nodes, each fetched while the others are.
  @inline(__always)
  private mutating func find(
    _ nw: Parts, _ ne: Parts, _ sw: Parts, _ se: Parts, _ found: UnsafeMutablePointer<Node>
  ) {
    fetchHead(of: nw)
    fetchHead(of: ne)
    fetchHead(of: sw)
    fetchHead(of: se)
    fetchNode(of: nw)
    fetchNode(of: ne)
    fetchNode(of: sw)
    fetchNode(of: se)
    found[0] = inner(nw)
    found[1] = inner(ne)
    found[2] = inner(sw)
    found[3] = inner(se)
  }

  /// The middle of four leaves: the lower right quarter of the first becomes the upper left one, and so on.
  private mutating func leafMiddle(_ nw: Node, _ ne: Node, _ sw: Node, _ se: Node) -> Node {
    leaf(leaves.middle(bits(of: nw), bits(of: ne), bits(of: sw), bits(of: se)))
  }
}
