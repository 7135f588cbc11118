import Canvas
import Geometry
import Input
import Lists
import Model
import Pictures
import Rendering
import Texts
import Tools
import Views
import Widgets

/// The strokes that are selected on one paper, and what the pointer does with them.
final class SelectionController {
  /// Called when other strokes are selected, or the selected ones changed.
  var changed: () -> Void = {}
  /// Whether strokes are selected by a line round them; otherwise by a rectangle.
  var usesLasso = false
  let desk: PaperDesk
  let texts: Texts
  /// Places of strokes, rising.
  private(set) var places: [Int] = []
  private var state = State.idle
  /// While strokes are moved, those that the paper leaves out, since the draft shows them.
  private(set) var lifted: [Int] = []
  private let styling: SelectionStyling

  private enum State {
    case idle
    /// Pressed, not moved yet: a click on a stroke, or on nothing, or the beginning of a drag.
    case pressed(PaperPoint, clicked: Int?, SelectionDrag)
    case dragging(SelectionDrag, map: PaperMap, widthScale: Double)
    /// The points of a line, or two corners; what was selected before stays.
    case surrounding([PaperPoint], before: [Int])
  }

  /// How near the pointer has to come, in points.
  private static let reach = 5.0
  private static let dragThreshold = 3.0
  private static let knobDistance = 26.0
  /// More points than these are moved as a picture.
  private static let mostDraftPoints = 8_000

  init(_ desk: PaperDesk, brushes: BrushController, texts: Texts) {
    self.desk = desk
    self.texts = texts
    styling = SelectionStyling(brushes)
    styling.width = { [desk] in desk.length(ofPoints: $0) }
    styling.finished = { [weak self] change in
      guard let self, !isEmpty else { return }
      _ = desk.perform(.restyle(places, change), false)
    }
  }

  // MARK: What is selected

  var isEmpty: Bool { places.isEmpty }

  var strokes: [Stroke] {
    let all = desk.strokes()
    return places.filter(all.indices.contains).map { all[$0] }
  }

  func select(_ places: [Int]) {
    guard places != self.places else { return }
    styling.finish()
    self.places = places
    styling.isWanted = !places.isEmpty
    showMarks()
    changed()
  }

  func clear() { select([]) }

  func selectAll() { select(Array(desk.strokes().indices)) }

  /// Follows an edit, an undo or a redo of the painting.
  ///
  /// - Parameter keepsPlaces: whether each stroke is where it was in the order of drawing.
  func follow(_ change: PaintingChange, keepsPlaces: Bool) {
    if !keepsPlaces, case .replaced = change {
      select([])
    } else {
      let count = desk.strokes().count
      select(places.filter { $0 < count })
    }
    showMarks()
    changed()
  }

  /// Makes an edit of what was changed in the brush just now.
  func finishStyling() { styling.finish() }

  // MARK: Frame and marks

  private var frame: SelectionFrame? { SelectionFrame(around: strokes, on: desk.ratio()) }

  /// Round the ink, and large enough to be taken hold of.
  private func shownFrame(_ frame: SelectionFrame) -> SelectionFrame {
    let widest = strokes.map(\.width).max() ?? 0
    return frame.grown(
      by: min(widest / 2, desk.length(ofPoints: 30)) + desk.length(ofPoints: 6),
      atLeast: desk.length(ofPoints: 14))
  }

  private func point(of grip: SelectionGrip, on frame: SelectionFrame) -> PaperPoint {
    let point = grip.point(on: frame, knobDistance: desk.length(ofPoints: Self.knobDistance))
    return seen(point)
  }

  /// The corners of what is seen of the paper and the desk, without a margin.
  private var sight: (PaperPoint, PaperPoint) {
    let (viewport, ratio, paper) = (desk.paper.viewport, desk.ratio(), desk.paper)
    let margin = 12 * paper.scale
    let far = PixelPoint(
      x: paper.bounds.width * paper.scale - margin, y: paper.bounds.height * paper.scale - margin)
    return (
      PaperPoint(viewport.unitPoint(at: PixelPoint(x: margin, y: margin)), on: ratio),
      PaperPoint(viewport.unitPoint(at: far), on: ratio)
    )
  }

