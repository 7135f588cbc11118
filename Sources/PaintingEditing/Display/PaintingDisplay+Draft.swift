import Base
import Documents
import Editing
import Formats
import Rendering
import Views
import Widgets

// Displays uncommitted edits.
//
// Changed elements are shown in their places in the stack, so that the picture looks as it will after the release. If
// that takes longer than a frame allows, a placeholder is shown.
extension PaintingDisplay {
  /// Updates to the session's draft, which is shown with the next frame, however many drafts come before that.
  func followDraft() {
    guard let draft = session.draft else { return drop() }
    shown = draft
    isStale = true
    if case .add = draft { showDraft() } else { paper.setNeedsLayout() }
  }

  /// Shows the draft in place of the one before.
  func showDraft() {
    isStale = false
    defer { showReferences() }
    switch shown {
    case .add(let elements): paper.draft = .lines(lines(of: elements))
    case .restyle, .combined:
      guard let edit = shown, let ids = edit.restyled else {
        shown.map(showOther)
        break
      }
      let indices = indices(of: ids)
      // The edit has the lines that follow it: without the other elements, they would be led elsewhere.
      var changed = ChunkedArray(indices.map { painting.elements[$0] })
      changed.apply(edit.form.splices(of: changed, in: painting.layers, on: aspectRatio))
      showDraft(
        DraftReplacements(
          zip(indices, changed).map {
            DraftReplacements.Replacement(index: $0, elements: [$1])
          }))
    case .replace(let replacements): replace(replacements)
    case .setLayers(let layers): paper.setSheets(layers.map { Sheet($0) })
    case let edit?: showOther(edit)
    case nil: break
    }
  }

  /// Shows an edit that moves or replaces elements.
  private func showOther(_ edit: PaintingEdit) {
    if let movement = edit.movement {
      move(edit, movement)
    } else if let next = DraftReplacements(painting.splices(of: edit)) {
      showDraft(next)
    }
  }

  func lines(of elements: [PaintingElement]) -> [Polyline] {
    Polyline.lines(of: elements, on: aspectRatio, in: paper.viewport)
  }

  /// Shows a change that led to the present painting.
  func showChange(_ change: PaintingChange) {
    paper.showChange(painting.drawn(change), of: painting)
  }

  /// Widens splices of the displayed list to whole composed groups.
  ///
  /// - Parameter next: what the splices lead to.
  private func widened(
    _ splices: [Splice<PaintingElement>], showing next: DraftReplacements
  ) -> [Splice<PaintingElement>] {
    guard painting.hasStyledGroups else { return splices }
    var elements = painting.elements
    if let all = DraftReplacements().splices(to: next, originals: elements), elements.fits(all) {
      elements.apply(all)
    }
    return elements.wideningToComposedGroups(splices)
  }

  /// Returns the indices of elements, cached for a gesture.
  func indices(of ids: [ElementID]) -> [Int] {
    if let held, held.ids == ids { return held.indices }
    let indices = painting.elements.indices(of: ids)
    held = (ids, indices)
    return indices
  }

  /// Shows the committed painting after the draft was cancelled or had no effect.
  private func drop() {
    stop()
    paper.setSheets(painting.layers.map { Sheet($0) })
    if draftPicture == nil { put(DraftReplacements()) } else { forgetPlaces() }
    paper.draft = nil
    showReferences()
  }

  /// Shows a committed edit. Its draft stays until the picture is sharp.
  func settle(_ change: PaintingChange) {
    let draft = shown
    stop()
    switch draft {
    case .add:
      showChange(change)
      paper.draft = nil
    case .setLayers, .setBackground, .reshape, .crop: showChange(change)
    case _?:
      finish(change)
      paper.dropDraftWhenSettled()
    case nil: if paper.draft != nil { paper.dropDraftWhenSettled() }
    }
  }

  func stop() {
    (shown, isStale, isOnTop, held, sketch) = (nil, false, false, nil, nil)
    (covers, gone, goingPlaces) = ([:], [], [:])
    drawing?.cancel()
    drawing = nil
  }

  // MARK: Elements in their places

  /// Replaces the displayed elements if that can be done within a frame.
  func putAtOnce(_ next: DraftReplacements) -> Bool {
    guard let splices = inPlace.splices(to: next, originals: painting.elements) else {
      return false
    }
    let before = inPlace
    inPlace = next
    let lines = Polyline.splices(
      of: widened(splices, showing: next), on: aspectRatio, in: paper.viewport)
    if splices.isEmpty || paper.replaceAtOnce(lines) { return true }
    inPlace = before
    return false
  }

  /// Replaces the displayed elements as soon as possible.
  func put(_ next: DraftReplacements) {
    let splices = inPlace.splices(to: next, originals: painting.elements)
    inPlace = next
    put(splices)
  }

  private func put(_ splices: [Splice<PaintingElement>]?) {
    guard let splices else { return paper.reload() }
    guard !splices.isEmpty else { return }
    paper.showChange(.replaced(widened(splices, showing: inPlace)), of: painting)
  }

  /// Shows the painting without a draft by redrawing all of it.
  private func forgetPlaces() {
    draftPicture = nil
    inPlace = DraftReplacements()
    paper.reload()
  }

  /// Shows the result of a committed draft, doing only the work that is left.
  private func finish(_ change: PaintingChange) {
    guard draftPicture == nil else { return forgetPlaces() }
    guard !inPlace.isEmpty else { return showChange(change) }
    guard case .replaced(let splices) = change, let made = DraftReplacements(splices) else {
      return forgetPlaces()
    }
    let rest = inPlace.splices(to: made, originals: nil)
    inPlace = DraftReplacements()
    put(rest)
  }
}

extension PaintingEdit {
  /// The restyled elements and the ones affected by that; nil for edits with other effects.
  fileprivate var restyled: [ElementID]? {
    switch self {
    case .restyle(let ids, _): return ids
    case .combined(let edits):
      var ids: [ElementID] = []
      for edit in edits {
        switch edit {
        case .restyle(let more, _): ids += more
        case .replace(let followers) where followers.allSatisfy { $0.elements.count == 1 }:
          ids += followers.map(\.id)
        default: return nil
        }
      }
      return ids
    default: return nil
    }
  }
}
