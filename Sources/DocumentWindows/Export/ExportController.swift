import Base
import Dispatch
public import Documents
import Formats
import Synchronization
public import Texts
import Views
public import Widgets
public import Windows

/// Exports a document: asks for the place and the format, and writes the file on another thread.
public final class ExportController {
  /// Shows a message at the bottom of the window.
  public var say: (String, Toast.Lifetime) -> Void {
    get { writer.say }
    set { writer.say = newValue }
  }
  private var writer: ExportWriter
  private var texts: Texts { writer.texts }
  private var settings: Settings { writer.settings }
  private let subject: any ExportSubject
  let chooser: FileChooser
  private let files: FileChooserController
  /// Numbers the estimates, so that only the latest is computed and shown.
  private let estimate = Count()
  /// The file produced by the latest estimate.
  private var made: (number: Int, format: FileFormat, bytes: [UInt8])?
  /// The maximum size of a kept file; larger ones are encoded again for writing.
  private static let mostKeptBytes = 64 << 20
  private static let queue = DispatchQueue(label: "filbert.export", qos: .userInitiated)

  /// A thread-safe counter.
  nonisolated private final class Count: Sendable {
    private let value = Atomic<Int>(0)

    func next() -> Int { value.add(1, ordering: .relaxed).newValue }
    func isLatest(_ number: Int) -> Bool { value.load(ordering: .relaxed) == number }
  }

  /// - Parameters:
  ///   - name: the name of the document.
  ///   - id: the document whose last export this will be; nil if nothing is to be remembered.
  ///   - work: writes the file and shows the progress.
  public init(
    _ subject: any ExportSubject, name: String, of id: ItemID? = nil, texts: Texts,
    settings: Settings, work: BackgroundWork
  ) {
    self.subject = subject
    writer = ExportWriter(texts: texts, settings: settings, work: work, id: id)
    chooser = FileChooser(
      .writing, title: texts.export.title, confirmTitle: texts.export.export, texts: texts,
      accessory: subject.panel, accessorySize: subject.panel.size)
    chooser.nameField.text = Self.fileName(name) + "." + subject.format.ending
    files = FileChooserController(
      .writing, chooser: chooser, folder: settings.exportFolder,
      endings: Set(subject.formats.flatMap(\.endings)), texts: texts,
      settings: settings)
    subject.panel.changed.listen(self) { [weak self] in self?.choose($0) }
    subject.panel.numberWanted.listen(self) { [weak self] in
      self?.subject.setNumber($0)
      self?.updatePanel()
    }
    chooser.nameField.changed.listen(self) { [weak self] in self?.updateFormat(from: $0) }
    files.ending = subject.format.ending
    files.chosen = { [weak self] in self?.write(to: $0) ?? true }
    updatePanel()
  }

  /// Shows the chooser centred in a window.
  func show(in scene: Scene, dismissed: @escaping () -> Void) {
    files.show(in: scene, dismissed: dismissed)
  }

  /// Shows the options in the panel and asks for the place in the desktop's dialog, or shows both centred in the
  /// window.
  public func show(by dialogs: FileDialogs, over scene: Scene, dismissed: @escaping () -> Void) {
    dialogs.findDesktops { [weak self] isThere in
      guard let self else { return }
      guard isThere, !scene.hasPopup else { return show(in: scene, dismissed: dismissed) }
      dialogs.showOptions(
        (subject.panel, subject.panel.size), title: texts.export.title,
        confirmTitle: texts.files.choosePlaceEllipsis, over: scene, cancelled: dismissed
      ) { [weak self] in
        self?.askForPlace(by: dialogs, over: scene, dismissed: dismissed)
      }
    }
  }

  private func askForPlace(
    by dialogs: FileDialogs, over scene: Scene, dismissed: @escaping () -> Void
  ) {
    let request = FileRequest(
      purpose: .writing(name: chooser.nameField.text), title: texts.export.title,
      confirmTitle: texts.export.export, formats: subject.formats, format: subject.format,
      folder: settings.exportFolder)
    dialogs.askDesktop(request, over: scene) { [weak self] choice in
      self?.write(to: choice, asking: scene)
    } ended: {
      dismissed()
    } unavailable: { [weak self] in
      guard let self else { return }
      chooser.add(subject.panel)
      show(in: scene, dismissed: dismissed)
    }
  }

