import Base
import Documents
import Formats
import Rendering
import Texts
import Editing
import Views
import Widgets

/// The tool in use on one paper: tells the paper what a press begins, and makes elements of gestures that the
/// paper itself knows nothing about.
final class ToolController {
  private(set) var tool = DrawingTool.pencil
  /// Called when the tool or what is chosen for it is another.
  var changed: () -> Void = {}
  /// Called when other elements are selected, or the selected ones changed.
  var selectionChanged: () -> Void = {}
  /// Called when the paper has another place or size.
  var placed: () -> Void = {}
  /// Called with the element that a gesture left.
  var finished: (PaintingElement) -> Void = { _ in }
  private let paper: PaintView
  let context: ToolContext
  let brushes: BrushController
  let selection: SelectionController
  let texts: Texts
  private var band: RubberBand?
  private var remover: StrokeRemover?
  /// The paper's shape in the gesture under way.
  private var ratio = AspectRatio.fourToThree
  /// The tool that comes back after a colour was picked.
  private var previous = DrawingTool.Name.pencil
  private var ownWidths: [DrawingTool.Name: Double] = [:]
  private var modes: [DrawingTool.Name: DrawingTool.Mode] = [:]

  init(_ context: ToolContext, brushes: BrushController, texts: Texts) {
    self.context = context
    paper = context.paper
    self.brushes = brushes
    self.texts = texts
    selection = SelectionController(context, brushes: brushes, texts: texts)
    brushes.changed.listen(self) { [weak self] _ in self?.follow() }
    selection.changed = { [weak self] in
      self?.changed()
      self?.selectionChanged()
    }
    paper.placed = { [weak self] in
      self?.showDraft()
      self?.selection.showMarks()
      self?.placed()
    }
    follow()
  }

  // MARK: Choosing

  /// Takes a tool into use; in the middle of a gesture, nothing happens.
  func choose(_ name: DrawingTool.Name) {
    guard name != tool.name, !paper.isDrawing else { return }
    if tool.name != .pick { previous = tool.name }
    if tool.name == .select { selection.clear() }
    tool = .named(name)
    follow()
    changed()
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
      changed()
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
      changed()
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

  /// Hands the tool and the brush to the paper.
  private func follow() {
    if !paper.isDrawing { paper.hint = nil }
    var brush = brushes.brush
    brush.style = tool.style(of: brush.style)
    paper.brush = brush
    switch tool.way {
    case .freehand: paper.use = .drawing
    case .erase:
      let width = ownWidth ?? 1
      paper.use =
        mode == .eraseStrokes
        ? .touching(widthInPoints: width)
        : .erasing(widthInPoints: width, leavesLine: mode == .eraseInk)
    case .select:
      selection.usesLasso = mode == .selectLasso
      paper.use = .selecting
    case .rubberBand: paper.use = .stretching
    case .pick: paper.use = .picking
    }
    showDraft()
  }

  // MARK: Gestures

  /// The pointer did something that the paper leaves to the tool.
  func stretch(_ event: StretchEvent, on ratio: AspectRatio) {
    self.ratio = ratio
    switch tool.way {
    case .rubberBand(let shape): stretch(shape, event)
    case .erase: removeStrokes(event)
    case .select: selection.handle(event)
    case .freehand, .pick: break
    }
  }

  /// A line was drawn across strokes that are to be cut there.
  func cut(along line: Stroke) {
    let eraser = EraserPath(
      line.samples.map { PaperPoint($0.position, on: context.ratio) }, radius: line.width / 2)
    guard let edit = context.index.cut(by: eraser) else { return }
    paper.draft = .lines([Polyline(line, in: paper.viewport)])
    context.perform(edit) { [weak paper] _ in paper?.dropDraftWhenSettled() }
  }

  private func removeStrokes(_ event: StretchEvent) {
    switch event {
    case .hovered: break
    case .began(let point, _, _):
      remover = StrokeRemover(
        context, widthInPoints: ownWidth ?? 1, at: PaperPoint(point, on: ratio))
    case .moved(let point, _): remover?.move(to: PaperPoint(point, on: ratio))
    case .ended:
      remover?.end()
      remover = nil
    case .cancelled:
      remover?.cancel()
      remover = nil
    }
  }

  private func stretch(_ shape: RubberBandShape, _ event: StretchEvent) {
    switch event {
    case .hovered: return
    case .began(let point, let modifiers, _):
      band = RubberBand(shape)
      band?.press(at: PaperPoint(point, on: ratio), modifiers)
    case .moved(let point, let modifiers):
      band?.drag(to: PaperPoint(point, on: ratio), modifiers)
    case .ended:
      let corners = band?.release()
      band = nil
      if let corners { finished(element(shape.kind, corners)) }
    case .cancelled:
      band = nil
    }
    showDraft()
  }

  /// Whether the pointer moves the shape that is being drawn instead of stretching it.
  ///
  /// - Returns: whether there is a shape.
  func setMovingShape(_ isMoving: Bool) -> Bool {
    guard band != nil else { return false }
    band?.isMoving = isMoving
    return true
  }

  private func showDraft() {
    guard case .rubberBand = tool.way else { return }
    guard let band, let corners = band.corners else {
      paper.draft = nil
      paper.hint = nil
      return
    }
    let element = element(band.shape.kind, corners)
    paper.draft = .lines([Polyline(element, on: ratio, in: paper.viewport)])
    paper.hint = hint(of: band)
  }

  private func element(
    _ kind: ShapeKind, _ corners: (from: PaperPoint, to: PaperPoint)
  ) -> PaintingElement {
    let brush = brushes.brush
    return PaintingElement(
      .shape(
        kind, from: corners.from.unitPoint(on: ratio), to: corners.to.unitPoint(on: ratio)),
      width: paper.viewport.fraction(ofPixels: brush.widthInPoints * paper.scale),
      style: tool.style(of: brush.style))
  }

  /// Its length or size in points.
  private func hint(of band: RubberBand) -> String? {
    guard let extent = band.extent else { return nil }
    func points(_ length: Double) -> Int {
      Int((paper.viewport.pixels(ofFraction: abs(length)) / paper.scale).rounded())
    }
    switch band.shape.measure {
    case .length: return texts.lengthHint(points(extent.length))
    case .size: return texts.sizeHint(points(extent.dx), points(extent.dy))
    }
  }
}
