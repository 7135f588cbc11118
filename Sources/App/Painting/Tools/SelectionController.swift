import Canvas
import Base
import Documents
import Rendering
import Texts
import Editing
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
  private(set) var state = State.idle
  /// While strokes are moved, those that the paper leaves out, since the draft shows them.
  var lifted: [Int] = []
  private let styling: SelectionStyling

  /// What moves as a picture, made once a drag.
  var draftPicture: DraftPicture?
  /// The picture that another thread draws.
  var drawing: DraftDrawing?

  enum State {
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

  init(_ desk: PaperDesk, brushes: BrushController, texts: Texts) {
    self.desk = desk
    self.texts = texts
    styling = SelectionStyling(brushes)
    styling.width = { [desk] in desk.length(ofPoints: $0) }
    styling.finished = { [weak self] change in
      guard let self, !isEmpty else { return }
      desk.perform(.restyle(places, change))
    }
  }

  // MARK: What is selected

  var isEmpty: Bool { places.isEmpty }

  var strokes: [Stroke] { desk.index.strokes(at: places) }

  func select(_ places: [Int]) {
    // In the middle of a drag it is what it is.
    if case .dragging = state { return }
    guard places != self.places else { return }
    if !lifted.isEmpty, case .idle = state {
      // Something was only shown and not done.
      putBack()
      desk.paper.draft = nil
    }
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
      stopDrawingDraft()
      desk.perform(
        .transform(places, map, widthScale: widthScale), isShown: !lifted.isEmpty
      ) { [weak self] _ in
        self?.putBack()
        self?.desk.paper.dropDraftWhenSettled()
      }
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
    stopDrawingDraft()
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
    case .edit(let edit): desk.perform(edit)
    case .tooWide: desk.say(texts.selection.tooWideToDouble)
    case .tooHigh: desk.say(texts.selection.tooHighToDouble)
    }
  }
}
