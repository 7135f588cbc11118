import Base
import DocumentWindows
import Editing
import Texts
import Views
import Widgets
import Windows

// Aids for exact drawing: rulers, grid, guides and snapping.
extension PaintingEditor {
  /// Shows the menu of the aids.
  func showAidsMenu() {
    let (texts, now) = (services.texts.drawingAids, aids.now)
    var items = [
      commands.choice(.snap, isChosen: now.snaps),
      commands.choice(.rulers, isChosen: now.showsRulers),
      commands.choice(.guides, isChosen: now.showsGuides),
      commands.choice(.grid, isChosen: now.showsGrid), .separator,
    ]
    items += DrawingAids.gridSteps.map { step in
      .choice(
        texts.gridStep(Int(saturating: step)), isChosen: now.showsGrid && now.gridStep == step
      ) {
        [weak self] in
        self?.aids.now.gridStep = step
        self?.aids.now.showsGrid = true
      }
    }
    items += [.separator, commands.item(.removeGuides)]
    show(Menu(name: texts.aids, items: items), under: screen.bar.moreButton)
  }

  /// Asks for the position of a guide.
  func askForGuide(_ index: Int) {
    let texts = services.texts
    guard aids.now.guides.indices.contains(index), !window.scene.hasPopup else { return }
    let guide = aids.now.guides[index]
    let name = guide.direction == .horizontal ? texts.inspector.y : texts.inspector.x
    let measure = aids.measure
    let field = ExpressionField(name: name, label: name, unit: measure.unitName, decimals: 2)
    field.value = measure.count(ofLength: guide.place)
    field.wanted.listen(field) { [weak field] in field?.value = $0.value }
    let dialog = FormDialog(
      title: texts.drawingAids.guidePlace, rows: [field], confirmTitle: texts.pixels.apply,
      cancelTitle: texts.cancel)
    dialog.confirmed = { [weak self] in
      guard let self, aids.now.guides.indices.contains(index) else { return true }
      aids.now.guides[index].place = measure.length(ofCount: field.value)
      return true
    }
    ask(dialog)
  }
}
