import Base
import Canvas
import Dispatch
import Documents
import Editing
import Formats
import Platform
import Storage
import Texts
import Views
import Widgets

/// One open piece of pixel art: hands what its controllers make to the model, to the library and to the
/// collection.
final class PixelController: DocumentController {
  let window: SceneWindow
  weak var delegate: (any DocumentControllerDelegate)?
  /// Nil until the library has it.
  var id: ItemID?
  private(set) var name: String
  var document: Document { .pixels(art) }

  let services: Services
  let store: DocumentStore
  let screen: PixelScreen
  let session: Session<PixelArt>
  let frame: EditedFrame
  let grid: GridView
  let announcer: Announcer
  let display: PixelDisplay
  let palette: PaletteController
  let frames: FrameController
  let selection: CellSelectionController
  let tools: CellToolController
  private var isClosed = false
  private(set) lazy var gestureClock = GestureClock { [weak self] in
    self?.keepGesture() ?? false
  }
  /// The last size of a preview that somebody asked for, in device pixels.
  private var previewSize: PixelSize?
  private let previews = PreviewQueue()
  /// While a file is being chosen.
  var fileChooser: FileChooserController?
  var export: ExportController?
  private(set) lazy var work = makeBackgroundWork()

  /// Pixel art that the library does not have yet.
  convenience init(newNamed name: String, art: PixelArt, services: Services) throws {
    try self.init(id: nil, name: name, art: art, services: services)
    open(art)
  }

  /// Pixel art of the library: read by another thread.
  convenience init(item: CollectionItem, services: Services) throws {
    let size = item.gridSize ?? CellSize(width: 16, height: 16)
    try self.init(
      id: item.id, name: item.name, art: PixelArt(PixelPicture(size: size)), services: services)
    load(item.id)
  }

  private init(id: ItemID?, name: String, art: PixelArt, services: Services) throws {
    self.id = id
    self.name = name
    self.services = services
    let texts = services.texts
    store = DocumentStore(id: id, autosave: services.autosave, clock: services.clock)
    grid = GridView(name: texts.pixels.grid, scale: services.display.scale)
    session = Session(art, freed: FreedMemory.giveBackSoon)
    frame = EditedFrame(of: session)
    announcer = Announcer(texts: texts)
    display = PixelDisplay(session, frame: frame, grid: grid)
    palette = PaletteController(session, texts: texts)
    frames = FrameController(
      session, edited: frame, grid: grid, display: display, texts: texts.pixels)
    selection = CellSelectionController(
      session, frame: frame, clipboard: services.copiedCells, announcer: announcer,
      texts: texts.selection)
    tools = CellToolController(
      session, frame: frame, grid: grid, palette: palette, selection: selection,
      announcer: announcer, texts: texts)
    screen = PixelScreen(
      bar: DocumentBar(
        texts: texts, name: name, tools: CellToolController.choices(texts),
        panel: ToolChoice(icon: .palette, name: texts.pixels.palette),
        deleteName: texts.pixels.deletePixels),
      grid: grid, palette: palette.panel, frames: frames.bar)
    window = try SceneWindow(
      display: services.display, title: texts.paintingWindow(name),
      size: services.settings.windowSize(.painting) ?? ViewSize(width: 1024, height: 740),
      minimumSize: ViewSize(width: 240, height: 240), root: screen,
      theme: services.theme)
    frames.host = window
    connect()
    connectStore()
  }

  func show() { window.window.show() }

  // MARK: Reading

  private func load(_ id: ItemID) {
    let (library, autosave) = (services.library, services.autosave)
    DispatchQueue(label: "filbert.reading", qos: .userInitiated).async {
      // A window that was closed a moment ago may still be writing to it.
      autosave.drain()
      let read = Result { try library.pixelArt(id) }
      let first = Handoff(
        (try? read.get()).flatMap {
          try? CellSurface($0.art.picture.frames[0].grid, $0.art.picture.palette)
        })
      DispatchQueue.main.async { [weak self] in
        guard let self, !isClosed else { return }
        switch read {
        case .success(let read):
          store.begin(at: read.item, isWhole: read.lostStepCount == 0)
          display.take(first.value, of: read.art.picture)
          open(read.art, lostStepCount: read.lostStepCount)
        case .failure(let error):
          say(services.texts.cannotOpen(Message(error)), .untilClosed)
        }
      }
    }
  }

