import Base
import Dispatch
import DocumentWindows
public import Documents
import Editing
import Platform
import Storage
import Texts
public import Views
public import Widgets
public import Windows

/// Handles requests that affect more than the collection.
public protocol CollectionControllerDelegate: AnyObject {
  /// Called with a blank document to open, which the library gets with its first change.
  func collectionController(
    _ controller: CollectionController, wantsNew document: Document)
  /// Called with the document made from a file that the user chose.
  func collectionController(
    _ controller: CollectionController, imported document: Document, name: String)
  /// Called with a file to import and open.
  func collectionController(_ controller: CollectionController, openFile path: String)
  /// Called with an item to open.
  func collectionController(_ controller: CollectionController, open item: CollectionItem)
  /// Called after changing items, with their new states.
  func collectionController(_ controller: CollectionController, changed items: [CollectionItem])
  /// Called when the window was closed.
  func collectionControllerClosed(_ controller: CollectionController)
}

/// The collection window: shows and changes the library's items.
public final class CollectionController {
  /// The window of the collection.
  public let window: SceneWindow
  /// Opens documents and windows on behalf of the collection.
  public weak var delegate: (any CollectionControllerDelegate)?
  let services: Services
  let thumbnails: ThumbnailStore
  let follower: LibraryFollower
  private let names: NameNumbers
  /// The content of the window.
  public let screen: CollectionScreen
  let inviteButton: Button
  /// The commands of the window with their keys.
  public let commands: WindowCommands
  /// Animates the picture under the pointer.
  let player: PreviewPlayer
  /// Only the first items, until all are read.
  private(set) var content = CollectionContent()
  /// All items of the collection or the trash.
  var items: [CollectionItem] {
    readAll()
    return content.items
  }
  /// The number of items of the library that are not read yet.
  private(set) var missingCount = 0
  var tagCounts: [TagCount] { content.tagCounts }
  var shown: ChunkedArray<CollectionItem> {
    readAll()
    return content.shown
  }
  var query = CollectionQuery() {
    didSet {
      guard query != oldValue else { return }
      version += 1
      // Unread items may match the filter. A search reads them itself, on another thread.
      if query.text == oldValue.text { readAll() }
    }
  }
  /// Changes whenever other content is shown or requested.
  private(set) var version = 0
  var following = Following()
  private var isReadingAll = false
  /// Whether the library may have changed in unknown ways.
  private var isOutdated = false
  let reading = DispatchQueue(label: "filbert.collection", qos: .userInitiated)
  var isTrash = false { didSet { version += 1 } }
  /// The changes that can be undone, the last one at the end.
  var changes: [CollectionChange] = []
  /// The toast that offers to undo the last change.
  weak var undoToast: Toast?
  /// The number of pending changes of items, during which commands don't start others.
  var changeCount = 0
  /// The export whose options the user is choosing.
  var export: ExportController?
  var batchExport: BatchExportController?
  /// Shows file choosers.
  private(set) lazy var files = FileDialogs(services: services, work: work) { [weak self] in
    self?.say($0, $1)
  }
  private(set) lazy var work = BackgroundWork(
    texts: services.texts, keeper: services.sessionKeeper
  ) { [weak self] in
    self?.screen.show($0)
  }

