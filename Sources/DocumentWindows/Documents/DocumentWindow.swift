public import Base
public import Canvas
public import Documents
import Editing
import Platform
import Storage
import Texts
import Views
public import Widgets
public import Windows

/// One open document of whatever kind, with its window.
///
/// It owns what every such window has: the place in the library, the name, the commands of the bar, dialogs, exporting,
/// printing, and what is said at the window's foot. All else is done by the `Editor` that fills it.
///
///     let window = try DocumentWindow(of: item, at: place, minimumSize: size, services)
///     window.begin(with: LifeEditor(board, in: window, shared: editors))
public final class DocumentWindow {
  public let services: Services
  public weak var delegate: (any DocumentWindowDelegate)?
  public let window: SceneWindow
  public let commands: WindowCommands
  public let store: DocumentStore
  /// What is said at the foot of the window.
  public let announcer: Announcer
  /// What takes time, off the main thread; ends with the window.
  public let work: BackgroundWork
  /// Lets files be chosen.
  let files: FileDialogs
  let printer: DocumentPrinter
  /// Nil until the library has it.
  public private(set) var id: ItemID?
  public private(set) var name: String
  /// Nil before the window is filled and after it was closed.
  public private(set) var editor: (any Editor)?
  /// While it is asked where and how the document is written.
  var export: ExportController?
  private(set) lazy var gestureClock = GestureClock { [weak self] in
    self?.editor?.keepGesture() ?? false
  }
  private(set) var isClosed = false

  /// A document that the library does not have yet.
  ///
  /// - Throws: `DesktopError` where the display has no window for it.
  public convenience init(
    newNamed name: String, of kind: ItemKind, at place: RememberedPlace, minimumSize: ViewSize,
    _ services: Services
  ) throws {
    try self.init(nil, name: name, kind, at: place, minimumSize: minimumSize, services)
  }

  /// A document of the library.
  ///
  /// - Throws: `DesktopError` where the display has no window for it.
  public convenience init(
    of item: CollectionItem, at place: RememberedPlace, minimumSize: ViewSize, _ services: Services
  ) throws {
    try self.init(
      item.id, name: item.name, item.kind, at: place, minimumSize: minimumSize, services)
  }

  private init(
    _ id: ItemID?, name: String, _ kind: ItemKind, at place: RememberedPlace,
    minimumSize: ViewSize, _ services: Services
  ) throws {
    self.id = id
    self.name = name
    self.services = services
    let texts = services.texts
    store = DocumentStore(id: id, autosave: services.autosave, clock: services.clock)
    let announcer = Announcer(texts: texts)
    self.announcer = announcer
    work = BackgroundWork(texts: texts, keeper: services.sessionKeeper) {
      announcer.announced.post($0)
    }
    files = FileDialogs(services: services, work: work) { announcer.say($0, $1) }
    printer = DocumentPrinter(files)
    window = try SceneWindow(
      display: services.display, title: texts.paintingWindow(name), at: place,
      minimumSize: minimumSize, root: View(), theme: services.theme, texts: texts)
    commands = WindowCommands(CommandScope(kind), keymaps: services.keymaps, texts: texts)
    commands.isBlocked = { [weak self] in self?.editor?.isInGesture ?? true }
    window.connect(commands)
  }

  /// Fills the window.
  public func begin(with editor: some Editor) {
    self.editor = editor
    window.scene.root = editor.screen
    announcer.announced.listen(self) { [weak editor] in editor?.screen.show($0) }
    window.wantsToClose.listen(self) { [weak self] in self?.close(returning: false) }
    connectStore()
    connect(editor.screen.bar)
    editor.connect()
  }

  /// Whether the window waits a moment for what it shows, so that nothing flashes.
  public var isShownLater = false
  /// About what is not noticed when a window opens.
  private static let longestWait = Duration.milliseconds(100)

  public var isLoaded: Bool { editor?.isLoaded ?? false }