  private func open(_ art: PixelArt, lostStepCount: Int = 0) {
    session.open(art, for: services.library.isReadOnly ? .reading : .changing)
    if lostStepCount > 0 {
      say(services.texts.pixels.stepsUnreadable(lostStepCount), .untilClosed)
    } else if case .readOnly(let reason) = services.library.condition {
      say(services.texts.isReadOnly(reason), .untilClosed)
    }
  }

  var art: PixelArt { session.document }

  var isLoaded: Bool { session.isOpen }

  func undo() { session.undo() }

  func redo() { session.redo() }

  // MARK: The gesture under the pointer

  /// Keeps what the gesture did so far.
  ///
  /// - Returns: whether it goes on.
  func keepGesture() -> Bool {
    guard session.isInGesture else {
      store.dropGesture()
      return false
    }
    if let draft = session.draft, draft != art.picture {
      store.keep(.pixels(draft, after: art.picture), on: .fourToThree)
    }
    return true
  }

  // MARK: State

  func follow(_ event: Session<PixelArt>.Event) {
    switch event {
    case .opened:
      show(.all)
      showState()
    case .seen(let change): show(change)
    case .performed, .moved:
      showSmall(frame.place)
      showState()
      delegate?.documentChanged(self)
    case .busy(let isBusy): grid.isBusy = isBusy
    }
  }

  /// Something of the picture is seen otherwise.
  private func show(_ change: PixelChange) {
    switch change {
    case .cells(_, let place):
      if place == frame.place { display.cellsChanged() } else { display.reload() }
      // Small pictures of a large one wait until the button is lifted.
      let isLarge = session.seen.size.count > Self.cellsShownSmallAtOnce
      if !(isLarge && session.isInGesture) { showSmall(place) }
    case .all:
      display.reload()
      palette.show()
      frames.framesChanged()
      frames.show()
      showPreview()
    }
  }

  /// More cells are not drawn small at each motion of the pointer.
  private static let cellsShownSmallAtOnce = 1 << 16

  private func showSmall(_ frame: Int) {
    frames.pictureChanged(frame)
    palette.panel.preview.setNeedsDisplay()
  }

  /// Another frame is edited.
  func frameChanged() {
    display.reload()
    frames.show()
    showPreview()
    showState()
  }

  func showPreview() { palette.panel.preview.picture = display.surface }

  func showState() {
    screen.bar.undoButton.isEnabled = isLoaded && art.canUndo
    screen.bar.redoButton.isEnabled = isLoaded && art.canRedo
    screen.bar.deleteButton.isEnabled = !services.library.isReadOnly
    let size = session.seen.size
    grid.accessibility.value = services.texts.pixels.gridValue(
      size.width, size.height, frame.place + 1)
    palette.show()
    frames.show()
  }

  func close(returning: Bool) {
    guard !isClosed else { return }
    window.scene.cancelPress()
    while window.scene.hasPopup { window.scene.dismissPopup() }
    session.commit()
    session.finish()
    frames.stop()
    isClosed = true
    work.end()
    if !window.window.isFullScreen { services.settings.setWindowSize(window.size, .painting) }
    keepPreview()
    store.end()
    window.close()
    delegate?.documentClosed(self, returning: returning)
  }

  func show(_ toast: Toast?) { screen.show(toast) }

  func rename(to name: String) {
    guard name != self.name else { return }
    self.name = name
    window.window.title = services.texts.paintingWindow(name)
    screen.bar.name = name
  }

  func follow(scale: Double) { window.follow(scale: scale) }

  /// The first frame, as the collection shows it.
  func drawPreview(size: PixelSize, done: @escaping (Surface) -> Void) {
    guard isLoaded else { return }
    previewSize = size
    previews.draw(drawing(size)) { if let surface = $0 { done(surface) } }
  }

  private func drawing(_ size: PixelSize) -> PreviewQueue.Drawing {
    { [picture = art.picture] in
      try? PixelThumbnail.surface(of: picture.frames[0].grid, picture.palette, size: size)
    }
  }

  /// Keeps the last preview that somebody asked for, as the document is now.
  private func keepPreview() {
    guard !art.isUntouched, let previewSize else { return }
    let (draw, keep) = (drawing(previewSize), store.keepThumbnail)
    previews.queue.async {
      if let png = try? draw()?.pngBytes() { keep(png, previewSize.longerSide) }
    }
  }
}
