import Base

// Edits that put elements elsewhere in the list: as splices, of which there is one over all that changes.
extension PaintingEdit {
  /// Each comes on top of its layer.
  static func adding(
    _ new: [PaintingElement], to elements: ChunkedArray<PaintingElement>, _ order: LayerOrder
  ) -> [Splice<PaintingElement>] {
    var sheets: [Int: [PaintingElement]] = [:]
    for element in new.map(order.placed).gathered() {
      sheets[order.place(of: element), default: []].append(element)
    }
    var splices: [Splice<PaintingElement>] = []
    var end = elements.count
    for (place, sheet) in sheets.sorted(by: { $0.key > $1.key }) {
      while end > 0, order.place(of: elements[end - 1]) > place { end -= 1 }
      if splices.last?.index == end {
        splices[splices.count - 1].inserted = sheet + splices[splices.count - 1].inserted
      } else {
        splices.append(Splice(index: end, removedCount: 0, inserted: sheet))
      }
    }
    return splices.isEmpty
      ? [Splice(index: end, removedCount: 0, inserted: [])] : splices.reversed()
  }

  static func reordering(
    _ ids: [ElementID], above: ElementID?, in elements: ChunkedArray<PaintingElement>,
    _ order: LayerOrder
  ) -> [Splice<PaintingElement>] {
    let places = elements.places(of: ids)
    let chosen = Set(places)
    var others = elements.indices.filter { !chosen.contains($0) }
    guard !others.isEmpty, !places.isEmpty else { return [] }
    // Under all of them, or over one; over all where that one is gone.
    let below = above.map { id in others.firstIndex { elements[$0].id == id } ?? others.count - 1 }
    others.insert(contentsOf: places, at: (below ?? -1) + 1)
    return difference(
      from: elements,
      to: order.sorted(others.map { elements[$0] }).gathered(
        moving: Set(places.map { elements[$0].id })))
  }

  static func moving(
    _ ids: [ElementID], to layer: Layer.ID, in elements: ChunkedArray<PaintingElement>,
    _ order: LayerOrder
  ) -> [Splice<PaintingElement>] {
    let chosen = Set(elements.places(of: ids).filter { elements[$0].layer != layer })
    guard !chosen.isEmpty, order.has(layer) else { return [] }
    let whole = elements.wholeGroups(at: Array(chosen))
    let moved = chosen.sorted().map { elements[$0].joining(layer).inGroups(where: whole.contains) }
    let rest = elements.indices.filter { !chosen.contains($0) }.map { elements[$0] }
    return difference(from: elements, to: order.sorted(rest + moved))
  }

  static func layering(
    _ layers: [Layer], of elements: ChunkedArray<PaintingElement>
  ) -> [Splice<PaintingElement>] {
    let order = LayerOrder(layers)
    return difference(from: elements, to: order.sorted(elements.filter { order.has($0.layer) }))
  }

  /// - Parameter new: the same elements, or some of them, in other places, layers or groups.
  static func difference(
    from old: ChunkedArray<PaintingElement>, to new: [PaintingElement]
  ) -> [Splice<PaintingElement>] {
    func isSame(_ pair: (PaintingElement, PaintingElement)) -> Bool {
      pair.0.id == pair.1.id && pair.0.layer == pair.1.layer && pair.0.groups == pair.1.groups
    }
    let first = zip(old, new).prefix(while: isSame).count
    guard first < max(old.count, new.count) else { return [] }
    let last = zip(old[first...].reversed(), new[first...].reversed()).prefix(while: isSame).count
    return [
      Splice(
        index: first, removedCount: old.count - last - first,
        inserted: Array(new[first..<new.count - last]))
    ]
  }
}
