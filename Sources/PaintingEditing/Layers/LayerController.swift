import Base
import DocumentWindows
import Documents
import Editing
import Texts
import Views
import Widgets
import Windows

/// Shows the layers of a painting in a panel, and applies changes as edits.
final class LayerController {
  /// Posted when the panel was opened or closed.
  let changed = Signal<Void>()
  let panel: LayerPanel
  private let screen: PaintingScreen
  private let list: LayerListController
  private let context: ToolContext
  private let settings: Settings
  private unowned let commands: WindowCommands
  /// Shows a menu below a button.
  private let showMenu: (Menu, Button) -> Void
  /// Set while the panel is updated, to ignore its own changes.
  private var isShowing = false

  init(
    screen: PaintingScreen, context: ToolContext, settings: Settings, commands: WindowCommands,
    showMenu: @escaping (Menu, Button) -> Void
  ) {
    self.showMenu = showMenu
    self.screen = screen
    self.context = context
    self.settings = settings
    self.commands = commands
    panel = LayerPanel(texts: context.texts.layers)
    list = LayerListController(panel.list, of: context, commands: commands)
    screen.hasLayersAtLeft = settings[.hasLayersAtLeft]
    context.layerChanged.listen(self) { [unowned self] in updatePanel() }
    context.session.changed.listen(self) { [unowned self] event in
      if case .opened = event { updatePanel() }
    }
    connect()
  }

  var isOpen: Bool { screen.layers != nil }

  /// Restores the state of the last painting.
  func openAsRemembered() { if settings[.areLayersOpen] { setOpen(true) } }

  func toggle() {
    // Show it again if it is hidden along with the bars.
    if panel.isHidden, isOpen { return panel.isHidden = false }
    setOpen(!isOpen)
    settings[.areLayersOpen] = isOpen
  }

  private func setOpen(_ isOpen: Bool) {
    panel.isHidden = false
    screen.layers = isOpen ? panel : nil
    if isOpen { updatePanel() }
    changed.post(())
  }

  /// Starts editing the current layer's name in the panel.
  func rename() {
    if !isOpen { setOpen(true) }
    list.rename()
  }

  private func connect() {
    commands.bind(panel.addButton, .layerAdd)
    commands.bind(panel.removeButton, .layerRemove)
    commands.bind(panel.raiseButton, .layerRaise)
    commands.bind(panel.lowerButton, .layerLower)
    commands.bind(panel.mergeButton, .layerMerge)
    commands.bind(panel.closeButton, .layers)
    panel.sideButton.action = { [weak self] in
      guard let self else { return }
      screen.hasLayersAtLeft.toggle()
      settings[.hasLayersAtLeft] = screen.hasLayersAtLeft
    }
    panel.opacity.changed.listen(self) { [unowned self] in
      if !isShowing { context.fade(to: $0 / 100) }
    }
    panel.opacity.ended.listen(self) { [unowned self] in context.keepFading() }
    panel.blendButton.action = { [weak self] in
      guard let self else { return }
      showMenu(blendMenu(), panel.blendButton)
    }
  }

  private func blendMenu() -> Menu {
    let (layer, texts) = (context.layer, context.texts.layers)
    return Menu(
      name: texts.blendMode,
      items: Blending.allCases.map { blending in
        .choice(texts.name(of: blending), isChosen: layer.blending == blending) { [context] in
          context.change(layer.id) { $0.blending = blending }
        }
      })
  }

  private func updatePanel() {
    guard isOpen else { return }
    let current = context.layer
    isShowing = true
    list.updateList()
    panel.opacity.value = current.opacity * 100
    isShowing = false
    panel.blendButton.title = context.texts.layers.name(of: current.blending)
    panel.opacity.isEnabled = panel.list.isEnabled
    panel.blendButton.isEnabled = panel.list.isEnabled
    guard panel.list.isEnabled else {
      let buttons = [
        panel.addButton, panel.removeButton, panel.raiseButton, panel.lowerButton,
        panel.mergeButton,
      ]
      return buttons.forEach { $0.isEnabled = false }
    }
    panel.addButton.isEnabled = context.canAddLayer
    panel.removeButton.isEnabled = context.canRemoveLayer
    panel.raiseButton.isEnabled = context.canMoveLayer(by: 1)
    panel.lowerButton.isEnabled = context.canMoveLayer(by: -1)
    panel.mergeButton.isEnabled = context.canMergeLayer
  }
}
