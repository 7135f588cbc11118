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
      endings: DocumentImport.pictureEndings, services: services, work: work, accessory: fields,
      accessorySize: PictureImportFields.size, complaint: texts.importFailed
    ) {
      let wish = PixelImport.Wish(
        mostColors: fields.colors,
        sheetShape: fields.isSheet ? CellSize(width: fields.columns, height: fields.rows) : nil)
      return { path, progress in
        let bytes = try DocumentFile(path).read { progress.goesOn(at: $0) }
        return try DocumentImport.document(bytes, wish)
      }
    } done: { [weak self] path, new in
      guard let self else { return }
      delegate?.collectionController(
        self, imported: new.document, name: DocumentFile(path).nameWithoutEnding)
    }
    fileChooser = controller
    controller.show(in: window.scene) { [weak self] in self?.fileChooser = nil }
  }
}
