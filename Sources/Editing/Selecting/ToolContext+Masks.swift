public import Base
public import Documents

// Clips, masks, and the appearance of groups.
extension ToolContext {
  /// The only selected group and its style; nil for other selections.
  public var selectedGroup: SelectedGroup? { painting.elements.onlyGroup(at: selection.indices) }

  /// Blends the selected group with everything below it.
  public func blendGroup(as blending: Blending) {
    guard let group = selectedGroup else { return }
    var style = group.style
    style.blending = blending
    perform(.styleGroup(group.id, style))
  }

  /// Whether there is something to clip or mask below the topmost unit of the selection.
  public var canMask: Bool { selection.units.count > 1 }

  /// Clips or masks the selection by its topmost unit.
  public func mask(_ role: GroupStyle.Role) {
    guard canMask, let top = selection.units.spans.last else { return }
    let ids = selection.ids
    perform(.mask(ids, by: Array(ids[top]), as: MaskGroups(role: role)))
  }

  /// Whether a group with a clip or a mask is selected.
  public var canReleaseMask: Bool { !selectedMasks.isEmpty }

  /// Shows the clips and masks of the selected group as elements again, and dissolves it unless it has an appearance of
  /// its own.
  public func releaseMask() {
    let masks = selectedMasks
    guard let group = selectedGroup, !masks.isEmpty else { return }
    var style = group.style
    style.isIsolated = false
    perform(
      style == .plain
        ? .ungroup([group.id] + masks)
        : .joined([.ungroup(masks), .styleGroup(group.id, style)]))
  }

  /// The masking subgroups of the selected group.
  private var selectedMasks: [GroupID] {
    guard let group = selectedGroup else { return [] }
    var masks: [GroupID] = []
    for element in selection.elements {
      guard let depth = element.groups.firstIndex(of: group.id), depth + 1 < element.groups.count
      else { continue }
      let inner = element.groups[depth + 1]
      if element.style(of: inner).role != .content, masks.last != inner { masks.append(inner) }
    }
    return masks
  }
}
