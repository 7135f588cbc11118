import Base
import Canvas
import Dispatch
import Documents
import Editing
import Formats
import Life
import Platform
import Storage
import Texts
import Views
import Widgets

/// One open board: hands what its controllers make to the model, to the library and to the collection.
final class LifeController: DocumentController {
  let window: SceneWindow
  weak var delegate: (any DocumentControllerDelegate)?
  /// Nil until the library has it.
  var id: ItemID?
  private(set) var name: String
  var document: Document { .life(session.document) }

  let services: Services
  let store: DocumentStore
  let screen: LifeScreen
  let session: Session<Board>
  let board: LiveBoard
  let grid: GridView
  let display: LifeDisplay
  let announcer: Announcer
  let work: BackgroundWork
  let runs: RunController
  let selection: LifeSelectionController
  let patterns: PatternController
  let tools: LifeToolController
  private var isClosed = false
  private(set) lazy var gestureClock = GestureClock { [weak self] in
    self?.keepGesture() ?? false
  }
  /// Whether Space went down to move the board, and whether it did.
  var spacePress: SpacePress?
  /// The last size of a preview that somebody asked for, in device pixels.
  private var previewSize: PixelSize?
  private let previews = PreviewQueue()
  var export: ExportController?

  /// What Space is meant for is known when it goes up.
  enum SpacePress { case runs, moved }

  /// A board that the library does not have yet.
  convenience init(newNamed name: String, board: Board, services: Services) throws {
    try self.init(id: nil, name: name, board: board, services: services)
    open(board)
  }

  /// A board of the library: read by another thread.
  convenience init(item: CollectionItem, services: Services) throws {
    try self.init(
      id: item.id, name: item.name, board: Board(LifeWorld()), services: services)
    load(item.id)
  }

  private init(id: ItemID?, name: String, board: Board, services: Services) throws {
    self.id = id
    self.name = name
    self.services = services
    let texts = services.texts
    store = DocumentStore(id: id, autosave: services.autosave, clock: services.clock)
    grid = GridView(name: texts.life.board, scale: services.display.scale)
    grid.lineColor = Color(0xFFFFFF, alpha: 0.09)
    grid.leastSide = GridPlacement.cellSides[0]
    grid.isOneButtonOnly = true
    grid.motion = GridMotion()
    session = Session(board, freed: FreedMemory.giveBackSoon)
    let live = LiveBoard(session)
    self.board = live
    let announcer = Announcer(texts: texts)
    self.announcer = announcer
    work = BackgroundWork(texts: texts) { announcer.announced.post($0) }
    display = LifeDisplay(live, grid: grid)
    runs = RunController(
      live, display: display, grid: grid, announcer: announcer, texts: texts.life,
      coreCount: Self.coreCount)
    selection = LifeSelectionController(
      live, work: work, announcer: announcer, texts: texts.life)
    patterns = PatternController(
      live, display: display, grid: grid, announcer: announcer, texts: texts.life)
    tools = LifeToolController(
      live, display: display, grid: grid, selection: selection, patterns: patterns,
      announcer: announcer, texts: texts)
    screen = LifeScreen(
      bar: DocumentBar(
        texts: texts, name: name, tools: LifeToolController.choices(texts),
        panel: ToolChoice(icon: .glider, name: texts.life.patterns),
        deleteName: texts.life.deleteBoard),
      grid: grid, patterns: patterns.panel, lifeBar: runs.bar)
    window = try SceneWindow(
      display: services.display, title: texts.paintingWindow(name),
      size: services.settings.windowSize(.painting) ?? ViewSize(width: 1024, height: 740),
      minimumSize: ViewSize(width: 240, height: 240), root: screen,
      theme: services.theme)
    connect()
    connectStore()
  }

  /// One core is left to the screen, where there are several.
  private static var coreCount: Int { max(1, Cores.count - 1) }

  func show() { window.window.show() }

  // MARK: Reading

