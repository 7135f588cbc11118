import Base
import DocumentWindows
import Documents
import Editing
import Life
import Texts
import Views
import Widgets
import Windows

// Menus, dialogs and messages.
extension CollectionController {
  /// Shows the menu of shapes for a new painting.
  func showShapes() {
    guard canWrite else { return }
    let texts = services.texts
    func painting(_ name: String, _ shape: PaperShape, _ length: PaperLength?) -> Menu.Item {
      .command(name, key: "", isEnabled: true) { [weak self] in
        self?.create(.painting(Painting(shape: shape, paperLength: length)))
      }
    }
    let pixels = [16, 32, 64].map { side in
      Menu.Item.command(texts.pixels.newOfSize(side), key: "", isEnabled: true) { [weak self] in
        self?.create(.pixels(PixelArt(Sprite(size: CellSize(width: side, height: side)))))
      }
    }
    let others: [Menu.Item] = [
      .command(texts.pixels.newOfOtherSize, key: "", isEnabled: true) { [weak self] in
        self?.askForPixelSize()
      },
      .command(texts.pixels.importPixels, key: "", isEnabled: true) { [weak self] in
        self?.choosePicture()
      },
      .separator,
      .command(texts.life.newBoard, key: "", isEnabled: true) { [weak self] in
        self?.create(.life(Board(LifeWorld())))
      },
      .separator,
    ]
    let menu = Menu(
      name: texts.newOfShape,
      items: pixels + others + [painting(texts.paintingOfWindow, .ofView, nil)]
        + PaperRatio.all(texts).map {
          painting(texts.paintingOfShape($0.name), .fixed($0.paper.ratio), $0.paper.length)
        }
        + [.separator, commands.item(.importFiles)])
    let button = screen.bar.kindButton
    window.scene.show(
      menu, at: button.originInScene + ViewPoint(x: 0, y: button.frame.height + 4),
      size: menu.preferredSize(width: 320))
  }

  func showOrders() {
    let texts = services.texts
    func choice(_ title: String, _ order: CollectionOrder) -> Menu.Item {
      .choice(title, isChosen: query.order == order) { [weak self] in self?.sort(by: order) }
    }
    let menu = Menu(
      name: texts.sort,
      items: [
        choice(texts.sortByCreation, .created), choice(texts.sortByChange, .modified),
        choice(texts.sortByName, .name), .separator, commands.item(.zoomIn),
        commands.item(.zoomOut), commands.item(.actualSize), .separator,
        commands.item(.settings), commands.item(.keys),
      ])
    showUnderSort(menu)
  }

  /// Shows a menu for the appearance of the collection.
  func showUnderSort(_ menu: Menu) {
    let button = screen.bar.sortButton
    window.scene.show(
      menu, at: button.originInScene + ViewPoint(x: 0, y: button.frame.height + 4),
      size: menu.preferredSize(width: 320))
  }

  func offerUndo(_ text: String) {
    let texts = services.texts
    let toast = Toast(
      text: text, actionTitle: texts.undoDeletion, actionTooltip: commands.tip(.undoDeletion),
      closeName: texts.close, action: { [weak self] in self?.takeBack() },
      closed: { [weak self] in self?.screen.show(nil) })
    undoToast = toast
    screen.show(toast)
  }

  func askToEmptyTrash() {
    let texts = services.texts
    let dialog = FormDialog(
      title: texts.emptyTrashQuestion, message: texts.emptyTrashMessage(items.count),
      confirmTitle: texts.emptyTrashConfirm(items.count), cancelTitle: texts.cancel, risk: .loss
    ) { [weak self] in
      self?.emptyTrash()
    }
    window.scene.showCentered(
      dialog, size: dialog.preferredSize(width: window.scene.bounds.width - 24))
  }
}