  private func isInSight(_ frame: SelectionFrame) -> Bool {
    let corners = frame.corners
    let (a, b) = sight
    return PaperBox(corners).intersects(PaperBox([a, b]))
  }

  /// The nearest point that is in sight, so that a handle is at hand at every zoom.
  private func seen(_ point: PaperPoint) -> PaperPoint {
    let (a, b) = sight
    return PaperPoint(
      x: max(min(point.x, max(a.x, b.x)), a.x), y: max(min(point.y, max(a.y, b.y)), a.y))
  }

  /// Shows the frame with its handles, where the strokes are now.
  func showMarks() {
    let ratio = desk.ratio()
    func unit(_ points: [PaperPoint]) -> [UnitPoint] { points.map { $0.unitPoint(on: ratio) } }
    var marks = PaperMarks()
    switch state {
    case .surrounding(let points, _):
      marks.loop = unit(usesLasso ? points : Self.rectangle(points))
    case .dragging(let drag, let map, _):
      marks.box = unit(shownFrame(drag.frame).corners.map { map($0) })
    case .idle, .pressed:
      if let frame = frame.map(shownFrame) {
        marks.box = unit(frame.corners)
        guard isInSight(frame) else { break }
        marks.handles = unit(SelectionGrip.handles.map { point(of: $0, on: frame) })
        marks.knob = point(of: .knob, on: frame).unitPoint(on: ratio)
      }
    }
    let hasMarks = marks != PaperMarks()
    desk.paper.marks = hasMarks ? marks : nil
  }

  private static func rectangle(_ points: [PaperPoint]) -> [PaperPoint] {
    guard let a = points.first, let b = points.last else { return [] }
    return [a, PaperPoint(x: b.x, y: a.y), b, PaperPoint(x: a.x, y: b.y)]
  }

  // MARK: Gestures

  func handle(_ event: StretchEvent) {
    let ratio = desk.ratio()
    switch event {
    case .hovered(let point): showPointer(at: PaperPoint(point, on: ratio))
    case .began(let point, let modifiers, let isDouble):
      let point = PaperPoint(point, on: ratio)
      if isDouble { return double(at: point) }
      press(at: point, modifiers)
    case .moved(let point, let modifiers): move(to: PaperPoint(point, on: ratio), modifiers)
    case .ended: release()
    case .cancelled: cancel()
    }
  }

  private func grip(at point: PaperPoint) -> SelectionGrip? {
    guard let frame = frame.map(shownFrame), isInSight(frame) else { return nil }
    let reach = desk.length(ofPoints: PaperMarks.handleRadius + 4)
    let near = ([.knob] + SelectionGrip.handles).first {
      (self.point(of: $0, on: frame) - point).length <= reach
    }
    return near ?? (frame.contains(point) ? .inside : nil)
  }

  private func stroke(at point: PaperPoint) -> Int? {
    desk.index.stroke(at: point, within: desk.length(ofPoints: Self.reach))
  }

  private func press(at point: PaperPoint, _ modifiers: Modifiers) {
    state = .idle
    let clicked = stroke(at: point)
    if let frame, let grip = grip(at: point), grip != .inside {
      state = .pressed(point, clicked: nil, SelectionDrag(grip, of: frame, from: point))
    } else if modifiers.contains(.shift) {
      if let clicked {
        let isSelected = places.contains(clicked)
        select(isSelected ? places.filter { $0 != clicked } : (places + [clicked]).sorted())
      } else {
        state = .surrounding([point], before: places)
      }
    } else {
      let isInside = grip(at: point) == .inside
      if !isInside, let clicked, !places.contains(clicked) { select([clicked]) }
      if let frame, isInside || clicked != nil {
        state = .pressed(
          point, clicked: clicked, SelectionDrag(.inside, of: frame, from: point))
      } else {
        clear()
        state = .surrounding([point], before: [])
      }
    }
    showMarks()
  }

