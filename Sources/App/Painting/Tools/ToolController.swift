import Base
import Documents
import Formats
import Rendering
import Texts
import Editing
import Views
import Widgets

/// The tool in use on one paper: what the pointer does there goes to the gesture that the tool makes of it.
final class ToolController {
  private(set) var tool = DrawingTool.pencil
  /// The tool, or what is chosen for it, is another.
  let changed = Signal<Void>()
  let context: ToolContext
  let brushes: BrushController
  let texts: Texts
  private let display: PaintingDisplay
  private let select: SelectGesture
  private let pick: PickGesture
  private let styling: SelectionStyling
  /// What a press begins with the tool in use.
  private var next: any PaintingGesture
  /// What the pointer is doing.
  private var active: (any PaintingGesture)?
  /// The tool that comes back after a colour was picked.
  private var previous = DrawingTool.Name.pencil
  private var ownWidths: [DrawingTool.Name: Double] = [:]
  private var modes: [DrawingTool.Name: DrawingTool.Mode] = [:]

  init(_ context: ToolContext, display: PaintingDisplay, brushes: BrushController) {
    self.context = context
    self.display = display
    self.brushes = brushes
    texts = context.texts
    select = SelectGesture(in: context)
    pick = PickGesture(in: context)
    next = FreehandGesture(.ink, in: context)
    styling = SelectionStyling(brushes, of: context)
    brushes.changed.listen(self) { [unowned self] _ in follow() }
    context.selection.changed.listen(self) { [unowned self] in changed.post(()) }
    context.hinted.listen(self) { [display] in display.paper.hint = $0 }
    context.grasped.listen(self) { [unowned self] _ in showPointer() }
    context.picked.listen(self) { [unowned self] in take($0.color, isFinal: $0.isFinal) }
    select.marked.listen(self) { [display] in display.paper.marks = $0.map(PaperMarks.init) }
    display.received.listen(self) { [unowned self] in receive($0) }
    display.placed.listen(self) { [unowned self] in select.showMarks() }
    follow()
  }

  var selection: ElementSelection { context.selection }
  private var paper: PaintView { display.paper }

  // MARK: Choosing

  /// Takes a tool into use; in the middle of a gesture, nothing happens.
  func choose(_ name: DrawingTool.Name) {
    guard name != tool.name, !paper.isDrawing else { return }
    if tool.name != .pick { previous = tool.name }
    if tool.name == .select { selection.clear() }
    tool = .named(name)
    follow()
    changed.post(())
  }

  /// Takes the picker into use, or puts it away again.
  func togglePicking() { choose(tool.name == .pick ? previous : .pick) }

  /// A colour was picked: the tool before it comes back.
  func endPicking() {
    if tool.name == .pick { choose(previous) }
  }

  /// The width that is the tool's own, in points; nil for a tool that draws with the brush's.
  var ownWidth: Double? {
    get {
      for case .ownWidth(_, let initial) in tool.options { return ownWidths[tool.name] ?? initial }
      return nil
    }
    set {
      for case .ownWidth(let range, _) in tool.options {
        guard let newValue else { continue }
        ownWidths[tool.name] = min(max(newValue, range.lowerBound), range.upperBound)
      }
      follow()
      changed.post(())
    }
  }

  /// The manner in which the tool works; nil for a tool that has but one.
  var mode: DrawingTool.Mode? {
    get {
      for case .mode(let modes) in tool.options { return self.modes[tool.name] ?? modes.first }
      return nil
    }
    set {
      guard newValue != mode, !paper.isDrawing else { return }
      modes[tool.name] = newValue
      follow()
      changed.post(())
    }
  }

  /// A step to a thinner or wider line.
  func changeWidth(larger: Bool) {
    if let width = ownWidth {
      let step = width < 10 || width == 10 && !larger ? 1.0 : width < 50 ? 2 : 10
      ownWidth = width + (larger ? step : -step)
    } else {
      brushes.changeWidth(larger: larger)
    }
  }

  /// Makes the tool and the brush ready for the next press.
  private func follow() {
    var brush = brushes.brush
    brush.style = tool.style(of: brush.style)
    context.brush = brush
    let width = ownWidth ?? 1
    var ring: Double?
    switch tool.gesture {
    case .freehand: next = FreehandGesture(.ink, in: context)
    case .rubberBand(let shape): next = ShapeGesture(shape, in: context)
    case .erase:
      ring = width
      next =
        switch mode {
        case .eraseStrokes: RemoveGesture(widthInPoints: width, in: context)
        case .cutStrokes: FreehandGesture(.cut(widthInPoints: width), in: context)
        default: FreehandGesture(.eraser(widthInPoints: width), in: context)
        }
    case .select:
      select.usesLasso = mode == .selectLasso
      next = select
    case .pick: next = pick
    }
    paper.ring = ring
    showPointer()
  }

  private func showPointer() {
    paper.gesturePointer =
      switch tool.gesture {
      case .select: PointerShape(context.grasp)
      case .pick: .pick
      case .freehand, .rubberBand, .erase: .crosshair
      }
  }

  // MARK: Gestures

  private func receive(_ event: GestureEvent) {
    switch event {
    case .hovered: next.handle(event)
    case .began(let reading, _):
      styling.finish()
      // Control picks a colour, whatever the press else begins.
      let picks = reading.modifiers.contains(.control) && tool.name != .select
      let gesture: any PaintingGesture = picks ? pick : next
      active = gesture
      gesture.handle(event)
      paper.gestureLine = gesture.line
    case .moved: active?.handle(event)
    case .ended, .cancelled:
      let gesture = active
      active = nil
      gesture?.handle(event)
      // A line that was to cut something and found nothing.
      if !context.session.isBusy, display.shown == nil, paper.draft != nil {
        paper.dropDraftWhenSettled()
      }
    }
  }

  /// What there is so far of a line that stays.
  var unfinished: Stroke? { active?.unfinished }

  /// Whether the pointer moves what is being drawn instead of drawing on.
  ///
  /// - Returns: whether there is something.
  func setMovingShape(_ isMoving: Bool) -> Bool { active?.setMoving(isMoving) ?? false }

  private func take(_ color: InkColor, isFinal: Bool) {
    brushes.brush.style.color = color
    if isFinal { endPicking() }
  }

  /// Makes an edit of what was changed in the brush just now.
  func finishStyling() { styling.finish() }
}

extension PointerShape {
  /// What the pointer looks like where it would take hold of something.
  fileprivate init(_ grasp: ToolContext.Grasp) {
    self =
      switch grasp {
      case .nothing: .arrow
      case .element: .hand
      case .grip(.inside, _): .move
      case .grip(.knob, _): .turn
      case .grip(.handle(let x, let y), let axis): PointerShape(scaling: x, y, axis)
      }
  }

  /// The arrows that point as a handle moves, on a turned frame, too.
  private init(scaling x: Int, _ y: Int, _ axis: PaperVector) {
    let dx = Double(x) * axis.dx - Double(y) * axis.dy
    let dy = Double(x) * axis.dy + Double(y) * axis.dx
    self =
      if abs(dy) < 0.4 * abs(dx) {
        .scaleHorizontally
      } else if abs(dx) < 0.4 * abs(dy) {
        .scaleVertically
      } else {
        dx * dy > 0 ? .scaleDown : .scaleUp
      }
  }
}

extension PaperMarks {
  fileprivate init(_ marks: SelectionMarks) {
    self.init()
    (box, handles, knob, loop) = (marks.box, marks.handles, marks.knob, marks.loop)
  }
}
