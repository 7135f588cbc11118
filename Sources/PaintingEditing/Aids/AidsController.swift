import Base
import Documents
import Editing
import Texts
import Views
import Widgets
import Windows

/// The rulers, the grid and the guides of one painting: displays them, drags guides out of rulers, and stores them.
final class AidsController {
  private let tools: ToolController
  private let screen: PaintingScreen
  private let settings: Settings
  /// The id of the painting; nil until the library has it.
  private let id: () -> ItemID?
  /// The guide being dragged out of a ruler.
  private var pulled: GuideDrag?
  /// The last stored state.
  private var kept = DrawingAids()

  init(
    _ tools: ToolController, screen: PaintingScreen, settings: Settings,
    id: @escaping () -> ItemID?
  ) {
    self.tools = tools
    self.screen = screen
    self.settings = settings
    self.id = id
    unit = settings[.paperUnit]
    tools.changed.listen(self) { [unowned self] in updateRulers() }
    updateRulers()
  }

  /// See `ToolSettings.aids`.
  var now: DrawingAids {
    get { tools.context.settings.aids }
    set { tools.set { $0.aids = newValue } }
  }

  private func updateRulers() {
    // A dragged guide is stored on release.
    if pulled == nil, !tools.toolbox.isInGesture, id() != nil { keep() }
    if now.showsRulers == (screen.rulers != nil) { return }
    screen.rulers = now.showsRulers ? rulers() : nil
    showMeasure()
    screen.setNeedsLayout()
  }

  /// The unit last used for the paper's size.
  var unit: PaperUnit { didSet { showMeasure() } }

  /// The unit of the rulers.
  var measure: PaperMeasure {
    let paper = PaperSize(tools.context.ratio, length: tools.context.painting.paperLength)
    return PaperMeasure(of: paper, in: unit, tools.texts)
  }

  /// Sets the unit of the rulers to that of the paper.
  func showMeasure() { screen.rulers?.countToLongerSide = measure.countToLongerSide }

  private func rulers() -> PaperRulers {
    let texts = tools.texts.drawingAids
    let rulers = PaperRulers(
      of: screen.paper, names: (texts.horizontalRuler, texts.verticalRuler),
      tooltip: texts.rulerTip)
    for (ruler, direction) in [
      (rulers.horizontal, SnapDirection.horizontal), (rulers.vertical, .vertical),
    ] {
      ruler.pulled.listen(self) { [unowned self] in handle($0, direction) }
    }
    return rulers
  }

  private func handle(_ pull: PaperRuler.Pull, _ direction: SnapDirection) {
    let context = tools.context
    switch pull {
    case .moved(let point, let modifiers):
      let drag = pulled ?? GuideDrag(direction, among: now.guides)
      pulled = drag
      // Dragging out a guide shows all guides.
      now.showsGuides = true
      context.move(drag, to: screen.paper.paperPoint(at: point, on: context.ratio), modifiers)
    case .ended:
      context.hint = nil
      pulled = nil
      updateRulers()
    case .cancelled:
      if let pulled { context.cancel(pulled) }
      pulled = nil
    }
  }

  // MARK: Storage

  /// Restores the aids of a painting; nil for a new one.
  func recall(for id: ItemID?) {
    kept = settings.drawingAids(of: id)
    now = kept
  }

  /// Stores changes. For a painting that the library doesn't have, all but the guides are kept for the next one.
  func keep() {
    guard now != kept else { return }
    settings.setDrawingAids(now, of: id())
    kept = now
  }
}

extension PaintView {
  /// Converts a point of the view to a point of the paper.
  fileprivate func paperPoint(at point: ViewPoint, on ratio: AspectRatio) -> PaperPoint {
    PaperPoint(
      viewport.unitPoint(at: PixelPoint(x: point.x * scale, y: point.y * scale)), on: ratio)
  }
}
