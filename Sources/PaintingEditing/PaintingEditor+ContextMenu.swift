import Base
import DocumentWindows
import Documents
import Editing
import Texts
import Views
import Widgets
import Windows

// The menus of the right button on the paper.
extension PaintingEditor {
  /// Shows the menu of the elements at a point of the window, which selects them; elsewhere that of the paper.
  func showMenu(at point: ViewPoint) {
    guard isLoaded, replay == nil, !session.isInGesture else { return }
    text.finish()
    tools.context.finishPolygon()
    let (place, tool) = (paperPoint(at: point), tools.tool.name)
    if hasNodes, tools.context.chooseNodesForMenu(at: place) { return showNodeMenu(at: point) }
    tools.selectForMenu(at: place)
    showMenu(at: point, placedAt: place) { [weak self] in
      // Nothing was chosen: the pencil is back in the hand.
      if tool != .select { self?.tools.choose(tool) }
    }
  }

  /// Shows the menu at the keyboard pointer, if that is in use, otherwise at the selection or in the middle of the
  /// view.
  func showMenu() {
    let paper = screen.paper
    if paper.keyboardPointer.isActive, let point = paper.keyboardPointer.position {
      return showMenu(at: paper.positionInScene(point))
    }
    guard isLoaded, replay == nil, !session.isInGesture else { return }
    if hasChosenNodes {
      return showNodeMenu(at: paper.positionInScene(selectionCorner ?? paper.bounds.center))
    }
    showMenu(at: paper.positionInScene(selectionCorner ?? paper.bounds.center), placedAt: nil) {}
  }

  /// The lower left corner of the visible part of the selection, in the paper's view.
  private var selectionCorner: ViewPoint? {
    let (paper, ratio) = (screen.paper, tools.context.ratio)
    guard let frame = tools.selection.frame(on: ratio) else { return nil }
    let corners = frame.corners.map { paper.viewPoint(at: $0.unitPoint(on: ratio)) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    guard let left = xs.min(), let bottom = ys.max() else { return nil }
    return ViewPoint(
      x: min(max(left, 0), paper.bounds.width), y: min(max(bottom, 0), paper.bounds.height))
  }

  /// - Parameters:
  ///   - point: in the scene.
  ///   - place: the place for pasting; nil for the middle of the view.
  ///   - unused: called if the menu is closed without a choice.
  private func showMenu(
    at point: ViewPoint, placedAt place: PaperPoint?, unused: @escaping () -> Void
  ) {
    menuPlace = place
    let menu = hasSelection ? selectionMenu() : paperMenu()
    let scene = window.scene
    scene.show(
      menu, at: point, size: menu.preferredSize(width: 340),
      dismissed: { [weak menu] in if menu?.wasUsed == false { unused() } })
  }

  private func showNodeMenu(at point: ViewPoint) {
    let menu = nodeMenu()
    window.scene.show(menu, at: point, size: menu.preferredSize(width: 340))
  }

  /// The menu of the selected elements.
  func selectionMenu() -> Menu {
    commands.menu(of: .selection, name: services.texts.selection.commands) { [tools] name in
      name == .cropPicture ? tools.selection.isCropping : nil
    } part: { [weak self] part in
      guard let self else { return [] }
      return switch part {
      case .layers: layerItems
      case .blendModes: blendItems
      case .frame, .pasteModes, .savedSelections: []
      }
    }
  }

  private func paperMenu() -> Menu {
    let aids = aids.now
    let switches: [CommandName: Bool] = [
      .layers: layers.isOpen, .pages: pages.isShown, .inspector: inspector.isOpen,
      .ownShapes: shapes.isOpen,
      .rulers: aids.showsRulers, .grid: aids.showsGrid, .snap: aids.snaps,
    ]
    return commands.menu(of: .background, name: services.texts.paper) { switches[$0] }
  }

  /// The blend modes of the selected group; none for other selections.
  var blendItems: [Menu.Item] {
    let context = tools.context
    guard let group = context.selectedGroup else { return [] }
    return Blending.allCases.map { blending in
      .choice(
        services.texts.layers.name(of: blending), isChosen: group.style.blending == blending
      ) { [weak context] in context?.blendGroup(as: blending) }
    }
  }

  /// The layers to move the selection to, the uppermost first; none if there is only one.
  private var layerItems: [Menu.Item] {
    let context = tools.context
    guard painting.layers.count > 1 else { return [] }
    let own = Set(tools.selection.elements.map(\.layer))
    return painting.layers.reversed().map { layer in
      .command(context.name(of: layer), key: "", isEnabled: layer.isOpen && own != [layer.id]) {
        [weak context] in context?.moveSelected(to: layer.id)
      }
    }
  }
}
