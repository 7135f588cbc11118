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
    let fields = PictureImportFields(texts: texts.pixels)
    let controller = FileChooserController(
      title: texts.pixels.importTitle, confirmTitle: texts.pixels.importConfirm,
      endings: DocumentImport.pictureEndings, services: services, accessory: fields,
      accessorySize: PictureImportFields.size, complaint: texts.importFailed
    ) { [weak self] path in
      guard let self else { return }
      let file = DocumentFile(path)
      let wish = PixelImport.Wish(
        mostColors: fields.colors,
        sheetShape: fields.isSheet ? CellSize(width: fields.columns, height: fields.rows) : nil)
      let new = try DocumentImport.document(file.read(), wish)
      delegate?.collectionController(self, imported: new.document, name: file.nameWithoutEnding)
    }
    fileChooser = controller
    controller.show(in: window.scene) { [weak self] in self?.fileChooser = nil }
  }
}
