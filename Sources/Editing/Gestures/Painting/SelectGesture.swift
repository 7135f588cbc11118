import Texts
public import Base
import Documents

/// Selects, moves, scales and rotates elements.
public final class SelectGesture: Gesture {
  /// The marks to show on the paper.
  public private(set) var marks: SelectionMarks? {
    didSet { if marks != oldValue { marked.post(marks) } }
  }
  /// Posts the marks whenever they change; nil for none.
  public let marked = Signal<SelectionMarks?>()
  let context: ToolContext
  var state = State.idle
  /// The snap lines of a drag, from its start.
  var keptSnapping: SelectionSnapping?
  /// Whether the marks show a draft.
  private var marksDraft = false
  /// The copies that a drag moves, before it moved them; nil while it moves the selection itself.
  var copies: [PaintingElement]?
  /// Whether the press wants a drag to move copies.
  private var wantsCopies = false
  /// The text along the selected line, valid as long as both are the same.
  var keptSlide: TextSlide?
  /// The lines and labels that follow a drag, from its start; nil for copies.
  var followers: Followers?

  enum State {
    case idle
    /// Pressed but not moved yet: a click on an element or on nothing, or the start of a drag.
    case pressed(PaperPoint, clicked: [ElementID], SelectionDrag)
    case dragging(SelectionDrag, ElementMove, map: PaperMap)
    /// Dragging a side or a corner of a picture, with the crop at the pointer's position.
    case cropping(SelectionDrag, PictureCrop)
    /// Dragging an end of a connector.
    case ending(LineEndDrag)
    /// Dragging a handle of a shape.
    case shaping(ShapeHandleDrag)
    /// Dragging a text along its line.
    case sliding(TextSlide)
    /// Dragging a guide.
    case guiding(GuideDrag)
    /// A text was double-clicked.
    case writing(ElementID, at: PaperPoint)
    /// A shape with a label was double-clicked.
    case labelling(ElementID)
    /// A line or an area was double-clicked, to show its nodes.
    case opening(ElementID)
    /// The points of a lasso, or two corners; adds to the previous selection.
    case surrounding([PaperPoint], before: [ElementID])
  }

  /// The distance from the pointer within which elements are hit, in points.
  static let reach = 5.0
  private static let dragThreshold = 3.0

  /// Creates the gesture, which shows the marks of the present selection.
  public init(in context: ToolContext) {
    self.context = context
    context.selection.changed.listen(self) { [unowned self] in showMarks() }
    context.session.changed.listen(self) { [unowned self] event in handle(event) }
  }

  var selection: ElementSelection { context.selection }

  /// Whether the pointer moves the selection without scaling or rotating it.
  public var isMovingSelection: Bool {
    if case .dragging(let drag, _, _) = state { drag.handle == .inside } else { false }
  }

  /// Whether elements are selected by a lasso instead of a rectangle.
  var usesLasso: Bool { context.settings.mode(of: .select) == .selectLasso }

  /// Updates the marks while another component, such as an inspector, drafts an edit.
  private func handle(_ event: Session<Painting>.Event) {
    guard case .seen = event, case .idle = state, context.session.draft != nil || marksDraft else {
      return marksDraft = false
    }
    marksDraft = context.session.draft != nil
    showMarks()
  }

  // MARK: Gesture events

  /// Shows the effect of a press at the pointer.
  public func hover(_ reading: PaperReading?) {
    if let reading { updatePressTarget(at: context.point(reading)) }
  }

  /// Starts a drag, a selection or a lasso; a double click edits a text, enters a group, crops a picture or doubles a
  /// shape.
  public func begin(_ reading: PaperReading, _ press: GesturePress) {
    let point = context.point(reading)
    if press.isDouble { double(at: point) } else { start(at: point, reading.modifiers) }
  }

  /// Continues the drag, or the rectangle or lasso of a selection.
  public func move(_ reading: PaperReading) {
    move(to: context.point(reading), reading.modifiers)
  }

  /// Makes the drag a step, or keeps the selection.
  public func end(_ last: PaperReading?) {
    if let last { move(last) }
    release()
  }

