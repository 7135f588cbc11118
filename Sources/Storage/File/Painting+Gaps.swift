import Base
import Documents

// Placeholders for lost elements while a painting is assembled: each keeps its position until all steps are applied.

extension PaintingElement {
  /// - Parameter layer: its presumed layer.
  static func gap(_ id: ElementID, in layer: Layer.ID) -> PaintingElement {
    PaintingElement(id: id, layer: layer, .freehand([]), width: 1)
  }

  fileprivate var isGap: Bool { content.pointCount == 0 }
}

extension Painting {
  /// The painting without lost elements, and without steps that brought nothing else. Their replacements stay.
  var withoutGaps: Painting {
    var whole = self
    while whole.undo() != nil {}
    whole.turn(to: .first)
    var rest = Painting(
      shape: whole.shape, paperLength: whole.paperLength, background: whole.background,
      layers: baseLayers,
      baseElements: baseElements.filter { !$0.isGap }, unknownFields: unknownFields,
      unknownBackgroundFields: unknownBackgroundFields)
    var position = 0
    for (index, edit) in history.edits.enumerated() {
      let left = edit.withoutGaps(
        in: whole.elements(of: edit.page), rest.elements(of: edit.page))
      whole.redo()
      if left.onItsPage == .add([]) { continue }
      rest.restore(left)
      if index < history.position { position += 1 }
    }
    while rest.history.position > position { rest.undo() }
    return rest
  }

  private func elements(of page: Page.ID) -> ChunkedArray<PaintingElement> {
    self.page(page)?.elements ?? []
  }

  func onTop(_ elements: [PaintingElement]) -> [PaintingElement] {
    elements.map { element in
      var element = element
      element.layer = layers[layers.count - 1].id
      return element
    }
  }
}

extension PaintingEdit {
  /// - Parameters:
  ///   - whole: the elements before the edit, including gaps.
  ///   - rest: the same without gaps.
  fileprivate func withoutGaps(
    in whole: ChunkedArray<PaintingElement>, _ rest: ChunkedArray<PaintingElement>
  ) -> PaintingEdit {
    if case .onPage(let page, let edit) = self {
      return .onPage(page, edit.withoutGaps(in: whole, rest))
    }
    let edit = mapElements { $0.isGap ? nil : $0 }
    switch edit {
    case .replace(let replacements):
      let isWhole = rest.indices(of: replacements.map(\.id)).count == replacements.count
      return isWhole ? edit : .replacing(replacements, in: whole, rest)
    case .reorder(let ids, let above?) where rest.indices(of: [above]).isEmpty:
      let possible = Set(rest.map(\.id)).subtracting(ids)
      let below = whole.prefix { $0.id != above }
      return .reorder(ids, above: below.last { possible.contains($0.id) }?.id)
    case .combined(let edits):
      return .combined(edits.map { $0.withoutGaps(in: whole, rest) })
    default: return edit
    }
  }

  /// The replacement of a lost element goes above or below a neighbour, in the same layer if possible.
  private static func replacing(
    _ replacements: [Replacement], in whole: ChunkedArray<PaintingElement>,
    _ rest: ChunkedArray<PaintingElement>
  ) -> PaintingEdit {
    var new = Dictionary(
      rest.map { ($0.id, [$0]) }, uniquingKeysWith: { first, _ in first })
    for replacement in replacements where new[replacement.id] != nil {
      new[replacement.id] = replacement.elements
    }
    let present = Set(rest.map(\.id))
    var (over, under) = ([ElementID: [PaintingElement]](), [ElementID: [PaintingElement]]())
    for lost in replacements where !present.contains(lost.id) {
      guard let layer = lost.elements.first?.layer else { continue }
      let place = whole.firstIndex { $0.id == lost.id } ?? whole.endIndex
      let below = whole[..<place].filter { present.contains($0.id) }
      let above = whole[place...].filter { present.contains($0.id) }
      if let home = below.last(where: { $0.layer == layer }) {
        over[home.id, default: []] += lost.elements
      } else if let home = above.first(where: { $0.layer == layer })
        ?? (below.isEmpty ? above.first : nil)
      {
        under[home.id, default: []] += lost.elements
      } else if let home = below.last {
        over[home.id, default: []] += lost.elements
      } else {
        return .add(replacements.flatMap(\.elements))
      }
    }
    let changed = Set(replacements.map(\.id)).union(over.keys).union(under.keys)
    return .replace(
      rest.map(\.id).filter(changed.contains).map { id in
        Replacement(id, by: (under[id] ?? []) + (new[id] ?? []) + (over[id] ?? []))
      })
  }
}
