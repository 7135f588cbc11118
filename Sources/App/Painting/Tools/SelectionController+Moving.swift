import Canvas
import Geometry
import Lists
import Model
import Pictures
import Rendering
import Texts
import Tools
import Views

// How selected strokes are moved: the paper leaves them out, and the draft shows them where they will be.
extension SelectionController {
  /// More points than these are moved as a picture.
  private static let mostDraftPoints = 8_000

  /// Takes the selected strokes off the paper: the draft shows them.
  func lift() {
    lifted = places
    draftPicture = nil
    desk.paper.replace(lifted.map { Splice(index: $0, removedCount: 1, inserted: []) })
  }

  /// Puts the strokes back on the paper as they are now.
  func putBack() {
    guard !lifted.isEmpty else { return }
    let places = lifted
    lifted = []
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
    _ = desk.perform(edit, true)
    putBack()
    desk.paper.dropDraftWhenSettled()
    showMarks()
  }

  func showDraft(_ map: PaperMap, _ widthScale: Double) {
    let (strokes, ratio, viewport) = (strokes, desk.ratio(), desk.paper.viewport)
    if strokes.reduce(0, { $0 + $1.samples.count }) <= Self.mostDraftPoints {
      desk.paper.draft = .lines(
        strokes.map { Polyline($0.mapped(by: map, widthScale, on: ratio), in: viewport) })
    } else if let (surface, rect) = picture(strokes) {
      desk.paper.draft = .picture(
        surface, of: rect,
        map: PixelMap(map, longerSide: Double(viewport.paper.size.longerSide)))
    }
  }

  private func picture(_ strokes: [Stroke]) -> (Surface, PixelRect)? {
    let viewport = desk.paper.viewport
    if let made = draftPicture, made.strokes == places, made.viewport == viewport {
      return made.picture
    }
    let rect = desk.paper.visiblePaper
    guard
      let drawn = try? TiledPicture(
        strokes.map { Polyline($0, in: viewport) }, size: viewport.paper.size, visible: rect),
      let surface = try? drawn.surface(of: rect)
    else { return nil }
    draftPicture = (places, viewport, (surface, rect))
    return (surface, rect)
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
