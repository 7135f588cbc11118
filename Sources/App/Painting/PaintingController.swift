import Base
import Canvas
import Dispatch
import Documents
import Editing
import Formats
import Platform
import Rendering
import Storage
import Texts
import Views
import Widgets

/// One open painting: joins its session with the window, the library and the collection.
final class PaintingController: DocumentController {
  /// Its elements for somebody who can't see them.
  private let items: PaintingItems
  let window: SceneWindow
  weak var delegate: (any DocumentControllerDelegate)?
  var document: Document { .painting(painting) }
  /// Nil until the library has it.
  var id: ItemID?

  let services: Services
  let store: DocumentStore
  let session: Session<Painting>
  let screen: PaintingScreen
  let panel: ChooserPanel
  let tools: ToolController
  let text: TextController
  let backdrop: BackdropPainter
  let display: PaintingDisplay
  private let indexed = IndexedElements()
  private(set) lazy var inspector = InspectorController(
    screen: screen, context: tools.context, settings: services.settings, commands: commands)
  private(set) lazy var layers = LayerController(
    screen: screen, context: tools.context, settings: services.settings, commands: commands)
  let aids: AidsController
  private let faceplate: FaceplateController
  private(set) var name: String
  private let preview = PaintingPreview()
  /// Of the line under the pointer, how many of its samples are kept.
  private var keptSamples = 0
  private lazy var gestureClock = GestureClock { [weak self] in self?.keepGesture() ?? false }
  /// While a file is being chosen.
  private(set) lazy var printer = DocumentPrinter(files)
  /// Lets files be chosen.
  private(set) lazy var files = FileDialogs(services: services, work: work) { [weak self] in
    self?.say($0, $1)
  }
  var export: ExportController?
  /// While it is shown how the painting came about.
  var replay: ReplayController?
  let work: BackgroundWork
  private var isClosed = false

  /// A painting that the library does not have yet.
  convenience init(newNamed name: String, painting: Painting, services: Services) throws {
    try self.init(id: nil, name: name, painting: painting, services: services)
    open(painting)
  }

  /// A painting of the library.
  ///
  /// - Parameter standIn: a preview, shown while a large painting is read and drawn.
  convenience init(item: CollectionItem, standIn: Surface?, services: Services) throws {
    let blank = Painting(shape: .fixed(item.aspectRatio))
    let isSmall =
      try item.elementCount <= Self.strokesReadAtOnce
      && services.library.pointByteCount(of: item.id) <= Self.bytesReadAtOnce
      // A window that was closed a moment ago may still be writing to it.
      && services.autosave.drain(within: Self.longestWait)
    if isSmall {
      let read = try services.library.painting(item.id)
      try self.init(id: item.id, name: item.name, painting: read.painting, services: services)
      store.begin(at: read.item, isWhole: read.unreadableStrokeCount == 0)
      open(read.painting, unreadableStrokeCount: read.unreadableStrokeCount)
    } else {
      try self.init(id: item.id, name: item.name, painting: blank, services: services)
      if let standIn { screen.paper.setStandIn(standIn) }
      load(item.id)
    }
  }

  /// A larger painting is read by another thread, and so is one that waits for longer to be written.
  private static let (strokesReadAtOnce, bytesReadAtOnce) = (300, 1 << 19)
  /// About what is not noticed when a window opens.
  private static let longestWait = Duration.milliseconds(100)

