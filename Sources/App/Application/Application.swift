import Base
import CollectionWindow
import Dispatch
import DocumentWindows
import Documents
import LifeEditing
import PaintingEditing
import PixelEditing
import Platform
import SingleInstance
import Storage
import Texts
import Views
import Widgets
import Windows

/// The windowed program: its open windows and their interaction.
final class Application {
  let services: Services
  let stop: () -> Void
  let thumbnails: ThumbnailStore
  let paintings: PaintingEditors
  private let pixels: PixelEditors
  private let boards: LifeEditors
  var collection: CollectionController?
  var documents: [DocumentWindow] = []
  /// The names of documents closed before the library had them.
  var namesOnTheirWay: [String] = []
  var settingsWindow: SettingsController?
  var saveFailure: Message?
  var hasWarnedOfLoss = false
  /// The documents to reopen, the frontmost one last.
  var waiting: [OpenDocument] = []
  /// The closed documents, the last one at the end.
  var closed: [OpenDocument] = []
  /// The documents that were moved to the trash meanwhile.
  var trashed: Set<ItemID> = []
  /// Whether documents are now closed because the program is ending.
  var isEnding = false
  private let care: LibraryCare
  let follower: LibraryFollower
  let names: NameNumbers
  /// Finds closed documents in the library.
  let reopening = DispatchQueue(label: "filbert.reopening", qos: .userInitiated)
  /// Reads files and shows the progress in the collection.
  lazy var importing = BackgroundWork(
    texts: services.texts, keeper: services.sessionKeeper, keeping: .everything
  ) { [weak self] toast in
    self?.collection?.show(toast)
  }
  /// Ends the inhibition of logging out during delayed writes.
  private var endDelay: (() -> Void)?
  /// The repair to perform once the library isn't in use.
  var repair: LibraryRepair?
  /// The program's object on the bus, if it is the desktop's instance.
  var desktopObject: ApplicationObject?
  /// Exposes the windows to screen readers.
  let screenReading: ScreenReading
  /// The session of the desktop; nil without one.
  var session: DesktopSession?
  /// Asks whether the session may end although something isn't saved.
  weak var sessionQuestion: View?
  /// Whether fingers were the last to point.
  var isTouched = false

  /// - Parameters:
  ///   - patternFolder: another program's folder of Life patterns; nil for none.
  ///   - stop: called when the last window closes, and on Quit.
  init(services: Services, patternFolder: String?, stop: @escaping () -> Void) {
    self.services = services
    self.stop = stop
    screenReading = ScreenReading(texts: services.texts, display: services.display)
    thumbnails = ThumbnailStore(library: services.library)
    care = LibraryCare(services.library)
    follower = LibraryFollower(services.library)
    names = NameNumbers(in: services.library, texts: services.texts)
    paintings = PaintingEditors(services)
    pixels = PixelEditors(services)
    boards = LifeEditors(services, patternFolder: patternFolder)
  }

  /// Opens the collection and handles the start request.
  func start(_ request: InstanceRequest = .open(files: [])) throws {
    followPreferences()
    screenReading.start(on: services.bus)
    services.display.onScaleChange = { [weak self] in self?.apply(scale: $0) }
    services.themes.changed.listen(self) { [weak self] _ in self?.followTheme() }
    let joined = (try? services.library.joinGestures(at: services.clock.now())) ?? []
    try showCollection()
    sayHowItBegins(joinedCount: joined.count)
    follower.found.listen(self) { [weak self] in self?.updateDocuments(after: $0) }
    care.found.listen(self) { [weak self] in
      guard let self else { return }
      offerRepair(services.texts.isDamaged($0.message))
    }
    care.failed.listen(self) { [weak self] in
      guard let self else { return }
      collection?.say(services.texts.noBackup($0), .untilClosed)
    }
    services.keymaps.complained.listen(self) { [weak self] in self?.say(keymapComplaint: $0) }
    care.scheduleChecks(now: services.clock.now())
    reopenDocuments(then: request)
  }

  /// Called when writes become delayed, or catch up.
  func noteWrites(isDelayed: Bool) {
    if isDelayed, endDelay == nil {
      endDelay = services.sessionKeeper.beginWrite(isLate: true)
    } else if !isDelayed {
      endDelay?()
      endDelay = nil
    }
  }

  // MARK: Windows

  func showCollection() throws {
    if let collection {
      collection.window.window.raise()
      return
    }
    let made = try CollectionController(
      services: services, thumbnails: thumbnails, follower: follower, names: names)
    made.delegate = self
    made.window.seen.listen(self) { [weak self] in self?.names.look() }
    listen(to: made.window) { [weak made] in made?.say($0, .untilClosed) }
    connect(made.commands)
    collection = made
    adopt(made.window)
    made.showWindow()
  }

  private func apply(scale: Double) {
    collection?.window.apply(scale: scale)
    settingsWindow?.window.apply(scale: scale)
    for document in documents { document.apply(scale: scale) }
  }

  private func followTheme() {
    collection?.window.scene.theme = services.theme
    settingsWindow?.window.scene.theme = services.theme
    for document in documents { document.apply(services.theme) }
  }

