import Base

/// Adds elements, each on top of its layer.
struct AddEdit: EditForm {
  let elements: [PaintingElement]

  static var names: [String: Int64] { ["add": 1] }
  var name: String { "add" }
  static var scope: EditScope { .elements }

  func write(to writer: inout some ValueWriter, fileNumber: ([UInt8]) -> Int64) {
    writer.appendVariable(UInt64(elements.count))
  }

  static func read(
    _ name: String, from reader: inout some ValueReader, _ parts: inout EditParts
  ) throws(UnreadableValue) -> PaintingEdit {
    .add(try parts.takeElements(try reader.smallNumber()))
  }

  func splices(
    of old: ChunkedArray<PaintingElement>, in layers: [Layer], on paper: AspectRatio
  ) -> [Splice<PaintingElement>] {
    let order = LayerOrder(layers)
    var sheets: [Int: [PaintingElement]] = [:]
    for element in elements.map(order.placed).gathered() {
      sheets[order.index(of: element), default: []].append(element)
    }
    var splices: [Splice<PaintingElement>] = []
    var end = old.count
    for (index, sheet) in sheets.sorted(by: { $0.key > $1.key }) {
      while end > 0, order.index(of: old[end - 1]) > index { end -= 1 }
      if splices.last?.index == end {
        splices[splices.count - 1].inserted = sheet + splices[splices.count - 1].inserted
      } else {
        splices.append(Splice(index: end, removedCount: 0, inserted: sheet))
      }
    }
    return splices.isEmpty
      ? [Splice(index: end, removedCount: 0, inserted: [])] : splices.reversed()
  }

  func cost(in painting: Painting) -> Int { elements.cost }

  var displacement: Displacement? { nil }
  func successors(of id: ElementID?) -> [PaintingElement]? { id == nil ? elements : nil }

  func completed(in painting: inout Painting) -> PaintingEdit? {
    let (top, known) = (painting.topLayer, Set(painting.layers.map(\.id)))
    let identified = elements.map { element in
      let layer = known.contains(element.layer) ? element.layer : top
      return painting.identified(element.joining(layer))
    }
    return .add(
      painting.inNewGroups(painting.connected(identified, cameAs: elements).inSoundGroups()))
  }

  var newElements: [PaintingElement] { elements }

  func mapElements(
    _ change: (PaintingElement) throws -> PaintingElement?
  ) rethrows -> PaintingEdit? { .add(try elements.compactMap(change)) }
}
