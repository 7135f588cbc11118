import Base
import Documents
import Editing
import Formats
import Rendering
import Views

// Elements that move, or look otherwise, while that is a draft.
extension PaintingDisplay {
  /// More points than these are moved as a picture.
  private static let mostDraftPoints = 8_000

  /// Shows elements as they would be. Where a frame has no time to draw what lies above them again, they lie on top
  /// until they are let go.
  func show(_ changed: [PaintingElement], at places: [Int]) {
    let next = DraftPlaces(
      zip(places, changed).map { DraftPlaces.Place(index: $0, elements: [$1]) })
    if !isOnTop, putAtOnce(next) {
      paper.draft = nil
      return
    }
    if !isOnTop {
      isOnTop = true
      put(DraftPlaces(without: places))
    }
    paper.draft = .lines(changed.map(line))
  }

  /// Many elements stay where they are until there is a picture that can be moved.
  func move(_ ids: [ElementID], by map: PaperMap, _ widthScale: Double) {
    let viewport = paper.viewport
    if let draftPicture {
      if draftPicture.viewport != viewport { drawPicture(of: ids) }
      paper.draft = .picture(
        draftPicture.surface, of: draftPicture.rect,
        map: PixelMap(map, longerSide: Double(viewport.paper.size.longerSide)))
      return
    }
    guard drawing?.viewport != viewport else { return }
    let (places, ratio) = (places(of: ids), aspectRatio)
    let elements = places.map { painting.elements[$0] }
    guard elements.pointCount(upTo: Self.mostDraftPoints) <= Self.mostDraftPoints else {
      return drawPicture(of: ids)
    }
    show(elements.map { $0.moved(by: map, widthScale: widthScale, on: ratio) }, at: places)
  }

  /// Has the picture drawn that moves with the pointer.
  private func drawPicture(of ids: [ElementID]) {
    let viewport = paper.viewport
    guard drawing?.viewport != viewport else { return }
    drawing?.cancel()
    let places = places(of: ids)
    let new = DraftDrawing(viewport)
    drawing = new
    new.draw(
      places.map { painting.elements[$0] }, on: aspectRatio, rect: paper.visiblePaper
    ) { [weak self] picture in
      guard let self, drawing === new else { return }
      drawing = nil
      guard let picture, case .transform = shown else { return }
      draftPicture = picture
      if inPlace.isEmpty {
        inPlace = DraftPlaces(without: places)
        paper.reload()
      }
      showDraft()
    }
  }
}
