import Base
import DocumentWindows
import Formats
import Texts
import Views
import Widgets
import Windows

// The user's own brushes in the brush chooser.
extension PaintingEditor {
  private var kit: BrushKit {
    get { shared.brush.kit }
    set { shared.brush.kit = newValue }
  }

  /// Shows the menu of the user's brushes next to its key.
  func showBrushes() {
    let texts = services.texts.brushKinds
    let key = panel.chooser.brushesKey
    let chosen = kit.savedBrush
    var items = kit.brushes.map { named in
      Menu.Item.choice(named.name, isChosen: named == chosen) { [weak self] in
        self?.use(named)
      }
    }
    if !items.isEmpty { items.append(.separator) }
    items.append(
      .command(texts.saveBrush, key: "", isEnabled: true) { [weak self] in self?.saveBrush() })
    if let chosen {
      items.append(
        .command(texts.removeBrush(chosen.name), key: "", isEnabled: true) { [weak self] in
          self?.remove(chosen)
        })
    }
    items += [
      .separator,
      .command(texts.openBrushes, key: "", isEnabled: true) { [weak self] in self?.openBrushes() },
      .command(texts.exportBrushes, key: "", isEnabled: !kit.brushes.isEmpty) { [weak self] in
        self?.exportBrushes()
      },
    ]
    let menu = Menu(name: texts.ownBrushes, items: items)
    chooserScene.show(
      menu, at: key.originInScene + ViewPoint(x: 0, y: key.frame.height + 4),
      size: menu.preferredSize(width: 280))
  }

  /// Draws with a brush in the present colour.
  private func use(_ named: NamedBrush) {
    panel.chooser.brush = named.brush(like: panel.chooser.brush)
  }

  /// Adds brushes, replacing those of the same names.
  private func keep(_ brushes: [NamedBrush]) {
    let replaced = kit.brushes.filter { old in
      brushes.contains { $0.name == old.name && $0 != old }
    }
    for brush in brushes { kit.keep(brush) }
    if let first = replaced.first {
      say(
        services.texts.replaced(
          replaced.count == 1 ? first.name : services.texts.brushKinds.ownBrushes)
      ) { [weak self] in self?.keep(replaced) }
    }
  }

  private func remove(_ brush: NamedBrush) {
    kit.remove(brush)
    say(services.texts.removed(brush.name)) { [weak self] in self?.kit.keep(brush) }
  }

  /// Asks for a name and keeps the brush in use under it.
  private func saveBrush() {
    let texts = services.texts
    let field = TextField(
      name: texts.brushKinds.brushName, text: kit.savedBrush?.name ?? "",
      placeholder: texts.brushKinds.brushName)
    field.selectAll()
    let dialog = FormDialog(
      title: texts.brushKinds.saveBrushTitle, rows: [field],
      confirmTitle: texts.brushKinds.saveBrushConfirm, cancelTitle: texts.cancel)
    dialog.keepsRoomForMessage = true
    let brush = panel.chooser.brush
    dialog.confirmButton.isEnabled = NamedBrush(field.text, brush) != nil
    field.changed.listen(dialog) { [weak self, weak dialog] text in
      let named = NamedBrush(text, brush)
      dialog?.confirmButton.isEnabled = named != nil
      let isTaken = named.map { new in
        self?.kit.brushes.contains { $0.name == new.name } ?? false
      }
      dialog?.messageText = isTaken == true ? texts.brushKinds.replacesBrush : ""
    }
    dialog.confirmed = { [weak self, weak field] in
      guard let named = NamedBrush(field?.text ?? "", brush) else { return false }
      self?.keep([named])
      return true
    }
    let scene = chooserScene
    scene.showCentered(dialog, size: dialog.preferredSize(width: scene.bounds.width - 24))
  }

  private func openBrushes() {
    let texts = services.texts
    files.read(
      title: texts.brushKinds.openBrushesTitle, confirmTitle: texts.brushKinds.openBrushesConfirm,
      formats: [.brushes], over: chooserScene, complaint: texts.brushKinds.brushesFailed
    ) {
      { path, _ in
        try BrushFile.brushes(DocumentFile(path).read(atMost: BrushFile.mostBytes))
      }
    } done: { [weak self] _, brushes in
      guard let self else { return }
      keep(brushes)
      if let first = brushes.first { use(first) }
    }
  }

  private func exportBrushes() {
    let texts = services.texts.brushKinds
    let brushes = kit.brushes
    files.write(
      title: texts.exportBrushesTitle, confirmTitle: services.texts.export.export,
      name: texts.ownBrushes, formats: [.brushes], over: chooserScene
    ) { _ in
      BrushFile.bytes(of: brushes)
    }
  }
}
