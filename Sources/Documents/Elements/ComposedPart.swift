/// An element, or elements that are drawn as a whole: the nested view of a list of elements.
public enum ComposedPart: Sendable {
  case element(PaintingElement)
  case group(ComposedGroup)

  /// Returns the parts of elements in drawing order, with members of plain groups in the place of these.
  public static func parts(of elements: some Sequence<PaintingElement>) -> [ComposedPart] {
    read(ArraySlice(Array(elements)), at: 0, areMasksUsed: false).parts
  }

  /// The elements, in drawing order.
  public var elements: [PaintingElement] {
    switch self {
    case .element(let element): [element]
    case .group(let group): group.parts.flatMap(\.elements)
    }
  }

  /// - Parameters:
  ///   - depth: the number of groups around the elements.
  ///   - areMasksUsed: whether the innermost of them is composed.
  fileprivate static func read(
    _ elements: ArraySlice<PaintingElement>, at depth: Int, areMasksUsed: Bool
  ) -> (parts: [ComposedPart], masks: [ComposedGroup.Mask]) {
    var (parts, masks) = ([ComposedPart](), [ComposedGroup.Mask]())
    var rest = elements
    while let first = rest.first {
      guard first.groups.count > depth else {
        parts.append(.element(rest.removeFirst()))
        continue
      }
      let group = first.groups[depth]
      let members = rest.prefix { $0.groups.count > depth && $0.groups[depth] == group }
      rest = rest.dropFirst(members.count)
      let style = first.style(of: group)
      if areMasksUsed, style.role != .content {
        let (shapes, _) = read(members, at: depth + 1, areMasksUsed: false)
        masks.append(ComposedGroup.Mask(role: style.role, parts: shapes))
      } else {
        let (inner, masks) = read(members, at: depth + 1, areMasksUsed: style.isComposed)
        parts +=
          style.isComposed
          ? [.group(ComposedGroup(style: style, parts: inner, masks: masks))] : inner
      }
    }
    return (parts, masks)
  }
}

/// A composed group with its masks apart from its other members. See `GroupStyle`.
public struct ComposedGroup: Sendable {
  /// A subgroup that hides parts of the others.
  public struct Mask: Sendable {
    /// Not `content`.
    public let role: GroupStyle.Role
    /// The masking elements, in drawing order.
    public let parts: [ComposedPart]
  }

  /// Its opacity and blend mode.
  public let style: GroupStyle
  /// The members that are drawn, in drawing order.
  public let parts: [ComposedPart]
  /// The masks; only what all of them show is shown.
  public let masks: [Mask]
}
