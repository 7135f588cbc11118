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
}
