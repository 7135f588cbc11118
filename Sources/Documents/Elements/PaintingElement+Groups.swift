import Base

// The groups of an element and their styles.
extension PaintingElement {
  /// Returns the style of one of its groups.
  public func style(of group: GroupID) -> GroupStyle { groupStyles[group] ?? .plain }

  /// Sets the style of one of its groups; ignored for other groups.
  public mutating func setStyle(_ style: GroupStyle, of group: GroupID) {
    guard groups.contains(group) else { return }
    groupStyles[group] = style == .plain ? nil : style
  }

  /// Whether it blends with the content below it in the layer: as the ink of a marker, or in any of its groups.
  public var blends: Bool {
    style.kind.darkens && !isArea
      || !groupStyles.isEmpty && groupStyles.values.contains { $0.blending != .normal }
  }

  /// The outermost of its groups that are composed.
  public var composedGroup: GroupID? {
    groupStyles.isEmpty ? nil : groups.first { style(of: $0).isComposed }
  }

  /// Puts the element in groups with the given styles; styles of other groups are dropped.
  public mutating func setGroups(_ groups: [GroupID], styles: [GroupID: GroupStyle]) {
    self.groups = groups
    groupStyles =
      styles.isEmpty ? [:] : styles.filter { groups.contains($0.key) && $0.value != .plain }
  }

  /// Returns the element in only some of its groups.
  public func inGroups(where isKept: (GroupID) -> Bool) -> PaintingElement {
    guard !groups.isEmpty else { return self }
    var element = self
    element.setGroups(groups.filter(isKept), styles: groupStyles)
    return element
  }
}
