import Base
import Documents
import Editing
import Texts
import Views
import Widgets

// The shape of the paper.
extension PaintingController {
  /// Lets the paper have another shape.
  func showPaperMenu() {
    let texts = services.texts
    let now = tools.context.ratio
    let window = AspectRatio(of: screen.paper.pixelSize)
    var items = PaperRatio.all(texts).map { shape in
      Menu.Item.choice(shape.name, isChosen: abs(now.value / shape.ratio.value - 1) < 1e-6) {
        [weak self] in self?.reshape(to: shape.ratio)
      }
    }
    if let window {
      items.insert(
        .command(texts.shapeOfWindow, key: "", isEnabled: true) { [weak self] in
          self?.reshape(to: window)
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

  private func reshape(to ratio: AspectRatio) {
    screen.paper.zoomToFit()
    if painting.isUntouched, id == nil {
      tools.context.take(ratio)
    } else {
      giveShape()
      tools.context.perform(.reshape(from: painting.aspectRatio, to: ratio))
    }
  }

  /// Asks for width and height.
  func askForPaperSize() {
    let (all, texts) = (services.texts, services.texts.background)
    let fields = PaperSizeFields(tools.context.ratio, in: services.settings.paperUnit, texts: texts)
    let dialog = FormDialog(
      title: texts.size, rows: [fields.unitRow, fields.width, fields.height, fields.orientation],
      confirmTitle: all.pixels.apply, cancelTitle: all.cancel)
    dialog.messageText = texts.sizeMessage
    fields.changed.listen(dialog) { [weak dialog, weak fields] in
      guard let dialog, let fields else { return }
      dialog.messageText = fields.ratio == nil ? texts.sizeRefused : texts.sizeMessage
      dialog.confirmButton.isEnabled = fields.ratio != nil
    }
    dialog.confirmed = { [weak self] in
      guard let ratio = fields.ratio else { return false }
      self?.services.settings.paperUnit = fields.unit
      self?.reshape(to: ratio)
      return true
    }
    ask(dialog)
  }

  /// Makes the paper as large as what is selected.
  func cropToSelection() {
    guard let edit = painting.cropping(to: tools.selection.ids) else { return }
    screen.paper.zoomToFit()
    tools.context.perform(edit)
  }
}
