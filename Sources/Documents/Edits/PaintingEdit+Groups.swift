import Base

// Edits that make groups and take them apart.
extension PaintingEdit {
  /// The groups that there are after the edit and may not have been there before.
  var newGroups: [GroupID] {
    switch self {
    case .group(_, let group): [group]
    case .combined(let edits): edits.flatMap(\.newGroups)
    default: newElements.flatMap(\.groups)
    }
  }

  /// The members lie where the topmost of them was, in its layer, and in those of its groups that all of them are in. Groups
  /// of which every element is among them come along.
  static func grouping(
    _ ids: [ElementID], as group: GroupID, in elements: ChunkedArray<PaintingElement>
  ) -> [Splice<PaintingElement>] {
    let places = elements.places(of: ids).filter { !elements[$0].isEraser }
    guard let top = places.last else { return [] }
    let whole = elements.wholeGroups(at: places)
    var parents = elements[top].groups.prefix { !whole.contains($0) }
    for place in places {
      let shared = zip(parents, elements[place].groups).prefix { $0 == $1 }.count
      parents = parents.prefix(shared)
    }
    let members = places.map { place in
      var member = elements[place].joining(elements[top].layer)
      member.groups = parents + [group] + member.groups.filter(whole.contains)
      return member
    }
    guard members.allSatisfy({ $0.groups.count <= GroupID.deepest }) else { return [] }
    let chosen = Set(places)
    let below = elements.indices[..<top].filter { !chosen.contains($0) }.map { elements[$0] }
    return difference(
      from: elements,
      to: (below + members + elements[(top + 1)...]).gathered(moving: Set(members.map(\.id))))
  }

  /// Where the members of some groups are.
  static func members(of groups: [GroupID], in elements: ChunkedArray<PaintingElement>) -> [Int] {
    let groups = Set(groups)
    return elements.indices.filter { place in
      elements[place].groups.contains(where: groups.contains)
    }
  }
}
