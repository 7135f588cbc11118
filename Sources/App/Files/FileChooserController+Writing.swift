import Base
import Texts
import Views
import Widgets

extension FileChooserController {
  /// Lets a place and a name be chosen for a file, and writes it on another thread.
  ///
  /// - Parameters:
  ///   - name: of the file at first, without its ending.
  ///   - endings: of the files that are shown.
  ///   - bytes: what is to be in the file of a path.
  ///   - said: shows a sentence at the foot of the window.
  convenience init(
    title: String, confirmTitle: String, name: String, ending: String, endings: Set<String>,
    services: Services, work: BackgroundWork, bytes: @escaping @Sendable (String) -> [UInt8],
    said: @escaping (String, Toast.Lifetime) -> Void
  ) {
    let texts = services.texts
    let chooser = FileChooser(
      .writing, title: title, confirmTitle: confirmTitle, texts: texts)
    chooser.nameField.text = ExportController.fileName(name) + "." + ending
    self.init(
      .writing, chooser: chooser,
      folder: services.settings.folder(.exports).map(Folder.init) ?? .pictures, endings: endings,
      texts: texts, sorting: services.settings.fileSorting)
    sortingChosen = { services.settings.fileSorting = $0 }
    self.ending = ending
    chosen = { [weak self] path in
      guard let self else { return true }
      let folder = Self.folder(of: path).path
      @MainActor func write() {
        work.run({ texts.export.working(DocumentFile(path).name, $0) }, atClose: .goesOn) { _ in
          try DocumentFile(path).replace(with: bytes(path))
        } finished: { outcome in
          switch outcome {
          case .done:
            services.settings.setFolder(folder, .exports)
            services.settings.noteUse(of: path)
            said(texts.export.done(path), .brief)
          case .cancelled: said(texts.export.cancelled, .brief)
          case .failed(let error): said(texts.export.failed(Message(error)), .untilClosed)
          }
        }
      }
      guard Folder.hasEntry(path) else {
        write()
        return true
      }
      askToReplace(path) { [weak self] in
        write()
        if let self { self.chooser.window?.dismiss(self.chooser) }
      }
      return false
    }
  }

  /// What is in the file can't be had back: nothing is replaced before somebody says so.
  func askToReplace(_ path: String, _ confirmed: @escaping () -> Void) {
    guard let scene = chooser.window else { return }
    let said = texts.files
    let dialog = FormDialog(
      title: said.replaceQuestion(Self.lastPart(path)),
      message: said.replaceMessage(Self.lastPart(Self.folder(of: path).path)),
      confirmTitle: said.replace, cancelTitle: texts.cancel, risk: .loss, confirmed: confirmed)
    scene.showCentered(dialog, size: dialog.preferredSize(width: scene.bounds.width - 24))
  }

  /// The file that the name stands for, which may be a path from the folder that is shown, from `/`, or from `~/`.
  var namedFile: String {
    var name = chooser.nameField.text
    if let ending, !Folder.has(Self.lastPart(name), endingIn: endings) { name += "." + ending }
    return path(of: name)
  }

  /// Why nothing can be written to `namedFile`; nil where it can.
  var problemOfName: String? {
    let parts = chooser.nameField.text.split(separator: "/", omittingEmptySubsequences: false)
    if ["", ".", "..", "~"].contains(parts.last) { return texts.files.nameMissing }
    if Folder(namedFile).exists { return texts.export.isFolder }
    guard parts.count > 1, !Self.folder(of: namedFile).exists else { return nil }
    return texts.files.noFolder(parts.dropLast().joined(separator: "/"))
  }

  /// The folder in which a file is.
  static func folder(of path: String) -> Folder {
    let slash = path.lastIndex(of: "/") ?? path.startIndex
    return Folder(slash == path.startIndex ? "/" : String(path[..<slash]))
  }

  /// The name of a file or a folder.
  nonisolated static func lastPart(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
