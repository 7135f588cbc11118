import Base

// The kinds of nodes.
extension NodePath {
  /// Gives nodes a kind. A smooth or symmetric node gets handles along its neighbours if it has none.
  public mutating func setKind(_ kind: PathNode.Kind, of indices: some Sequence<Int>) {
    for index in indices where nodes.indices.contains(index) {
      nodes[index].kind = kind
      if kind != .corner { straighten(index, isSymmetric: kind == .symmetric) }
    }
  }

  /// Takes handles away, so that the curves go straight to the nodes.
  public mutating func removeHandles(of indices: some Sequence<Int>) {
    for index in indices where nodes.indices.contains(index) {
      nodes[index].arriving = nodes[index].point
      nodes[index].leaving = nodes[index].point
      nodes[index].kind = .corner
    }
  }

  /// Brings both handles onto a line: the mean of their directions, or that between the neighbours.
  private mutating func straighten(_ index: Int, isSymmetric: Bool) {
    let node = nodes[index]
    let (before, after) = (
      before(index).map { nodes[$0].point }, after(index).map { nodes[$0].point }
    )
    let arriving = (node.point - node.arriving).unit
    let leaving = (node.leaving - node.point).unit
    let direction: PaperVector? =
      switch (arriving, leaving) {
      case (let arriving?, let leaving?): (arriving + leaving).unit ?? leaving
      case (let only?, nil), (nil, let only?): only
      case (nil, nil): ((after ?? node.point) - (before ?? node.point)).unit
      }
    guard let direction else { return }
    func length(_ handle: PaperVector, to neighbour: PaperPoint?) -> Double {
      handle.length > 0 ? handle.length : ((neighbour ?? node.point) - node.point).length / 3
    }
    var (back, forth) = (
      length(node.arriving - node.point, to: before), length(node.leaving - node.point, to: after)
    )
    if isSymmetric, back > 0, forth > 0 { (back, forth) = ((back + forth) / 2, (back + forth) / 2) }
    nodes[index].arriving = node.point + direction * -back
    nodes[index].leaving = node.point + direction * forth
  }
}

extension PaperVector {
  /// The direction, of length 1; nil without one.
  var unit: PaperVector? {
    let length = length
    return length > 0 && length.isFinite ? self * (1 / length) : nil
  }
}
