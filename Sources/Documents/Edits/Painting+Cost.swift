import Base

// The costs of steps, used to decide on the thread that runs them.
extension Painting {
  /// The approximate number of points to redraw after an edit.
  public func cost(of edit: PaintingEdit) -> Int { edit.form.cost(in: self) }

  /// The approximate number of points to redraw after `redo`.
  public var redoCost: Int {
    history.canRedo ? cost(of: history.edits[history.position]) : 0
  }

  func cost(of ids: [ElementID]) -> Int {
    elements.indices(of: ids).reduce(0) { $0 + elements[$1].cost }
  }

  /// The cost of an edit that only reorders elements or changes their membership.
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
  /// In points, including a fixed overhead per element.
  fileprivate var cost: Int { content.pointCount + 8 }
}

extension Sequence<PaintingElement> {
  /// In points.
  var cost: Int { reduce(0) { $0 + $1.cost } }
}
