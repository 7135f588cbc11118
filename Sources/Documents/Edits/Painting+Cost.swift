import Base

// What steps cost, for those who decide which thread makes them.
extension Painting {
  /// About how many points have to be drawn anew after an edit.
  public func cost(of edit: PaintingEdit) -> Int { edit.form.cost(in: self) }

  /// About how many points have to be drawn anew after `redo`.
  public var redoCost: Int {
    history.canRedo ? cost(of: history.edits[history.position]) : 0
  }

  func cost(of ids: [ElementID]) -> Int {
    elements.places(of: ids).reduce(0) { $0 + elements[$1].cost }
  }

  /// Of an edit after which the same elements lie in another order, or belong to others.
  func costOfNewPlaces(after edit: some EditForm) -> Int {
    edit.splices(of: elements, in: layers, on: aspectRatio).reduce(0) { $0 + $1.inserted.cost }
  }

  static func cost(
    of splices: [Splice<PaintingElement>], in elements: ChunkedArray<PaintingElement>
  ) -> Int {
    splices.reduce(0) { sum, splice in
      let removed = splice.index..<splice.index + max(0, splice.removedCount)
      return sum + splice.inserted.cost
        + elements[removed.clamped(to: elements.indices)].cost
    }
  }
}

extension PaintingElement {
  /// In points: each element costs something, however short it is.
  fileprivate var cost: Int { content.pointCount + 8 }
}

extension Sequence<PaintingElement> {
  /// In points.
  var cost: Int { reduce(0) { $0 + $1.cost } }
}