  /// Creates the window. `showWindow` shows it, with the items of the library.
  ///
  /// - Throws: `DesktopError` if the display can't provide a window.
  public init(
    services: Services, thumbnails: ThumbnailStore, follower: LibraryFollower, names: NameNumbers
  ) throws {
    self.services = services
    self.thumbnails = thumbnails
    self.follower = follower
    self.names = names
    let texts = services.texts
    inviteButton = Button(title: texts.newPainting, icon: .plus, style: .primary)
    commands = WindowCommands(.collection, keymaps: services.keymaps, texts: texts)
    let display = services.display
    screen = CollectionScreen(texts: texts, inviteButton: inviteButton) { display.scale }
    window = try SceneWindow(
      display: display, title: texts.paintingsWindow,
      at: services.settings[.placement(of: .collection)],
      minimumSize: ViewSize(width: 240, height: 240), root: screen,
      theme: services.theme, texts: texts)
    services.settings.rememberPlacement(of: window, as: .collection)
    player = PreviewPlayer(library: services.library)
    query.order = services.settings[.collectionOrder]
    screen.grid.thumbnailSize = services.settings[.thumbnailSize]
    screen.grid.delegate = self
    player.host = window.scene.host
    player.changed.listen(self) { [weak self] key in self?.screen.grid.previewChanged(key: key) }
    services.themes.changed.listen(self) { [weak self] in
      if $0.motion == .reduced { self?.player.hover(over: nil) }
    }
    thumbnails.made.listen(self) { [weak self] id in
      self?.screen.grid.previewChanged(key: id.number)
    }
    connect()
    follower.found.listen(self) { [weak self] in self?.apply($0) }
    screen.grid.wantsAll = { [weak self] in self?.readAll() }
    window.seen.listen(self) { [weak self] in self?.readAllSoon() }
  }

  /// Shows the window with the library's items.
  public func showWindow() {
    // The server prepares the window while items are read.
    window.window.show()
    if !readFirst() { reload() }
    window.scene.focus(screen.grid)
  }

  // MARK: Content

  /// Reads only the items of the first screen. The others are read once that is visible, or when they are needed.
  ///
  /// - Returns: whether that is possible.
  private func readFirst() -> Bool {
    let size = window.window.size
    let scale = services.display.scale
    let grid = CollectionGrid(
      count: .max / 2, width: Double(size.width) / scale, size: screen.grid.thumbnailSize)
    let count = grid.indices(from: 0, to: Double(size.height) / scale).count
    guard let first = try? services.library.firstItems(count, by: query.order),
      first.total > first.items.count
    else { return false }
    missingCount = first.total - first.items.count
    updateContent(to: first.items)
    return true
  }

  /// Reads the library's items again on another thread, keeping the present content until then.
  func reloadSoon() {
    isOutdated = true
    readAllSoon()
  }

  /// Reads all items on another thread, unless that has been done.
  func readAllSoon() {
    guard missingCount > 0 || isOutdated, !isReadingAll else { return }
    isReadingAll = true
    let (library, content, query, version) = (services.library, content, query, version)
    let (isTrash, known) = (isTrash, following.waiting.count)
    reading.async { [weak self] in
      let read = Result {
        CollectionContent(
          of: try library.items(trashed: isTrash), query,
          texts: Self.texts(for: query, in: library), after: content)
      }
      DispatchQueue.main.async { [weak self] in self?.finishReading(read, wanted: version, known) }
    }
  }

  /// - Parameter known: the number of pending changes included in the result.
  private func finishReading(
    _ read: Result<CollectionContent, any Error>, wanted: Int, _ known: Int
  ) {
    isReadingAll = false
    // All items were needed earlier, and this result may be older than those.
    guard missingCount > 0 || isOutdated else { return showWaiting() }
    guard wanted == version else { return readAllSoon() }
    (missingCount, isOutdated) = (0, false)
    following.waiting.removeFirst(known)
    do {
      showContent(try read.get())
      noteShown()
      showWaiting()
    } catch {
      sayUnreadable(error)
    }
  }

  private func readAll() {
    guard missingCount > 0 else { return }
    missingCount = 0
    reload()
  }

  /// Reads the library's items again, synchronously.
  func reload() {
    following.waiting = []
    isOutdated = false
    do {
      let items = try services.library.items(trashed: isTrash)
      missingCount = 0
      updateContent(to: items)
      showWaiting()
    } catch {
      sayUnreadable(error)
    }
  }

  private func sayUnreadable(_ error: any Error) {
    say(services.texts.cannotOpen(Message(error)), .untilClosed)
  }

  /// Shows the new states of some items.
  public func update(_ changed: [CollectionItem]) {
    readAll()
    noteStates(of: changed)
    if putInPlace(changed) { return }
    let new = changed.filter { content.item($0.id) == nil && $0.isTrashed == isTrash }.map(\.id)
    if !query.tags.isEmpty { query.newcomers.formUnion(new) }
    updateContent(
      to: CollectionChanges(changed: changed).applied(to: content.items, isTrash: isTrash))
  }

