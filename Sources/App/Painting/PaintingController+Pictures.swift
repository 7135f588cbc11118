import Base
import Documents
import Editing
import Formats
import Rendering
import Texts
import Views
import Widgets

// Pictures that are laid on the paper.
extension PaintingController {
  /// Asks for a picture file, and puts it in the middle of what is seen.
  func choosePicture() {
    let texts = services.texts.selection
    let seen = tools.context.sight.corners
    let (room, ratio) = (PaperBox(from: seen.0, to: seen.1), tools.context.ratio)
    let controller = FileChooserController(
      title: texts.choosePicture, confirmTitle: texts.place,
      endings: FileFormat.endings(of: .pictures), services: services, work: work,
      complaint: texts.pasteRefused
    ) {
      { path, progress in
        let file = try DocumentFile(path).read(atMost: PictureFile.mostBytes) {
          progress.goesOn(at: $0)
        }
        var drawings = PastedDrawings(into: room, of: ratio)
        try drawings.add(file) { _ in !progress.isCancelled }
        return drawings
      }
    } done: { [weak self] _, drawings in
      self?.lay(drawings, droppedAt: nil)
    }
    fileChooser = controller
    controller.show(in: window.scene) { [weak self] in self?.fileChooser = nil }
  }

  /// Draws again what was drawn without its pictures, since they were not decoded yet.
  func showLatePictures() {
    if painting.elements.contains(where: { $0.content.picture != nil }) { screen.paper.reload() }
  }
}
