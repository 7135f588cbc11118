import Base
import Texts
import Views
import Widgets

/// Walks through folders for a chooser of files.
final class FileChooserController {
  /// Called with the path that was chosen. True closes the chooser.
  var chosen: (String) -> Bool = { _ in true }
  /// Called with the paths of several that were chosen to be read, in place of `chosen`; true closes the chooser.
  var chosenSeveral: (([String]) -> Bool)? {
    didSet { chooser.list.marksSeveral = chosenSeveral != nil }
  }
  let chooser: FileChooser
  let purpose: FileChooser.Purpose
  let texts: Texts
  /// Files with other endings are left out; all are shown if empty.
  let endings: Set<String>
  /// What a name to write to gets that has none of these.
  var ending: String? { didSet { check() } }
  private var entries: [Folder.Entry] = []
  private(set) var folder: Folder

  init(
    _ purpose: FileChooser.Purpose, chooser: FileChooser, folder: Folder, endings: Set<String>,
    texts: Texts
  ) {
    self.purpose = purpose
    self.chooser = chooser
    self.texts = texts
    self.endings = endings
    self.folder = folder.exists ? folder : .home
    chooser.list.marked.listen(self) { [weak self] in self?.mark($0) }
    chooser.list.opened.listen(self) { [weak self] in self?.open($0) }
    chooser.upButton.action = { [weak self] in
      guard let self else { return }
      show(self.folder.parent)
    }
    chooser.homeButton.action = { [weak self] in self?.show(.home) }
    chooser.confirmButton.action = { [weak self] in self?.confirm() }
    chooser.nameField.changed.listen(self) { [weak self] _ in self?.check() }
    chooser.nameField.committed = { [weak self] _ in self?.confirm() }
    show(self.folder)
  }

  private func show(_ folder: Folder) {
    let found: [Folder.Entry]
    do throws(Folder.Unreadable) {
      found = try folder.entries()
    } catch {
      chooser.problem = texts.files.cannotList(error.reason)
      return
    }
    self.folder = folder
    entries = found.filter {
      $0.isFolder || endings.isEmpty || Self.has($0.name, endingIn: endings)
    }
    chooser.folder = folder.path
    chooser.list.rows = entries.map {
      FileRow(
        name: $0.name, isFolder: $0.isFolder,
        detail: $0.isFolder ? "" : texts.files.size($0.byteCount))
    }
    check()
  }

  /// - Parameter endings: in small letters; some are double, as `rle.gz`.
  static func has(_ name: String, endingIn endings: Set<String>) -> Bool {
    let name = name.lowercased()
    return endings.contains { name.hasSuffix("." + $0) && name.count > $0.count + 1 }
  }

  private func mark(_ row: Int) {
    if purpose == .writing, !entries[row].isFolder { chooser.nameField.text = entries[row].name }
    check()
  }

  private func open(_ row: Int) {
    if entries[row].isFolder { show(Folder(folder.file(entries[row].name))) } else { confirm() }
  }

  /// The file or the folder that is meant; nil for none.
  private var file: String? {
    switch purpose {
    case .writing:
      return problemOfName == nil ? namedFile : nil
    case .reading:
      return filesToRead.first
    case .folder:
      // The one that is marked, or else the one that is shown.
      let marked = chooser.list.selection.map { entries[$0] }
      return marked.flatMap { $0.isFolder ? folder.file($0.name) : nil } ?? folder.path
    }
  }

  /// Those that are marked, without folders.
  private var filesToRead: [String] {
    chooser.list.selections.map { entries[$0] }.filter { !$0.isFolder }.map {
      folder.file($0.name)
    }
  }

  func check() {
    let markedFolder = chooser.list.selection.map { entries[$0].isFolder } ?? false
    chooser.confirmButton.isEnabled = file != nil || purpose == .reading && markedFolder
    chooser.problem =
      switch purpose {
      case .reading: filesToRead.count > 1 ? texts.files.marked(filesToRead.count) : ""
      case .writing:
        problemOfName ?? (Folder.hasEntry(namedFile) ? texts.files.replaces : "")
      case .folder: texts.export.into(Self.lastPart(file ?? ""))
      }
  }

  private func confirm() {
    guard let file else {
      if let row = chooser.list.selection, entries[row].isFolder { open(row) }
      return
    }
    if chosenSeveral?(filesToRead) ?? chosen(file) { chooser.window?.dismiss(chooser) }
  }
}
