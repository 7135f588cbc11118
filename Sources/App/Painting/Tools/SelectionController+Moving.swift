import Canvas
import Base
import Documents
import Formats
import Rendering
import Texts
import Editing
import Views

// How selected elements are moved: the paper leaves them out, and the draft shows them where they will be.
extension SelectionController {
  /// More points than these are moved as a picture.
  private static let mostDraftPoints = 8_000

  private var isLarge: Bool {
    elements.pointCount(upTo: Self.mostDraftPoints) > Self.mostDraftPoints
  }

  /// Takes the selected elements off the paper: the draft shows them.
  ///
  /// Many elements stay where they are until there is a picture that can be moved; the frame moves at once.
  func lift() {
    draftPicture = nil
    if isLarge { return drawDraft() }
    context.lifted = places
    context.paper.replace(places.map { Splice(index: $0, removedCount: 1, inserted: []) })
  }

  /// Puts the elements back on the paper as they are now.
  func putBack() {
    guard !context.lifted.isEmpty else { return }
    let places = context.lifted
    context.lifted = []
    if draftPicture != nil {
      draftPicture = nil
      return context.paper.reload()
    }
    let (elements, ratio) = (context.painting.elements, context.ratio)
    let viewport = context.paper.viewport
    context.paper.replace(
      places.enumerated().map { count, place in
        Splice(
          index: place - count, removedCount: 0,
          inserted: [Polyline(elements[place], on: ratio, in: viewport)])
      })
  }

  /// Shows what an edit would make of the one element that is selected, without making it.
  ///
  /// - Returns: the element as it would be.
  func preview(_ edit: PaintingEdit) -> PaintingElement? {
    guard ids.count == 1, !context.paper.isDrawing else { return nil }
    let ratio = context.ratio
    var painting = Painting(shape: .fixed(ratio), baseElements: elements)
    // One that changes nothing shows the element as it is.
    painting.perform(edit)
    guard let element = painting.elements.first else { return nil }
    if context.lifted.isEmpty { lift() }
    context.paper.draft = .lines([Polyline(element, on: ratio, in: context.paper.viewport)])
    return element
  }

  /// Makes the edit that was shown.
  func finishPreview(_ edit: PaintingEdit) {
    context.perform(edit, isShown: true) { [weak self] _ in
      self?.putBack()
      self?.context.paper.dropDraftWhenSettled()
      self?.showMarks()
    }
  }

  func showDraft(_ map: PaperMap, _ widthScale: Double) {
    let (ratio, viewport) = (context.ratio, context.paper.viewport)
    if let draftPicture {
      if draftPicture.viewport != viewport { drawDraft() }
      context.paper.draft = .picture(
        draftPicture.surface, of: draftPicture.rect,
        map: PixelMap(map, longerSide: Double(viewport.paper.size.longerSide)))
    } else if !context.lifted.isEmpty {
      context.paper.draft = .lines(
        elements.map {
          Polyline(
            $0.moved(by: map, widthScale: widthScale, on: ratio), on: ratio, in: viewport)
        })
    }
  }

  /// Has the picture drawn that moves with the pointer.
  private func drawDraft() {
    let viewport = context.paper.viewport
    guard drawing?.viewport != viewport else { return }
    stopDrawingDraft()
    let new = DraftDrawing(viewport)
    drawing = new
    new.draw(elements, on: context.ratio, rect: context.paper.visiblePaper) { [weak self] picture in
      guard let self, drawing === new else { return }
      drawing = nil
      guard let picture, case .dragging(_, let map, let widthScale) = state else { return }
      draftPicture = picture
      if context.lifted.isEmpty {
        context.lifted = places
        context.paper.reload()
      }
      showDraft(map, widthScale)
    }
  }

  func stopDrawingDraft() {
    drawing?.cancel()
    drawing = nil
  }

  /// What is told of a drag beside the pointer.
  func hint(_ drag: SelectionDrag, _ map: PaperMap) -> String {
    let frame = drag.frame
    func points(_ length: Double) -> Int { Int(context.points(ofLength: length).rounded()) }
    switch drag.grip {
    case .inside: return texts.selection.moved(points(map.x0), points(map.y0))
    case .handle:
      let (a, b, d) = (map(frame.point(-1, -1)), map(frame.point(1, -1)), map(frame.point(-1, 1)))
      return texts.sizeHint(points((b - a).length), points((d - a).length))
    case .knob:
      return texts.selection.turned(Int((Self.degrees(map)).rounded()))
    }
  }

  private static func degrees(_ map: PaperMap) -> Double {
    PaperAngle.degrees(of: PaperVector(dx: map.xx, dy: map.yx))
  }
}
