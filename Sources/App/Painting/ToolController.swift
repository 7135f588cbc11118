import Geometry
import Ink
import Model
import Pictures
import Rendering
import Texts
import Tools
import Views
import Widgets

/// The tool in use on one paper: tells the paper what a press begins, and makes strokes of gestures that the
/// paper itself knows nothing about.
final class ToolController {
  private(set) var tool = DrawingTool.pencil
  /// Called when the tool or what is chosen for it is another.
  var changed: () -> Void = {}
  /// Called with the stroke that a gesture left.
  var finished: (Stroke) -> Void = { _ in }
  private let paper: PaintView
  let brushes: BrushController
  let texts: Texts
  private var band: RubberBand?
  /// The paper's shape in the gesture under way.
  private var ratio = AspectRatio.fourToThree
  /// The tool that comes back after a colour was picked.
  private var previous = DrawingTool.Name.pencil
  private var ownWidths: [DrawingTool.Name: Double] = [:]

  init(paper: PaintView, brushes: BrushController, texts: Texts) {
    self.paper = paper
    self.brushes = brushes
    self.texts = texts
    brushes.changed.listen(self) { [weak self] _ in self?.follow() }
    paper.placed = { [weak self] in self?.showDraft() }
    follow()
  }

  // MARK: Choosing

  /// Takes a tool into use; in the middle of a gesture, nothing happens.
  func choose(_ name: DrawingTool.Name) {
    guard name != tool.name, !paper.isDrawing else { return }
    if tool.name != .pick { previous = tool.name }
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

  /// One step of the keys `[` and `]`.
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
    var brush = brushes.brush
    brush.style = tool.style(of: brush.style)
    paper.brush = brush
    switch tool.way {
    case .freehand:
      paper.use =
        ownWidth.map { .erasing(widthInPoints: $0, leavesLine: true) } ?? .drawing
    case .rubberBand: paper.use = .stretching
    case .pick: paper.use = .picking
    }
    showDraft()
  }

  // MARK: Stretching

  func stretch(_ event: StretchEvent, on ratio: AspectRatio) {
    switch event {
    case .hovered: return
    case .began(let point, let modifiers, _):
      guard case .rubberBand(let shape) = tool.way else { return }
      band = RubberBand(shape)
      band?.press(at: PaperPoint(point, on: ratio), modifiers)
    case .moved(let point, let modifiers):
      band?.drag(to: PaperPoint(point, on: ratio), modifiers)
    case .ended:
      let outline = band?.release()
      band = nil
      if let outline { finished(stroke(outline, on: ratio)) }
    case .cancelled:
      band = nil
    }
    self.ratio = ratio
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
    guard let band, let outline = band.outline else {
      paper.draft = nil
      paper.hint = nil
      return
    }
    paper.draft = .lines([Polyline(stroke(outline, on: ratio), in: paper.viewport)])
    paper.hint = hint(of: band)
  }

  private func stroke(_ outline: [PaperPoint], on ratio: AspectRatio) -> Stroke {
    let brush = brushes.brush
    return Stroke(
      tool: tool.strokeTool ?? .pencil,
      width: paper.viewport.fraction(ofPixels: brush.widthInPoints * paper.scale),
      style: tool.style(of: brush.style),
      samples: outline.map { Sample(position: $0.unitPoint(on: ratio)) })
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