  /// Drops the drag, and restores the selection from before.
  public func cancel() {
    let state = state
    endSnapping()
    self.state = .idle
    copies = nil
    context.hint = nil
    switch state {
    case .idle, .pressed, .writing, .labelling, .opening: break
    case .guiding(let drag): context.cancel(drag)
    case .dragging, .cropping, .ending, .shaping, .sliding:
      selection.isHeld = false
      context.session.cancel()
    case .surrounding(_, let before): selection.select(before)
    }
    showMarks()
  }

  /// Shows the result of a drag, including the lines and labels that follow it.
  func showDraft(_ draft: PaintingEdit) {
    context.session.update(to: followers?.following(draft) ?? draft)
  }

  private func endSnapping() {
    (keptSnapping, followers) = (nil, nil)
    context.snapMarks = []
    context.heldOutlines = []
  }

  /// Returns the drag at a point, or nil if the pointer hasn't moved far enough or drags nothing.
  func drag(at point: PaperPoint) -> SelectionDrag? {
    switch state {
    case .pressed(let start, _, let drag): isDrag(from: start, to: point) ? drag : nil
    case .dragging(let drag, _, _), .cropping(let drag, _): drag
    case .idle, .ending, .shaping, .sliding, .guiding, .writing, .labelling, .opening, .surrounding:
      nil
    }
  }

  private func isDrag(from start: PaperPoint, to point: PaperPoint) -> Bool {
    (point - start).length
      > context.length(ofPoints: context.display.dragThreshold ?? Self.dragThreshold)
  }

  private func start(at point: PaperPoint, _ modifiers: Modifiers) {
    state = .idle
    endSnapping()
    context.hint = nil
    wantsCopies = modifiers.contains(.alt)
    let ids = selection.ids
    let clicked = unit(at: point, modifiers)
    if let slide = slide(at: point) {
      state = .sliding(slide)
    } else if let end = lineEnd(at: point) {
      state = .ending(end)
    } else if let drag = shapeHandle(at: point) {
      state = .shaping(drag)
    } else if let frame, let handle = handle(at: point), handle != .inside {
      state = .pressed(point, clicked: [], SelectionDrag(handle, of: frame, from: point))
    } else if let guide = guide(at: point) {
      state = .guiding(guide)
    } else if modifiers.contains(.shift) {
      if clicked.isEmpty {
        state = .surrounding([point], before: ids)
      } else {
        let (old, unit) = (Set(ids), Set(clicked))
        selection.select(
          unit.isSubset(of: old) ? ids.filter { !unit.contains($0) } : ids + unit.subtracting(old))
      }
    } else {
      let isInside = handle(at: point) == .inside
      if !isInside, !clicked.allSatisfy(Set(ids).contains) { selection.select(clicked) }
      if let frame, isInside || !clicked.isEmpty {
        state = .pressed(
          point, clicked: clicked, SelectionDrag(.inside, of: frame, from: point))
      } else {
        selection.clear()
        state = .surrounding([point], before: [])
      }
    }
    showMarks()
  }

