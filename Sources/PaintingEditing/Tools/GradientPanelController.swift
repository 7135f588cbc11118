import Base
import Documents
import Editing
import Texts
import Views
import Widgets
import Windows

/// Shows the gradient of the selected element in a panel, and applies changes as edits, one for each drag.
final class GradientPanelController {
  private let tools: ToolController
  private let screen: PaintingScreen
  private let settings: Settings
  private let panel: GradientPanel
  private let heldSteps: HeldSteps<Painting, ElementGradient>
  /// The gradient before a stop of it was dragged; nil if none is.
  private var dragged: ElementGradient?
  /// Whether the dragged stop is off the strip, to be removed.
  private var isOff = false
  /// Whether to show the panel when there is a gradient.
  private(set) var isOpen: Bool

  init(of tools: ToolController, screen: PaintingScreen, settings: Settings) {
    self.tools = tools
    self.screen = screen
    self.settings = settings
    isOpen = settings[.isGradientPanelOpen]
    panel = GradientPanel(texts: tools.texts)
    heldSteps = HeldSteps(of: tools.context.session)
    tools.changed.listen(self) { [unowned self] in updatePanel() }
    tools.context.session.changed.listen(self) { [unowned self] _ in updatePanel() }
    panel.wanted.listen(self) { [unowned self] in perform($0) }
    panel.closeButton.action = { [weak self] in self?.toggle() }
  }

  private var context: ToolContext { tools.context }

  func toggle() {
    isOpen.toggle()
    settings[.isGradientPanelOpen] = isOpen
    updatePanel()
  }

  /// Shows the current gradient, or hides the panel without one.
  func updatePanel() {
    guard isOpen, tools.isGradientTool, let gradient = context.gradient else {
      screen.gradientPanel = nil
      return
    }
    panel.isEnabled = context.session.access == .changing
    panel.show(
      GradientPanel.Content(gradient.gradient, chosen: isOff ? nil : context.gradientStop))
    screen.gradientPanel = panel
  }

  private func perform(_ wish: GradientWish) {
    // Colours that were chosen just before.
    tools.finishStyling()
    switch wish {
    case .choose(let index): context.gradientStop = index
    case .add(let offset): context.addGradientStop(at: offset)
    case .drag(let index, let offset): drag(index, to: offset)
    case .drop: drop()
    case .cancelDrag: cancelDrag()
    case .step(let index, let part, let isHeld): step(index, by: part, isHeld: isHeld)
    case .remove(let index):
      context.gradientStop = index
      context.removeGradientStop()
    case .form(let form): context.changeGradient { $0.gradient.form = form }
    case .spread(let spread): context.changeGradient { $0.gradient.field.spread = spread }
    case .space(let space): context.changeGradient { $0.gradient.field.space = space }
    case .reverse: context.reverseGradient()
    case .removeAll: context.removeGradient()
    }
    updatePanel()
  }

  // MARK: Dragging

  private func drag(_ index: Int, to offset: Double?) {
    let session = context.session
    if dragged == nil {
      guard !session.isInGesture, let gradient = context.gradient, session.beginGesture() else {
        return
      }
      dragged = gradient
    }
    guard session.isInGesture, var gradient = dragged else { return }
    isOff = offset == nil && gradient.stops.count > 2
    if let offset { gradient.moveStop(index, to: offset) } else { gradient.removeStop(index) }
    session.update(to: gradient.edit(isArea: context.isArea(gradient.id)))
  }

  private func drop() {
    guard dragged != nil else { return }
    let isRemoved = isOff
    (dragged, isOff) = (nil, false)
    if isRemoved { context.gradientStop = nil }
    if context.session.isInGesture { context.session.commit() }
  }

  private func cancelDrag() {
    guard dragged != nil else { return }
    (dragged, isOff) = (nil, false)
    if context.session.isInGesture { context.session.cancel() }
  }

  private func step(_ index: Int, by part: Double, isHeld: Bool) {
    guard context.session.access == .changing, !context.session.isInGesture,
      let gradient = context.gradient
    else { return }
    heldSteps.make(PaperVector(dx: part, dy: 0), isHeld: isHeld, from: gradient) {
      [context] origin, way, done in
      var moved = origin
      guard origin.stops.indices.contains(index) else { return done(false) }
      // Whole thousandths stay so however many steps there are.
      let offset = ((origin.stops[index].offset + way.dx) * 1000).rounded() / 1000
      moved.moveStop(index, to: offset)
      context.perform(moved.edit(isArea: context.isArea(moved.id)), then: done)
    }
  }

  // MARK: Menu

  func menu() -> Menu? {
    guard let gradient = context.gradient else { return nil }
    let texts = tools.texts.gradient
    let field = gradient.gradient.field
    func spread(_ title: String, _ spread: GradientSpread) -> Menu.Item {
      .choice(title, isChosen: field.spread == spread) { [context] in
        context.changeGradient { $0.gradient.field.spread = spread }
      }
    }
    func space(_ title: String, _ space: GradientSpace) -> Menu.Item {
      .choice(title, isChosen: field.space == space) { [context] in
        context.changeGradient { $0.gradient.field.space = space }
      }
    }
    return Menu(
      name: texts.stops,
      items: [
        .choice(texts.panel, isChosen: isOpen) { [weak self] in self?.toggle() },
        .separator,
        .command(texts.addStop, key: "", isEnabled: true) { [context] in context.addGradientStop()
        },
        .command(
          texts.deleteStop, key: "",
          isEnabled: context.gradientStop != nil && gradient.stops.count > 2
        ) { [context] in context.removeGradientStop() },
        .command(texts.reverse, key: "", isEnabled: true) { [context] in context.reverseGradient()
        },
        .command(texts.remove, key: "", isEnabled: true) { [context] in context.removeGradient() },
        .separator,
        spread(texts.noRepeat, .pad), spread(texts.reflected, .reflect),
        spread(texts.direct, .repeating),
        .separator,
        space(texts.perceptual, .oklab), space(texts.classic, .srgb),
      ])
  }
}
