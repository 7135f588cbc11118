import Canvas
import Base
import Documents
import Rendering
import Texts
import Editing
import Views
import Widgets

/// The elements that are selected on one paper, and what the pointer does with them.
final class SelectionController {
  /// Called when other elements are selected, or the selected ones changed.
  var changed: () -> Void = {}
  /// Whether elements are selected by a line round them; otherwise by a rectangle.
  var usesLasso = false
  let context: ToolContext
  let texts: Texts
  /// In the order of drawing.
  private(set) var ids: [ElementID] = []
  /// Where they are, rising.
  private(set) var places: [Int] = []
  private(set) var state = State.idle
  private let styling: SelectionStyling

  /// What moves as a picture, made once a drag.
  var draftPicture: DraftPicture?
  /// The picture that another thread draws.
  var drawing: DraftDrawing?

  enum State {
    case idle
    /// Pressed, not moved yet: a click on an element, or on nothing, or the beginning of a drag.
    case pressed(PaperPoint, clicked: ElementID?, SelectionDrag)
    case dragging(SelectionDrag, map: PaperMap, widthScale: Double)
    /// The points of a line, or two corners; what was selected before stays.
    case surrounding([PaperPoint], before: [ElementID])
  }

  /// How near the pointer has to come, in points.
  private static let reach = 5.0
  private static let dragThreshold = 3.0

  init(_ context: ToolContext, brushes: BrushController, texts: Texts) {
    self.context = context
    self.texts = texts
    styling = SelectionStyling(brushes)
    styling.width = { [context] in context.length(ofPoints: $0) }
    styling.finished = { [weak self] change in
      guard let self, !isEmpty else { return }
      context.perform(.restyle(ids, change))
    }
  }

  // MARK: What is selected

  var isEmpty: Bool { ids.isEmpty }

  var elements: [PaintingElement] {
    let all = context.painting.elements
    return places.map { all[$0] }
  }

  /// Selects elements, as far as they are there.
  func select(_ ids: [ElementID]) {
    // In the middle of a drag it is what it is.
    if case .dragging = state { return }
    let elements = context.painting.elements
    let places = elements.places(of: ids)
    let ids = places.map { elements[$0].id }
    guard ids != self.ids else { return self.places = places }
    if !context.lifted.isEmpty, case .idle = state {
      // Something was only shown and not done.
      putBack()
      context.paper.draft = nil
    }
    styling.finish()
    (self.ids, self.places) = (ids, places)
    styling.isWanted = !ids.isEmpty
    showMarks()
    changed()
  }

  func clear() { select([]) }

  func selectAll() { select(context.painting.elements.map(\.id)) }

  /// Follows an edit, an undo or a redo of the painting: what is gone is selected no more.
  func follow() {
    select(ids)
    showMarks()
    changed()
  }

  /// Makes an edit of what was changed in the brush just now.
  func finishStyling() { styling.finish() }

  // MARK: Gestures

  func handle(_ event: StretchEvent) {
    let ratio = context.ratio
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
    let reach = context.length(ofPoints: PaperMarks.handleRadius + 4)
    let near = ([.knob] + SelectionGrip.handles).first {
      (self.point(of: $0, on: frame) - point).length <= reach
    }
    return near ?? (frame.contains(point) ? .inside : nil)
  }

  private func element(at point: PaperPoint) -> ElementID? {
    context.index.element(at: point, within: context.length(ofPoints: Self.reach))
  }

  private func press(at point: PaperPoint, _ modifiers: Modifiers) {
    state = .idle
    let clicked = element(at: point)
    if let frame, let grip = grip(at: point), grip != .inside {
      state = .pressed(point, clicked: nil, SelectionDrag(grip, of: frame, from: point))
    } else if modifiers.contains(.shift) {
      if let clicked {
        select(ids.contains(clicked) ? ids.filter { $0 != clicked } : ids + [clicked])
      } else {
        state = .surrounding([point], before: ids)
      }
    } else {
      let isInside = grip(at: point) == .inside
      if !isInside, let clicked, !ids.contains(clicked) { select([clicked]) }
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
      guard (point - start).length > context.length(ofPoints: Self.dragThreshold) else { return }
      lift()
      state = .dragging(drag, map: .identity, widthScale: 1)
      move(to: point, modifiers)
    case .dragging(let drag, _, _):
      let (map, widthScale) = drag.map(to: point, modifiers)
      state = .dragging(drag, map: map, widthScale: widthScale)
      showDraft(map, widthScale)
      context.paper.hint = hint(drag, map)
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
    context.paper.hint = nil
    switch state {
    case .idle: break
    case .pressed(let point, let clicked, let drag):
      // A click within the frame means the element under it, or none.
      if drag.grip == .inside { select(clicked.map { [$0] } ?? []) }
      showPointer(at: point)
    case .dragging(_, let map, let widthScale):
      stopDrawingDraft()
      context.perform(
        .transform(ids, map, widthScale: widthScale), isShown: !context.lifted.isEmpty
      ) { [weak self] _ in
        self?.putBack()
        self?.context.paper.dropDraftWhenSettled()
      }
    case .surrounding(let points, let before):
      if let first = points.first, let last = points.last, points.count > 1 {
        let found =
          usesLasso
          ? context.index.elements(inside: points) : context.index.elements(from: first, to: last)
        select(before + found)
      }
    }
    showMarks()
  }

  private func cancel() {
    let before: [ElementID]? = if case .surrounding(_, let before) = state { before } else { nil }
    state = .idle
    if let before { select(before) }
    stopDrawingDraft()
    context.paper.hint = nil
    putBack()
    context.paper.draft = nil
    showMarks()
  }

  private func showPointer(at point: PaperPoint) {
    context.paper.selectingPointer =
      switch grip(at: point) {
      case .inside?: .move
      case .knob?: .turn
      case .handle(let x, let y)?: Self.pointer(x, y, frame?.axis)
      case nil: element(at: point) == nil ? .arrow : .hand
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
    let index = context.index
    guard let element = index.shape(at: point, within: context.length(ofPoints: Self.reach)),
      let shape = ShapeParameters(element, on: index.paper)
    else { return }
    select([element.id])
    switch shape.doubled() {
    case .edit(let edit): context.perform(edit)
    case .tooWide: context.say(texts.selection.tooWideToDouble)
    case .tooHigh: context.say(texts.selection.tooHighToDouble)
    }
  }
}
