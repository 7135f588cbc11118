import Base
import DocumentWindows
import Documents
import Editing
import Texts
import Widgets
import Windows

// Writing on cells.
extension PixelEditor {
  /// Asks for a text, which is placed at a cell as a floating selection.
  func askForText(at cell: CellPosition, in color: ChosenColor) {
    let texts = services.texts.pixels
    let field = TextField(name: services.texts.writing.text, text: "")
    let dialog = FormDialog(
      title: texts.textTitle, rows: [field], confirmTitle: texts.layText,
      cancelTitle: services.texts.cancel)
    dialog.confirmed = { [weak self] in
      guard let self else { return true }
      guard let cells = tools.cells(of: field.text, painted: 0) else {
        toasts.say(texts.noText)
        return true
      }
      tools.choose(.select)
      selection.paste(at: cell) { cells.mapped([color.visible.cell(in: &$0)]) }
      return true
    }
    ask(dialog)
  }
}
