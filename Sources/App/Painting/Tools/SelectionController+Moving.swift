import Canvas
import Base
import Documents
import Formats
import Rendering
import Texts
import Editing
import Views

// How selected strokes are moved: the paper leaves them out, and the draft shows them where they will be.
extension SelectionController {
  /// More points than these are moved as a picture.
  private static let mostDraftPoints = 8_000

  private var isLarge: Bool { strokes.pointCount > Self.mostDraftPoints }

  /// Takes the selected strokes off the paper: the draft shows them.
  ///
  /// Many strokes stay where they are until there is a picture that can be moved; the frame moves at once.
  func lift() {
    draftPicture = nil
    if isLarge { return drawDraft() }
    lifted = places
    desk.paper.replace(lifted.map { Splice(index: $0, removedCount: 1, inserted: []) })
  }

  /// Puts the strokes back on the paper as they are now.
  func putBack() {
    guard !lifted.isEmpty else { return }
    let places = lifted
    lifted = []
    if draftPicture != nil {
      draftPicture = nil
      return desk.paper.reload()
    }
    let strokes = desk.strokes()
    let viewport = desk.paper.viewport
    desk.paper.replace(
      places.enumerated().map { count, place in
        Splice(
          index: place - count, removedCount: 0,
          inserted: [Polyline(strokes[place], in: viewport)])
      })
  }

  /// Shows what an edit would make of the one stroke that is selected, without making it.
  ///
  /// - Returns: the stroke as it would be.
  func preview(_ edit: PaintingEdit) -> Stroke? {
    guard places.count == 1, let place = places.first, !desk.paper.isDrawing else { return nil }
    var painting = Painting(shape: .fixed(desk.ratio()), baseStrokes: desk.strokes())
    // One that changes nothing shows the stroke as it is.
    painting.perform(edit)
    if lifted.isEmpty { lift() }
    let stroke = painting.strokes[place]
    desk.paper.draft = .lines([Polyline(stroke, in: desk.paper.viewport)])
    return stroke
  }

  /// Makes the edit that was shown.
  func finishPreview(_ edit: PaintingEdit) {
    desk.perform(edit, isShown: true) { [weak self] _ in
      self?.putBack()
      self?.desk.paper.dropDraftWhenSettled()
      self?.showMarks()
    }
  }

  func showDraft(_ map: PaperMap, _ widthScale: Double) {
    let (ratio, viewport) = (desk.ratio(), desk.paper.viewport)
    if let draftPicture {
      if draftPicture.viewport != viewport { drawDraft() }
      desk.paper.draft = .picture(
        draftPicture.surface, of: draftPicture.rect,
        map: PixelMap(map, longerSide: Double(viewport.paper.size.longerSide)))
    } else if !lifted.isEmpty {
      desk.paper.draft = .lines(
        strokes.map { Polyline($0.mapped(by: map, widthScale, on: ratio), in: viewport) })
    }
  }

  /// Has the picture drawn that moves with the pointer.
  private func drawDraft() {
    let viewport = desk.paper.viewport
    guard drawing?.viewport != viewport else { return }
    stopDrawingDraft()
    let new = DraftDrawing(viewport)
    drawing = new
    new.draw(strokes, rect: desk.paper.visiblePaper) { [weak self] picture in
      guard let self, drawing === new else { return }
      drawing = nil
      guard let picture, case .dragging(_, let map, let widthScale) = state else { return }
      draftPicture = picture
      if lifted.isEmpty {
        lifted = places
        desk.paper.reload()
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
    func points(_ length: Double) -> Int { Int(desk.points(ofLength: length).rounded()) }
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
