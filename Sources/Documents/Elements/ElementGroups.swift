public import Base

// Operations on the groups of a list of elements, all nearly free for a list without groups.
extension ChunkedArray<PaintingElement> {
  /// Groups fully contained in the given indices.
  ///
  /// - Parameter isMember: whether an element counts.
  /// - Complexity: O(*n*) in the length of the list.
  public func wholeGroups(
    at indices: [Int], counting isMember: (PaintingElement) -> Bool = { _ in true }
  ) -> Set<GroupID> {
    var chosen: [GroupID: Int] = [:]
    for index in indices where !self[index].groups.isEmpty && isMember(self[index]) {
      for group in self[index].groups { chosen[group, default: 0] += 1 }
    }
    guard !chosen.isEmpty else { return [] }
    for index in self.indices where !self[index].groups.isEmpty && isMember(self[index]) {
      for group in self[index].groups { chosen[group]? -= 1 }
    }
    return Set(chosen.lazy.filter { $0.value == 0 }.map(\.key))
  }

  /// Returns the indices of a group's members.
  ///
  /// - Complexity: O(*n*) in the length of the list.
  public func members(of group: GroupID) -> [Int] {
    indices.filter { !self[$0].groups.isEmpty && self[$0].groups.contains(group) }
  }

  /// Returns the contiguous range of the members of an element's group at a depth.
  public func members(ofGroupAt depth: Int, of index: Int) -> Range<Int> {
    let group = self[index].groups[depth]
    func isMember(_ index: Int) -> Bool {
      self[index].groups.count > depth && self[index].groups[depth] == group
    }
    let first = indices[..<index].reversed().prefix(while: isMember).last ?? index
    let last = indices[index...].prefix(while: isMember).last ?? index
    return first..<last + 1
  }
}

extension [PaintingElement] {
  /// Returns the elements with the members of each group gathered at its lowest unmoved member.
  ///
  /// - Parameter moved: elements moved in from elsewhere, which join the other members of their groups.
  func gathered(moving moved: Set<ElementID> = []) -> [PaintingElement] {
    contains { !$0.groups.isEmpty } ? gathered(moved, at: 0) : self
  }

  private func gathered(_ moved: Set<ElementID>, at depth: Int) -> [PaintingElement] {
    var members: [GroupID: [PaintingElement]] = [:]
    var anchors: [GroupID: (index: Int, stays: Bool)] = [:]
    for index in indices where self[index].groups.count > depth {
      let group = self[index].groups[depth]
      members[group, default: []].append(self[index])
      let stays = !moved.contains(self[index].id)
      if anchors[group].map({ stays && !$0.stays }) ?? true { anchors[group] = (index, stays) }
    }
    guard !members.isEmpty else { return self }
    var result: [PaintingElement] = []
    result.reserveCapacity(count)
    for index in indices {
      guard self[index].groups.count > depth else {
        result.append(self[index])
        continue
      }
      let group = self[index].groups[depth]
      guard anchors[group]?.index == index, let members = members[group] else { continue }
      result += members.gathered(moved, at: depth + 1)
    }
    return result
  }

  /// Returns the elements without invalid groups: a group has to be in a single layer and always in the same parent
  /// group. All members get the group's style from its first member.
  func inSoundGroups() -> [PaintingElement] {
    guard contains(where: { !$0.groups.isEmpty }) else { return self }
    var homes: [GroupID: GroupHome] = [:]
    var styles: [GroupID: GroupStyle] = [:]
    return map { element in
      var sound: [GroupID] = []
      for group in element.isEraser ? [] : element.groups.prefix(GroupID.deepest) {
        let home = GroupHome(layer: element.layer, group: sound.last)
        guard group != .unassigned, homes[group, default: home] == home else { break }
        if homes[group] == nil { styles[group] = element.groupStyles[group] }
        homes[group] = home
        sound.append(group)
      }
      guard sound != element.groups || !styles.isEmpty || !element.groupStyles.isEmpty else {
        return element
      }
      var element = element
      element.setGroups(sound, styles: styles)
      return element
    }
  }

  /// Returns the elements with newly numbered groups.
  ///
  /// - Parameter next: the next free group id, advanced past the ones used.
  func inNewGroups(_ next: inout GroupID) -> [PaintingElement] {
    guard contains(where: { !$0.groups.isEmpty }) else { return self }
    var new: [GroupID: GroupID] = [:]
    return map { element in
      var (element, styles) = (element, [GroupID: GroupStyle]())
      let groups = element.groups.map { group in
        let number = new[group] ?? next
        if new.updateValue(number, forKey: group) == nil { next = next.next }
        styles[number] = element.groupStyles[group]
        return number
      }
      element.setGroups(groups, styles: styles)
      return element
    }
  }
}

/// The location of a group: its layer and its parent group.
private struct GroupHome: Equatable {
  let layer: Layer.ID
  let group: GroupID?
}