  private func move(to point: PaperPoint, _ modifiers: Modifiers) {
    switch state {
    case .idle: return
    case .pressed(let start, _, let drag):
      guard (point - start).length > desk.length(ofPoints: Self.dragThreshold) else { return }
      lift()
      state = .dragging(drag, map: .identity, widthScale: 1)
      move(to: point, modifiers)
    case .dragging(let drag, _, _):
      let (map, widthScale) = drag.map(to: point, modifiers)
      state = .dragging(drag, map: map, widthScale: widthScale)
      showDraft(map, widthScale)
      desk.paper.hint = hint(drag, map)
      showMarks()
    case .surrounding(var points, let before):
      if usesLasso {
        if points.last != point { points.append(point) }
      } else {
        points = [points[0], point]
      }
      state = .surrounding(points, before: before)
      showMarks()
    }
  }

  private func release() {
    let state = state
    self.state = .idle
    desk.paper.hint = nil
    switch state {
    case .idle: break
    case .pressed(let point, let clicked, let drag):
      // A click within the frame means the stroke under it, or none.
      if drag.grip == .inside { select(clicked.map { [$0] } ?? []) }
      showPointer(at: point)
    case .dragging(_, let map, let widthScale):
      let places = places
      _ = desk.perform(.transform(places, map, widthScale: widthScale), true)
      putBack()
      desk.paper.dropDraftWhenSettled()
    case .surrounding(let points, let before):
      if let first = points.first, let last = points.last, points.count > 1 {
        let found =
          usesLasso
          ? desk.index.strokes(inside: points) : desk.index.strokes(from: first, to: last)
        select(Set(before + found).sorted())
      }
    }
    showMarks()
  }

  private func cancel() {
    if case .surrounding(_, let before) = state { places = before }
    state = .idle
    desk.paper.hint = nil
    putBack()
    desk.paper.draft = nil
    showMarks()
  }

  private func showPointer(at point: PaperPoint) {
    desk.paper.selectingPointer =
      switch grip(at: point) {
      case .inside?: .move
      case .knob?: .turn
      case .handle(let x, let y)?: Self.pointer(x, y, frame?.axis)
      case nil: stroke(at: point) == nil ? .arrow : .hand
      }
  }

  /// The arrows that point as the handle moves, on a turned frame, too.
  private static func pointer(_ x: Int, _ y: Int, _ axis: PaperVector?) -> PointerShape {
    let axis = axis ?? PaperVector(dx: 1, dy: 0)
    let way = PaperVector(
      dx: Double(x) * axis.dx - Double(y) * axis.dy, dy: Double(x) * axis.dy + Double(y) * axis.dx)
    if abs(way.dy) < 0.4 * abs(way.dx) { return .scaleHorizontally }
    if abs(way.dx) < 0.4 * abs(way.dy) { return .scaleVertically }
    return way.dx * way.dy > 0 ? .scaleDown : .scaleUp
  }

  /// A double click on a shape doubles it, if it still fits the paper; elsewhere it does nothing.
  private func double(at point: PaperPoint) {
    let index = desk.index
    guard let place = index.shape(at: point, within: desk.length(ofPoints: Self.reach)),
      let shape = ShapeParameters(index.strokes[place], on: index.paper)
    else { return }
    select([place])
    switch shape.doubled(at: place) {
    case .edit(let edit): _ = desk.perform(edit, false)
    case .tooWide: desk.say(texts.selection.tooWideToDouble)
    case .tooHigh: desk.say(texts.selection.tooHighToDouble)
    }
  }

  // MARK: Moving strokes

  /// Takes the selected strokes off the paper: the draft shows them.
  private func lift() {
    lifted = places
    draftPicture = nil
    desk.paper.replace(lifted.map { Splice(index: $0, removedCount: 1, inserted: []) })
  }

  /// Puts the strokes back on the paper as they are now.
  private func putBack() {
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

  private func showDraft(_ map: PaperMap, _ widthScale: Double) {
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

  /// Made once a drag.
  private var draftPicture: (strokes: [Int], viewport: Viewport, picture: (Surface, PixelRect))?

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
  private func hint(_ drag: SelectionDrag, _ map: PaperMap) -> String {
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