  private init(id: ItemID?, name: String, painting: Painting, services: Services) throws {
    self.id = id
    self.name = name
    self.services = services
    let indexed = indexed
    session = Session(
      painting, prepare: { indexed.index(of: $0, on: $0.aspectRatio) },
      freed: FreedMemory.giveBackSoon)
    store = DocumentStore(id: id, autosave: services.autosave, clock: services.clock)
    let texts = services.texts
    let paper = PaintView(name: texts.paper, scale: services.display.scale)
    backdrop = BackdropPainter(paper)
    if case .fixed(let ratio) = painting.shape { paper.aspectRatio = ratio }
    screen = PaintingScreen(
      bar: DocumentBar(
        texts: texts, name: name, tools: ToolController.choices(texts),
        panel: ToolChoice(icon: .brush, name: texts.brush), deleteName: texts.deletePainting),
      paper: paper)
    display = PaintingDisplay(paper, of: session)
    work = BackgroundWork(texts: texts, keeper: services.sessionKeeper) { [screen] in
      screen.show($0)
    }
    tools = ToolController(
      ToolContext(session, indexed: indexed, sight: display, work: work, texts: texts),
      display: display,
      brushes: services.brush)
    text = TextController(tools, display: display)
    aids = AidsController(tools, screen: screen, settings: services.settings) {
      [store] in store.knownID
    }
    aids.recall(for: id)
    tools.set { $0.take(services.settings.paintingTools) }
    window = try SceneWindow(
      display: services.display, title: texts.paintingWindow(name),
      at: services.documentPlace,
      minimumSize: ViewSize(width: BrushChooser.leastWidth, height: 200),
      root: screen,
      theme: services.theme, texts: texts)
    let chooser = BrushChooser(texts: texts, brush: services.brush.brush)
    panel = ChooserPanel(chooser, screen: screen, owner: window, services: services)
    paper.isEnabled = false
    faceplate = FaceplateController(chooser, of: tools)
    panel.paintingName = name
    items = PaintingItems(on: paper, texts: texts) { [session] in session.document }
    paper.accessibleSource = items
    connect()
    connectStore()
    backdrop.pictureCame.listen(self) { [weak self] in
      guard let self else { return }
      preview.reset()
      delegate?.documentChanged(self)
    }
  }

  /// Shows the window, and the brush chooser where it was.
  func show() {
    window.window.show()
    panel.openAsRemembered()
    layers.openAsRemembered()
  }

  // MARK: Reading

  private func load(_ id: ItemID) {
    let (library, autosave, texts) = (services.library, services.autosave, services.texts)
    screen.paper.isBusy = true
    if !screen.paper.hasStandIn { findStandIn(for: id) }
    work.run({ [name] in texts.opening(name, $0) }) { [indexed] progress in
      // A window that was closed a moment ago may still be writing to it.
      autosave.drain()
      let read = try library.painting(id) { progress.goesOn(at: $0) }
      indexed.index(of: read.painting, on: read.painting.aspectRatio)
      return read
    } finished: { [weak self] outcome in
      guard let self else { return }
      switch outcome {
      case .done(let read):
        store.begin(at: read.item, isWhole: read.unreadableStrokeCount == 0)
        open(read.painting, unreadableStrokeCount: read.unreadableStrokeCount)
        sayUntilSettled(texts.drawing(name))
      case .failed(let error): say(texts.cannotOpen(Message(error)), .untilClosed)
      case .cancelled: close(returning: true)
      }
    }
  }

  /// Shows the picture that the library has, as old as it may be.
  private func findStandIn(for id: ItemID) {
    let library = services.library
    DispatchQueue(label: "filbert.standIn", qos: .userInitiated).async {
      guard let png = try? library.standIn(for: id), let surface = try? Surface(png: png) else {
        return
      }
      let handoff = Handoff(surface)
      DispatchQueue.main.async { [weak self] in self?.screen.paper.setStandIn(handoff.value) }
    }
  }

  /// Says something for as long as the picture is not sharp.
  private func sayUntilSettled(_ text: String) {
    guard !screen.paper.isSettled else { return }
    let toast = Toast(text: text, lifetime: .untilClosed, closeName: services.texts.close) {
      [weak self] in
      self?.show(nil)
    }
    show(toast)
    screen.paper.settled = { [weak self] in
      self?.screen.paper.settled = {}
      FreedMemory.giveBackSoon()
      if toast.parent != nil { self?.show(nil) }
    }
  }

