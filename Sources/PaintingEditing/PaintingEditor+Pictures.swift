import Base
import DocumentWindows
import Documents
import Editing
import Formats
import Texts
import Views
import Widgets
import Windows

// Pictures on the paper.
extension PaintingEditor {
  /// Asks for a picture file, and places it in the centre of the visible area.
  func choosePicture() {
    let texts = services.texts.selection
    let seen = tools.context.display.corners
    let (room, ratio) = (PaperBox(from: seen.0, to: seen.1), tools.context.ratio)
    chooseFile(
      title: texts.choosePicture, confirmTitle: texts.place, complaint: texts.pasteRefused
    ) { file, progress in
      var drawings = PastedDrawings(into: room, of: ratio)
      // A drawing stays whole, so that it looks as it does elsewhere; it can be taken apart later.
      if PictureFile.svg(file) == nil {
        try drawings.add(file) { _ in !progress.isCancelled }
      } else {
        try drawings.add(picture: file)
      }
      return drawings
    } done: { [weak self] drawings in
      self?.lay(drawings, as: .pasted(nil))
    }
  }

  /// The selected SVG drawing that was placed as a whole; nil for any other selection.
  var selectedDrawing: PaintingElement? {
    let selected = tools.selection.elements
    guard selected.count == 1, let element = selected.first, let picture = element.content.picture
    else { return nil }
    return PlacedDrawing(picture) == nil ? nil : element
  }

  /// Turns the selected drawing into the elements that it consists of.
  func takeApart() {
    guard let element = selectedDrawing else { return }
    let (texts, ratio) = (services.texts, tools.context.ratio)
    guard let drawing = element.stroke(on: ratio).picture.flatMap(PlacedDrawing.init) else {
      return
    }
    work.run({ texts.selection.takingApart($0) }) { _ in
      try drawing.elements(on: ratio)
    } finished: { [weak self] outcome in
      guard let self else { return }
      switch outcome {
      case .done((let elements, let loss)):
        guard canChange, !session.isInGesture else { return }
        tools.context.replace(element, by: elements)
        if let loss = texts.said(loss, of: texts.selection.placedDrawing) {
          say(loss, .untilClosed)
        }
      case .failed(let error):
        say(texts.selection.notTakenApart(Message(error)), .untilClosed)
      case .cancelled: break
      }
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
      title: title, confirmTitle: confirmTitle, formats: FileFormat.all(of: .pictures) + [.svg],
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
