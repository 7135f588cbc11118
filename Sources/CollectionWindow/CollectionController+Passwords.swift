import Base
import DocumentWindows
public import Formats
import Texts
import Widgets
import Windows

// Files that are protected by a password.
extension CollectionController {
  /// Asks for the password of a file.
  ///
  /// - Parameters:
  ///   - reason: whether a password was given that does not open it.
  ///   - answered: called once, with nil if there is no answer.
  public func askForPassword(
    of path: String, _ reason: PDFProtection, answered: @escaping (String?) -> Void
  ) {
    let (texts, name) = (services.texts, DocumentFile(path).name)
    guard !window.scene.hasPopup else {
      say(
        texts.importFailed(Message("{file}: {reason}", ["file": name, "reason": Message(reason)])),
        .untilClosed)
      return answered(nil)
    }
    let field = TextField(name: texts.password, placeholder: texts.password, isSecret: true)
    let dialog = FormDialog(
      title: texts.passwordTitle, rows: [field], confirmTitle: texts.open,
      cancelTitle: texts.cancel)
    dialog.messageText =
      reason == .wrongPassword ? texts.wrongPasswordMessage(name) : texts.passwordMessage(name)
    field.isInvalid = reason == .wrongPassword
    dialog.confirmButton.isEnabled = false
    field.changed.listen(dialog) { [weak dialog, weak field] text in
      field?.isInvalid = false
      dialog?.confirmButton.isEnabled = !text.isEmpty
    }
    var answer: String?
    dialog.confirmed = { [weak field] in
      answer = field?.text
      return true
    }
    window.scene.showCentered(
      dialog, size: dialog.preferredSize(width: window.scene.bounds.width - 24),
      dismissed: { answered(answer) })
  }

  /// Asks for the password of one file after another, and imports each file whose password is given.
  func askForPasswords(
    of locked: ArraySlice<(path: String, reason: PDFProtection)>, given: [String: String] = [:]
  ) {
    guard let first = locked.first else {
      if !given.isEmpty { importFiles(given.keys.sorted(), passwords: given) }
      return
    }
    askForPassword(of: first.path, first.reason) { [weak self] password in
      var given = given
      given[first.path] = password
      self?.askForPasswords(of: locked.dropFirst(), given: given)
    }
  }
}
