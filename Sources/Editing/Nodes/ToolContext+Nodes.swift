public import Base
public import Documents

// The nodes of the selected element.
extension ToolContext {
  /// The nodes of the topmost selected element, as dragged; nil if it has none.
  public var nodes: ElementNodes? {
    if let dragged = nodeState.dragged { return dragged }
    if let kept = nodeState.kept { return kept }
    let nodes = selection.topmost.flatMap { ElementNodes(of: $0, on: ratio) }
    nodeState.kept = .some(nodes)
    return nodes
  }

  /// The selected nodes.
  public var chosenNodes: Set<NodePlace> {
    guard let chosen = nodeState.chosen, let nodes, chosen.element == nodes.element.id else {
      return []
    }
    return chosen.places.filter { nodes[$0] != nil }
  }

  /// The corners of the band that selects nodes; nil for none.
  public var nodeBand: (PaperPoint, PaperPoint)? { nodeState.band }

  /// Selects nodes of the selected element.
  public func choose(_ places: Set<NodePlace>) {
    guard let id = nodes?.element.id, places != chosenNodes else { return }
    nodeState.chosen = (id, places)
    nodesChanged.post(())
  }

  /// The distance from the pointer within which nodes and handles are hit, in points.
  private static let nodeReach = 8.0
  /// The same for curves and elements.
  static let curveReach = 5.0

  /// Returns the node, handle or curve of the selected element at a point.
  func nodeHit(at point: PaperPoint) -> ElementNodes.Hit? {
    nodes?.hit(
      at: point, chosen: chosenNodes, within: length(ofPoints: Self.nodeReach),
      curveReach: length(ofPoints: Self.curveReach))
  }

  /// Selects the node at a point for its menu, or the ends of the curve there, unless they are selected.
  ///
  /// - Returns: false if there is neither a node nor a curve of the selected element.
  public func chooseNodesForMenu(at point: PaperPoint) -> Bool {
    switch nodeHit(at: point) {
    case .node(let place)?, .handle(let place, _)?:
      if !chosenNodes.contains(place) { choose([place]) }
      return true
    case .curve(let curve, _)?:
      let ends = self.ends(of: curve)
      if !ends.isSubset(of: chosenNodes) { choose(ends) }
      return true
    case nil: return false
    }
  }

  /// Returns the nodes at the ends of a curve of the selected element.
  func ends(of curve: NodePlace) -> Set<NodePlace> {
    guard let nodes, nodes.paths.indices.contains(curve.path) else { return [] }
    let next = curve.node + 1 < nodes.paths[curve.path].nodes.count ? curve.node + 1 : 0
    return [curve, NodePlace(path: curve.path, node: next)]
  }

  /// Selects all nodes.
  public func chooseAllNodes() {
    if let nodes { choose(Set(nodes.places)) }
  }

  func show(_ nodes: ElementNodes?) {
    nodeState.dragged = nodes
    nodesChanged.post(())
  }

  func showBand(_ band: (PaperPoint, PaperPoint)?) {
    guard nodeState.band != nil || band != nil else { return }
    nodeState.band = band
    nodesChanged.post(())
  }

  /// Returns the edit that gives an element its present nodes, or removes it with its last ones.
  func edit(_ nodes: ElementNodes) -> PaintingEdit {
    .replace([
      PaintingEdit.Replacement(nodes.element.id, by: [nodes.changed].compactMap(\.self))
    ])
  }

  // MARK: Commands

  /// Whether nodes can be changed now.
  public var canChangeNodes: Bool {
    session.access == .changing && !session.isInGesture && nodes != nil
  }

  /// Changes nodes in one step.
  ///
  /// - Parameter change: returns the nodes selected afterwards.
  public func changeNodes(
    _ change: (inout ElementNodes, Set<NodePlace>) -> Set<NodePlace>
  ) {
    guard canChangeNodes, var nodes else { return }
    let (before, id) = (nodes.paths, nodes.element.id)
    let chosen = change(&nodes, chosenNodes)
    guard nodes.paths != before else { return choose(chosen) }
    perform(edit(nodes)) { [weak self] isChanged in
      guard let self, isChanged else { return }
      nodeState.chosen = (id, chosen)
      nodesChanged.post(())
    }
  }

  /// Gives the selected nodes a kind.
  public func setNodes(_ kind: PathNode.Kind) {
    changeNodes { nodes, chosen in
      nodes.setKind(kind, of: chosen)
      return chosen
    }
  }

  /// Removes the handles of the selected nodes.
  public func removeHandles() {
    changeNodes { nodes, chosen in
      nodes.removeHandles(of: chosen)
      return chosen
    }
  }

  /// Adds a node in the middle of each selected curve.
  public func addNodes() {
    changeNodes { nodes, chosen in nodes.insertNodes(between: chosen) }
  }

  /// Removes the selected nodes; the curve follows its old course as well as it can.
  public func removeNodes() {
    changeNodes { nodes, chosen in
      nodes.remove(chosen)
      return []
    }
  }

  /// Moves the selected nodes by an offset in points of the paper.
  ///
  /// - Parameter isHeld: whether a key repeats, which combines its moves into one step.
  public func nudgeNodes(dx: Double, dy: Double, isHeld: Bool = false) {
    guard canChangeNodes, let nodes, !chosenNodes.isEmpty, !isHeld || !session.isBusy else {
      return
    }
    let way = PaperVector(
      dx: PaperScale.length(ofPoints: dx), dy: PaperScale.length(ofPoints: dy))
    let chosen = chosenNodes
    heldNodeSteps.make(way, isHeld: isHeld, from: nodes) { [weak self] nodes, way, done in
      guard let self else { return done(false) }
      var moved = nodes
      moved.move(chosen, by: way)
      perform(edit(moved), then: done)
    }
  }

  /// Whether the selected element shows something else than the stroke that it was drawn as.
  public var canGoBackToStroke: Bool {
    selection.topmost?.content.path?.isOfStroke == true && canChangeNodes
  }

  /// Shows the stroke again that the path was made from.
  public func goBackToStroke() {
    guard canGoBackToStroke, var element = selection.topmost,
      case .path(_, let samples) = element.content
    else { return }
    element.content = .freehand(samples)
    nodeState.chosen = nil
    perform(.replace([PaintingEdit.Replacement(element.id, by: [element])]))
  }
}
