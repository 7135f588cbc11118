import Exchange
import Geometry
import Library
import Model
import Texts
import Views
import Widgets

// New pixel art.
extension CollectionController {
  /// Asks for the size of new pixel art.
  func askForPixelSize() {
    let (all, texts) = (services.texts, services.texts.pixels)
    let size = CellSizeFields(CellSize(width: 16, height: 16), texts: texts)
    let dialog = FormDialog(
      title: texts.newTitle, rows: [size.width, size.height], confirmTitle: texts.create,
      cancelTitle: all.cancel)
    let allowed = PixelPicture.allowedSide
    dialog.messageText = texts.sizeRule(allowed.lowerBound, allowed.upperBound)
    dialog.confirmed = { [weak self] in
      self?.create(.pixels(PixelArt(PixelPicture(size: size.value))))
      return true
    }
    window.scene.showCentered(
      dialog, size: dialog.preferredSize(width: window.scene.bounds.width - 24))
  }

  /// Lets a picture be chosen of which pixel art is made.
  func choosePicture() {
    let texts = services.texts
    let colors = SumField(
      name: texts.pixels.colors, label: texts.pixels.colors, unit: "", decimals: 0)
    colors.value = 256
    colors.wanted.listen(colors) { [weak colors] wanted in
      colors?.value = min(max(wanted.value.rounded(), 2), 256)
    }
    let chooser = FileChooser(
      .reading, title: texts.pixels.importTitle, confirmTitle: texts.pixels.importConfirm,
      texts: texts, accessory: colors, accessorySize: ViewSize(width: 160, height: 30))
    let folder = services.settings.folder(.pictures).map(Folder.init) ?? .pictures
    let controller = FileChooserController(
      .reading, chooser: chooser, folder: folder, endings: DocumentImport.pictureEndings,
      texts: texts)
    controller.chosen = { [weak self, weak chooser] path in
      guard let self else { return true }
      services.settings.setFolder(controller.folder.path, .pictures)
      do {
        let file = DocumentFile(path)
        let wish = PixelImport.Wish(mostColors: Int(colors.value))
        let new = try DocumentImport.document(file.read(), wish)
        delegate?.collectionController(
          self, imported: new.document, name: file.nameWithoutEnding)
        return true
      } catch {
        chooser?.problem = texts.importFailed(String(describing: error))
        return false
      }
    }
    fileChooser = controller
    window.scene.showCentered(
      chooser, size: chooser.preferredSize(width: window.scene.bounds.width - 24)
    ) { [weak self] in self?.fileChooser = nil }
  }
}
