import Base
import Documents
public import Editing
public import Views
import Widgets
public import Windows

/// Connects a list of layers with a document.
public final class LayerListController {
  let list: LayerList
  private let context: any LayeredContext
  private unowned let commands: WindowCommands
  private let isBackground: () -> Bool

  /// - Parameter isBackground: returns whether the current layer is the opaque background.
  public init(
    _ list: LayerList, of context: any LayeredContext, commands: WindowCommands,
    isBackground: @escaping () -> Bool = { false }
  ) {
    self.list = list
    self.context = context
    self.commands = commands
    self.isBackground = isBackground
    list.chosen.listen(self) { [unowned self] in self.context.choose(layer(at: $0).id) }
    list.toggledShown.listen(self) { [unowned self] in
      self.context.change(layer(at: $0).id) { $0.isHidden.toggle() }
    }
    list.toggledLock.listen(self) { [unowned self] in
      self.context.change(layer(at: $0).id) { $0.isLocked.toggle() }
    }
    list.renamed.listen(self) { [unowned self] row, name in
      let layer = layer(at: row)
      // Don't store the placeholder of an unnamed layer.
      guard name != self.context.name(of: layer) else { return }
      self.context.change(layer.id) { $0.name = name }
    }
    list.menuWanted.listen(self) { [unowned self] in showMenu(at: $0) }
    list.moved.listen(self) { [unowned self] row, target in
      self.context.move(layer(at: row).id, to: layers.count - 1 - target)
    }
  }

  private var layers: [Layer] { context.layers }

  /// The uppermost is the first.
  private func layer(at row: Int) -> Layer {
    layers[min(max(layers.count - 1 - row, 0), layers.count - 1)]
  }

  /// Shows the present layers.
  public func updateList() {
    let current = context.layer
    list.entries = layers.reversed().map { layer in
      LayerEntry(
        name: context.name(of: layer), isHidden: layer.isHidden, isLocked: layer.isLocked,
        opacity: Int(saturating: (layer.opacity * 100).rounded()), depth: context.depth(of: layer),
        isGroup: context.isGroup(layer), isReference: layer.isReference)
    }
    list.selection =
      layers.count - 1 - (layers.firstIndex { $0.id == current.id } ?? layers.count - 1)
    list.isEnabled = context.changesLayers
  }

  /// Starts editing the current layer's name.
  public func rename() { list.beginRenaming(list.selection) }

  /// Shows the menu of the current layer, which can also be opened by key.
  private func showMenu(at point: ViewPoint) {
    let layer = context.layer
    let switches: [CommandName: Bool] = [
      .layerHide: layer.isHidden, .layerLock: layer.isLocked, .layerBackground: isBackground(),
      .layerReference: layer.isReference,
    ]
    let menu = commands.menu(of: .layer, name: list.accessibility.name) { switches[$0] }
    list.window?.show(menu, at: point, size: menu.preferredSize(width: 320))
  }
}