  /// - Parameter place: the last placement of its window.
  private func add(
    at place: RememberedPlacement? = nil, _ make: (RememberedPlacement) throws -> DocumentWindow
  ) {
    // Windows that wait for their content come before later ones.
    for document in documents { document.showAtLast() }
    do {
      let window = try make(placement(at: place))
      window.delegate = self
      listen(to: window.window) { [weak window] in window?.say($0, .untilClosed) }
      connect(window.commands)
      documents.append(window)
      adopt(window.window)
      rememberPlacement(of: window)
      keepOpenDocuments()
      window.show()
      // Meanwhile its preview is drawn, and library maintenance may run.
      FreedMemory.giveBackSoon()
    } catch {
      collection?.say(services.texts.cannotOpen(Message(error)), .untilClosed)
    }
  }

  func makeNew(_ document: Document) {
    add { place in
      let name = try newName(for: document.kind)
      switch document {
      case .painting(let painting):
        return try paintings.window(ofNew: painting, named: name, at: place)
      case .pixels(let art):
        return try pixels.window(ofNew: art, named: name, at: place)
      case .life(let board):
        return try boards.window(ofNew: board, named: name, at: place)
      }
    }
  }

  /// Returns a name that isn't used in the library, by pending items, or by open documents.
  private func newName(for kind: ItemKind) throws -> String {
    try names.unusedName(for: kind, beside: namesOnTheirWay + documents.map(\.name))
  }

  /// - Parameter place: the placement of its window when the program ended.
  func open(_ item: CollectionItem, at place: RememberedPlacement? = nil) {
    if let open = documents.first(where: { $0.id == item.id }) {
      open.window.window.raise()
      return
    }
    add(at: place) { place in
      switch item.kind {
      case .painting:
        return try paintings.window(
          of: item, at: place, standIn: thumbnails.keptSurface(of: item.id))
      case .pixels: return try pixels.window(of: item, at: place)
      case .life: return try boards.window(of: item, at: place)
      }
    }
  }

  /// Returns the size of a document's picture in the collection, in device pixels.
  func previewSize(of document: Document) -> PixelSize {
    document.previewSize(
      in: collection?.screen.grid.previewBox ?? ThumbnailSize.usual.box,
      scale: services.display.scale)
  }

  // MARK: External requests

  /// Handles a request of another start of the program, or of the command line.
  ///
  /// - Parameter startupID: the launcher's identifier of that start.
  func receive(_ request: InstanceRequest, startupID: String? = nil) {
    if let startupID, request != .changed { services.display.expect(startupID: startupID) }
    switch request {
    case .changed: follower.look()
    case .new, .open:
      try? showCollection()
      handle(request)
    }
  }

  /// Handles a start request in the presence of the collection.
  func handle(_ request: InstanceRequest) {
    switch request {
    case .changed: break
    case .new(let kind):
      if let kind = ItemKind(rawValue: kind) { collection?.create(Document(blank: kind)) }
    case .open(let files):
      open(files: files) { [weak self] in self?.collection?.say($0, .untilClosed) }
    }
  }

  /// Updates the names and tags of open documents after changes elsewhere.
  func updateDocuments(after changes: CollectionChanges) {
    names.note(changes.changed.map(\.name))
    names.look()
    for item in changes.changed {
      if item.isTrashed { trashed.insert(item.id) } else { trashed.remove(item.id) }
    }
    for document in documents {
      if let item = changes.changed.first(where: { $0.id == document.id }) {
        document.rename(to: item.name)
        document.store.note(item)
      }
    }
  }

  /// Writes all pending changes. Must be called before the program ends, however it ends.
  ///
  /// - Returns: whether nothing is left to write.
  @discardableResult
  func finish() -> Bool {
    isEnding = true
    services.settings[.reopeningCount] = 0
    importing.end()
    for document in documents { document.close(returning: false) }
    documents = []
    paintings.keep()
    services.draggedFiles.removeAll()
    collection?.window.close()
    settingsWindow?.close()
    screenReading.bus?.close()
    services.settings.state.settle()
    services.preferences.settle()
    return services.autosave.settle()
  }

  /// Whether to start the program again after its end.
  private(set) var isRestarting = false

  /// Restarts the program with the documents that are open.
  func restart() {
    for document in documents { document.window.scene.cancelPress() }
    paintings.keep()
    guard services.autosave.settle() else { return showSaveFailure() }
    keepOpenDocuments()
    (isEnding, isRestarting) = (true, true)
    stop()
  }

  func quit() {
    for document in documents { document.window.scene.cancelPress() }
    paintings.keep()
    guard services.autosave.settle() || hasWarnedOfLoss else {
      // Quitting a second time confirms it.
      hasWarnedOfLoss = true
      showSaveFailure()
      return
    }
    // Quitting closes the documents for good.
    waiting = []
    services.settings[.openDocuments] = []
    isEnding = true
    stop()
  }

  func quitIfNothingIsOpen() {
    if collection == nil, documents.isEmpty { stop() }
  }
}
