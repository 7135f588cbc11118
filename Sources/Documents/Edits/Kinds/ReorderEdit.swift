import Base

/// Moves elements directly above another one, or below all others, without leaving their layers.
struct ReorderEdit: EditForm {
  let ids: [ElementID]
  /// Nil to move them below all others.
  let above: ElementID?

  static var names: [String: Int64] { ["reorder_elements": 5] }
  var name: String { "reorder_elements" }
  static var scope: EditScope { .elements }

  func write(to writer: inout some ValueWriter, fileNumber: ([UInt8]) -> Int64) {
    writer.appendVariable(UInt64(above?.number ?? 0))
    writer.append(ids)
  }

  static func read(
    _ name: String, from reader: inout some ValueReader, _ parts: inout EditParts
  ) throws(UnreadableValue) -> PaintingEdit {
    let above = ElementID(try reader.id())
    return .reorder(try reader.ids(), above: above == .unassigned ? nil : above)
  }

  func splices(
    of elements: ChunkedArray<PaintingElement>, in layers: [Layer], on paper: AspectRatio
  ) -> [Splice<PaintingElement>] {
    let indices = elements.indices(of: ids)
    let chosen = Set(indices)
    var others = elements.indices.filter { !chosen.contains($0) }
    guard !others.isEmpty, !indices.isEmpty else { return [] }
    // Below all others, or above one; on top if that one is gone.
    let below = above.map { id in others.firstIndex { elements[$0].id == id } ?? others.count - 1 }
    others.insert(contentsOf: indices, at: (below ?? -1) + 1)
    return elements.difference(
      to: LayerOrder(layers).sorted(others.map { elements[$0] }).gathered(
        moving: Set(indices.map { elements[$0].id })))
  }

  func cost(in painting: Painting) -> Int { painting.costOfNewPlaces(after: self) }

  var displacement: Displacement? { Displacement(ids, .reordered(above: above)) }
  func successors(of id: ElementID?) -> [PaintingElement]? { nil }
}