  /// Notes the states of items that are about to be shown, and discards pending updates, which are older.
  func noteStates(of changed: [CollectionItem]) {
    for item in changed { follower.noteChange(of: item.id) }
    names.note(changed.map(\.name))
    following.forget(Set(changed.map(\.id)))
  }

  /// The maximum number of changed items to update one by one; for more, the whole content is created anew.
  private static let mostPutInPlace = 16

  /// Shows the new states of a few items, each at its own cost.
  ///
  /// - Returns: false if the whole content has to be created anew.
  func putInPlace(_ changed: [CollectionItem]) -> Bool {
    guard missingCount == 0, changed.count <= Self.mostPutInPlace else { return false }
    let (texts, count) = (services.texts, content.shown.count)
    for item in changed {
      guard let splices = content.update(item, isTrash: isTrash) else { return false }
      screen.grid.apply(splices, name: texts.collectionName(content.shown.count))
    }
    version += 1
    query = content.query
    if content.shown.count != count { showEmptiness() }
    // The texts written in them may match the search.
    if !query.text.isEmpty { showSoon() }
    return true
  }

  func item(_ id: ItemID) -> CollectionItem? {
    readAll()
    return content.item(id)
  }

  /// Shows the requested content. The texts written in items are searched asynchronously, by another thread.
  func updateContent() { updateContent(to: content.items) }

  private func updateContent(to items: [CollectionItem]) {
    let texts = query.text.isEmpty ? nil : content.texts ?? [:]
    showContent(CollectionContent(of: items, query, texts: texts, after: content))
    if texts != nil { showSoon() }
  }

  /// Returns the texts written in items, as far as they are searched.
  nonisolated static func texts(
    for query: CollectionQuery, in library: Library
  ) -> [ItemID: [String]]? {
    query.text.isEmpty ? nil : (try? library.writtenTexts()) ?? [:]
  }

  func showContent(_ new: CollectionContent) {
    let old = Leftover(content)
    content = new
    version += 1
    // The grid releases it, too.
    defer { old.free(on: reading) }
    query = new.query
    showTags()
    screen.grid.show(
      new.entries, missingCount: missingCount,
      name: services.texts.collectionName(new.shown.count + missingCount),
      hasTags: !tagCounts.isEmpty)
    showEmptiness()
  }

  /// Shows a placeholder with possible actions for an empty collection.
  private func showEmptiness() {
    let texts = services.texts
    let isEmpty = content.shown.isEmpty
    screen.empty.isHidden = !isEmpty
    screen.grid.isHidden = isEmpty
    if isEmpty {
      if !query.text.isEmpty {
        screen.empty.show(
          title: texts.nothingFound(query.text), message: texts.nothingFoundMessage,
          invites: false)
      } else if !query.tags.isEmpty {
        screen.empty.show(
          title: texts.tags.nothingFound, message: texts.tags.nothingFoundMessage, invites: false)
      } else if isTrash {
        screen.empty.show(
          title: texts.trashIsEmpty, message: texts.trashIsEmptyMessage, invites: false)
      } else {
        screen.empty.show(title: texts.welcome, message: texts.welcomeMessage, invites: true)
      }
    }
    let canWrite = !services.library.isReadOnly
    screen.bar.newButton.isEnabled = canWrite
    screen.bar.kindButton.isEnabled = canWrite
    inviteButton.isEnabled = canWrite
    screen.bar.emptyButton.isEnabled = canWrite && !content.isEmpty
  }

  // MARK: Window

  /// Shows a message at the bottom of the window.
  ///
  /// - Parameter lifetime: use `untilClosed` for problems.
  public func say(_ text: String, _ lifetime: Toast.Lifetime = .brief) {
    screen.show(
      Toast(text: text, lifetime: lifetime, closeName: services.texts.close) { [weak self] in
        self?.screen.show(nil)
      })
  }

  /// Shows a toast, or hides it.
  public func show(_ toast: Toast?) { screen.show(toast) }
}
