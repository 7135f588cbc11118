import Base
import DocumentWindows
import Documents
import Editing
import Formats
import Texts
import Views
import Windows

// Pictures that are laid on the paper.
extension PaintingEditor {
  /// Asks for a picture file, and puts it in the middle of what is seen.
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
  ///   - complaint: says what is wrong with one.
  ///   - read: makes something of the file's bytes; called on another thread.
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

  /// Draws again what was drawn without its pictures, since they were not decoded yet.
  func showLatePictures() {
    if painting.elements.contains(where: { $0.content.picture != nil }) { screen.paper.reload() }
  }
}
