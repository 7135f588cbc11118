import Base
import Documents
public import Editing
public import Views
public import Widgets
public import Windows

/// Shows the layers of a document in a list, and does what is done there.
public final class LayerListController {
  let list: LayerList
  private let context: any LayeredContext
  private unowned let commands: WindowCommands
  /// What a menu offers besides what can be done with the layers of all documents.
  private let more: () -> [Menu.Item]

  /// - Parameter more: asked when the menu of the current layer is shown.
  public init(
    _ list: LayerList, of context: any LayeredContext, commands: WindowCommands,
    more: @escaping () -> [Menu.Item] = { [] }
  ) {
    self.list = list
    self.context = context
    self.commands = commands
    self.more = more
    list.chosen.listen(self) { [unowned self] in self.context.choose(layer(at: $0).id) }
    list.toggledShown.listen(self) { [unowned self] in
      self.context.change(layer(at: $0).id) { $0.isHidden.toggle() }
    }
    list.toggledLock.listen(self) { [unowned self] in
      self.context.change(layer(at: $0).id) { $0.isLocked.toggle() }
    }
    list.renamed.listen(self) { [unowned self] row, name in
      let layer = layer(at: row)
      // The name that stands for none stays none.
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

  /// Shows the layers as they are now.
  public func follow() {
    let current = context.layer
    list.entries = layers.reversed().map { layer in
      LayerEntry(
        name: context.name(of: layer), isHidden: layer.isHidden, isLocked: layer.isLocked,
        opacity: Int(saturating: (layer.opacity * 100).rounded()), depth: context.depth(of: layer),
        isGroup: context.isGroup(layer))
    }
    list.selection =
      layers.count - 1 - (layers.firstIndex { $0.id == current.id } ?? layers.count - 1)
    list.isEnabled = context.changesLayers
  }

  /// Lets the current layer's name be edited.
  public func rename() { list.beginRenaming(list.selection) }

  /// What can be done with the current layer, by keys as well.
  private func showMenu(at point: ViewPoint) {
    let layer = context.layer
    let extra = more()
    let menu = Menu(
      name: list.accessibility.name,
      items: [
        commands.choice(.layerHide, isChosen: layer.isHidden),
        commands.choice(.layerLock, isChosen: layer.isLocked), commands.item(.layerRename),
      ] + extra + [
        .separator, commands.item(.layerAdd), commands.item(.layerRemove),
        commands.item(.layerMerge), .separator, commands.item(.layerRaise),
        commands.item(.layerLower), commands.item(.layerAbove), commands.item(.layerBelow),
      ])
    list.window?.show(menu, at: point, size: menu.preferredSize(width: 320))
  }
}
