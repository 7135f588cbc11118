public import Base
import DocumentWindows
import Documents
public import Formats
import Texts
import Views
import Widgets
import Windows

// New pixel art.
extension CollectionController {
  /// Asks for the size of new pixel art.
  func askForPixelSize() {
    let (all, texts) = (services.texts, services.texts.pixels)
    let size = CellSizeFields(CellSize(width: 16, height: 16), texts: texts)
    let dialog = FormDialog(
      title: texts.newTitle, rows: [size.width, size.height], confirmTitle: texts.create,
      cancelTitle: all.cancel)
    let allowed = Sprite.allowedSide
    dialog.messageText = texts.sizeRule(allowed.lowerBound, allowed.upperBound)
    dialog.confirmed = { [weak self] in
      self?.create(.pixels(PixelArt(Sprite(size: size.value))))
      return true
    }
    window.scene.showCentered(
      dialog, size: dialog.preferredSize(width: window.scene.bounds.width - 24))
  }

  /// Asks for a picture to convert to pixel art.
  func choosePicture() {
    let texts = services.texts
    let fields = PictureImportFields(
      texts: texts.pixels, mostColors: Palette.allowedCount.upperBound)
    files.read(
      title: texts.pixels.importTitle, confirmTitle: texts.pixels.importConfirm,
      formats: FileFormat.all(of: .pictures), accessory: (fields, PictureImportFields.size),
      over: window.scene, complaint: texts.importFailed
    ) {
      // The maximum keeps all colours.
      let mostColors = fields.colors < Palette.allowedCount.upperBound ? fields.colors : nil
      var request = PixelImport.Request(
        mostColors: mostColors,
        sheetShape: fields.isSheet ? CellSize(width: fields.columns, height: fields.rows) : nil)
      request.isSequence = fields.isSequence
      request.keepsIndices = fields.keepsIndices
      if fields.keepsIndices { request.mostColors = nil }
      return { [request] path, progress in try Self.read(path, request, progress) }
    } done: { [weak self] path, read in
      self?.finishReading(read, of: path)
    }
  }

  /// A picture converted to pixel art, or the loss in doing so, with the request.
  enum PictureReading: Sendable {
    case whole(NamedDocument)
    case lossy(LossyImport, PixelImport.Request)
  }

  nonisolated private static func read(
    _ path: String, _ request: PixelImport.Request, _ progress: WorkProgress
  ) throws -> PictureReading {
    let bytes = try DocumentFile(path).read { progress.goesOn(at: $0) }
    do {
      if request.isSequence {
        let others = FileSequence(startingWith: path).others
        let files = try [bytes] + others.map { try DocumentFile($0).read() }
        return .whole(try DocumentImport.sequence(files, request).document)
      }
      return .whole(try DocumentImport.document(bytes, request))
    } catch let error as LossyImport {
      return .lossy(error, request)
    }
  }

  /// Converts a picture to pixel art on another thread, and asks for confirmation of any loss.
  public func importPicture(_ path: String, _ request: PixelImport.Request) {
    let texts = services.texts
    work.run({ texts.reading(DocumentFile(path).name, $0) }) { progress in
      try Self.read(path, request, progress)
    } finished: { [weak self] outcome in
      switch outcome {
      case .done(let read): self?.finishReading(read, of: path)
      case .failed(let error):
        self?.say(
          texts.importFailed(
            Message("{file}: {reason}", ["file": path, "reason": Message(error)])), .untilClosed)
      case .cancelled: break
      }
    }
  }

  private func finishReading(_ read: PictureReading, of path: String) {
    switch read {
    case .whole(let new):
      delegate?.collectionController(
        self, imported: new.document, name: DocumentFile(path).nameWithoutEnding)
    case .lossy(let error, let request):
      askToImport(path, scalingDown: error.size) { [weak self] in
        self?.importPicture(path, error.accepted(in: request))
      }
    }
  }

  /// Asks whether to scale down a picture that is too large for pixel art.
  public func askToImport(
    _ path: String, scalingDown size: CellSize, _ accepted: @escaping () -> Void
  ) {
    let (all, texts) = (services.texts, services.texts.pixels)
    let dialog = FormDialog(
      title: texts.scaleDownTitle,
      message: texts.tooLarge(
        DocumentFile(path).name, size.width, size.height, Sprite.allowedSide.upperBound),
      confirmTitle: texts.scaleDown, cancelTitle: all.cancel, confirmed: accepted)
    window.scene.showCentered(
      dialog, size: dialog.preferredSize(width: window.scene.bounds.width - 24))
  }
}
