import Base

// What steps cost, for those who decide which thread makes them.
extension Painting {
  /// About how many points have to be drawn anew after an edit.
  public func cost(of edit: PaintingEdit) -> Int {
    switch edit {
    case .add(let elements): elements.reduce(0) { $0 + $1.cost }
    case .replace(let replacements):
      replacements.reduce(cost(of: replacements.map(\.id))) { sum, replacement in
        replacement.elements.reduce(sum) { $0 + $1.cost }
      }
    case .transform(let ids, _, _), .restyle(let ids, _): cost(of: ids)
    case .lock(let ids, _): cost(of: ids)
    case .reorder, .group, .ungroup:
      // The same elements, in another order.
      splices(of: edit).reduce(0) { sum, splice in
        splice.inserted.reduce(sum) { $0 + $1.cost }
      }
    case .moveToLayer(let ids, _): cost(of: ids)
    case .setLayers: Self.cost(of: splices(of: edit), in: elements)
    case .bindErasers(let bindings):
      bindings.reduce(0) { $0 + cost(of: $1.elements + [$1.eraser]) }
    case .combined(let edits): edits.reduce(0) { $0 + cost(of: $1) }
    case .setBackground: 0
    case .reshape, .crop: elements.reduce(0) { $0 + $1.cost }
    }
  }

  /// About how many points have to be drawn anew after `redo`.
  public var redoCost: Int {
    history.canRedo ? cost(of: history.edits[history.position]) : 0
  }

  private func cost(of ids: [ElementID]) -> Int {
    elements.places(of: ids).reduce(0) { $0 + elements[$1].cost }
  }

  static func cost(
    of splices: [Splice<PaintingElement>], in elements: ChunkedArray<PaintingElement>
  ) -> Int {
    splices.reduce(0) { sum, splice in
      let removed = splice.index..<splice.index + max(0, splice.removedCount)
      return sum + splice.inserted.reduce(0) { $0 + $1.cost }
        + elements[removed.clamped(to: elements.indices)].reduce(0) { $0 + $1.cost }
    }
  }
}

extension PaintingElement {
  /// In points: each element costs something, however short it is.
  fileprivate var cost: Int { content.pointCount + 8 }
}