  private func open(_ painting: Painting, unreadableStrokeCount: Int = 0) {
    session.open(painting, for: services.library.isReadOnly ? .reading : .changing)
    if unreadableStrokeCount > 0 {
      say(services.texts.strokesUnreadable(unreadableStrokeCount), .untilClosed)
    } else if case .readOnly(let reason) = services.library.condition {
      say(services.texts.isReadOnly(reason), .untilClosed)
    }
  }

  // MARK: State

  var painting: Painting { session.document }
  var isLoaded: Bool { session.isOpen }

  func undo() {
    if tools.context.hasOpenPolygon { return tools.context.takeCornerBack() }
    step { $0.undo() }
  }

  func redo() { step { $0.redo() } }

  private func step(_ step: @escaping (Session<Painting>) -> Void) {
    text.keep()
    guard !screen.paper.isDrawing, !session.isInGesture else { return }
    session.whenReady { [tools] in
      tools.finishStyling()
      tools.context.session.whenReady { step(tools.context.session) }
    }
  }

  func follow(_ event: Session<Painting>.Event) {
    switch event {
    case .opened:
      showBackground()
      showState()
      aids.showMeasure()
    case .amended:
      preview.reset()
      aids.showMeasure()
    case .seen(.background): showBackground()
    case .seen(.reshaped):
      showBackground()
      aids.showMeasure()
    case .seen: break
    case .performed(_, _, let change), .moved(_, _, let change):
      if case .moved(let from, let to, _) = event { window.announceStep(from: from, to: to) }
      preview.apply(change, on: painting.aspectRatio)
      showState()
      delegate?.documentChanged(self)
    case .selected, .busy: break
    }
  }

  func showState() {
    screen.bar.undoButton.isEnabled = isLoaded && painting.canUndo
    screen.bar.redoButton.isEnabled = isLoaded && painting.canRedo
    screen.bar.deleteButton.isEnabled = !services.library.isReadOnly
    screen.paper.accessibility.value = services.texts.paperValue(painting.elements.count)
  }

  // MARK: The line under the pointer

  func drawingChanged(_ isDrawing: Bool) {
    keptSamples = 0
    if isDrawing { gestureClock.begin() } else { store.dropGesture() }
  }

  /// Keeps what came of the line since it was kept last.
  ///
  /// - Returns: whether there may be more.
  private func keepGesture() -> Bool {
    guard session.access == .changing, screen.paper.isDrawing else { return false }
    guard var part = tools.unfinished, part.stroke.samples.count > keptSamples else { return true }
    let count = part.stroke.samples.count
    part.stroke.samples.removeFirst(keptSamples)
    keptSamples = count
    store.keep(.stroke(part), on: tools.context.ratio)
    return true
  }

  // MARK: The window

  /// Ends the stroke under the pointer, keeps everything and closes the window.
  func close(returning: Bool) {
    guard !isClosed else { return }
    window.scene.cancelPress()
    endReplay()
    text.finish()
    tools.context.finishPolygon()
    session.finish()
    isClosed = true
    work.end()
    preview.encode(store.keepThumbnail)
    preview.cancel()
    store.end()
    aids.keep()
    panel.close()
    window.close()
    delegate?.documentClosed(self, returning: returning)
  }

  /// Shows a sentence with something to do about it, or takes it away.
  func show(_ toast: Toast?) { screen.show(toast) }

  /// Takes over a new name.
  func rename(to name: String) {
    guard name != self.name else { return }
    self.name = name
    window.window.title = services.texts.paintingWindow(name)
    screen.bar.name = name
    panel.paintingName = name
  }

  /// Takes over the display's scale after it changed.
  func follow(scale: Double) {
    window.follow(scale: scale)
    panel.follow(scale: scale)
  }

  /// Takes over the desktop's colours after they changed.
  func follow(_ theme: Theme) {
    window.scene.theme = theme
    panel.follow(theme)
  }

  // MARK: Preview

  func drawPreview(size: PixelSize, done: @escaping (Surface) -> Void) {
    guard isLoaded else { return }
    preview.draw(painting, on: screen.paper.backdrop, size: size, done: done)
  }

  /// A blank painting takes the shape that its paper has on screen.
  func giveShape() { tools.context.giveShape() }
}
