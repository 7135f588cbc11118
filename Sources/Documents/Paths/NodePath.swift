public import Base

/// A line of cubic Bézier curves from node to node, open or closed, in lengths of the longer side of its paper.
///
///     var path = NodePath([PathNode(a), PathNode(b), PathNode(c)], isClosed: true)
///     path.insertNode(on: 2, at: 0.5)                   // in the middle of the curve from c to a
///     path.setKind(.smooth, of: [3])
///     path.moveHandle(.leaving, of: 3, to: point)       // turns the other handle as well
public struct NodePath: Equatable, Hashable, Sendable {
  /// From the start to the end, at least one.
  public internal(set) var nodes: [PathNode]
  /// Whether a last curve leads from the last node to the first.
  public internal(set) var isClosed: Bool
  /// Whether it was made from a stroke, whose samples are kept beside it.
  public var isOfStroke: Bool

  /// Returns nil without nodes, and for numbers that are not finite.
  public init?(_ nodes: [PathNode], isClosed: Bool = false, isOfStroke: Bool = false) {
    guard !nodes.isEmpty, nodes.allSatisfy(\.isSound) else { return nil }
    self.nodes = nodes
    self.isClosed = isClosed && nodes.count > 1
    self.isOfStroke = isOfStroke
  }

  /// The number of curves between nodes.
  public var curveCount: Int { isClosed ? nodes.count : nodes.count - 1 }

  /// The curve after a node, which ends at the next one.
  ///
  /// - Parameter index: of its first node, below `curveCount`.
  public func curve(_ index: Int) -> CurveSegment {
    let (start, end) = (nodes[index], nodes[following(index)])
    func knot(_ node: PathNode) -> CurveKnot {
      CurveKnot(node.point, pressure: node.pressure, milliseconds: 0)
    }
    return CurveSegment(
      from: knot(start), startControl: start.leaving, endControl: end.arriving, to: knot(end))
  }

  /// The curves from node to node, in order.
  public var curves: [CurveSegment] { (0..<curveCount).map(curve) }

  /// Whether the curve after a node is a straight line without handles.
  public func isStraight(_ index: Int) -> Bool {
    !nodes[index].hasHandle(.leaving) && !nodes[following(index)].hasHandle(.arriving)
  }

  /// Returns the path with its points mapped.
  public func moved(by map: PaperMap) -> NodePath {
    guard map != .identity else { return self }
    return converted { map($0) }
  }

  /// Returns the path with its points converted, or unchanged if one of the results is not finite.
  public func converted(by map: (PaperPoint) -> PaperPoint) -> NodePath {
    NodePath(nodes.map { $0.moved(by: map) }, isClosed: isClosed, isOfStroke: isOfStroke) ?? self
  }

  /// Whether a node is the first or the last one of an open path.
  public func isEnd(_ index: Int) -> Bool {
    !isClosed && (index == 0 || index == nodes.count - 1)
  }

  /// The index of the next node, round the start of a closed path.
  func following(_ index: Int) -> Int { index + 1 < nodes.count ? index + 1 : 0 }

  /// The index of the node before, round the start of a closed path; nil at the start of an open one.
  func before(_ index: Int) -> Int? {
    index > 0 ? index - 1 : isClosed ? nodes.count - 1 : nil
  }

  /// The index of the node after, round the end of a closed path; nil at the end of an open one.
  func after(_ index: Int) -> Int? {
    index + 1 < nodes.count ? index + 1 : isClosed ? 0 : nil
  }
}
