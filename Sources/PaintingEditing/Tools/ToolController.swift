import Base
import Documents
import Editing
import Formats
import Rendering
import Texts
import Views
import Widgets

/// The current tool on one paper: dispatches pointer events to its gestures.
final class ToolController {
  /// Posted when the options of the current tool, or their values, change.
  let changed = Signal<Void>()
  /// Posted when the brush on the faceplate changes.
  let brushChanged = Signal<Void>()
  /// Posted to ask for the size of letters.
  let textSizeRequested = Signal<Void>()
  let toolbox: Toolbox<DrawingTool, PaperReading>
  let context: ToolContext
  let brushes: BrushController
  let texts: Texts
  private let display: PaintingDisplay
  private let select: SelectGesture
  let styling: SelectionStyling
  let restWatch = RestWatch()
  private let restClock = RestClock()
  /// The elements to which `ToolContext.gradientStop` refers.
  private var gradientElements: [ElementID] = []
  /// Whether the tool before was the one for nodes.
  private var hadNodeTool = false
  /// The cached `brushUse` of the current selection.
  var selectedUse: BrushUse?

  init(_ context: ToolContext, display: PaintingDisplay, brushes: BrushController) {
    self.context = context
    self.display = display
    self.brushes = brushes
    texts = context.texts
    let select = SelectGesture(in: context)
    self.select = select
    styling = SelectionStyling(of: context)
    toolbox = Toolbox(DrawingTool.catalogue, .pencil) { $0.gesture(in: context, select: select) }
    toolbox.changed.listen(self) { [unowned self] in toolChanged() }
    toolbox.turned.listen(self) { [unowned self] in
      self.context.finishOpenLine()
      updatePaper()
    }
    brushes.changed.listen(self) { [unowned self] _ in
      updatePaper()
      brushChanged.post(())
    }
    context.selection.changed.listen(self) { [unowned self] in
      selectedUse = nil
      // Its stops are others, unless the selected element has only changed.
      if selection.ids != gradientElements {
        gradientElements = selection.ids
        self.context.gradientStop = nil
      }
      showMarks()
      changed.post(())
    }
    context.hinted.listen(self) { [display] in display.paper.hint = $0 }
    context.lineChanged.listen(self) { [display] in display.paper.updateLine(after: $0) }
    context.layerChanged.listen(self) { [unowned self] in
      paper.sheet = Sheet.ID(self.context.layer.id)
    }
    context.pressTargetChanged.listen(self) { [unowned self] _ in showPointer() }
    context.symmetryChosen.listen(self) { [unowned self] symmetry in
      set { $0.symmetry = symmetry }
    }
    context.snapped.listen(self) { [unowned self] _ in showSnapMarks() }
    context.outlinesHeld.listen(self) { [unowned self] _ in showSnapMarks() }
    context.guidesChosen.listen(self) { [unowned self] guides in set { $0.aids.guides = guides } }
    context.gradientStopChosen.listen(self) { [unowned self] in
      showMarks()
      brushChanged.post(())
      changed.post(())
    }
    context.session.changed.listen(self) { [unowned self] _ in
      if isGradientTool || isNodeTool { showMarks() }
    }
    context.nodesChanged.listen(self) { [unowned self] in
      showMarks()
      // The kinds of the selected nodes on the bar.
      if isNodeTool, !toolbox.isInGesture { changed.post(()) }
    }
    context.nodesRequested.listen(self) { [unowned self] id in
      toolbox.choose(.nodes)
      selection.select([id])
    }
    context.picked.listen(self) { [unowned self] in setColor($0.color, isFinal: $0.isFinal) }
    select.marked.listen(self) { [unowned self] _ in showMarks() }
    display.received.listen(self) { [unowned self] in receive($0) }
    display.placed.listen(self) { [unowned self] in
      self.select.showMarks()
      showRing()
      showGuides()
      showAids()
    }
    updatePaper()
  }

