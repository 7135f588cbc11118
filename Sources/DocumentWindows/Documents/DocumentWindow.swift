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

/// An open document of any kind with its window.
///
/// It owns the parts common to all kinds: the place in the library, the name, the commands of the bar, dialogs,
/// exporting, printing, and messages. Everything else is left to the `Editor` that it contains.
///
///     let window = try DocumentWindow(of: item, at: place, minimumSize: size, services)
///     window.begin(with: LifeEditor(board, in: window, shared: editors))
public final class DocumentWindow {
  /// The program's parts that all windows share.
  public let services: Services
  /// Receives the events of the document; it holds all open windows.
  public weak var delegate: (any DocumentWindowDelegate)?
  /// The window on the screen.
  public let window: SceneWindow
  /// The commands of the window with their keys.
  public let commands: WindowCommands
  /// The stored document, which follows the edits.
  public let store: DocumentStore
  /// Shows messages at the bottom of the window.
  public let toasts: ToastPresenter
  /// Runs long operations off the main thread; ends with the window.
  public let work: BackgroundWork
  /// Shows file choosers.
  let files: FileDialogs
  let printer: DocumentPrinter
  /// Nil until the library has it.
  public private(set) var id: ItemID?
  /// The name of the document, as the title shows it.
  public private(set) var name: String
  /// Nil until the window has its content, and after it was closed.
  public private(set) var editor: (any Editor)?
  /// The export whose options the user is choosing.
  var export: ExportController?
  private(set) lazy var gestureClock = GestureClock { [weak self] in
    self?.editor?.keepGesture() ?? false
  }
  private(set) var isClosed = false

  /// Creates a window for a document that isn't in the library yet.
  ///
  /// - Throws: `DesktopError` if the display can't provide a window.
  public convenience init(
    newNamed name: String, of kind: ItemKind, at place: RememberedPlacement, minimumSize: ViewSize,
    _ services: Services
  ) throws {
    try self.init(nil, name: name, kind, at: place, minimumSize: minimumSize, services)
  }

  /// Creates a window for a document of the library.
  ///
  /// - Throws: `DesktopError` if the display can't provide a window.
  public convenience init(
    of item: CollectionItem, at place: RememberedPlacement, minimumSize: ViewSize,
    _ services: Services
  ) throws {
    try self.init(
      item.id, name: item.name, item.kind, at: place, minimumSize: minimumSize, services)
  }

  private init(
    _ id: ItemID?, name: String, _ kind: ItemKind, at place: RememberedPlacement,
    minimumSize: ViewSize, _ services: Services
  ) throws {
    self.id = id
    self.name = name
    self.services = services
    let texts = services.texts
    store = DocumentStore(id: id, autosave: services.autosave, clock: services.clock)
    let toasts = ToastPresenter(texts: texts)
    self.toasts = toasts
    work = BackgroundWork(texts: texts, keeper: services.sessionKeeper) {
      toasts.announced.post($0)
    }
    files = FileDialogs(services: services, work: work) { toasts.say($0, $1) }
    printer = DocumentPrinter(files)
    window = try SceneWindow(
      display: services.display, title: texts.paintingWindow(name), at: place,
      minimumSize: minimumSize, root: View(), theme: services.theme, texts: texts)
    commands = WindowCommands(CommandScope(kind), keymaps: services.keymaps, texts: texts)
    commands.isBlocked = { [weak self] in self?.editor?.isInGesture ?? true }
    window.connect(commands)
  }

  /// Sets the content of the window.
  public func setContent(_ editor: some Editor) {
    self.editor = editor
    window.scene.root = editor.screen
    toasts.announced.listen(self) { [weak editor] in editor?.screen.show($0) }
    window.wantsToClose.listen(self) { [weak self] in self?.close(returning: false) }
    connectStore()
    connect(editor.screen.bar)
    editor.connect()
  }

  /// Whether the window waits briefly for its content, to avoid flashing.
  public var isShownLater = false
  /// A delay that is barely noticeable when opening a window.
  private static let longestWait = Duration.milliseconds(100)

  /// Whether the document was read, so that it can be edited.
  public var isLoaded: Bool { editor?.isLoaded ?? false }

  /// Shows the window, once its content is there or has taken too long.
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

  /// Ends any gesture, stores everything and closes the window.
  ///
  /// - Parameter returning: whether to show the collection.
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

  /// Moves the document to the trash and closes the window.
  func delete() {
    guard let editor, editor.access == .changing, !editor.isHeld else { return }
    editor.cancelGesture()
    editor.settle()
    if let deleted = store.deletableLocation { delegate?.document(self, wantsDeletionOf: deleted) }
    close(returning: true)
  }

  /// Applies a new name.
  public func rename(to name: String) {
    guard name != self.name else { return }
    self.name = name
    window.window.title = services.texts.paintingWindow(name)
    editor?.screen.bar.name = name
    editor?.wasRenamed()
  }

  /// Applies a changed scale of the display.
  public func apply(scale: Double) {
    for window in windows { window.apply(scale: scale) }
  }

  /// Applies changed colours of the desktop.
  public func apply(_ theme: Theme) {
    for window in windows { window.scene.theme = theme }
  }

  private var windows: [SceneWindow] { [window] + (editor?.sideWindows ?? []) }

  /// Called when the appearance of the document changes.
  public func pictureChanged() { delegate?.documentChanged(self) }

  /// Draws a preview of the document in its present state on another thread, in device pixels.
  ///
  /// - Parameter done: called on the main thread with the document's revision in the picture, unless another picture is
  ///   requested meanwhile.
  public func drawPreview(size: PixelSize, done: @escaping (Surface, _ revision: Int64) -> Void) {
    if isLoaded { editor?.drawPreview(size: size, done: done) }
  }

  // MARK: The library

  /// Connects the store with the document.
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

  /// Its name if it is stored as a new item.
  private var nameAside: String {
    id == nil ? name : String(services.texts.asideName(name).prefix(ItemName.longest))
  }

  /// Its tags in the library, which the collection and other programs may change.
  public var tags: [ItemTag] { store.tags }
}

/// Receives the events of an open document.
public protocol DocumentWindowDelegate: AnyObject {
  /// Called when the picture has changed; `drawPreview` returns the new one.
  func documentChanged(_ window: DocumentWindow)
  /// Called when the library has stored it in a state.
  func document(_ window: DocumentWindow, stored item: CollectionItem)
  /// Called when the window was closed. `returning` tells whether to show the collection.
  func documentClosed(_ window: DocumentWindow, returning: Bool)
  /// Called when the user wants the document in the trash.
  func document(_ window: DocumentWindow, wantsDeletionOf place: DocumentLocation)
  /// Called to store and open a new document made from this one.
  func document(_ window: DocumentWindow, made new: Document, name: String)
  /// Called to import and open files.
  func document(_ window: DocumentWindow, openFiles paths: [String])
}
