public import Base
public import Documents

// Changes of the nodes of an element.
extension ElementNodes {
  /// Moves nodes with their handles.
  public mutating func move(_ places: Set<NodePlace>, by offset: PaperVector) {
    change(places) { $0.moveNodes($1, by: offset) }
  }

  /// Moves a handle, see `NodePath.moveHandle`.
  public mutating func moveHandle(
    _ side: PathNode.Side, of place: NodePlace, to point: PaperPoint, isAlone: Bool
  ) {
    guard self[place] != nil else { return }
    paths[place.path].moveHandle(side, of: place.node, to: point, isAlone: isAlone)
  }

  /// Gives nodes a kind.
  public mutating func setKind(_ kind: PathNode.Kind, of places: Set<NodePlace>) {
    change(places) { $0.setKind(kind, of: $1) }
  }

  /// Removes the handles of nodes.
  public mutating func removeHandles(of places: Set<NodePlace>) {
    change(places) { $0.removeHandles(of: $1) }
  }

  /// Adds a node on a curve.
  ///
  /// - Returns: its place.
  public mutating func insertNode(on curve: NodePlace, at t: Double) -> NodePlace? {
    guard paths.indices.contains(curve.path),
      let node = paths[curve.path].insertNode(on: curve.node, at: t)
    else { return nil }
    return NodePlace(path: curve.path, node: node)
  }

  /// Adds a node in the middle of each curve between two of the places, or after a place that is the only one.
  ///
  /// - Returns: the places of the same nodes and the new ones.
  public mutating func insertNodes(between places: Set<NodePlace>) -> Set<NodePlace> {
    var chosen: Set<NodePlace> = []
    for index in paths.indices {
      let nodes = Set(places.filter { $0.path == index }.map(\.node))
      let path = paths[index]
      var shift = 0
      for node in path.nodes.indices {
        if nodes.contains(node) { chosen.insert(NodePlace(path: index, node: node + shift)) }
        let next = node + 1 < path.nodes.count ? node + 1 : 0
        guard nodes.contains(node), nodes.contains(next) || places.count == 1,
          paths[index].insertNode(on: node + shift, at: 0.5) != nil
        else { continue }
        shift += 1
        chosen.insert(NodePlace(path: index, node: node + shift))
      }
    }
    return chosen
  }

  /// Removes nodes, and contours of fewer than two.
  public mutating func remove(_ places: Set<NodePlace>) {
    for index in paths.indices.reversed() {
      let nodes = Set(places.filter { $0.path == index }.map(\.node))
      if !nodes.isEmpty, !paths[index].removeNodes(nodes) { paths.remove(at: index) }
    }
  }

  /// Bends a curve, see `NodePath.bendCurve`.
  public mutating func bendCurve(_ curve: NodePlace, at t: Double, by offset: PaperVector) {
    guard paths.indices.contains(curve.path) else { return }
    paths[curve.path].bendCurve(curve.node, at: t, by: offset)
  }

  private mutating func change(
    _ places: Set<NodePlace>, _ change: (inout NodePath, [Int]) -> Void
  ) {
    for index in paths.indices {
      let nodes = places.filter { $0.path == index }.map(\.node).sorted()
      if !nodes.isEmpty { change(&paths[index], nodes) }
    }
  }

  // MARK: Under the pointer

  /// Something that a press can take hold of.
  public enum Hit: Equatable, Sendable {
    case node(NodePlace)
    case handle(NodePlace, PathNode.Side)
    /// A curve, by its first node, and the parameter on it.
    case curve(NodePlace, at: Double)
  }

  /// Returns the node, handle or curve at a point, in this order.
  ///
  /// - Parameters:
  ///   - chosen: the nodes whose handles are shown.
  ///   - reach: the greatest distance of nodes and handles.
  ///   - curveReach: the greatest distance of curves.
  public func hit(
    at point: PaperPoint, chosen: Set<NodePlace>, within reach: Double, curveReach: Double
  ) -> Hit? {
    var nearest: (hit: Hit, distance: Double)?
    func offer(_ hit: Hit, at place: PaperPoint) {
      let distance = (place - point).length
      if distance <= reach, distance < nearest?.distance ?? .infinity { nearest = (hit, distance) }
    }
    for place in places { if let node = self[place] { offer(.node(place), at: node.point) } }
    if let nearest { return nearest.hit }
    for place in chosen.sorted() {
      guard let node = self[place] else { continue }
      for side in PathNode.Side.allCases where node.hasHandle(side) {
        offer(.handle(place, side), at: node[side])
      }
    }
    if let nearest { return nearest.hit }
    for (index, path) in paths.enumerated() {
      guard let place = path.nearestPlace(to: point, tolerance: curveReach / 4),
        place.distance <= curveReach, place.distance < nearest?.distance ?? .infinity
      else { continue }
      nearest = (
        .curve(NodePlace(path: index, node: place.curve), at: place.parameter), place.distance
      )
    }
    return nearest?.hit
  }
}
