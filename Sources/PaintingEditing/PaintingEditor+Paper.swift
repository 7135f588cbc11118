import Base
import DocumentWindows
import Documents
import Editing
import Texts
import Views
import Widgets
import Windows

// The shape of the paper.
extension PaintingEditor {
  /// Shows the menu of paper shapes.
  func showPaperMenu() {
    let texts = services.texts
    let now = paper
    let window = AspectRatio(of: screen.paper.pixelSize)
    var items = PaperRatio.all(texts).map { shape in
      Menu.Item.choice(shape.name, isChosen: shape.fits(now)) {
        [weak self] in self?.reshape(to: shape.chosen(for: now))
      }
    }
    if let window {
      items.insert(
        .command(texts.shapeOfWindow, key: "", isEnabled: true) { [weak self] in
          self?.reshape(to: PaperSize(window, length: now.length))
        }, at: 0)
    }
    items += [
      .separator,
      .command(texts.background.sizeEllipsis, key: "", isEnabled: true) { [weak self] in
        self?.askForPaperSize()
      },
      commands.item(.crop),
    ]
    if tools.context.hasLocked { items += [.separator, commands.item(.unlockAll)] }
    show(Menu(name: texts.background.paper, items: items), under: screen.bar.moreButton)
  }

  /// As it is on screen, even before the painting has a shape.
  var paper: PaperSize { PaperSize(tools.context.ratio, length: painting.paperLength) }

  private func reshape(to new: PaperSize) {
    screen.paper.zoomToFit()
    if painting.isUntouched, id == nil {
      tools.context.setPaper(new)
    } else {
      giveShape()
      tools.context.perform(.reshape(from: painting.paper, to: new))
    }
  }

  /// Asks for width and height.
  func askForPaperSize() {
    let (all, texts) = (services.texts, services.texts.background)
    let fields = PaperSizeFields(paper, in: services.settings[.paperUnit], texts: texts)
    let dialog = FormDialog(
      title: texts.size, rows: [fields.unitRow, fields.width, fields.height, fields.orientation],
      confirmTitle: all.pixels.apply, cancelTitle: all.cancel)
    dialog.messageText = texts.sizeMessage
    fields.changed.listen(dialog) { [weak dialog, weak fields] in
      guard let dialog, let fields else { return }
      dialog.messageText =
        fields.ratio == nil
        ? texts.ratioRefused : fields.size == nil ? texts.sizeRefused : texts.sizeMessage
      dialog.confirmButton.isEnabled = fields.size != nil
    }
    dialog.confirmed = { [weak self] in
      guard let size = fields.size else { return false }
      self?.services.settings[.paperUnit] = fields.unit
      self?.aids.unit = fields.unit
      self?.reshape(to: size)
      return true
    }
    ask(dialog)
  }

  /// Crops the paper to the selection.
  func cropToSelection() {
    guard let edit = painting.cropping(to: tools.selection.ids) else { return }
    screen.paper.zoomToFit()
    tools.context.perform(edit)
  }
}
