import Base

/// Groups elements, gathering them at the topmost one.
struct GroupEdit: EditForm {
  let ids: [ElementID]
  let group: GroupID

  static var names: [String: Int64] { ["group": 13] }
  var name: String { "group" }
  static var scope: EditScope { .elements }

  func write(to writer: inout some ValueWriter, fileNumber: ([UInt8]) -> Int64) {
    writer.appendVariable(UInt64(group.number))
    writer.append(ids)
  }

  static func read(
    _ name: String, from reader: inout some ValueReader, _ parts: inout EditParts
  ) throws(UnreadableValue) -> PaintingEdit {
    let group = try reader.groupID()
    return .group(try reader.ids(), as: group)
  }

  /// Gathers the members at the topmost one, in its layer and in those of its groups that contain all of them. Groups
  /// whose elements are all among the members are kept within the new group.
  func splices(
    of elements: ChunkedArray<PaintingElement>, in layers: [Layer], on paper: AspectRatio
  ) -> [Splice<PaintingElement>] {
    let indices = elements.indices(of: ids).filter { !elements[$0].isEraser }
    guard let top = indices.last else { return [] }
    let whole = elements.wholeGroups(at: indices)
    var parents = elements[top].groups.prefix { !whole.contains($0) }
    for index in indices {
      let shared = zip(parents, elements[index].groups).prefix { $0 == $1 }.count
      parents = parents.prefix(shared)
    }
    let members = indices.map { index in
      var member = elements[index].joining(elements[top].layer)
      member.setGroups(
        parents + [group] + member.groups.filter(whole.contains),
        styles: elements[top].groupStyles.merging(member.groupStyles) { joined, _ in joined })
      return member
    }
    guard members.allSatisfy({ $0.groups.count <= GroupID.deepest }) else { return [] }
    let chosen = Set(indices)
    let below = elements.indices[..<top].filter { !chosen.contains($0) }.map { elements[$0] }
    return elements.difference(
      to: (below + members + elements[(top + 1)...]).gathered(moving: Set(members.map(\.id))))
  }

  func cost(in painting: Painting) -> Int { painting.costOfNewPlaces(after: self) }

  var displacement: Displacement? { Displacement(ids, .grouped(as: group)) }
  func successors(of id: ElementID?) -> [PaintingElement]? { nil }

  func completed(in painting: inout Painting) -> PaintingEdit? {
    .group(ids, as: painting.newGroup())
  }

  var newGroups: [GroupID] { [group] }
}
