public import Documents

// The numbers of what is selected.
extension ToolContext {
  /// The edit that gives the selection other numbers; nil where they are what they are.
  ///
  /// - Parameter new: what `SelectionParameters.setting` made of the present ones.
  public func edit(
    from old: SelectionParameters, to new: SelectionParameters
  ) -> PaintingEdit? {
    old.edit(to: new, of: selection.elements).map { edit in
      let edit = index.keepingGaps(in: edit)
      var lines = FollowingLines(of: painting, holdingOnTo: selection.ids, in: index)
      return lines?.following(edit) ?? edit
    }
  }

  /// The numbers that the draft would leave; nil where there is none, or so much is selected that it would take too
  /// long.
  public var draftedParameters: SelectionParameters? {
    guard let draft = session.draft, selection.places.count <= Self.mostDrafted else { return nil }
    let elements = Array(selection.elements)
    guard elements.pointCount(upTo: Self.mostDraftPoints) < Self.mostDraftPoints else { return nil }
    var part = Painting(
      shape: .fixed(ratio), layers: painting.layers, baseElements: elements)
    part.perform(draft)
    let index = ElementIndex(part.elements, in: part.layers, on: ratio)
    let places = Array(part.elements.indices)
    return SelectionParameters(of: places, in: index, around: index.frame(around: places))
  }

  /// More elements, or points, are not looked at with each motion.
  private static let (mostDrafted, mostDraftPoints) = (200, 4_000)
}
