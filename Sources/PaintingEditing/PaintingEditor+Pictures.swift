import Base
import DocumentWindows
import Documents
import Editing
import Formats
import Texts
import Views
import Windows

// Pictures on the paper.
extension PaintingEditor {
  /// Asks for a picture file, and places it in the centre of the visible area.
  func choosePicture() {
    let texts = services.texts.selection
    let seen = tools.context.sight.corners
    let (room, ratio) = (PaperBox(from: seen.0, to: seen.1), tools.context.ratio)
    chooseFile(
      title: texts.choosePicture, confirmTitle: texts.place, complaint: texts.pasteRefused
    ) { file, progress in
      var drawings = PastedDrawings(into: room, of: ratio)
      try drawings.add(file) { _ in !progress.isCancelled }
      return drawings
    } done: { [weak self] drawings in
      self?.lay(drawings, droppedAt: nil)
    }
  }

  /// Asks for a picture file.
  ///
  /// - Parameters:
  ///   - complaint: describes an error.
  ///   - read: converts the file's bytes, on another thread.
  func chooseFile<Value: Sendable>(
    title: String, confirmTitle: String, complaint: @escaping (any MessagePart) -> String,
    read: @escaping @Sendable ([UInt8], WorkProgress) throws -> Value,
    done: @escaping (Value) -> Void
  ) {
    files.read(
      title: title, confirmTitle: confirmTitle, formats: FileFormat.all(of: .pictures),
      over: window.scene, complaint: complaint
    ) {
      { path, progress in
        let file = try DocumentFile(path).read(atMost: PictureFile.mostBytes) {
          progress.goesOn(at: $0)
        }
        return try read(file, progress)
      }
    } done: { _, value in
      done(value)
    }
  }

  /// Redraws elements that were drawn without their pictures, which hadn't been decoded yet.
  func showLatePictures() {
    if painting.elements.contains(where: { $0.content.picture != nil }) { screen.paper.reload() }
  }
}
