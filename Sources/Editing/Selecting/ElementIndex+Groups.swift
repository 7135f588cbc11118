import Base
import Documents

// Selection of groups.
extension ElementIndex {
  /// Returns the elements that a press on one selects: the outermost of its groups that wasn't entered, or itself.
  ///
  /// - Parameter entered: the entered groups, the outermost first.
  func unit(of id: ElementID, within entered: [GroupID]) -> [ElementID] {
    guard let index = index(of: id) else { return [] }
    return unit(of: index, at: zip(entered, elements[index].groups).prefix { $0 == $1 }.count)
  }

  /// Returns the selection one level deeper in the groups of an element, or nil if the element itself is selected.
  ///
  /// - Parameter selected: the selection, in drawing order.
  func innerUnit(of id: ElementID, within selected: [ElementID]) -> [ElementID]? {
    guard let index = index(of: id), !elements[index].groups.isEmpty, selected != [id] else {
      return nil
    }
    let depths = elements[index].groups.indices
    let depth = depths.last { unit(of: index, at: $0) == selected } ?? 0
    return unit(of: index, at: depth + 1)
  }

  /// Returns the unlocked members of the group at a depth, or the element itself if there is no such group.
  private func unit(of index: Int, at depth: Int) -> [ElementID] {
    guard elements[index].groups.count > depth else { return [elements[index].id] }
    return ids(
      at: elements.members(ofGroupAt: depth, of: index).filter {
        !elements[$0].isLocked && elements[$0].label == nil
      })
  }

  private func index(of id: ElementID) -> Int? { elements.firstIndex { $0.id == id } }

  /// Removes members of groups that are only partly included, ignoring locked members.
  func withoutPartsOfGroups(_ indices: [Int]) -> [Int] {
    let whole = elements.wholeGroups(at: indices) { !$0.isLocked && $0.label == nil }
    return indices.filter { elements[$0].groups.first.map(whole.contains) ?? true }
  }

  /// Returns an edit that groups elements, extended so that they keep their gaps.
  func grouping(_ ids: [ElementID], by edit: PaintingEdit) -> PaintingEdit {
    let indices = elements.indices(of: ids).filter { !elements[$0].isEraser }
    guard let top = indices.last, elements.contains(where: \.isEraser) else { return edit }
    let layer = elements[top].layer
    // First move all to the topmost one's layer, then group them.
    let strangers = self.ids(at: indices.filter { elements[$0].layer != layer })
    let move = strangers.isEmpty ? nil : keepingGaps(in: .moveToLayer(strangers, layer))
    var index = self
    if let move {
      var painting = Painting(shape: .fixed(paper), layers: layers, baseElements: elements)
      painting.perform(move)
      index = ElementIndex(painting.elements, in: layers, on: paper)
    }
    let chosen = Set(ids)
    let below = index.elements.prefix { $0.id != elements[top].id }
      .last { !chosen.contains($0.id) }
    let reorder = index.keepingGaps(in: .reorder(ids, above: below?.id))
    return .joined([move?.binding, reorder.binding, edit])
  }
}

extension PaintingEdit {
  /// The edit's binding of erasers, without the rest.
  fileprivate var binding: PaintingEdit? {
    guard case .combined(let edits) = self, case .bindErasers? = edits.first else { return nil }
    return edits[0]
  }
}
