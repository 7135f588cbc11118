import Base
import Documents
import Editing
import Texts
import Widgets

// Gradients between the colours of both buttons.
extension PaletteController {
  /// The indices of both colours, the lower one first; nil if they are equal or one is empty.
  private var ends: (first: Int, last: Int)? {
    guard primary >= 0, secondary >= 0, primary != secondary,
      tools.colors.mixed(.primary) == nil, tools.colors.mixed(.secondary) == nil
    else { return nil }
    return (Int(min(primary, secondary)), Int(max(primary, secondary)))
  }

  var canMakeGradient: Bool { ends != nil }

  /// Asks for the number of steps, or whether to replace the colours between them.
  func askForGradient() {
    guard let ends, session.canChange, !session.isInGesture, let scene = panel.window else {
      return
    }
    let (all, texts) = (texts, texts.pixels)
    let between = ends.last - ends.first - 1
    let room = Palette.allowedCount.upperBound - session.seen.choices.count
    let steps = ExpressionField(name: texts.steps, label: texts.steps, unit: "", decimals: 0)
    steps.value = Double(min(3, max(1, room)))
    steps.wanted.listen(steps) { [weak steps] wanted in
      steps?.value = min(max(wanted.value.rounded(), 1), Double(min(64, max(1, room))))
    }
    let kind = ChoiceRow(
      name: texts.gradientKind, choices: [texts.gradientSets, texts.gradientInserts], columns: 1)
    kind.chosen.listen(steps) { [weak steps] in steps?.isEnabled = $0 == 1 }
    steps.isEnabled = between == 0
    let dialog = FormDialog(
      title: texts.gradient, rows: between > 0 ? [kind, steps] : [steps],
      confirmTitle: texts.apply, cancelTitle: all.cancel)
    dialog.confirmed = { [weak self] in
      guard let self else { return true }
      if between > 0, kind.selection == 0 {
        session.perform { $0.setGradient(from: ends.first, to: ends.last) }
      } else {
        insertGradient(from: ends.first, to: ends.last, steps: Int(saturating: steps.value))
      }
      return true
    }
    scene.showCentered(dialog, size: dialog.preferredSize(width: scene.bounds.width - 24))
  }

  /// Inserts a gradient. The buttons keep their colours at their new indices.
  func insertGradient(from first: Int, to last: Int, steps: Int) {
    let colors = tools.colors
    session.performOnAll({ $0.insertGradient(from: first, to: last, steps: steps) }) {
      [weak self] hasChanged in
      guard hasChanged, let self else { return }
      func moved(_ cell: CellGrid.Cell) -> CellGrid.Cell {
        Int(cell) > first ? cell + CellGrid.Cell(steps) : cell
      }
      chooseCells(moved(colors.primary), moved(colors.secondary))
    }
  }
}
