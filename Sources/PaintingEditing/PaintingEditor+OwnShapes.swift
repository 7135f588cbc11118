import Base
import Canvas
import DocumentWindows
import Documents
import Editing
import Formats
import Texts
import Views
import Widgets
import Windows

extension Setting<[NamedDrawing]> {
  /// The user's own shapes: a line each, the name, a tab, the painting.
  fileprivate static var ownShapes: Setting {
    Setting("shapes.own", in: .library, usually: []) {
      $0.split(separator: "\n").compactMap { line in
        guard let tab = line.firstIndex(of: "\t") else { return nil }
        return NamedDrawing(
          stored: String(line[line.index(after: tab)...]), named: String(line[..<tab]))
      }
    } write: {
      $0.map { $0.name + "\t" + $0.text }.joined(separator: "\n")
    }
  }
}

// The user's own shapes: selections that are kept under names, for all paintings.
extension PaintingEditor {
  private var ownShapes: [NamedDrawing] {
    get { services.settings[.ownShapes] }
    set { services.settings[.ownShapes] = newValue }
  }

  /// Shows the menu of the user's own shapes, which puts one of them on the paper.
  func showOwnShapes() {
    let texts = services.texts.shapes
    let shapes = ownShapes
    var items = shapes.map { shape -> Menu.Item in
      let painting = shape.painting
      let picture = painting.flatMap { Self.picture(of: $0) }
      return .picture(
        shape.name, isChosen: false,
        picture: { pass, rect, _ in Self.draw(picture, in: rect, pass) },
        action: { [weak self] in self?.place(shape) })
    }
    if !items.isEmpty { items.append(.separator) }
    items.append(commands.item(.keepShape))
    if !shapes.isEmpty {
      items.append(
        .submenu(
          texts.removeOwn,
          shapes.map { shape in
            .command(shape.name, key: "", isEnabled: true) { [weak self] in
              self?.ownShapes.removeAll { $0 == shape }
            }
          }))
    }
    items += [
      .separator,
      .command(texts.openOwn, key: "", isEnabled: true) { [weak self] in self?.openOwnShapes() },
      .command(texts.saveOwn, key: "", isEnabled: !shapes.isEmpty) { [weak self] in
        self?.saveOwnShapes()
      },
    ]
    show(Menu(name: texts.own, items: items), under: screen.bar.moreButton)
  }

  /// The longer side of a picture in the menu, in pixels of a fine screen.
  private static let pictureSide = 64

  private static func picture(of painting: Painting) -> Surface? {
    CopiedElements(
      elements: LazyElements(Array(painting.elements)), paper: painting.aspectRatio
    ).smallPicture(longerSide: pictureSide)
  }

  /// Draws a picture on a piece of paper, as large as fits.
  private static func draw(_ picture: Surface?, in rect: ViewRect, _ pass: RenderPass) {
    let paper = rect.inset(2)
    pass.context.setColor(Color(0xFFFFFF))
    pass.context.roundedRectangle(paper, radius: 3)
    pass.context.fill()
    guard let picture else { return }
    let room = paper.inset(2)
    let (width, height) = (Double(picture.size.width), Double(picture.size.height))
    let scale = min(room.width / width, room.height / height)
    pass.context.paint(
      picture,
      in: ViewRect(
        x: room.midX - width * scale / 2, y: room.midY - height * scale / 2, width: width * scale,
        height: height * scale))
  }

  /// Puts a shape in the middle of the visible paper and selects it.
  private func place(_ shape: NamedDrawing) {
    guard canChange, let own = shape.painting else { return }
    tools.choose(.select)
    giveShape()
    let (ratio, center) = (painting.aspectRatio, tools.context.seenPaper.center)
    let content = CopiedElements(
      elements: LazyElements(Array(own.elements)), paper: own.aspectRatio)
    tools.context.insert(content.elements) {
      content.elements(on: ratio).centered(at: center, on: ratio)
    }
  }

  /// Asks for a name and keeps the selection under it.
  func keepShape() {
    let (texts, all) = (services.texts, services.texts.shapes)
    let (elements, ratio) = (tools.context.selectedElements.all, tools.context.ratio)
    let field = TextField(name: all.ownName, text: "", placeholder: all.ownName)
    let dialog = FormDialog(
      title: all.keepTitle, rows: [field], confirmTitle: all.keepConfirm,
      cancelTitle: texts.cancel)
    dialog.confirmButton.isEnabled = false
    field.changed.listen(dialog) { [weak self, weak dialog] text in
      let name = NamedBrush(text, Brush())?.name
      dialog?.confirmButton.isEnabled = name != nil
      let isTaken = self?.ownShapes.contains { $0.name == name } ?? false
      dialog?.messageText = isTaken ? all.replacesOwn : ""
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

  /// Keeps shapes, in place of those of the same names.
  private func keep(_ new: [NamedDrawing]) {
    var shapes = ownShapes
    for shape in new {
      if let index = shapes.firstIndex(where: { $0.name == shape.name }) {
        shapes[index] = shape
      } else {
        shapes.append(shape)
      }
    }
    ownShapes = Array(shapes.suffix(DrawingShelf.mostDrawings))
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
    let shapes = ownShapes
    files.write(
      title: texts.shapes.saveOwnTitle, confirmTitle: texts.export.export,
      name: texts.shapes.own, formats: [.json], over: window.scene
    ) { [name = texts.shapes.own] _ in
      DrawingShelf.bytes(of: shapes, named: name)
    }
  }
}
