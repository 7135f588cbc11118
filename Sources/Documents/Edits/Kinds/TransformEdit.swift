import Base

/// Moves, scales or rotates elements.
struct TransformEdit: EditForm {
  let ids: [ElementID]
  let map: PaperMap
  /// A factor for the stroke width.
  let widthScale: Double

  static var names: [String: Int64] { ["transform_elements": 5] }
  var name: String { "transform_elements" }
  static var scope: EditScope { .elements }

  func write(to writer: inout some ValueWriter, fileNumber: ([UInt8]) -> Int64) {
    writer.append(map)
    writer.append(widthScale)
    writer.append(ids)
  }

  static func read(
    _ name: String, from reader: inout some ValueReader, _ parts: inout EditParts
  ) throws(UnreadableValue) -> PaintingEdit {
    let (map, widthScale) = (try reader.map(), try reader.double())
    return .transform(try reader.ids(), map, widthScale: widthScale)
  }

  func splices(
    of elements: ChunkedArray<PaintingElement>, in layers: [Layer], on paper: AspectRatio
  ) -> [Splice<PaintingElement>] {
    elements.changing(ids) { [$0.moved(by: map, widthScale: widthScale, on: paper)] }
  }

  func cost(in painting: Painting) -> Int { painting.cost(of: ids) }

  var displacement: Displacement? {
    Displacement(ids, .transformed(map, widthScale: widthScale))
  }
  func successors(of id: ElementID?) -> [PaintingElement]? { nil }

  var isFinite: Bool { map.isFinite && widthScale.isFinite }
}