  private func load(_ id: ItemID) {
    let (library, autosave) = (services.library, services.autosave)
    DispatchQueue(label: "filbert.reading", qos: .userInitiated).async {
      // A window that was closed a moment ago may still be writing to it.
      autosave.drain()
      let read = Result { try library.board(id) }
      DispatchQueue.main.async { [weak self] in
        guard let self, !isClosed else { return }
        switch read {
        case .success(let read):
          store.begin(at: read.item, isWhole: read.lostStepCount == 0)
          open(read.board, lostStepCount: read.lostStepCount)
        case .failure(let error):
          say(services.texts.cannotOpen(Message(error)), .untilClosed)
        }
      }
    }
  }

  private func open(_ board: Board, lostStepCount: Int = 0) {
    session.open(board, for: services.library.isReadOnly ? .reading : .changing)
    if lostStepCount > 0 {
      say(services.texts.life.stepsUnreadable(lostStepCount), .untilClosed)
    } else if case .readOnly(let reason) = services.library.condition {
      say(services.texts.isReadOnly(reason), .untilClosed)
    }
  }

  var isLoaded: Bool { session.isOpen }

  var canChange: Bool { board.canChange }

  // MARK: Steps

  func follow(_ event: Session<Board>.Event) {
    switch event {
    case .opened:
      fitPattern()
      showState()
    case .performed, .moved:
      showState()
      delegate?.documentChanged(self)
    case .seen, .busy: break
    }
  }

  /// Keeps how far a run is: the step that it will be, again and again until it is over.
  func keepSoFar(_ world: LifeWorld) {
    guard canChange, store.knownID != nil else { return }
    let kept = session.document
    store.record(
      BoardStep(world, isRun: true), after: kept.step, at: kept.history.position, .later)
  }

  func undo() { board.undo() }

  func redo() { board.redo() }

  // MARK: The gesture under the pointer

  /// Keeps what the gesture did so far.
  ///
  /// - Returns: whether it goes on.
  func keepGesture() -> Bool {
    guard canChange, grid.isPainting else {
      store.dropGesture()
      return false
    }
    // What a run comes to is kept otherwise.
    let kept = session.document.step
    if let draft = session.draft, !draft.isRun, draft.world != kept.world {
      store.keep(.board(draft, after: kept), on: .fourToThree)
    }
    return true
  }

  // MARK: State

  func showState() {
    screen.bar.undoButton.isEnabled = isLoaded && session.document.canUndo
    screen.bar.redoButton.isEnabled = isLoaded && session.document.canRedo
    screen.bar.deleteButton.isEnabled = !services.library.isReadOnly
    runs.show()
    showReach()
  }

  /// How far the scrollbars lead: over all that lives, or all that there is.
  func showReach() {
    let area = board.world.edges.area ?? board.bounds
    screen.scrollbars.reach = area.map { CellRect($0) }
  }

  /// Shows all that lives, or all that there is.
  func fitPattern() {
    let area =
      board.bounds ?? board.world.edges.area
      ?? LifeBounds(left: -24, top: -16, right: 23, bottom: 15)
    grid.fit(CellRect(area), atMost: 16 * grid.scale)
  }

  func close(returning: Bool) {
    guard !isClosed else { return }
    window.scene.cancelPress()
    while window.scene.hasPopup { window.scene.dismissPopup() }
    board.standStill()
    board.commit()
    grid.motion?.stop()
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

  /// The board as it was kept last, as the collection shows it.
  func drawPreview(size: PixelSize, done: @escaping (Surface) -> Void) {
    guard isLoaded else { return }
    previewSize = size
    previews.draw(drawing(size)) { if let surface = $0 { done(surface) } }
  }

  private func drawing(_ size: PixelSize) -> PreviewQueue.Drawing {
    { [world = session.document.world] in try? BoardThumbnail.surface(of: world, size: size) }
  }

  /// Keeps the last preview that somebody asked for, as the document is now.
  private func keepPreview() {
    guard !session.document.isUntouched, let previewSize else { return }
    let (draw, keep) = (drawing(previewSize), store.keepThumbnail)
    previews.queue.async {
      if let png = try? draw()?.pngBytes() { keep(png, previewSize.longerSide) }
    }
  }
}
