import Base

/// Changes the appearance of a group.
struct StyleGroupEdit: EditForm {
  let group: GroupID
  let style: GroupStyle

  static var names: [String: Int64] { ["style_group": 24] }
  var name: String { "style_group" }
  static var scope: EditScope { .elements }

  func write(to writer: inout some ValueWriter, fileNumber: ([UInt8]) -> Int64) {
    writer.appendVariable(UInt64(group.number))
    writer.append(style.text)
  }

  static func read(
    _ name: String, from reader: inout some ValueReader, _ parts: inout EditParts
  ) throws(UnreadableValue) -> PaintingEdit {
    let group = try reader.groupID()
    guard let style = GroupStyle(text: try reader.text()) else { throw UnreadableValue() }
    return .styleGroup(group, style)
  }

  func splices(
    of elements: ChunkedArray<PaintingElement>, in layers: [Layer], on paper: AspectRatio
  ) -> [Splice<PaintingElement>] {
    elements.changing(at: elements.members(of: group)) { element in
      var element = element
      element.setStyle(style, of: group)
      return [element]
    }
  }

  func cost(in painting: Painting) -> Int {
    painting.elements.members(of: group).reduce(0) { $0 + painting.elements[$1].content.pointCount }
  }

  var displacement: Displacement? { nil }
  func successors(of id: ElementID?) -> [PaintingElement]? { nil }
}
