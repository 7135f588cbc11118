public import Base

extension PaintingEdit {
  /// What the edit does to the list of elements: splices that rise within it.
  func splices(
    of elements: ChunkedArray<PaintingElement>, in layers: [Layer], on paper: AspectRatio
  ) -> [Splice<PaintingElement>] {
    switch self {
    case .add(let new): Self.adding(new, to: elements, LayerOrder(layers))
    case .replace(let replacements): Self.replacing(replacements, in: elements)
    case .transform(let ids, let map, let widthScale):
      Self.changing(ids, in: elements) { [$0.moved(by: map, widthScale: widthScale, on: paper)] }
    case .restyle(let ids, let change): Self.changing(ids, in: elements) { [$0.restyled(change)] }
    case .reorder(let ids, let above):
      Self.reordering(ids, above: above, in: elements, LayerOrder(layers))
    case .bindErasers(let bindings): Self.binding(bindings, in: elements)
    case .moveToLayer(let ids, let layer):
      Self.moving(ids, to: layer, in: elements, LayerOrder(layers))
    case .group(let ids, let group): Self.grouping(ids, as: group, in: elements)
    case .ungroup(let groups):
      Self.changing(Self.members(of: groups, in: elements), of: elements) { element in
        [element.inGroups { !groups.contains($0) }]
      }
    case .lock(let ids, let isLocked):
      Self.changing(ids, in: elements) { [$0.locked(isLocked)] }
    case .setLayers(let new): Self.layering(new, of: elements)
    case .combined(let edits): Self.following(edits, from: elements, in: layers, on: paper)
    case .setBackground: []
    case .reshape(let old, _), .crop(let old, _):
      if let cut, !cut.isNone {
        Self.changing(Array(elements.indices), of: elements) {
          [$0.moved(by: cut, from: old.ratio)]
        }
      } else {
        []
      }
    }
  }

  /// What it does to the paper, where it gives it other edges.
  var cut: PaperCut? {
    switch self {
    case .reshape(let old, let new): PaperCut(fitting: old.ratio, into: new.ratio)
    case .crop(_, let box): PaperCut(box)
    default: nil
    }
  }

  /// What its longer side is in reality then; nil for a paper without a size, or with one that no paper has.
  func length(after old: PaperSize, cutBy cut: PaperCut) -> PaperLength? {
    if case .reshape(_, let new) = self {
      new.length
    } else {
      old.length?.scaled(by: 1 / cut.scale)
    }
  }

  private static func replacing(
    _ replacements: [Replacement], in elements: ChunkedArray<PaintingElement>
  ) -> [Splice<PaintingElement>] {
    let new = Dictionary(
      replacements.map { ($0.id, $0.elements) }, uniquingKeysWith: { first, _ in first })
    return elements.places(of: replacements.map(\.id)).map { place in
      let old = elements[place]
      return Splice(
        index: place, removedCount: 1,
        inserted: (new[old.id] ?? []).compactMap { $0.inPlace(of: old) })
    }
  }

  private static func changing(
    _ ids: [ElementID], in elements: ChunkedArray<PaintingElement>,
    by change: (PaintingElement) -> [PaintingElement]
  ) -> [Splice<PaintingElement>] {
    changing(elements.places(of: ids), of: elements, by: change)
  }

  /// Neighbours become one splice.
  private static func changing(
    _ places: [Int], of elements: ChunkedArray<PaintingElement>,
    by change: (PaintingElement) -> [PaintingElement]
  ) -> [Splice<PaintingElement>] {
    var splices: [Splice<PaintingElement>] = []
    for place in places {
      if let last = splices.last, last.index + last.removedCount == place {
        splices[splices.count - 1].removedCount += 1
        splices[splices.count - 1].inserted += change(elements[place])
      } else {
        splices.append(
          Splice(index: place, removedCount: 1, inserted: change(elements[place])))
      }
    }
    return splices
  }

  /// Erasers that are not there are left out.
  private static func binding(
    _ bindings: [EraserBinding], in elements: ChunkedArray<PaintingElement>
  ) -> [Splice<PaintingElement>] {
    let erasers = elements.places(of: bindings.map(\.eraser)).map { elements[$0] }
    let known = Dictionary(
      erasers.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var erasures: [ElementID: [PaintingElement]] = [:]
    var gone: Set<ElementID> = []
    for binding in bindings {
      guard let eraser = known[binding.eraser], eraser.isEraser else { continue }
      for id in binding.elements where id != eraser.id { erasures[id, default: []].append(eraser) }
      if !binding.remains { gone.insert(eraser.id) }
    }
    return changing(Array(erasures.keys) + gone, in: elements) { element in
      gone.contains(element.id) ? [] : [element.erased(by: erasures[element.id] ?? [])]
    }
  }

  private static func following(
    _ edits: [PaintingEdit], from elements: ChunkedArray<PaintingElement>, in layers: [Layer],
    on paper: AspectRatio
  ) -> [Splice<PaintingElement>] {
    var (elements, layers, all) = (elements, layers, [Splice<PaintingElement>]())
    for (index, edit) in edits.enumerated() {
      let splices = edit.splices(of: elements, in: layers, on: paper)
      layers = edit.layers(after: layers)
      // Nobody looks at what the last one leaves.
      if index < edits.count - 1 { elements.apply(splices) }
      all = all.followed(by: splices)
    }
    return all
  }
}

extension ChunkedArray<PaintingElement> {
  /// Where the elements of some ids are, rising; without those that are not there.
  ///
  /// - Complexity: O(*n*) in the length of the list; O(*n* log *n*) where the ids don't follow its order, or are gone.
  public func places(of ids: [ElementID]) -> [Int] {
    guard !ids.isEmpty else { return [] }
    // In the order of the list, as they mostly are, one pass finds them.
    var places: [Int] = []
    places.reserveCapacity(ids.count)
    for place in indices where places.count < ids.count {
      if self[place].id == ids[places.count] { places.append(place) }
    }
    guard places.count < ids.count else { return places }
    let wanted = ids.sorted()
    return indices.filter { wanted.hasInOrder(self[$0].id) }
  }
}
