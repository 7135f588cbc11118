import Base
import Storage
import Texts
public import Widgets
import Windows

// What is said and asked in the window of a document.
extension DocumentWindow {
  /// Says a sentence at the foot of the window.
  ///
  /// - Parameter lifetime: until it is closed, where something is wrong.
  public func say(_ text: String, _ lifetime: Toast.Lifetime = .brief) {
    announcer.say(text, lifetime)
  }

  /// Asks something in the middle of the window; then the keys are the document's again, not those of the button whose
  /// menu it came from.
  func ask(_ dialog: FormDialog) {
    window.scene.showCentered(
      dialog, size: dialog.preferredSize(width: window.scene.bounds.width - 24),
      dismissed: { [weak self] in self?.window.scene.focus(nil, shown: false) })
  }

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
