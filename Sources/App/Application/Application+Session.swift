import Base
import CollectionWindow
import DocumentWindows
import PaintingEditing
import Platform
import Storage
import Texts
import Widgets
import Windows

// The session of an X11 desktop: the program saves before it ends, and the next one opens the same documents.
extension Application: DesktopSessionClient {
  /// The option by which the next session tells the program its name in the last one.
  static let sessionOption = "--sm-client-id"

  /// Joins the session at an address.
  ///
  /// - Parameters:
  ///   - previous: the name in the last session; nil for a start by hand.
  ///   - command: starts the program.
  func joinSession(at address: String, previous: String?, command: [String]) {
    session = DesktopSession(
      at: address, previous: previous, command: command, restartOption: Self.sessionOption,
      client: self)
  }

  func saveForSession() -> Bool {
    paintings.keep()
    keepOpenDocuments()
    services.settings.state.settle()
    services.preferences.settle()
    return services.autosave.settle()
  }

  func askBeforeSessionEnds(_ done: @escaping (Bool) -> Void) {
    showSaveFailure()
    try? showCollection()
    guard let scene = collection?.window.scene else { return done(true) }
    let texts = services.texts
    var isEndWanted = false
    let dialog = FormDialog(
      title: texts.logOutTitle, message: texts.logOutMessage, confirmTitle: texts.logOut,
      cancelTitle: texts.cancel, risk: .loss
    ) { isEndWanted = true }
    sessionQuestion = dialog
    scene.showCentered(dialog, size: dialog.preferredSize(width: scene.bounds.width - 24)) {
      done(isEndWanted)
    }
  }

  func sessionGoesOn() {
    if let question = sessionQuestion { question.window?.dismiss(question) }
    sessionQuestion = nil
  }

  /// Unlike `quit`, it keeps the documents open for the next session.
  func endWithSession() {
    for document in documents { document.window.scene.cancelPress() }
    isEnding = true
    stop()
  }
}