  /// Writes the file. Its extension determines the format, or else the choice in the dialog, or in the panel.
  private func write(to choice: FileChoice, asking scene: Scene) {
    let path = choice.paths[0]
    let named = subject.formats.first { $0.isMeant(by: path) }
    if let format = named ?? choice.format, format != subject.format { subject.format = format }
    let job = jobToWrite
    let paths: [String]
    do {
      paths = try job.paths(for: path)
    } catch {
      return say(texts.export.failed(Message(error)), .untilClosed)
    }
    // The desktop has asked about replacing the file itself.
    guard let companion = paths.first(where: { $0 != path && Folder.hasEntry($0) }) else {
      return write(job, to: path)
    }
    let (said, file) = (texts.files, FileChooserController.lastPart(companion))
    let folder = FileChooserController.lastPart(FileChooserController.folder(of: companion).path)
    let dialog = FormDialog(
      title: said.replaceQuestion(file), message: said.replaceMessage(folder),
      confirmTitle: said.replace, cancelTitle: texts.cancel, risk: .loss
    ) { [self] in write(job, to: path) }
    scene.showCentered(dialog, size: dialog.preferredSize(width: scene.bounds.width - 24))
  }

  /// The maximum length of a file name in bytes, and the part of it reserved for extensions.
  nonisolated private static let (longestName, longestEnding) = (255, 12)

  /// Converts a document's name to a valid file name.
  nonisolated static func fileName(_ name: String) -> String {
    let kept = name.map { $0 == "/" ? "-" : $0 }
    var fitting = kept.first == "." ? "_" + String(kept.dropFirst()) : String(kept)
    while fitting.utf8.count > longestName - longestEnding { fitting.removeLast() }
    return fitting
  }

  // MARK: Choosing

  private func choose(_ panel: ExportPanel) {
    subject.format = subject.formats[panel.kind]
    subject.followPanel()
    // Change the extension along with the format if it is a known one.
    let text = chooser.nameField.text
    if let named = FileFormat(ofFile: text), named != subject.format {
      chooser.setEnding(subject.format.ending)
    }
    files.ending = subject.format.ending
    updatePanel()
    chooser.returnToName()
  }

  /// Follows a typed extension with the format.
  private func updateFormat(from name: String) {
    guard let format = FileFormat(ofFile: name), format != subject.format,
      subject.formats.contains(format)
    else { return }
    subject.format = format
    files.ending = format.ending
    updatePanel()
  }

  private func updatePanel() {
    subject.panel.kind = subject.formats.firstIndex(of: subject.format) ?? 0
    subject.showInPanel()
    showEstimate()
  }

  /// Draws the preview and estimates the size of the file, on another thread.
  private func showEstimate() {
    let (estimate, job) = (estimate, subject.job)
    let number = estimate.next()
    Self.queue.async { [weak self] in
      // While a number is dragged, stale estimates queue up behind the current one.
      guard estimate.isLatest(number) else { return }
      let preview = job.preview()
      guard estimate.isLatest(number) else { return }
      let size = job.size { estimate.isLatest(number) }
      DispatchQueue.main.async {
        guard let self, estimate.isLatest(number) else { return }
        self.subject.panel.preview = preview?.value
        self.subject.panel.infoText = self.subject.info(byteCount: size?.byteCount)
        if case .made(let bytes) = size, bytes.count <= Self.mostKeptBytes {
          self.made = (number, self.subject.format, bytes)
        }
      }
    }
  }

  /// The chosen export, with the encoded bytes if the latest estimate produced them.
  private var jobToWrite: ExportJob {
    var job = subject.job
    if let made, estimate.isLatest(made.number), made.format == subject.format {
      job.made = made.bytes
    }
    return job
  }

  // MARK: Writing

  private func write(to path: String) -> Bool {
    let job = jobToWrite
    let paths: [String]
    do {
      paths = try job.paths(for: path)
    } catch {
      chooser.problem = texts.export.failed(Message(error))
      return false
    }
    if let old = paths.first(where: Folder.hasEntry) {
      files.askToReplace(old) { [weak self] in
        self?.write(job, to: path)
        if let self { chooser.window?.dismiss(chooser) }
      }
      return false
    }
    write(job, to: path)
    return true
  }

  private func write(_ job: ExportJob, to path: String) {
    subject.noteWriting()
    // An estimate in progress isn't needed any more.
    _ = estimate.next()
    made = nil
    writer.write(job, to: path, options: subject.options)
  }
}
