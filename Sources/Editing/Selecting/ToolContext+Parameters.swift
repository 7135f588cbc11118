import Base
public import Documents

// The numeric parameters of the selection.
extension ToolContext {
  /// Returns the edit that gives the selection new parameters, or nil if nothing changes.
  ///
  /// - Parameter new: a result of `SelectionParameters.setting` for the present ones.
  public func edit(
    from old: SelectionParameters, to new: SelectionParameters
  ) -> PaintingEdit? {
    old.edit(to: new, of: selection.elements).map { edit in
      let edit =
        scaling(by: edit) ?? index.keepingGaps(in: Labels(of: painting)?.including(edit) ?? edit)
      var followers = followers(of: selection.ids)
      return followers.following(edit)
    }
  }

  /// Whether scaling the selection changes its line widths.
  public var scalesLines: Bool { settings.lineScaling[selection.units.scalingSubject] }

  /// Returns an edit that scales the selection, with its lines if wanted; nil for other edits.
  private func scaling(by edit: PaintingEdit) -> PaintingEdit? {
    guard case .transform(let ids, let map, _) = edit, abs(map.enlargement - 1) > 1e-9 else {
      return nil
    }
    var move = ElementMove(ids, in: index)
    return scalesLines
      ? move.edit(by: map, widthScale: map.enlargement) : move.editKeepingWidths(by: map)
  }

  /// The parameters resulting from the draft, or nil if there is none or the selection is too large for a live update.
  public var draftedParameters: SelectionParameters? {
    guard let draft = session.draft, selection.indices.count <= Self.mostDrafted else { return nil }
    let elements = Array(selection.elements)
    guard elements.pointCount(upTo: Self.mostDraftPoints) < Self.mostDraftPoints else { return nil }
    var part = Painting(
      shape: .fixed(ratio), layers: painting.layers, baseElements: elements)
    part.perform(draft)
    let index = ElementIndex(part.elements, in: part.layers, on: ratio)
    let indices = Array(part.elements.indices)
    return SelectionParameters(of: indices, in: index, around: index.frame(around: indices))
  }

  /// The maximum number of elements and points for a live update.
  private static let (mostDrafted, mostDraftPoints) = (200, 4_000)
}
