public import Base

// Moving nodes, handles and curves. Whatever an edit doesn't name stays exactly as it is.
extension NodePath {
  /// Moves nodes together with their handles; indices without a node are ignored.
  public mutating func moveNodes(_ indices: some Sequence<Int>, by offset: PaperVector) {
    for index in indices where nodes.indices.contains(index) { nodes[index].move(by: offset) }
  }

  /// Moves a handle; that on the other side follows as the kind of the node demands.
  ///
  /// - Parameter isAlone: leaves the other handle alone, which makes the node a corner.
  public mutating func moveHandle(
    _ side: PathNode.Side, of index: Int, to place: PaperPoint, isAlone: Bool = false
  ) {
    guard nodes.indices.contains(index) else { return }
    nodes[index][side] = place
    if isAlone { nodes[index].kind = .corner }
    nodes[index].alignOther(than: side)
  }

  /// Drags a point of a curve: the curve passes the dragged point, and its ends stay.
  ///
  /// Near an end, mostly the handle there moves, as in Inkscape.
  ///
  /// - Parameters:
  ///   - index: of the curve's first node.
  ///   - t: the parameter of the dragged point, kept a little away from 0 and 1.
  public mutating func bendCurve(_ index: Int, at t: Double, by offset: PaperVector) {
    guard (0..<curveCount).contains(index) else { return }
    let t = min(max(t, 0.05), 0.95)
    let s = 1 - t
    let share = Self.endShare(at: t)
    let next = following(index)
    let start = nodes[index].leaving + offset * ((1 - share) / (3 * t * s * s))
    let end = nodes[next].arriving + offset * (share / (3 * t * t * s))
    if share < 1 { moveHandle(.leaving, of: index, to: start) }
    if share > 0 { moveHandle(.arriving, of: next, to: end) }
  }

  /// The share of the second handle in the movement of a point of the curve.
  private static func endShare(at t: Double) -> Double {
    func cube(_ value: Double) -> Double { value * value * value }
    return switch t {
    case ...(1.0 / 6): 0
    case ...0.5: cube((6 * t - 1) / 2) / 2
    case ...(5.0 / 6): (1 - cube((6 * (1 - t) - 1) / 2)) / 2 + 0.5
    default: 1
    }
  }
}

extension PathNode {
  /// Turns the handle opposite to a moved one, as the kind demands.
  mutating func alignOther(than side: Side) {
    let way = self[side] - point
    guard kind != .corner, way.length > 0 else { return }
    if kind == .symmetric {
      self[side.other] = point + -way
    } else if hasHandle(side.other) {
      let length = (self[side.other] - point).length
      self[side.other] = point + way * (-length / way.length)
    }
  }
}
