import Base
import Documents
import Editing
import Texts
import Views
import Widgets
import Windows

/// The rulers, the grid and the guides of one painting: shown, pulled out of rulers, and remembered.
final class AidsController {
  private let tools: ToolController
  private let screen: PaintingScreen
  private let settings: Settings
  /// Of the painting; nil until the library has it.
  private let id: () -> ItemID?
  /// The guide that comes out of a ruler.
  private var pulled: GuideDrag?
  /// As they were kept last.
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
    tools.changed.listen(self) { [unowned self] in follow() }
    follow()
  }

  /// As `ToolSettings.aids`.
  var now: DrawingAids {
    get { tools.context.settings.aids }
    set { tools.set { $0.aids = newValue } }
  }

  private func follow() {
    // A guide in the hand is kept where it is let go.
    if pulled == nil, !tools.toolbox.isInGesture, id() != nil { keep() }
    if now.showsRulers == (screen.rulers != nil) { return }
    screen.rulers = now.showsRulers ? rulers() : nil
    showMeasure()
    screen.setNeedsLayout()
  }

  /// That the paper's size was asked in last.
  var unit: PaperUnit { didSet { showMeasure() } }

  /// What the rulers count in.
  var measure: PaperMeasure {
    let paper = PaperSize(tools.context.ratio, length: tools.context.painting.paperLength)
    return PaperMeasure(of: paper, in: unit, tools.texts)
  }

  /// Has the rulers count in what the paper is measured in.
  func showMeasure() { screen.rulers?.countToLongerSide = measure.countToLongerSide }

  private func rulers() -> PaperRulers {
    let texts = tools.texts.drawingAids
    let rulers = PaperRulers(
      of: screen.paper, names: (texts.horizontalRuler, texts.verticalRuler),
      tooltip: texts.rulerTip)
    for (ruler, direction) in [
      (rulers.horizontal, SnapDirection.horizontal), (rulers.vertical, .vertical),
    ] {
      ruler.pulled.listen(self) { [unowned self] in follow($0, direction) }
    }
    return rulers
  }

  private func follow(_ pull: PaperRuler.Pull, _ direction: SnapDirection) {
    let context = tools.context
    switch pull {
    case .moved(let point, let modifiers):
      let drag = pulled ?? GuideDrag(direction, among: now.guides)
      pulled = drag
      // What is pulled out is meant to be seen.
      now.showsGuides = true
      context.move(drag, to: screen.paper.paperPoint(at: point, on: context.ratio), modifiers)
    case .ended:
      context.hint = nil
      pulled = nil
      follow()
    case .cancelled:
      if let pulled { context.cancel(pulled) }
      pulled = nil
    }
  }

  // MARK: From one start to the next

  /// Takes over what was kept for a painting; nil for a new one.
  func recall(for id: ItemID?) {
    kept = settings.drawingAids(of: id)
    now = kept
  }

  /// Keeps what was changed; of a painting that the library does not have, all but the guides, for the next one.
  func keep() {
    guard now != kept else { return }
    settings.setDrawingAids(now, of: id())
    kept = now
  }
}

extension PaintView {
  /// The point of the paper under a point of the view.
  fileprivate func paperPoint(at point: ViewPoint, on ratio: AspectRatio) -> PaperPoint {
    PaperPoint(
      viewport.unitPoint(at: PixelPoint(x: point.x * scale, y: point.y * scale)), on: ratio)
  }
}
