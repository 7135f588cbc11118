import Base

// What steps cost, for those who decide which thread makes them.
extension Painting {
  /// About how many points an edit touches.
  public func cost(of edit: PaintingEdit) -> Int {
    switch edit {
    case .add(let stroke): stroke.cost
    case .replace(let splices): Self.cost(of: splices, in: strokes)
    case .transform(let places, _, _), .restyle(let places, _):
      places.reduce(0) { strokes.indices.contains($1) ? $0 + strokes[$1].cost : $0 }
    case .reorder(let places, let above):
      cost(of: min(places.first ?? above, above)...max(places.last ?? above, above + places.count))
    case .setBackground: 0
    case .reshape: cost(of: 0...strokes.count)
    }
  }

  /// About how many points `redo` touches.
  public var redoCost: Int {
    history.canRedo ? cost(of: history.edits[history.position]) : 0
  }

  static func cost(of splices: [Splice<Stroke>], in strokes: [Stroke]) -> Int {
    splices.reduce(0) { sum, splice in
      let removed = splice.index..<splice.index + max(0, splice.removedCount)
      return sum + splice.inserted.reduce(0) { $0 + $1.cost }
        + strokes[removed.clamped(to: strokes.indices)].reduce(0) { $0 + $1.cost }
    }
  }

  private func cost(of places: ClosedRange<Int>) -> Int {
    strokes[(places.lowerBound..<places.upperBound + 1).clamped(to: strokes.indices)]
      .reduce(0) { $0 + $1.cost }
  }
}

extension Collection<Stroke> {
  /// Of all of them together.
  public var pointCount: Int { reduce(0) { $0 + $1.samples.count } }
}

extension Stroke {
  /// In points: each stroke costs something, however short it is.
  fileprivate var cost: Int { samples.count + 8 }
}
