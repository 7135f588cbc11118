import Base

// Ids of the parts of new pages.
extension Painting {
  /// Adds initial pages. They, their layers and elements keep their ids, unless these are in use.
  mutating func addOriginal(_ pages: [Page]) {
    var taken = TakenIDs(self)
    for page in pages.prefix(Self.mostPages - 1) {
      let new = renumbered(page, keepingAllBut: &taken)
      restore(.changePages(.add(new, at: self.pages.count, isOriginal: true), first: firstPaper))
    }
    shownIndex = 0
  }

  /// Returns a page with new ids for itself, its layers, elements and groups.
  mutating func renumbered(_ page: Page) -> Page {
    var taken = TakenIDs(pages: nil, layers: nil, elements: nil, nextLayer: newLayerID.number)
    return renumbered(page, keepingAllBut: &taken)
  }

  /// Returns a page with new groups, and with new ids in place of the taken ones, which then include its own.
  private mutating func renumbered(_ page: Page, keepingAllBut taken: inout TakenIDs) -> Page {
    var new = page
    if taken.pages?.insert(page.id).inserted != true {
      new.id = newPageID
      taken.pages?.insert(new.id)
    }
    var (layers, names) = ([Layer.ID: Layer.ID](), [ElementID: ElementID]())
    new.layers = page.layers.map { layer in
      var layer = layer
      let old = layer.id
      if taken.layers?.insert(old).inserted == true {
        taken.nextLayer = max(taken.nextLayer, old.number &+ 1)
      } else {
        layer.id = Layer.ID(taken.nextLayer)
        taken.layers?.insert(layer.id)
        taken.nextLayer &+= 1
      }
      layers[old] = layers[old] ?? layer.id
      return layer
    }
    let elements = page.elements.map { element in
      let isFit = element.id != .unassigned && element.id <= .greatestFromOutside
      let isKept = isFit && taken.elements?.insert(element.id).inserted == true
      var next = isKept ? element : identified(element)
      if isKept { nextID = max(nextID, element.id.next) } else { taken.elements?.insert(next.id) }
      names[element.id] = next.id
      next.layer = layers[element.layer] ?? new.layers[new.layers.count - 1].id
      return next
    }
    new.elements = ChunkedArray(
      inNewGroups(elements.inSoundGroups().connected { names[$0] }).gathered())
    new.counts = ElementCounts(new.elements)
    return new
  }
}

/// The ids in use within a painting; nil if none may be kept.
private struct TakenIDs {
  var pages: Set<Page.ID>?
  var layers: Set<Layer.ID>?
  var elements: Set<ElementID>?
  var nextLayer: UInt32
}

extension TakenIDs {
  init(_ painting: Painting) {
    self.init(
      pages: Set(painting.pages.map(\.id)),
      layers: Set(painting.pages.flatMap(\.layers).map(\.id)),
      elements: Set(painting.pages.flatMap { $0.elements.map(\.id) }),
      nextLayer: painting.newLayerID.number)
  }
}
