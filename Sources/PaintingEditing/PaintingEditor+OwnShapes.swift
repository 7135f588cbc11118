import Base
import DocumentWindows
import Documents
import Editing
import Formats
import Storage
import Texts
import Views
import Widgets
import Windows

// The user's own shapes: keeping, placing, and files of them.
extension PaintingEditor {
  private var shelf: ShapeShelf { shared.shapes }

  func connectOwnShapes() {
    on(.ownShapes, if: { !$0.screen.paper.isDrawing }) { $0.shapes.toggle() }
    on(.keepShape, if: { $0.canChange && $0.hasSelection }) { $0.keepShape() }
    shapes.placed.listen(self) { [weak self] in self?.place($0.shape, at: $0.place) }
    shapes.menuWanted.listen(self) { [weak self] in self?.showMenu(of: $0.shape, at: $0.place) }
    shapes.panel.moreButton.action = { [weak self] in self?.showShelfMenu() }
    tools.takesSelection = { [weak self] reading in self?.keepSelection(droppedAt: reading) ?? false
    }
  }

  /// The menu of the files of shapes.
  private func showShelfMenu() {
    let texts = services.texts.shapes
    let items: [Menu.Item] = [
      .command(texts.openOwn, key: "", isEnabled: true) { [weak self] in self?.openOwnShapes() },
      .command(texts.saveOwn, key: "", isEnabled: !shelf.shapes.isEmpty) { [weak self] in
        self?.saveOwnShapes()
      },
    ]
    show(Menu(name: texts.own, items: items), under: shapes.panel.moreButton)
  }

  private func showMenu(of shape: NamedDrawing, at place: ViewPoint) {
    let texts = services.texts
    let menu = Menu(
      name: shape.name,
      items: [
        .command(texts.selection.place, key: "", isEnabled: canChange) { [weak self] in
          self?.place(shape, at: nil)
        },
        .separator,
        .command(texts.brushKinds.removeBrush(shape.name), key: "", isEnabled: true) {
          [weak self] in self?.remove(shape)
        },
      ])
    window.scene.show(menu, at: place, size: menu.preferredSize(width: 280))
  }

  /// Puts a shape on the paper and selects it.
  ///
  /// - Parameter place: of its centre; nil for the middle of the visible paper.
  private func place(_ shape: NamedDrawing, at place: PaperPoint?) {
    guard canChange, let own = shape.painting else { return }
    tools.choose(.select)
    giveShape()
    let (ratio, center) = (painting.aspectRatio, place ?? tools.context.seenPaper.center)
    let content = CopiedElements(
      elements: LazyElements(Array(own.elements)), paper: own.aspectRatio)
    tools.context.insert(content.elements) {
      content.elements(on: ratio).centered(at: center, on: ratio)
    }
  }

  /// Asks for a name and keeps the selection under it.
  private func keepShape() {
    let (texts, all) = (services.texts, services.texts.shapes)
    let (elements, ratio) = (tools.context.selectedElements.all, tools.context.ratio)
    let field = TextField(name: all.ownName, text: unusedName)
    field.selectAll()
    let dialog = FormDialog(
      title: all.keepTitle, rows: [field], confirmTitle: all.keepConfirm,
      cancelTitle: texts.cancel)
    dialog.keepsRoomForMessage = true
    field.changed.listen(dialog) { [shelf, weak dialog] text in
      let name = NamedBrush(text, Brush())?.name
      dialog?.confirmButton.isEnabled = name != nil
      dialog?.messageText = shelf.hasShape(named: name) ? all.replacesOwn : ""
    }
    dialog.confirmed = { [weak self, weak field, weak dialog] in
      guard let shape = NamedDrawing(field?.text ?? "", elements, on: ratio) else {
        dialog?.messageText = all.tooLargeToKeep
        return false
      }
      self?.keep([shape])
      return true
    }
    ask(dialog)
  }

  private var unusedName: String {
    let texts = services.texts.shapes
    return texts.ownNumbered(shelf.shapes.map(\.name).highestNumber(texts.ownNumbered) + 1)
  }

  /// Keeps the selection that is dropped on the panel, and leaves it in its place on the paper.
  ///
  /// - Returns: false if the pointer is elsewhere.
  private func keepSelection(droppedAt reading: PaperReading) -> Bool {
    let paper = screen.paper
    let place = paper.positionInScene(paper.viewPoint(at: reading.position))
    guard shapes.takesDrop(at: place) else { return false }
    let (elements, ratio) = (tools.context.selectedElements.all, tools.context.ratio)
    if let shape = NamedDrawing(unusedName, elements, on: ratio) {
      keep([shape])
    } else {
      say(services.texts.shapes.tooLargeToKeep)
    }
    return true
  }

  private func keep(_ new: [NamedDrawing]) {
    let replaced = shelf.keep(new)
    guard let first = replaced.first else { return }
    say(services.texts.replaced(replaced.count == 1 ? first.name : services.texts.shapes.own)) {
      [weak self] in self?.keep(replaced)
    }
  }

  private func remove(_ shape: NamedDrawing) {
    say(services.texts.removed(shape.name), undo: shelf.remove(shape))
  }

  private func openOwnShapes() {
    let texts = services.texts.shapes
    files.read(
      title: texts.openOwnTitle, confirmTitle: texts.openOwnConfirm,
      formats: [.json, .svg], over: window.scene, complaint: texts.openOwnFailed
    ) {
      { path, progress -> [NamedDrawing] in
        let file = DocumentFile(path)
        let read = try DocumentImport.read(
          file.read { progress.goesOn(at: $0 / 2) }, asPainting: true, page: .first
        ) { progress.goesOn(at: 0.5 + $0 / 2) }
        guard case .painting(let painting) = read.document.document else { return [] }
        return DrawingShelf.drawings(of: painting, named: read.document.name ?? file.name)
      }
    } done: { [weak self] _, shapes in
      guard let self else { return }
      if shapes.isEmpty { say(texts.noShapes) } else { keep(shapes) }
    }
  }

  private func saveOwnShapes() {
    let texts = services.texts
    let shapes = shelf.shapes
    files.write(
      title: texts.shapes.saveOwnTitle, confirmTitle: texts.shapes.saveOwnConfirm,
      name: texts.shapes.own, formats: [.json], over: window.scene
    ) { [name = texts.shapes.own] _ in
      DrawingShelf.bytes(of: shapes, named: name)
    }
  }
}