  /// Asked when a moved selection is released; true if it was taken there, and stays in its place on the paper.
  var takesSelection: (PaperReading) -> Bool = { _ in false }

  var tool: DrawingTool { toolbox.tool }
  var selection: ElementSelection { context.selection }
  var paper: PaintView { display.paper }

  // MARK: Choosing

  func choose(_ name: CommandName) { toolbox.choose(name) }

  /// Selects the element at a point for its menu, with the tool for that; deselects everything if there is none.
  func selectForMenu(at point: PaperPoint) {
    if tool.name != .select {
      guard select.hasElement(at: point) else { return selection.clear() }
      choose(.select)
    }
    select.selectForMenu(at: point)
  }

  private func toolChanged() {
    context.finishOpenLine()
    // The same elements have nodes, and are selected.
    if !keepsSelection { selection.clear() }
    hadNodeTool = isNodeTool
    context.choose([])
    context.snapMarks = []
    context.heldOutlines = []
    context.hint = nil
    context.gradientStop = nil
    showMarks()
    updatePaper()
    changed.post(())
  }

  private var keepsSelection: Bool {
    switch tool.kind {
    case .nodes: true
    case .select: hadNodeTool
    default: false
    }
  }

  /// Whether a text is being written, which has no handles: they would cover its letters.
  var isWriting = false { didSet { if isWriting != oldValue { showMarks() } } }

  /// Shows the handles of the gradient or the nodes if their tool is in use, otherwise those of the selection.
  private func showMarks() {
    guard !isWriting else { return display.paper.marks = nil }
    if let nodes = nodeMarks {
      var marks = PaperMarks()
      marks.nodes = nodes
      return display.paper.marks = marks
    }
    guard isGradientTool else { return display.paper.marks = select.marks.map(PaperMarks.init) }
    display.paper.marks = gradientMarks.map { gradient in
      var marks = PaperMarks()
      marks.gradient = gradient
      return marks
    }
  }

  /// See `ToolSettings.ownWidth`.
  var ownWidth: Double? {
    get { context.settings.ownWidth(of: tool) }
    set { set { if let newValue { $0.setOwnWidth(newValue, of: tool) } } }
  }

  /// See `ToolSettings.count`.
  var count: Int? {
    get { context.settings.count(of: tool) }
    set { set { if let newValue { $0.setCount(newValue, of: tool) } } }
  }

  /// See `ToolSettings.setNumber`.
  func setNumber(_ index: Int, to value: Int) {
    set { $0.setNumber(index, to: value, of: tool) }
  }

  /// See `ToolSettings.mode`; can't be changed during a gesture.
  var mode: DrawingTool.Mode? {
    get { context.settings.mode(of: tool) }
    set {
      guard let newValue, !toolbox.isInGesture else { return }
      context.finishOpenLine()
      context.heldOutlines = []
      set { $0.setMode(newValue, of: tool) }
    }
  }

  /// See `ToolSettings.widthsMeanScreen`.
  var widthsMeanScreen: Bool {
    get { context.settings.widthsMeanScreen }
    set { set { $0.widthsMeanScreen = newValue } }
  }

  func set(_ change: (inout ToolSettings) -> Void) {
    let before = context.settings
    change(&context.settings)
    guard context.settings != before else { return }
    updatePaper()
    changed.post(())
  }

  // MARK: On the paper

  /// Shows the tool and the brush on the paper.
  private func updatePaper() {
    var brush = brushes.brush
    brush.style = tool.style(of: brush.style)
    context.brush = brush
    context.showOpenLine()
    showRing()
    showLoupe()
    showGuides()
    showAids()
    if case .freehand = toolbox.toolAtPointer.kind {
      paper.stabiliser.length = brush.steadiness
    } else {
      paper.stabiliser.length = 0
    }
    showPointer()
  }

