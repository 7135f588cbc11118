import Documents

// Groups and locks of what is selected.
extension ToolContext {
  /// Whether there are two to be grouped, groups counting as one.
  public var canGroup: Bool { selection.units.count > 1 }

  /// Makes one group of what is selected.
  public func group() {
    if canGroup { perform(.group(selection.ids, as: .unassigned)) }
  }

  /// Whether a whole group is selected.
  public var canUngroup: Bool { !selection.units.groups.isEmpty }

  /// Takes the outermost groups that are selected apart.
  public func ungroup() {
    if canUngroup { perform(.ungroup(selection.units.groups)) }
  }

  /// Leaves what is selected as it is from now on; then it is not selected any more.
  public func lock() {
    if !selection.isEmpty { perform(.lock(selection.ids, true)) }
  }

  /// Whether any element is locked, whatever its layer.
  public var hasLocked: Bool { painting.elements.contains(where: \.isLocked) }

  /// Lets all elements be chosen and changed again, as far as their layers do.
  public func unlockAll() {
    let locked = painting.elements.lazy.filter(\.isLocked).map(\.id)
    if !locked.isEmpty { perform(.lock(Array(locked), false)) }
  }
}
