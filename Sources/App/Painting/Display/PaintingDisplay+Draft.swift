import Base
import Canvas
import Documents
import Editing
import Formats
import Rendering
import Views

// How the paper shows an edit that is not made yet.
extension PaintingDisplay {
  /// More points than these are moved as a picture.
  private static let mostDraftPoints = 8_000

  /// Shows the session's draft in the place of the one before.
  func showDraft() {
    guard let draft = session.draft else { return drop() }
    shown = draft
    let (ratio, viewport) = (aspectRatio, paper.viewport)
    func lines(_ elements: [PaintingElement]) -> PaperDraft {
      .lines(elements.map { Polyline($0, on: ratio, in: viewport) })
    }
    switch draft {
    case .add(let elements): paper.draft = lines(elements)
    case .transform(let ids, let map, let widthScale):
      move(ids, by: map) { lines($0.map { $0.moved(by: map, widthScale: widthScale, on: ratio) }) }
    case .restyle(let ids, _):
      let places = painting.elements.places(of: ids)
      var changed = Painting(
        shape: .fixed(ratio), baseElements: places.map { painting.elements[$0] })
      changed.perform(draft)
      lift(places)
      paper.draft = lines(changed.elements)
    case .replace(let replacements): cover(replacements.map(\.id))
    case .reorder, .setBackground, .reshape: break
    }
  }

  /// Shows what is in effect: the draft was taken back, or came to nothing.
  private func drop() {
    stop()
    putBack()
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
    case .transform, .restyle:
      if lifted.isEmpty { paper.show(change, of: painting) } else { putBack() }
      paper.dropDraftWhenSettled()
    case .replace:
      paper.show(change, of: painting)
      paper.dropDraftWhenSettled()
    case .reorder, .setBackground, .reshape: paper.show(change, of: painting)
    case nil: if paper.draft != nil { paper.dropDraftWhenSettled() }
    }
  }

  private func stop() {
    shown = nil
    covers = [:]
    drawing?.cancel()
    drawing = nil
  }

  // MARK: Elements that move

  /// Takes elements off the paper: the draft shows them.
  private func lift(_ places: [Int]) {
    guard lifted.isEmpty else { return }
    lifted = places
    paper.replace(places.map { Splice(index: $0, removedCount: 1, inserted: []) })
  }

  /// Puts the elements back on the paper as they are now.
  private func putBack() {
    guard !lifted.isEmpty else { return draftPicture = nil }
    let places = lifted
    lifted = []
    if draftPicture != nil {
      draftPicture = nil
      return paper.reload()
    }
    let (elements, ratio, viewport) = (painting.elements, aspectRatio, paper.viewport)
    paper.replace(
      places.enumerated().map { count, place in
        Splice(
          index: place - count, removedCount: 0,
          inserted: [Polyline(elements[place], on: ratio, in: viewport)])
      })
  }

  /// Many elements stay where they are until there is a picture that can be moved.
  private func move(
    _ ids: [ElementID], by map: PaperMap, lines: ([PaintingElement]) -> PaperDraft
  ) {
    let viewport = paper.viewport
    if let draftPicture {
      if draftPicture.viewport != viewport { drawPicture(of: ids) }
      paper.draft = .picture(
        draftPicture.surface, of: draftPicture.rect,
        map: PixelMap(map, longerSide: Double(viewport.paper.size.longerSide)))
      return
    }
    guard drawing?.viewport != viewport else { return }
    let places = lifted.isEmpty ? painting.elements.places(of: ids) : lifted
    let elements = places.map { painting.elements[$0] }
    if elements.pointCount(upTo: Self.mostDraftPoints) > Self.mostDraftPoints {
      return drawPicture(of: ids)
    }
    lift(places)
    paper.draft = lines(elements)
  }

  /// Has the picture drawn that moves with the pointer.
  private func drawPicture(of ids: [ElementID]) {
    let viewport = paper.viewport
    guard drawing?.viewport != viewport else { return }
    drawing?.cancel()
    let places = painting.elements.places(of: ids)
    let new = DraftDrawing(viewport)
    drawing = new
    new.draw(
      places.map { painting.elements[$0] }, on: aspectRatio, rect: paper.visiblePaper
    ) { [weak self] picture in
      guard let self, drawing === new else { return }
      drawing = nil
      guard let picture, case .transform = session.draft else { return }
      draftPicture = picture
      if lifted.isEmpty {
        lifted = places
        paper.reload()
      }
      showDraft()
    }
  }

  // MARK: Elements that go

  /// Lets the background show where elements are.
  private func cover(_ ids: [ElementID]) {
    let new = ids.filter { covers[$0] == nil }
    let (elements, ratio, viewport) = (painting.elements, aspectRatio, paper.viewport)
    for place in elements.places(of: new) {
      let line = Polyline(elements[place], on: ratio, in: viewport)
      var pen = line.pen
      pen.effect = .erase
      // Antialiased edges go as well.
      pen.width += 2
      covers[elements[place].id] = line.drawn(with: pen)
    }
    paper.draft = .lines(ids.compactMap { covers[$0] })
  }
}
