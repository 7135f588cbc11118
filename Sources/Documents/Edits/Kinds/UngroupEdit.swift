import Base

/// Dissolves groups, leaving their members in place.
struct UngroupEdit: EditForm {
  let groups: [GroupID]

  static var names: [String: Int64] { ["ungroup": 13] }
  var name: String { "ungroup" }
  static var scope: EditScope { .elements }

  func write(to writer: inout some ValueWriter, fileNumber: ([UInt8]) -> Int64) {
    writer.appendVariable(UInt64(groups.count))
    for group in groups { writer.appendVariable(UInt64(group.number)) }
  }

  static func read(
    _ name: String, from reader: inout some ValueReader, _ parts: inout EditParts
  ) throws(UnreadableValue) -> PaintingEdit {
    var groups: [GroupID] = []
    for _ in 0..<(try reader.count()) { groups.append(try reader.groupID()) }
    return .ungroup(groups)
  }

  func splices(
    of elements: ChunkedArray<PaintingElement>, in layers: [Layer], on paper: AspectRatio
  ) -> [Splice<PaintingElement>] {
    let known = Set(groups)
    let members = elements.indices.filter { elements[$0].groups.contains(where: known.contains) }
    return elements.changing(at: members) { [$0.inGroups { !known.contains($0) }] }
  }

  func cost(in painting: Painting) -> Int { painting.costOfNewPlaces(after: self) }

  var displacement: Displacement? { nil }
  func successors(of id: ElementID?) -> [PaintingElement]? { nil }
}