  public func show() {
    guard !isShownLater else {
      _ = services.display.after(Self.longestWait) { [weak self] in self?.showAtLast() }
      return
    }
    window.window.show()
    editor?.wasShown()
  }

  /// Shows a window that waited.
  public func showAtLast() {
    guard isShownLater, !isClosed else { return }
    isShownLater = false
    show()
  }

  /// Ends what is under the pointer, keeps everything and closes the window.
  ///
  /// - Parameter returning: whether the collection is to be shown.
  public func close(returning: Bool) {
    guard !isClosed, let editor else { return }
    window.scene.cancelPress()
    while window.scene.hasPopup { window.scene.dismissPopup() }
    editor.settle()
    isClosed = true
    work.end()
    editor.encodePreview(store.keepThumbnail)
    store.end()
    editor.close()
    window.close()
    delegate?.documentClosed(self, returning: returning)
    self.editor = nil
  }

  /// Puts the document into the trash and closes the window.
  func delete() {
    guard let editor, editor.access == .changing, !editor.isHeld else { return }
    editor.cancelGesture()
    editor.settle()
    if let deleted = store.deletablePlace { delegate?.document(self, wantsDeletionOf: deleted) }
    close(returning: true)
  }

  /// Takes over a new name.
  public func rename(to name: String) {
    guard name != self.name else { return }
    self.name = name
    window.window.title = services.texts.paintingWindow(name)
    editor?.screen.bar.name = name
    editor?.wasRenamed()
  }

  /// Takes over the display's scale after it changed.
  public func follow(scale: Double) {
    for window in windows { window.follow(scale: scale) }
  }

  /// Takes over the desktop's colours after they changed.
  public func follow(_ theme: Theme) {
    for window in windows { window.scene.theme = theme }
  }

  private var windows: [SceneWindow] { [window] + (editor?.sideWindows ?? []) }

  /// The document looks otherwise.
  public func pictureChanged() { delegate?.documentChanged(self) }

  /// Draws a picture of the document as it is now, of a size in device pixels, on another thread.
  ///
  /// - Parameter done: called on the main thread, unless another picture is asked for meanwhile; with the revision of
  ///   the document that the picture shows.
  public func drawPreview(size: PixelSize, done: @escaping (Surface, _ revision: Int64) -> Void) {
    if isLoaded { editor?.drawPreview(size: size, done: done) }
  }

  // MARK: The library

  /// Joins the store with what it writes.
  private func connectStore() {
    store.current = { [weak self] in
      guard let self, let editor else { return nil }
      return (editor.document, nameAside)
    }
    store.stored = { [weak self] item in
      guard let self else { return }
      id = item.id
      rename(to: item.name)
      delegate?.document(self, stored: item)
    }
    store.movedAside = { [weak self] reason, path in
      guard let self else { return }
      say(
        path.map(services.texts.keptInFile) ?? services.texts.keptAside(nameAside), .untilClosed)
    }
  }

  /// What it is called once it has a place beside another one.
  private var nameAside: String {
    id == nil ? name : String(services.texts.asideName(name).prefix(ItemName.longest))
  }

  /// Those that the document has in the library now, which the collection and other programs may change.
  public var tags: [ItemTag] { store.tags }
}

/// Hears what becomes of a document that is open.
public protocol DocumentWindowDelegate: AnyObject {
  /// The picture changed; `drawPreview` shows how.
  func documentChanged(_ window: DocumentWindow)
  /// The library has it in this state.
  func document(_ window: DocumentWindow, stored item: CollectionItem)
  /// The window is gone. Whether to show the collection is said by `returning`.
  func documentClosed(_ window: DocumentWindow, returning: Bool)
  func document(_ window: DocumentWindow, wantsDeletionOf place: DocumentPlace)
  /// Another document was made of this one, to be kept and opened.
  func document(_ window: DocumentWindow, made new: Document, name: String)
  /// Files are to be imported and opened.
  func document(_ window: DocumentWindow, openFiles paths: [String])
}
