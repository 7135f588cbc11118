import Base
import Storage
import Texts
public import Widgets
import Windows

// Messages and questions in a document's window.
extension DocumentWindow {
  /// Shows a message at the bottom of the window.
  ///
  /// - Parameter lifetime: use `untilClosed` for problems.
  public func say(_ text: String, _ lifetime: Toast.Lifetime = .brief) {
    toasts.say(text, lifetime)
  }

  /// Shows a dialog centred in the window. Afterwards the keys are for the document again, not for the button that
  /// opened the menu.
  func ask(_ dialog: FormDialog) {
    window.scene.showCentered(
      dialog, size: dialog.preferredSize(width: window.scene.bounds.width - 24),
      dismissed: { [weak self] in self?.window.scene.focus(nil, shown: false) })
  }

  /// Shows a dialog beside the document that it changes: at the start of the window's upper edge, or at the lower one
  /// of a narrow window.
  ///
  /// - Parameter closed: called when it is closed, with whether it was confirmed.
  func askBeside(_ dialog: FormDialog, closed: @escaping (_ isConfirmed: Bool) -> Void) {
    let scene = window.scene
    var isConfirmed = false
    dialog.confirmed = {
      isConfirmed = true
      return true
    }
    let size = dialog.preferredSize(width: scene.bounds.width - 24)
    let x = scene.isMirrored ? scene.bounds.width - size.width - 12 : 12
    let isNarrow = scene.bounds.width < 1.6 * size.width
    let y = isNarrow ? max(60, scene.bounds.height - size.height - 12) : 60
    scene.show(dialog, at: ViewPoint(x: x, y: y), size: size) { [weak self] in
      self?.window.scene.focus(nil, shown: false)
      closed(isConfirmed)
    }
  }

  /// Asks for a new name of the document.
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

  /// Shows the name at once, and stores it on another thread.
  private func give(_ name: String) {
    guard name != self.name else { return }
    rename(to: name)
    store.rename(to: name)
  }
}
