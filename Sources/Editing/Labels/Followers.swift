import Base
import Documents

/// The lines attached to changed elements and the labels of both, determined once for a whole drag.
@MainActor struct Followers {
  private var lines: FollowingLines?
  private let labels: Labels?
  private let display: any PaperDisplay

  /// Collects the followers of some elements, or of all that an edit may change.
  fileprivate init(_ lines: FollowingLines?, _ labels: Labels?, display: any PaperDisplay) {
    (self.lines, self.labels, self.display) = (lines, labels, display)
  }

  /// Returns an edit together with its effects on lines and labels.
  mutating func following(_ edit: PaintingEdit) -> PaintingEdit {
    let edit = labels?.including(edit) ?? edit
    let led = lines?.following(edit) ?? edit
    guard let labels else { return led }
    return labels.following(led) { [display] in display.label($0, fittedIn: $1) }
  }
}

extension ToolContext {
  /// The followers of some elements during a drag.
  func followers(of ids: [ElementID]) -> Followers {
    let lines = FollowingLines(of: painting, holdingOnTo: ids, in: index)
    let labels = Labels(of: painting, on: Set(ids + (lines?.ids ?? [])))
    return Followers(lines, labels, display: display)
  }

  /// The followers of all elements that an edit changes.
  func followers(before edit: PaintingEdit) -> Followers {
    let lines = FollowingLines(of: painting, before: edit, in: index)
    return Followers(lines, Labels(of: painting), display: display)
  }

  /// Returns the elements together with their labels, for edits that change both alike.
  func withLabels(_ ids: [ElementID]) -> [ElementID] {
    guard painting.hasLabels else { return ids }
    let elements = painting.elements
    return index.ids(at: elements.withLabels(elements.indices(of: ids)))
  }
}

extension PaperDisplay {
  /// Returns a label laid out in its place, or nil if none of it is visible.
  func label(_ block: TextBlock, fittedIn place: LabelPlace) -> ElementContent? {
    switch place {
    case .line(let line): return letters(of: block, along: line)?.content
    case .room(let room):
      let fitted = block.fitted(in: room) { typeBox(of: $0)?.box }
      return outline(of: fitted).map { .text(fitted, $0) }
    }
  }
}
