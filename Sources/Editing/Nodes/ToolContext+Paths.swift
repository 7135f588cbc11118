import Base
import Documents

// Breaking, joining and closing the selected path.
extension ToolContext {
  /// The path of the selected element, if that is a line.
  private var linePath: NodePath? {
    guard let nodes, !nodes.isArea else { return nil }
    return nodes.paths.first
  }

  /// Whether a selected node can become two ends.
  public var canBreakPath: Bool {
    guard canChangeNodes, let path = linePath else { return false }
    return chosenNodes.contains { !path.isEnd($0.node) }
  }

  /// Breaks the path at the selected nodes: a closed path opens, an open one becomes several elements.
  public func breakPath() {
    guard canBreakPath, let nodes, let path = linePath else { return }
    var parts = [path]
    // From the end, so that the nodes before keep their places.
    var places = chosenNodes.map(\.node).filter { !path.isEnd($0) }.sorted(by: >)
    if path.isClosed, let last = places.popLast() {
      // Its nodes begin at the break now.
      let count = path.nodes.count
      parts = path.broken(at: last)
      places = places.map { ($0 - last + count) % count }
    }
    for place in places {
      guard let first = parts.first else { break }
      parts.replaceSubrange(0..<1, with: first.broken(at: place))
    }
    let elements = parts.enumerated().map { index, part in
      let element = nodes.element(along: part)
      return index == 0 ? element : element.replacing(element)
    }
    nodeState.chosen = nil
    perform(.replace([PaintingEdit.Replacement(nodes.element.id, by: elements)]))
  }

  /// Whether the selected path is open.
  public var canClosePath: Bool {
    guard canChangeNodes, let path = linePath else { return false }
    return !path.isClosed && path.nodes.count > 1
  }

  /// Closes the path by a line from its end to its start.
  public func closePath() {
    guard canClosePath else { return }
    changeNodes { nodes, chosen in
      nodes.paths[0].close()
      return chosen
    }
  }

  /// Whether there are two ends to be joined: of the selected path, or of two selected ones.
  public var canJoinEnds: Bool {
    canChangeNodes
      && (openPaths != nil
        || selection.ids.count == 1 && canClosePath && (linePath?.nodes.count ?? 0) > 2)
  }

  /// Makes one node of two ends: of the selected path, which closes, or of the two that are nearest of two paths.
  public func joinEnds() {
    guard canJoinEnds else { return }
    guard let (first, second) = openPaths else {
      return changeNodes { nodes, _ in
        nodes.paths[0].close(joiningWithin: .infinity)
        return []
      }
    }
    let ways = [
      (first.paths[0], second.paths[0]), (first.paths[0], second.paths[0].reversed),
      (first.paths[0].reversed, second.paths[0]),
      (first.paths[0].reversed, second.paths[0].reversed),
    ]
    func gap(_ way: (NodePath, NodePath)) -> Double {
      guard let end = way.0.nodes.last, let start = way.1.nodes.first else { return .infinity }
      return (start.point - end.point).length
    }
    guard let nearest = ways.min(by: { gap($0) < gap($1) }),
      let path = nearest.0.joined(to: nearest.1)
    else { return }
    nodeState.chosen = nil
    perform(
      .replace([
        PaintingEdit.Replacement(first.element.id, by: [first.element(along: path)]),
        PaintingEdit.Replacement(second.element.id, by: []),
      ]))
  }

  /// The nodes of two selected open lines, the upper one first; nil for other selections.
  private var openPaths: (ElementNodes, ElementNodes)? {
    guard selection.ids.count == 2 else { return nil }
    let both = Array(selection.elements).reversed().compactMap {
      ElementNodes(of: $0, on: ratio)
    }
    guard both.count == 2, both.allSatisfy({ !$0.isArea && !$0.paths[0].isClosed }) else {
      return nil
    }
    return (both[0], both[1])
  }
}
