import Base
import Documents
import Views

// Drafts that move or restyle elements.
extension PaintingDisplay {
  /// The maximum number of points to redraw; larger drafts are moved as a picture.
  private static let mostDraftPoints = 8_000

  /// Shows the drafted elements. If there isn't enough time to redraw everything above them within a frame, they are
  /// shown on top until the release.
  func showDraft(_ next: DraftReplacements) {
    if !isOnTop, putAtOnce(next) {
      paper.draft = nil
      return
    }
    let seen = next.replacements.filter { place in
      !painting.elements[place.index].isEraser && !place.elements.isEmpty
    }
    if !isOnTop {
      isOnTop = true
      put(DraftReplacements(without: seen.map(\.index)))
    }
    paper.draft = .lines(lines(of: seen.flatMap(\.elements)))
  }

  /// Moves a sketch of many elements, while they stay in place, until there is a picture to move.
  func move(_ edit: PaintingEdit, _ movement: PaintingEdit.Movement) {
    let (ids, map, before) = movement
    let viewport = paper.viewport
    if let draftPicture {
      if draftPicture.viewport != viewport { drawPicture(of: ids, after: before) }
      paper.draft = .picture(
        draftPicture.surface, of: draftPicture.rect,
        map: PixelMap(map, longerSide: Double(viewport.paper.size.longerSide)))
      return
    }
    guard drawing?.viewport != viewport else { return showSketch(of: ids, map) }
    let (most, elements) = (Self.mostDraftPoints, painting.elements)
    guard indices(of: ids).lazy.map({ elements[$0] }).pointCount(upTo: most) <= most,
      let next = following(edit) ?? DraftReplacements(painting.splices(of: edit))
    else {
      drawPicture(of: ids, after: before)
      return showSketch(of: ids, map)
    }
    showDraft(next)
  }

  /// Shows a coarse version of the moving elements until their picture is ready.
  private func showSketch(of ids: [ElementID], _ map: PaperMap) {
    if sketch?.ids != ids {
      sketch = DraftSketch(ids, at: indices(of: ids), of: painting.elements)
    }
    paper.draft = .lines(lines(of: sketch?.moved(by: map, on: aspectRatio) ?? []))
  }

  /// Returns moved elements and the lines following them, without searching the rest of the painting; nil for other
  /// edits.
  private func following(_ edit: PaintingEdit) -> DraftReplacements? {
    guard case .combined(let edits) = edit, edits.count == 2,
      case .transform(let ids, let map, let widthScale) = edits[0],
      case .replace(let followers) = edits[1]
    else { return nil }
    let ratio = aspectRatio
    let moved = indices(of: ids).map { place in
      DraftReplacements.Replacement(
        index: place,
        elements: [
          painting.elements[place].moved(by: map, widthScale: widthScale, on: ratio)
        ])
    }
    findPlaces(of: followers)
    let known = Set(moved.map(\.index))
    let following = followers.compactMap { follower in
      goingPlaces[follower.id].map {
        DraftReplacements.Replacement(index: $0, elements: follower.elements)
      }
    }
    guard !following.contains(where: { known.contains($0.index) }) else { return nil }
    return DraftReplacements((moved + following).sorted { $0.index < $1.index })
  }

  /// Starts drawing the picture that moves with the pointer.
  private func drawPicture(of ids: [ElementID], after edit: PaintingEdit?) {
    let viewport = paper.viewport
    guard drawing?.viewport != viewport else { return }
    drawing?.cancel()
    let indices = indices(of: ids)
    let new = DraftDrawing(viewport)
    drawing = new
    new.draw(
      ids, of: painting, after: edit, rect: paper.visiblePaper
    ) { [weak self] picture in
      guard let self, drawing === new else { return }
      drawing = nil
      guard let picture, shown?.movement != nil else { return }
      draftPicture = picture
      if inPlace.isEmpty {
        inPlace = DraftReplacements(without: indices)
        paper.reload()
      }
      showDraft()
    }
  }
}

extension PaintingEdit {
  /// The moved elements, their map, and a preceding edit of them.
  typealias Movement = (ids: [ElementID], map: PaperMap, before: PaintingEdit?)

  /// Nil for other edits.
  var movement: Movement? {
    switch self {
    case .transform(let ids, let map, _): return (ids, map, nil)
    case .combined(var edits):
      // Lines following the elements aren't updated until the release of a moving picture.
      if case .replace? = edits.last { edits.removeLast() }
      guard case .transform(let ids, let map, _)? = edits.last else { return nil }
      return (ids, map, .combined(Array(edits.dropLast())))
    default: return nil
    }
  }
}
