import Base

/// Moves elements to the top of a layer and out of any group that doesn't move as a whole.
struct MoveToLayerEdit: EditForm {
  let ids: [ElementID]
  let layer: Layer.ID

  static var names: [String: Int64] { ["move_to_layer": 11] }
  var name: String { "move_to_layer" }
  static var scope: EditScope { .elements }

  func write(to writer: inout some ValueWriter, fileNumber: ([UInt8]) -> Int64) {
    writer.appendVariable(UInt64(layer.number))
    writer.append(ids)
  }

  static func read(
    _ name: String, from reader: inout some ValueReader, _ parts: inout EditParts
  ) throws(UnreadableValue) -> PaintingEdit {
    let layer = Layer.ID(try reader.id())
    return .moveToLayer(try reader.ids(), layer)
  }

  func splices(
    of elements: ChunkedArray<PaintingElement>, in layers: [Layer], on paper: AspectRatio
  ) -> [Splice<PaintingElement>] {
    let order = LayerOrder(layers)
    let chosen = Set(elements.indices(of: ids).filter { elements[$0].layer != layer })
    guard !chosen.isEmpty, order.has(layer) else { return [] }
    let whole = elements.wholeGroups(at: Array(chosen))
    let moved = chosen.sorted().map { elements[$0].joining(layer).inGroups(where: whole.contains) }
    let rest = elements.indices.filter { !chosen.contains($0) }.map { elements[$0] }
    return elements.difference(to: order.sorted(rest + moved))
  }

  func cost(in painting: Painting) -> Int { painting.cost(of: ids) }

  var displacement: Displacement? { Displacement(ids, .movedToLayer(layer)) }
  func successors(of id: ElementID?) -> [PaintingElement]? { nil }
}