  private func move(to point: PaperPoint, _ modifiers: Modifiers) {
    switch state {
    case .idle, .writing, .labelling, .opening: return
    case .guiding(let drag): context.move(drag, to: point, modifiers)
    case .pressed(let start, _, let drag):
      // The snapped position may be closer than the pointer.
      guard isDrag(from: start, to: point) || keptSnapping != nil, context.session.beginGesture()
      else { return }
      selection.isHeld = true
      if wantsCopies, drag.handle == .inside { copies = context.copiesOfSelected() }
      followers = copies == nil ? context.followers(of: selection.ids) : nil
      if case .handle = drag.handle, selection.isCropping,
        let crop = selection.crop(on: context.ratio)
      {
        state = .cropping(drag, crop)
      } else {
        state = .dragging(
          drag, ElementMove(movedIDs(by: drag), in: context.index), map: .identity)
      }
      move(to: point, modifiers)
    case .dragging(let drag, var elements, _):
      let (map, widthScale) = drag.map(to: point, modifiers)
      let edit =
        copying(by: map)
        ?? (widthScale == 1 || context.scalesLines
          ? elements.edit(by: map, widthScale: widthScale)
          : elements.editKeepingWidths(by: map))
      state = .dragging(drag, elements, map: map)
      showDraft(edit)
      context.hint = hint(drag, map)
      showMarks()
    case .cropping(let drag, _): crop(drag, to: point)
    case .ending(let drag):
      guard context.session.isInGesture || context.session.beginGesture() else { return }
      selection.isHeld = true
      move(drag, to: point, modifiers)
      showMarks()
    case .shaping(let drag):
      guard context.session.isInGesture || context.session.beginGesture() else { return }
      selection.isHeld = true
      move(drag, to: point)
      showMarks()
    case .sliding(let slide):
      guard context.session.isInGesture || context.session.beginGesture() else { return }
      selection.isHeld = true
      move(slide, to: point)
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
    endSnapping()
    self.state = .idle
    context.hint = nil
    switch state {
    case .idle, .guiding: break
    case .opening(let id): context.nodesRequested.post(id)
    case .writing(let text, let point): context.textRequested.post(.existing(text, at: point))
    case .labelling(let owner): context.requestLabel(of: owner, at: nil)
    case .pressed(let point, let clicked, let drag):
      // A click within the frame selects the element under it, or nothing.
      if drag.handle == .inside { selection.select(clicked) }
      updatePressTarget(at: point)
    case .dragging(_, _, let map):
      selection.isHeld = false
      context.session.commit()
      endCopying(by: map)
    case .cropping, .ending, .shaping, .sliding:
      selection.isHeld = false
      context.session.commit()
    case .surrounding(let points, let before):
      if let first = points.first, let last = points.last, points.count > 1 {
        let found =
          usesLasso
          ? context.index.elements(inside: points)
          : context.index.elements(from: first, to: last)
        selection.select(before + found)
      }
    }
    showMarks()
  }

  /// Returns the elements that a drag moves alike: a label moves with its shape, but has a size of its own.
  private func movedIDs(by drag: SelectionDrag) -> [ElementID] {
    drag.handle == .inside ? context.withLabels(selection.ids) : selection.ids
  }

  /// Handles a double click: edits a text or the label of a shape, enters a group, and starts or ends cropping a
  /// picture. Doubles a shape that still fits the paper; otherwise does nothing.
  private func double(at point: PaperPoint) {
    if let text = context.text(at: point, within: Self.reach) {
      state = .writing(text, at: point)
      return
    }
    if guide(at: point) != nil, let index = context.indexOfGuide(at: point) {
      return context.guideRequested.post(index)
    }
    if let inner = innerUnit(at: point) { return selection.select(inner) }
    if let picture = element(at: point), isPicture(picture) { return toggleCropping(of: picture) }
    let holder = element(at: point) ?? shape(at: point)?.id
    if let holder, context.painting.label(of: holder) != nil {
      selection.select([holder])
      state = .labelling(holder)
      return
    }
    if let id = element(at: point), hasNodes(id) {
      state = .opening(id)
      return
    }
    guard let element = shape(at: point), let shape = ShapeParameters(element, on: context.ratio)
    else { return }
    selection.select([element.id])
    switch shape.doubled() {
    case .edit(let edit): context.perform(edit)
    case .tooWide: context.said.post(context.texts.selection.tooWideToDouble)
    case .tooHigh: context.said.post(context.texts.selection.tooHighToDouble)
    }
  }

  /// Whether a double click shows the nodes of an element. One on a shape doubles it.
  private func hasNodes(_ id: ElementID) -> Bool {
    switch context.painting.elements.first(where: { $0.id == id })?.content {
    case .path, .freehand, .area: true
    case .shape, .eraser, .text, .picture, nil: false
    }
  }

  /// Returns the hint shown next to the pointer during a drag.
  private func hint(_ drag: SelectionDrag, _ map: PaperMap) -> String {
    let (frame, texts) = (drag.frame, context.texts)
    func points(_ length: Double) -> Int {
      Int(saturating: PaperScale.points(ofLength: length).rounded())
    }
    switch drag.handle {
    case .inside: return texts.selection.moved(points(map.x0), points(map.y0))
    case .handle:
      let (a, b, d) = (map(frame.point(-1, -1)), map(frame.point(1, -1)), map(frame.point(-1, 1)))
      return texts.sizeHint(points((b - a).length), points((d - a).length))
    case .knob:
      let degrees = PaperAngle.degrees(of: PaperVector(dx: map.xx, dy: map.yx))
      return texts.selection.turned(Int(saturating: degrees.rounded()))
    }
  }

  /// Shows the marks at the selection's present position.
  public func showMarks() { marks = marksNow() }
}
