import Documents

// Grouping and locking the selection.
extension ToolContext {
  /// Whether the selection has at least two units to group.
  public var canGroup: Bool { selection.units.count > 1 }

  /// Groups the selection.
  public func group() {
    if canGroup { perform(.group(selection.ids, as: .unassigned)) }
  }

  /// Whether a whole group is selected.
  public var canUngroup: Bool { !selection.units.groups.isEmpty }

  /// Dissolves the outermost selected groups.
  public func ungroup() {
    if canUngroup { perform(.ungroup(selection.units.groups)) }
  }

  /// Locks the selection, which deselects it.
  public func lock() {
    if !selection.isEmpty { perform(.lock(selection.ids, true)) }
  }

  /// Whether any element is locked, whatever its layer.
  public var hasLocked: Bool { painting.elements.contains(where: \.isLocked) }

  /// Unlocks all elements. Their layers may still be locked.
  public func unlockAll() {
    let locked = painting.elements.lazy.filter(\.isLocked).map(\.id)
    if !locked.isEmpty { perform(.lock(Array(locked), false)) }
  }
}
