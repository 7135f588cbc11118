import Base

/// The groups of a mask: one around everything, and one within it for the masking elements.
public struct MaskGroups: Equatable, Sendable {
  /// The group around everything. Unassigned groups get ids from the painting.
  public var group: GroupID
  /// The group of the masking elements.
  public var mask: GroupID
  /// The role of the masking elements.
  public var role: GroupStyle.Role

  /// Creates groups with the given ids, by default new ones.
  public init(
    group: GroupID = .unassigned, mask: GroupID = .unassigned, role: GroupStyle.Role
  ) {
    (self.group, self.mask, self.role) = (group, mask, role)
  }
}

/// Groups elements so that some of them clip or mask the others.
struct MaskEdit: EditForm {
  /// All elements, with the masking ones.
  let ids: [ElementID]
  let masks: [ElementID]
  let groups: MaskGroups

  static var names: [String: Int64] { ["mask": 24] }
  var name: String { "mask" }
  static var scope: EditScope { .elements }

  func write(to writer: inout some ValueWriter, fileNumber: ([UInt8]) -> Int64) {
    writer.appendVariable(UInt64(groups.group.number))
    writer.appendVariable(UInt64(groups.mask.number))
    writer.append(groups.role.rawValue)
    writer.append(ids)
    writer.append(masks)
  }

  static func read(
    _ name: String, from reader: inout some ValueReader, _ parts: inout EditParts
  ) throws(UnreadableValue) -> PaintingEdit {
    let (group, mask) = (try reader.groupID(), try reader.groupID())
    let groups = MaskGroups(group: group, mask: mask, role: try reader.word(GroupStyle.Role.self))
    let ids = try reader.ids()
    return .mask(ids, by: try reader.ids(), as: groups)
  }

  /// Does nothing without masking elements and others, or if the groups would be too deep.
  func splices(
    of elements: ChunkedArray<PaintingElement>, in layers: [Layer], on paper: AspectRatio
  ) -> [Splice<PaintingElement>] {
    let masking = Set(masks)
    guard ids.contains(where: masking.contains), !ids.allSatisfy(masking.contains) else {
      return []
    }
    let steps: [any EditForm] = [
      GroupEdit(ids: ids, group: groups.group),
      GroupEdit(ids: ids.filter(masking.contains), group: groups.mask),
      StyleGroupEdit(group: groups.group, style: GroupStyle(isIsolated: true)),
      StyleGroupEdit(group: groups.mask, style: GroupStyle(role: groups.role)),
    ]
    var (elements, all) = (elements, [Splice<PaintingElement>]())
    for step in steps {
      let splices = step.splices(of: elements, in: layers, on: paper)
      guard !splices.isEmpty else { return [] }
      elements.apply(splices)
      all = all.followed(by: splices)
    }
    return all
  }

  func cost(in painting: Painting) -> Int { painting.costOfNewPlaces(after: self) }

  var displacement: Displacement? { Displacement(ids, .grouped(as: groups.group)) }
  func successors(of id: ElementID?) -> [PaintingElement]? { nil }

  func completed(in painting: inout Painting) -> PaintingEdit? {
    .mask(
      ids, by: masks,
      as: MaskGroups(group: painting.newGroup(), mask: painting.newGroup(), role: groups.role))
  }

  var newGroups: [GroupID] { [groups.group, groups.mask] }
}
