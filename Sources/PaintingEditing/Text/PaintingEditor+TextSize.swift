import Base
import DocumentWindows
import Texts
import Widgets
import Windows

// The size of letters as a number.
extension PaintingEditor {
  /// Asks for the size of the text being written, or of the next one.
  func askForTextSize() {
    let texts = services.texts
    let field = ExpressionField(
      name: texts.writing.size, label: texts.writing.size, unit: texts.inspector.points)
    field.value = tools.textSize
    field.wanted.listen(field) { [weak field] in field?.value = $0.value }
    let dialog = FormDialog(
      title: texts.writing.size, rows: [field], confirmTitle: texts.pixels.apply,
      cancelTitle: texts.cancel)
    dialog.confirmed = { [weak self] in
      self?.tools.textSize = field.value
      return true
    }
    ask(dialog)
  }
}
