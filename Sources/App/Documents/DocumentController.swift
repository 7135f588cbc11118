import Canvas
import Editing
import Base
import Storage
import Documents
import Texts
import Widgets

/// One open document, of whatever kind, as the program as a whole sees it.
protocol DocumentController: AnyObject {
  var services: Services { get }
  var window: SceneWindow { get }
  var delegate: (any DocumentControllerDelegate)? { get set }
  /// Nil until the library has it.
  var id: ItemID? { get set }
  var name: String { get }
  /// As it is in effect now.
  var document: Document { get }
  var store: DocumentStore { get }
  var files: FileDialogs { get }

  /// Shows the window.
  func show()
  /// Ends what is under the pointer, keeps everything and closes the window.
  func close(returning: Bool)
  /// Takes over a new name.
  func rename(to name: String)
  /// Takes over the display's scale after it changed.
  func follow(scale: Double)
  /// Takes over the desktop's colours after they changed.
  func follow(_ theme: Theme)
  /// Shows a sentence with something to do about it, or takes it away.
  func show(_ toast: Toast?)
  /// Draws a picture of the document as it is now, of a size in device pixels, on another thread.
  ///
  /// - Parameter done: called on the main thread, unless another picture is asked for meanwhile.
  func drawPreview(size: PixelSize, done: @escaping (Surface) -> Void)

  /// Whether it was read and is shown.
  var isLoaded: Bool { get }
  /// Whether something is being drawn, so that commands do nothing.
  var isInGesture: Bool { get }
  /// What is done with keys and the pointer besides commands, for the list of all keys.
  var gestures: [CommandTexts.Gesture] { get }
  func undo()
  func redo()
  /// Cancels what is nearest at hand: a gesture, the selection, a panel, full screen; never leaves the document.
  func escape()
  /// Puts the document into the trash and closes the window.
  func delete()
  /// Shows or hides the panel beside the document.
  func togglePanel()
  /// Asks where and how the document is to be written, and writes it.
  func showExport()
  /// Prints the document.
  var printer: DocumentPrinter { get }
  var printedFrame: Int { get }
  func toggleFullScreen()
  func toggleBars()
  /// Under the buttons of the bar.
  func showZoomMenu()
  func showMoreMenu()
}

extension DocumentController {
  func follow(_ theme: Theme) { window.scene.theme = theme }

  /// Joins the store with what it writes.
  func connectStore() {
    store.current = { [weak self] in self.map { ($0.document, $0.nameAside) } }
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

  /// Shows a sentence at the foot of the window.
  ///
  /// - Parameter lifetime: until it is closed, where something is wrong.
  func say(_ text: String, _ lifetime: Toast.Lifetime = .brief) {
    show(
      Toast(text: text, lifetime: lifetime, closeName: services.texts.close) { [weak self] in
        self?.show(nil)
      })
  }

  /// What takes time, off the main thread; ends with the window.
  func makeBackgroundWork() -> BackgroundWork {
    BackgroundWork(texts: services.texts, keeper: services.sessionKeeper) { [weak self] in
      self?.show($0)
    }
  }

  /// Lets a tool be chosen from a list.
  func toolMenu(_ names: [CommandName]) -> Menu {
    Menu(name: services.texts.tools, items: names.map { commands.item($0) })
  }

  func show(_ menu: Menu, under button: Button) {
    window.scene.show(menu, under: button)
  }

  /// Asks something in the middle of the window; then the keys are the document's again, not those of the button whose
  /// menu it came from.
  func ask(_ dialog: FormDialog) {
    window.scene.showCentered(
      dialog, size: dialog.preferredSize(width: window.scene.bounds.width - 24),
      dismissed: { [weak self] in self?.window.scene.focus(nil, shown: false) })
  }
}

/// Hears what becomes of a document that is open.
protocol DocumentControllerDelegate: AnyObject {
  /// The picture changed; `preview` shows how.
  func documentChanged(_ controller: any DocumentController)
  /// The library has it in this state.
  func document(_ controller: any DocumentController, stored item: CollectionItem)
  /// The window is gone. Whether to show the collection is said by `returning`.
  func documentClosed(_ controller: any DocumentController, returning: Bool)
  func document(_ controller: any DocumentController, wantsDeletionOf place: DocumentPlace)
  /// Another document was made of this one, to be kept and opened.
  func document(_ controller: any DocumentController, made new: Document, name: String)
  /// Files are to be imported and opened.
  func document(_ controller: any DocumentController, openFiles paths: [String])
}
