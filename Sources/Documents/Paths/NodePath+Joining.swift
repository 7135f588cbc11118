import Base

// Breaking, joining and closing paths.
extension NodePath {
  /// Breaks the path at a node, which becomes the end of one part and the start of the next.
  ///
  /// - Returns: the parts: one for a closed path, two for an open one, no longer of a stroke, and the path itself at
  ///   one of its ends.
  public func broken(at index: Int) -> [NodePath] {
    guard nodes.indices.contains(index), !isEnd(index) else { return [self] }
    var (end, start) = (nodes[index], nodes[index])
    (end.leaving, start.arriving) = (end.point, start.point)
    (end.kind, start.kind) = (.corner, .corner)
    func part(_ nodes: [PathNode]) -> NodePath? {
      NodePath(nodes, isOfStroke: isOfStroke && isClosed)
    }
    let parts =
      isClosed
      ? [part([start] + nodes[(index + 1)...] + nodes[..<index] + [end])]
      : [part(nodes[..<index] + [end]), part([start] + nodes[(index + 1)...])]
    return parts.compactMap(\.self)
  }

  /// Returns the path without the curve after a node: open there, or in two parts.
  public func removingCurve(_ index: Int) -> [NodePath] {
    guard (0..<curveCount).contains(index) else { return [self] }
    func part(_ nodes: [PathNode]) -> NodePath? {
      guard var part = NodePath(nodes, isOfStroke: isOfStroke && isClosed) else { return nil }
      let last = part.nodes.count - 1
      part.nodes[0].arriving = part.nodes[0].point
      part.nodes[last].leaving = part.nodes[last].point
      return part
    }
    let next = index + 1
    let parts =
      isClosed
      ? [part(Array(nodes[next...] + nodes[..<next]))]
      : [part(Array(nodes[..<next])), part(Array(nodes[next...]))]
    return parts.compactMap(\.self)
  }

  /// Closes an open path: by a straight line, or by joining ends that are together.
  ///
  /// - Parameter distance: the greatest distance of ends that are together.
  public mutating func close(joiningWithin distance: Double = 0) {
    guard !isClosed, nodes.count > 1 else { return }
    let (first, last) = (nodes[0], nodes[nodes.count - 1])
    if nodes.count > 2, (last.point - first.point).length <= distance {
      nodes[0] = Self.joined(last, first)
      nodes.removeLast()
    }
    isClosed = true
  }

  /// Appends another open path, whose start becomes one node with this path's end.
  ///
  /// - Parameter distance: the distance of the ends beyond which a straight line joins them instead.
  public func joined(to other: NodePath, within distance: Double = .infinity) -> NodePath? {
    guard !isClosed, !other.isClosed, let end = nodes.last, let start = other.nodes.first else {
      return nil
    }
    let isOne = (start.point - end.point).length <= distance
    return NodePath(
      isOne
        ? nodes.dropLast() + [Self.joined(end, start)] + other.nodes.dropFirst()
        : nodes + other.nodes)
  }

  /// The path from its end to its start.
  public var reversed: NodePath {
    var path = self
    path.nodes = nodes.reversed().map { node in
      var turned = node
      (turned.arriving, turned.leaving) = (node.leaving, node.arriving)
      return turned
    }
    return path
  }

  /// One node in the middle of an end and a start, with the outer handle of each.
  private static func joined(_ end: PathNode, _ start: PathNode) -> PathNode {
    let point = end.point.point(0.5, towards: start.point)
    // Ends that are together keep every bit.
    let isOne = end.point == start.point
    var node = PathNode(
      point, arriving: isOne ? end.arriving : point + (end.arriving - end.point),
      leaving: isOne ? start.leaving : point + (start.leaving - start.point),
      pressure: (end.pressure + start.pressure) / 2)
    node.kind = node.apparentKind
    return node
  }
}
