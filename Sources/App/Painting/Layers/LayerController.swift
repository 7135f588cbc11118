import Base
import Documents
import Editing
import Texts
import Views
import Widgets

/// Shows the layers of a painting in a panel, and makes an edit of each that is changed there.
final class LayerController {
  /// It was opened or closed.
  let changed = Signal<Void>()
  let panel: LayerPanel
  private let screen: PaintingScreen
  private let context: ToolContext
  private let settings: Settings
  private unowned let commands: WindowCommands
  /// While the panel shows what is, nothing of it is a wish.
  private var isShowing = false

  init(
    screen: PaintingScreen, context: ToolContext, settings: Settings, commands: WindowCommands
  ) {
    self.screen = screen
    self.context = context
    self.settings = settings
    self.commands = commands
    panel = LayerPanel(texts: context.texts.layers)
    screen.hasLayersAtLeft = settings.hasLayersAtLeft
    context.layerChanged.listen(self) { [unowned self] in follow() }
    context.session.changed.listen(self) { [unowned self] event in
      if case .opened = event { follow() }
    }
    connect()
  }

  var isOpen: Bool { screen.layers != nil }

  /// As it was when a painting was last open.
  func openAsRemembered() { if settings.areLayersOpen { setOpen(true) } }

  func toggle() {
    // What is hidden with the bars comes back.
    if panel.isHidden, isOpen { return panel.isHidden = false }
    setOpen(!isOpen)
    settings.areLayersOpen = isOpen
  }

  private func setOpen(_ isOpen: Bool) {
    panel.isHidden = false
    screen.layers = isOpen ? panel : nil
    if isOpen { follow() }
    changed.post(())
  }

  /// Lets the current layer's name be edited, in the panel.
  func rename() {
    if !isOpen { setOpen(true) }
    panel.list.beginRenaming(panel.list.selection)
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
      settings.hasLayersAtLeft = screen.hasLayersAtLeft
    }
    let list = panel.list
    list.chosen.listen(self) { [unowned self] in context.choose(layer(at: $0).id) }
    list.toggledShown.listen(self) { [unowned self] in
      context.change(layer(at: $0).id) { $0.isHidden.toggle() }
    }
    list.toggledLock.listen(self) { [unowned self] in
      context.change(layer(at: $0).id) { $0.isLocked.toggle() }
    }
    list.renamed.listen(self) { [unowned self] row, name in
      let layer = layer(at: row)
      // The name that stands for none stays none.
      guard name != context.name(of: layer) else { return }
      context.change(layer.id) { $0.name = name }
    }
    list.menuWanted.listen(self) { [unowned self] in showMenu(at: $0) }
    list.moved.listen(self) { [unowned self] row, target in
      context.move(layer(at: row).id, to: layers.count - 1 - target)
    }
    panel.opacity.changed.listen(self) { [unowned self] in
      if !isShowing { context.fade(to: $0 / 100) }
    }
    panel.opacity.ended.listen(self) { [unowned self] in context.keepFading() }
  }

  /// What can be done with the current layer, by keys as well.
  private func showMenu(at point: ViewPoint) {
    let layer = context.layer
    let menu = Menu(
      name: context.texts.layers.layers,
      items: [
        commands.choice(.layerHide, isChosen: layer.isHidden),
        commands.choice(.layerLock, isChosen: layer.isLocked), commands.item(.layerRename),
        .separator, commands.item(.layerAdd), commands.item(.layerRemove),
        commands.item(.layerMerge), .separator, commands.item(.layerRaise),
        commands.item(.layerLower), commands.item(.layerAbove), commands.item(.layerBelow),
      ])
    screen.window?.show(menu, at: point, size: menu.preferredSize(width: 320))
  }

  private var layers: [Layer] { context.painting.layers }

  /// The uppermost is the first.
  private func layer(at row: Int) -> Layer {
    layers[min(max(layers.count - 1 - row, 0), layers.count - 1)]
  }

  private func follow() {
    guard isOpen else { return }
    let current = context.layer
    isShowing = true
    panel.list.entries = layers.reversed().map { layer in
      LayerEntry(
        name: context.name(of: layer), isHidden: layer.isHidden, isLocked: layer.isLocked,
        opacity: Int((layer.opacity * 100).rounded()))
    }
    panel.list.selection =
      layers.count - 1 - (layers.firstIndex { $0.id == current.id } ?? layers.count - 1)
    panel.opacity.value = current.opacity * 100
    isShowing = false
    panel.list.isEnabled = context.session.access == .changing
    panel.opacity.isEnabled = panel.list.isEnabled
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
