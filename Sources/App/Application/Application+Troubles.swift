import Base
import CollectionWindow
import DocumentWindows
import Storage
import Texts
import Widgets
import Windows

// Warnings about the library and the settings, and ways to resolve them.
extension Application {
  /// Shows the most important message about the library at the start.
  func sayHowItBegins(joinedCount: Int) {
    let (texts, library) = (services.texts, services.library)
    switch (library.condition, library.notice) {
    case (.damaged(let report), _): offerRepair(texts.isDamagedAndClosed(report.message))
    case (.readOnly(let reason), _): collection?.say(texts.isReadOnly(reason), .untilClosed)
    case (.sound, .restoredFromLog?): collection?.say(texts.restoredFromLog)
    case (.sound, .keptLog(let path)?): collection?.say(texts.keptLog(path), .untilClosed)
    case (.sound, .savedAgain?), (.sound, .keptApart?), (.sound, nil):
      if let complaint = services.keymaps.complaint {
        collection?.say(complaint, .untilClosed)
      } else if joinedCount > 0 {
        collection?.say(texts.joinedStrokes(joinedCount))
      } else if library.wasLeftOpen {
        collection?.say(
          CrashReport.last.map { texts.endedBadlyWithReport($0.path) } ?? texts.endedBadly,
          .untilClosed)
      }
    }
    CrashReport.install()
  }

  /// Reports in every window an incident with the library's file.
  func handle(_ notice: LibraryNotice) {
    let texts = services.texts
    switch notice {
    case .savedAgain(let path): sayEverywhere(texts.savedAgain(path), .untilClosed)
    case .keptApart(let path): sayEverywhere(texts.keptApart(path), .untilClosed)
    case .restoredFromLog, .keptLog: break
    }
  }

  /// Reports in every window that lines of the keymap are invalid, or, with nil, that all are valid again.
  func say(keymapComplaint complaint: String?) {
    let lifetime: Toast.Lifetime = complaint == nil ? .brief : .untilClosed
    sayEverywhere(complaint ?? services.texts.commands.keymapHolds, lifetime)
  }

  private func sayEverywhere(_ text: String, _ lifetime: Toast.Lifetime) {
    collection?.say(text, lifetime)
    for document in documents { document.say(text, lifetime) }
  }

  /// Called when writing fails, with the reason, or works again.
  func report(saveFailure reason: Message?) {
    guard reason != saveFailure else { return }
    saveFailure = reason
    hasWarnedOfLoss = false
    showSaveFailure()
  }

  func showSaveFailure() {
    let texts = services.texts
    let autosave = services.autosave
    func toast(_ close: @escaping () -> Void) -> Toast? {
      saveFailure.map {
        Toast(
          text: texts.notSaved($0), actionTitle: texts.retry, closeName: texts.close,
          action: { autosave.retry() }, closed: close)
      }
    }
    if let collection { collection.show(toast { [weak collection] in collection?.show(nil) }) }
    for document in documents {
      document.toasts.announced.post(
        toast { [weak document] in
          document?.toasts.announced.post(nil)
        })
    }
  }

  /// Reports that the library is damaged, and offers ways to repair it.
  func offerRepair(_ reason: String) {
    guard let collection else { return }
    let texts = services.texts
    collection.show(
      Toast(
        text: reason, actionTitle: texts.repair, closeName: texts.close,
        action: { [weak self] in self?.showRepairs() },
        closed: { [weak self] in self?.collection?.show(nil) }))
  }

  private func showRepairs() {
    guard let scene = collection?.window.scene else { return }
    let menu = Menu.repairs(
      texts: services.texts, backups: Backups(of: services.library.path).all
    ) { [weak self] in
      self?.repair = $0
      self?.quit()
    }
    scene.showCentered(menu, size: menu.preferredSize(width: 360))
  }
}
