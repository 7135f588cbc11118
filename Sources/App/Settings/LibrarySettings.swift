import Base
import Dispatch
import Storage
import Texts
import Views
import Widgets
import Windows

/// The place and size of the library, and its backups.
final class LibrarySettings: SettingsPart {
  let page: SettingsStack
  /// Posted to restore the library from a backup.
  let restoreWanted = Signal<Backup>()
  private let services: Services
  private let sizeLabel = Label("", style: .secondary)
  private let backupsLabel: Label
  private let backUpButton: Button
  private var work: BackgroundWork?
  private weak var scene: Scene?
  private var say: (String) -> Void = { _ in }
  /// The rows above the backups.
  private let head: [View]
  private var isClosed = false

  init(_ services: Services) {
    self.services = services
    let texts = services.texts.settings
    backupsLabel = Label("", style: .secondary, maxLines: 3)
    backUpButton = Button(title: texts.backUp)
    head = [
      Label(texts.place, style: .emphasized),
      Label(services.library.path, style: .body, maxLines: 4), sizeLabel,
      Label(texts.backups, style: .emphasized), backupsLabel, ButtonRow([backUpButton]),
    ]
    page = SettingsStack(name: texts.library, rows: head)
    backUpButton.isEnabled = !services.library.isReadOnly
  }

  func connect(in scene: Scene, say: @escaping (String) -> Void) {
    self.scene = scene
    self.say = say
    work = BackgroundWork(texts: services.texts, keeper: services.sessionKeeper) { _ in }
    backUpButton.action = { [weak self] in self?.backUp() }
  }

  /// Shows the present state on disk, which is read by another thread.
  func updateBackups() {
    let path = services.library.path
    let library = services.library
    work?.run({ _ in "" }) { _ in
      let backups = Backups(of: path).all
      let count =
        try library.items(trashed: false).count + library.items(trashed: true).count
      return (backups: backups, size: library.sizeOnDisk, count: count)
    } finished: { [weak self] outcome in
      guard let self, case .done(let found) = outcome else { return }
      showBackups(found.backups, size: found.size, count: found.count)
    }
  }

  private func showBackups(_ backups: [Backup], size: Int64, count: Int) {
    let texts = services.texts
    sizeLabel.text = texts.settings.size(texts.files.size(Int(size)), count: count)
    let all = backups.reduce(0) { $0 + $1.size }
    backupsLabel.text =
      backups.isEmpty
      ? texts.settings.noBackups : texts.settings.backupsNote(texts.files.size(Int(all)))
    let rows = backups.map { backup in
      let size = texts.files.size(Int(backup.size))
      let row = BackupRow(
        title: texts.date(Clock.calendarDate(backup.date)),
        detail: backup.isWhole
          ? size : texts.settings.sized(size, texts.settings.damagedBackup),
        action: texts.settings.restoreEllipsis)
      row.button.action = { [weak self] in self?.ask(for: backup) }
      row.button.isEnabled = !services.library.isReadOnly
      return row
    }
    page.setRows(rows, from: head.count)
  }

  private func backUp() {
    let (library, now, texts) = (services.library, services.clock.now(), services.texts.settings)
    backUpButton.isEnabled = false
    work?.run({ _ in texts.backingUp }, atClose: .goesOn) { _ in
      try Backups(of: library.path).make(of: library, at: now)
    } finished: { [weak self] outcome in
      guard let self else { return }
      backUpButton.isEnabled = true
      switch outcome {
      case .done: say(texts.backedUp)
      case .failed(let error): say(texts.backupFailed(Message(error)))
      case .cancelled: break
      }
      updateBackups()
    }
  }

  private func ask(for backup: Backup) {
    guard let scene else { return }
    let texts = services.texts.settings
    let date = services.texts.date(Clock.calendarDate(backup.date))
    let dialog = FormDialog(
      title: texts.restoreQuestion(date), message: texts.restoreMessage,
      confirmTitle: texts.restore, cancelTitle: services.texts.cancel
    ) { [weak self] in self?.restoreWanted.post(backup) }
    scene.showCentered(dialog, size: dialog.preferredSize(width: scene.bounds.width - 24))
  }

  func close() { work?.end() }
}