  /// Shows the width of the line that a press would draw or erase, and during the gesture only that of an eraser.
  private func showRing() {
    let tool = toolbox.toolAtPointer
    let width: Double? =
      switch tool.kind {
      case .erase: context.settings.ownWidth(of: tool).map(context.width)
      case .freehand, .rubberBand, .arrow:
        toolbox.isInGesture ? nil : context.width(ofPoints: context.brush.widthInPoints)
      case .select, .fill, .gradient, .text, .pick, .nodes, .pen: nil
      }
    // Hide the ring of a thin pen, which would be smaller than the pointer.
    let isFine = (width ?? 0) < context.length(ofPoints: Self.finestRing)
    if case .erase = tool.kind { paper.ring = width } else { paper.ring = isFine ? nil : width }
  }

  /// The minimum diameter of a brush's ring, in points of the screen.
  private static let finestRing = 6.0

  /// Shows a magnifier for picking a colour.
  private func showLoupe() {
    paper.showsLoupe = toolbox.toolAtPointer.isPicker || toolbox.active is PickGesture
  }

  private func showPointer() {
    paper.gesturePointer =
      switch toolbox.toolAtPointer.kind {
      case .select, .gradient, .nodes: PointerShape(context.pressTarget, on: paper.turn)
      case .pick: .pick
      case .text: .text
      case .pen: context.pressTarget == .end ? PointerShape(.end, on: paper.turn) : .crosshair
      case .freehand, .rubberBand, .arrow, .erase, .fill: .crosshair
      }
  }

  // MARK: Gestures

  /// Notifies the gesture, which interprets it, when the pointer rests while drawing.
  private func watchRest(_ event: GestureEvent<PaperReading>) {
    switch event {
    case .began(let reading, _), .moved(let reading):
      restWatch.move(to: paper.viewPoint(at: reading.position), paper.window?.host) {
        [weak self] in self?.toolbox.rest()
      }
    case .ended, .cancelled:
      restWatch.end()
      restClock.end()
    case .hovered: break
    }
  }

  /// Lets a gesture go on that draws by time.
  private func drawWhileResting(after event: GestureEvent<PaperReading>) {
    switch event {
    case .began(let reading, _), .moved(let reading):
      guard toolbox.drawsWhileResting else { break }
      restClock.start(at: reading, paper.window?.host) { [weak self] reading in
        self?.toolbox.receive(.moved(reading))
      }
    case .ended, .cancelled, .hovered: break
    }
  }

  private func receive(_ event: GestureEvent<PaperReading>) {
    if case .began = event { styling.finish() }
    watchRest(event)
    var isPlaced = false
    if case .ended(let reading) = event {
      isPlaced = toolbox.active is SymmetryGesture<ToolContext>
      let isMoving = (toolbox.active as? SelectGesture)?.isMovingSelection ?? false
      toolbox.receive(isMoving && reading.map(takesSelection) == true ? .cancelled : event)
    } else {
      toolbox.receive(event)
    }
    drawWhileResting(after: event)
    if isPlaced { toolbox.held = nil }
    switch event {
    case .ended, .cancelled:
      showRing()
      showLoupe()
      // A cutting line that found nothing to cut.
      if !context.session.isBusy, display.shown == nil, paper.draft != nil {
        paper.dropDraftWhenSettled()
      }
    case .began:
      showRing()
      showLoupe()
    case .hovered, .moved: break
    }
  }

  private var active: FreehandGesture? { toolbox.active as? FreehandGesture }

  /// The part drawn so far of a line that stays.
  var unfinished: UnfinishedLine? { active?.unfinished }

  private func setColor(_ color: InkColor, isFinal: Bool) {
    brushes.brush.style.color = color
    if isFinal { toolbox.putPickerAway() }
  }

  /// Applies pending changes of the brush as an edit.
  func finishStyling() { styling.finish() }
}

extension PaperMarks {
  fileprivate init(_ marks: SelectionMarks) {
    self.init()
    (box, handles, knob, loop) = (marks.box, marks.handles, marks.knob, marks.loop)
    (outlines, knobs) = (marks.outlines, marks.knobs)
  }
}
