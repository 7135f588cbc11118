import Base
import Dispatch
import Glibc
import Texts
import Views
import Widgets

/// Folder navigation of a file chooser.
final class FileChooserController {
  /// Called with the chosen path. True closes the chooser.
  var chosen: (String) -> Bool = { _ in true }
  /// Called instead of `chosen` with the paths of several files to read; true closes the chooser.
  var chosenSeveral: (([String]) -> Bool)? {
    didSet { chooser.list.marksSeveral = chosenSeveral != nil }
  }
  let chooser: FileChooser
  let purpose: FileChooser.Purpose
  let texts: Texts
  /// The extensions of the files to show; empty for all.
  let endings: Set<String>
  /// The extension added to a name for writing that has none of these.
  var ending: String? { didSet { check() } }
  private(set) var entries: [Folder.Entry] = []
  private(set) var folder: Folder
  let places: [FolderPlace]
  /// The thumbnails of visible files; nil for none.
  let thumbnails: FileThumbnails?
  /// The sort order, which the next chooser starts with.
  private(set) var sorting: FileSorting
  /// Posted when the user chose another order.
  let sortingChosen = Signal<FileSorting>()
  private var showsHidden = false
  /// The number of the latest request for a folder.
  private var readingNumber = 0
  /// The time to wait for a folder: most are read within it, which avoids flickering.
  private let patience: Duration

  /// - Parameters:
  ///   - places: nil for the places of the current user.
  ///   - patience: the time to wait for a folder synchronously.
  init(
    _ purpose: FileChooser.Purpose, chooser: FileChooser, folder: Folder, endings: Set<String>,
    texts: Texts, places: [FolderPlace]? = nil, thumbnails: FileThumbnails? = .ofDesktop,
    sorting: FileSorting = FileSorting(), patience: Duration = .milliseconds(12)
  ) {
    self.purpose = purpose
    self.chooser = chooser
    self.texts = texts
    self.endings = endings
    self.folder = folder.exists ? folder : .home
    self.thumbnails = thumbnails
    self.sorting = sorting
    self.patience = patience
    self.places =
      places
      ?? FolderPlace.all(environment: Folder.variables, lastUsed: self.folder, texts: texts.files)
    connect()
    show(self.folder)
  }

  /// Reads a folder on another thread and shows it, unless it can't be read.
  ///
  /// - Parameter name: the name of the entry to select.
  func show(_ folder: Folder, marking name: String? = nil) {
    readingNumber += 1
    let number = readingNumber
    let (endings, showsHidden, sorting) = (endings, showsHidden, sorting)
    let group = DispatchGroup()
    let reading = FolderReading()
    DispatchQueue(label: "filbert.folder", qos: .userInitiated).async(group: group) {
      reading.put(
        Result { () throws(Folder.Unreadable) in
          try FolderListing(folder, endings: endings, showsHidden: showsHidden, sorting: sorting)
        })
      DispatchQueue.main.async { [weak self] in
        self?.finishReading(reading, number: number, of: folder, marking: name)
      }
    }
    // Use a result that is ready soon at once, but don't block the window any longer.
    if group.wait(timeout: .now() + patience / .seconds(1)) == .success {
      finishReading(reading, number: number, of: folder, marking: name)
    } else {
      chooser.list.emptyText = texts.files.reading
    }
  }

  private func finishReading(
    _ reading: FolderReading, number: Int, of folder: Folder, marking name: String?
  ) {
    guard number == readingNumber, let result = reading.takeResult() else { return }
    chooser.list.emptyText = texts.files.empty
    switch result {
    case .failure(let error):
      chooser.problem = texts.files.cannotList(error.reason)
    case .success(let listing):
      self.folder = folder
      entries = listing.entries
      chooser.folder = folder.path
      chooser.places.selection = places.firstIndex { $0.folder == folder }
      chooser.list.rows = listing.rows
      if let name, let row = entries.firstIndex(where: { $0.name == name }) {
        chooser.list.select(row)
      }
      check()
    }
  }

  func sort(by sorting: FileSorting) {
    self.sorting = sorting
    chooser.head.sorting = sorting
    sortingChosen.post(sorting)
    show(folder, marking: chooser.list.selection.map { entries[$0].name })
  }

  func toggleHidden() {
    showsHidden.toggle()
    show(folder, marking: chooser.list.selection.map { entries[$0].name })
  }

  func mark(_ row: Int) {
    if purpose == .writing, !entries[row].isFolder { chooser.nameField.text = entries[row].name }
    check()
  }

  func open(_ row: Int) {
    if entries[row].isFolder { show(Folder(folder.file(entries[row].name))) } else { confirm() }
  }

  /// The chosen file or folder; nil for none.
  private var file: String? {
    switch purpose {
    case .writing:
      return problemOfName == nil ? namedFile : nil
    case .reading:
      return filesToRead.first
    case .folder:
      // The selected one, or else the current one.
      let marked = chooser.list.selection.map { entries[$0] }
      return marked.flatMap { $0.isFolder ? folder.file($0.name) : nil } ?? folder.path
    }
  }

  /// The selected files, without folders.
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

  func confirm() {
    guard let file else {
      if let row = chooser.list.selection, entries[row].isFolder { open(row) }
      return
    }
    if chosenSeveral?(filesToRead) ?? chosen(file) { chooser.window?.dismiss(chooser) }
  }
}
