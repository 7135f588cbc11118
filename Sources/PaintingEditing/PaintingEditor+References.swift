import Base
import DocumentWindows
import Documents
import Editing
import Formats
import Platform
import Texts
import Views
import Widgets
import Windows

// Pictures to draw by, which are in no export.
extension PaintingEditor {
  /// The place of a reference picture.
  nonisolated enum ReferencePlace: Sendable {
    /// Under the drawing and pale, to be traced.
    case under
    /// To the right of the paper.
    case beside
  }

  func connectReferences() {
    func canAdd(_ editor: PaintingEditor) -> Bool {
      editor.canChange && editor.tools.context.canAddLayer
    }
    on(.traceReference, if: canAdd) { $0.chooseReference(.under) }
    on(.referenceBeside, if: canAdd) { $0.chooseReference(.beside) }
    on(.referenceFromScreen, if: canAdd) { $0.pictureScreen() }
    on(.layerReference, if: \.canChange) { editor in
      let context = editor.tools.context
      context.change(context.layer.id) { $0.isReference.toggle() }
    }
  }

  private func chooseReference(_ place: ReferencePlace) {
    let texts = services.texts
    files.read(
      title: texts.layers.chooseReference, confirmTitle: texts.selection.place,
      formats: FileFormat.all(of: .pictures) + [.svg], over: window.scene,
      complaint: texts.selection.pasteRefused, reader: { [reader = reader(for: place)] in reader }
    ) { [weak self] _, element in
      self?.addReference(element, place)
    }
  }

  /// Lets the user take a picture of the screen, and puts it beside the paper.
  private func pictureScreen() {
    let texts = services.texts
    // Stays until it is answered.
    let portal = DesktopPortal(services.bus)
    portal.pictureScreen(parent: window.window.portalName) { [weak self, portal] answer in
      _ = portal
      guard let self else { return }
      switch answer {
      case .cancelled: break
      case .unavailable: say(texts.layers.noScreenshots)
      case .taken(let path):
        let read = reader(for: .beside)
        work.run({ texts.reading(DocumentFile(path).name, $0) }) { progress in
          try read(path, progress)
        } finished: { [weak self] outcome in
          switch outcome {
          case .done(let element): self?.addReference(element, .beside)
          case .failed(let error):
            self?.say(texts.selection.pasteRefused(Message(error)), .untilClosed)
          case .cancelled: break
          }
        }
      }
    }
  }

  /// Returns a closure that reads a picture file and places it.
  private func reader(
    for place: ReferencePlace
  ) -> @Sendable (String, WorkProgress) throws -> PaintingElement? {
    let ratio = tools.context.ratio
    return { path, progress in
      let file = try DocumentFile(path).read(atMost: PictureFile.mostBytes) {
        progress.goesOn(at: $0)
      }
      let room = place.room(beside: ratio)
      var drawings = PastedDrawings(into: room, of: ratio)
      try drawings.add(picture: file)
      return drawings.elements.first?.fitted(to: room, on: ratio)
    }
  }

  private func addReference(_ element: PaintingElement?, _ place: ReferencePlace) {
    guard canChange, !session.isInGesture, let element else { return }
    tools.choose(.select)
    giveShape()
    let texts = services.texts.layers
    tools.context.addReference([element], named: texts.reference, isUnder: place == .under) {
      [weak self] in
      guard let self else { return }
      if place == .beside {
        let paper = tools.context.ratio.paperSize
        var box = PaperBox(
          from: PaperPoint(x: 0, y: 0), to: PaperPoint(x: paper.dx, y: paper.dy))
        box.add(element.line(on: tools.context.ratio).box(on: tools.context.ratio))
        screen.paper.zoomToFit(box)
      }
      say(texts.referenceAdded)
    }
  }
}

nonisolated extension PaintingEditor.ReferencePlace {
  /// The gap between the paper and a picture beside it, in units of the paper's longer side.
  private static let gap = 0.02

  /// The room of a picture: the paper, or as much next to it.
  fileprivate func room(beside ratio: AspectRatio) -> PaperBox {
    let size = ratio.paperSize
    let left = self == .under ? 0 : size.dx + Self.gap
    return PaperBox(
      from: PaperPoint(x: left, y: 0), to: PaperPoint(x: left + size.dx, y: size.dy))
  }
}

nonisolated extension PaintingElement {
  /// Returns the element as large as fits a box, at its upper left corner, or centred if it is as wide.
  fileprivate func fitted(to room: PaperBox, on ratio: AspectRatio) -> PaintingElement {
    let box = line(on: ratio).box(on: ratio)
    guard box.width > 0, box.height > 0 else { return self }
    let scale = min(room.width / box.width, room.height / box.height)
    let x = room.left > 0 ? room.left : room.center.x - scale * box.width / 2
    return moved(
      by: PaperMap(
        xx: scale, xy: 0, yx: 0, yy: scale, x0: x - scale * box.left,
        y0: room.center.y - scale * box.center.y), on: ratio)
  }
}
