import Base
import Documents
import Editing
import Formats
import Rendering
import Views
import Widgets

// How the paper shows an edit that is not made yet.
//
// Elements that become others do so in their places, so that the picture is what a release would leave. Where that
// takes longer than a frame has time for, something stands in for it.
extension PaintingDisplay {
  /// Takes the session's draft over. It is shown with the next frame, however many come before that.
  func followDraft() {
    guard let draft = session.draft else { return drop() }
    shown = draft
    isStale = true
    if case .add = draft { showDraft() } else { paper.setNeedsLayout() }
  }

  /// Shows the draft in the place of the one before.
  func showDraft() {
    isStale = false
    switch shown {
    case .add(let elements): paper.draft = .lines(elements.map(line))
    case .restyle, .combined:
      guard let ids = shown?.restyled else {
        shown.map(showOther)
        break
      }
      let places = places(of: ids)
      var changed = Painting(
        shape: .fixed(aspectRatio), layers: painting.layers,
        baseElements: places.map { painting.elements[$0] })
      if let shown { changed.perform(shown) }
      show(
        DraftPlaces(
          zip(places, changed.elements).map { DraftPlaces.Place(index: $0, elements: [$1]) }))
    case .replace(let replacements): replace(replacements)
    case .setLayers(let layers): paper.show(layers.map { Sheet($0) })
    case let edit?: showOther(edit)
    case nil: break
    }
  }

  /// Shows an edit that moves elements, or puts others in their places.
  private func showOther(_ edit: PaintingEdit) {
    if let movement = edit.movement {
      move(edit, movement)
    } else if let next = DraftPlaces(painting.splices(of: edit)) {
      show(next)
    }
  }

  func line(of element: PaintingElement) -> Polyline {
    Polyline(element, on: aspectRatio, in: paper.viewport)
  }

  /// Where elements are; looked for once a gesture.
  func places(of ids: [ElementID]) -> [Int] {
    if let held, held.ids == ids { return held.places }
    let places = painting.elements.places(of: ids)
    held = (ids, places)
    return places
  }

  /// Shows what is in effect: the draft was taken back, or came to nothing.
  private func drop() {
    stop()
    paper.show(painting.layers.map { Sheet($0) })
    if draftPicture == nil { put(DraftPlaces()) } else { forgetPlaces() }
    paper.draft = nil
  }

  /// Shows an edit that was made. What was its draft stays until the picture is sharp.
  func settle(_ change: PaintingChange) {
    let draft = shown
    stop()
    switch draft {
    case .add:
      paper.show(change, of: painting)
      paper.draft = nil
    case .setLayers, .setBackground, .reshape, .crop: paper.show(change, of: painting)
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

  /// Shows something in the places of elements, if a frame has time for it.
  func putAtOnce(_ next: DraftPlaces) -> Bool {
    guard let splices = inPlace.splices(to: next, originals: painting.elements) else {
      return false
    }
    let before = inPlace
    inPlace = next
    if splices.isEmpty || paper.replaceAtOnce(splices.map { $0.map(line) }) { return true }
    inPlace = before
    return false
  }

  /// Shows something in the places of elements as soon as that is possible.
  func put(_ next: DraftPlaces) {
    let splices = inPlace.splices(to: next, originals: painting.elements)
    inPlace = next
    put(splices)
  }

  private func put(_ splices: [Splice<PaintingElement>]?) {
    guard let splices else { return paper.reload() }
    if !splices.isEmpty { paper.show(.replaced(splices), of: painting) }
  }

  /// Shows the elements of the painting alone, by drawing all of them again.
  private func forgetPlaces() {
    draftPicture = nil
    inPlace = DraftPlaces()
    paper.reload()
  }

  /// Shows what an edit left that was a draft: nothing is to be done where that was shown already.
  private func finish(_ change: PaintingChange) {
    guard draftPicture == nil else { return forgetPlaces() }
    guard !inPlace.isEmpty else { return paper.show(change, of: painting) }
    guard case .replaced(let splices) = change, let made = DraftPlaces(splices) else {
      return forgetPlaces()
    }
    let rest = inPlace.splices(to: made, originals: nil)
    inPlace = DraftPlaces()
    put(rest)
  }
}

extension PaintingEdit {
  /// The elements that look otherwise after it, and those that follow them; nil for edits that do something else as
  /// well.
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
