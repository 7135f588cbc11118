import Base
import Storage
import Texts
import Views
import Widgets

extension DocumentController {
  /// Asks for another name of the document.
  func askForName() {
    guard !window.scene.hasPopup else { return }
    let texts = services.texts
    let field = TextField(name: texts.rename, text: name)
    field.selectAll()
    let dialog = FormDialog(
      title: texts.rename, rows: [field], confirmTitle: texts.rename, cancelTitle: texts.cancel)
    field.changed.listen(dialog) { [weak dialog, weak field] text in
      let isName = (try? ItemName.cleaned(text)) != nil
      field?.isInvalid = !isName
      dialog?.confirmButton.isEnabled = isName
    }
    dialog.confirmed = { [weak self, weak field] in
      if let field, let name = try? ItemName.cleaned(field.text) { self?.give(name) }
      return true
    }
    ask(dialog)
  }

  /// The name is shown at once, and kept by another thread.
  private func give(_ name: String) {
    guard name != self.name else { return }
    rename(to: name)
    store.rename(to: name)
  }
}
