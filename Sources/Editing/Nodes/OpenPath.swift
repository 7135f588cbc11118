import Base
import Documents

/// An unfinished path of the pen: its nodes, and the point that its next curve leads to.
struct OpenPath: Equatable {
  /// At least one.
  private(set) var nodes: [PathNode]
  /// The pointer's position; nil if it isn't usable.
  var loose: PaperPoint?
  /// The layer that it is drawn in.
  let layer: Layer.ID

  init(from point: PaperPoint, in layer: Layer.ID) {
    nodes = [PathNode(point)]
    self.layer = layer
  }

  /// Adds a corner, whose handles a drag may draw out.
  mutating func add(_ point: PaperPoint) {
    nodes.append(PathNode(point))
    loose = nil
  }

  /// Draws out the handle of the last node, or of the first one, to which the path closes.
  ///
  /// - Parameters:
  ///   - isAlone: leaves the handle on the other side alone.
  mutating func pull(_ place: PaperPoint, ofFirst isFirst: Bool, isAlone: Bool) {
    let index = isFirst ? 0 : nodes.count - 1
    if isFirst {
      // The curve that closes the path arrives against the drag.
      let point = nodes[0].point
      nodes[0].arriving = point + (point - place)
      nodes[0].kind = nodes[0].apparentKind
      return
    }
    nodes[index].kind = isAlone ? .corner : .smooth
    nodes[index].leaving = place
    if !isAlone {
      nodes[index].arriving = nodes[index].point + (nodes[index].point - place)
    }
  }

  /// Takes back the handles that a drag has drawn out.
  mutating func takeHandles(ofFirst isFirst: Bool) {
    let index = isFirst ? 0 : nodes.count - 1
    if !isFirst {
      nodes[index] = PathNode(nodes[index].point)
    } else if !nodes[0].hasHandle(.leaving) {
      nodes[0].arriving = nodes[0].point
    }
  }

  /// Removes the last node. Returns whether any is left.
  mutating func takeBack() -> Bool {
    loose = nil
    guard nodes.count > 1 else { return false }
    nodes.removeLast()
    return true
  }

  /// Whether a node at a point would close it.
  func isClosed(by point: PaperPoint, within distance: Double) -> Bool {
    nodes.count > 1 && (point - nodes[0].point).length <= distance
  }

  /// The visible path, up to the pointer.
  var path: NodePath? {
    guard let loose, let last = nodes.last, loose != last.point else { return NodePath(nodes) }
    return NodePath(nodes + [PathNode(loose)])
  }

  /// The finished path; nil for a single node.
  ///
  /// - Parameter isClosed: whether it closes.
  func finished(isClosed: Bool) -> NodePath? {
    nodes.count > 1 ? NodePath(nodes, isClosed: isClosed) : nil
  }
}
