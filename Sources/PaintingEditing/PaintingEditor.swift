import Base
import Canvas
import Dispatch
import DocumentWindows
import Documents
import Editing
import Platform
import Storage
import Texts
import Views
import Widgets
import Windows

/// The editor of a painting: connects its session with the window, the library and the collection.
final class PaintingEditor: Editor {
  let host: DocumentWindow
  let shared: PaintingEditors
  /// Its elements for screen readers.
  private let items: PaintingItems
  let session: Session<Painting>
  let screen: PaintingScreen
  let panel: ChooserPanel
  let tools: ToolController
  let text: TextController
  let backdrop: BackdropPainter
  let display: PaintingDisplay
  private let indexed: IndexedElements
  private(set) lazy var scripts = ScriptRunner(host, for: .paintings)
  private(set) lazy var inspector = InspectorController(
    screen: screen, context: tools.context, settings: services.settings, commands: commands)
  private(set) lazy var gradients = GradientPanelController(
    of: tools, screen: screen, settings: services.settings)
  private(set) lazy var layers = LayerController(
    screen: screen, context: tools.context, settings: services.settings, commands: commands,
    showMenu: { [weak self] in self?.show($0, under: $1) })
  private(set) lazy var pages = PageController(
    screen: screen, context: tools.context, commands: commands,
    willTurn: { [weak self] in self?.finishOnPage() })
  private(set) lazy var shapes = ShapePanelController(
    shared.shapes, screen: screen, context: tools.context, settings: services.settings,
    commands: commands)
  private(set) lazy var minimap = MinimapController(
    screen: screen, session: session, settings: services.settings, name: services.texts.view.minimap
  )
  let aids: AidsController
  private let faceplate: FaceplateController
  let colors: ColorPanelController
  private let preview = PaintingPreview()
  /// The number of stored samples of the line being drawn.
  private var keptSamples = 0
  /// The place on the paper of the menu that was opened last.
  var menuPlace: PaperPoint?
  /// Set during the replay of the painting.
  var replay: ReplayController?

  /// - Parameter painting: a placeholder until a painting is opened.
  init(_ painting: Painting, in host: DocumentWindow, shared: PaintingEditors) {
    self.host = host
    self.shared = shared
    let (services, indexed) = (host.services, IndexedElements())
    self.indexed = indexed
    session = Session(
      painting, prepare: { indexed.index(of: $0, on: $0.aspectRatio) },
      freed: FreedMemory.giveBackSoon)
    let texts = services.texts
    let paper = PaintView(name: texts.paper, scale: services.display.scale)
    backdrop = BackdropPainter(paper)
    if case .fixed(let ratio) = painting.shape { paper.aspectRatio = ratio }
    screen = PaintingScreen(
      bar: DocumentBar(
        texts: texts, name: host.name, tools: ToolController.choices(texts),
        panel: ToolBarItem(icon: .brush, name: texts.brush), deleteName: texts.deletePainting),
      paper: paper)
    display = PaintingDisplay(paper, of: session)
    tools = ToolController(
      ToolContext(session, indexed: indexed, display: display, work: host.work, texts: texts),
      display: display,
      brushes: shared.brush)
    text = TextController(tools, display: display)
    aids = AidsController(tools, screen: screen, settings: services.settings) {
      [store = host.store] in store.knownID
    }
    aids.recall(for: host.id)
    tools.set { $0.apply(services.settings[.paintingTools] ?? "") }
    let chooser = BrushChooser(texts: texts, brush: shared.brush.brush)
    panel = ChooserPanel(chooser, screen: screen, owner: host.window, services: services)
    paper.isEnabled = false
    faceplate = FaceplateController(chooser, of: tools)
    colors = ColorPanelController(
      chooser, tools: tools, screen: screen, services: services, commands: host.commands)
    panel.paintingName = host.name
    items = PaintingItems(on: paper, texts: texts) { [session] in session.document }
    paper.accessibleSource = items
    backdrop.pictureCame.listen(self) { [weak self] in
      guard let self else { return }
      preview.reset()
      self.host.pictureChanged()
    }
  }

  /// Restores the brush chooser and the layers.
  func wasShown() {
    panel.openAsRemembered()
    layers.openAsRemembered()
    shapes.openAsRemembered()
  }

  // MARK: Reading

  func load(_ id: ItemID) {
    let (library, autosave, texts) = (services.library, services.autosave, services.texts)
    screen.paper.isBusy = true
    if !screen.paper.hasStandIn { findStandIn(for: id) }
    work.run({ [name] in texts.opening(name, $0) }) { [indexed] progress in
      // A window that was closed just before may still be writing it.
      autosave.drain()
      let read = try library.painting(id) { progress.goesOn(at: $0) }
      indexed.index(of: read.painting, on: read.painting.aspectRatio)
      return read
    } finished: { [weak self] outcome in
      guard let self else { return }
      defer { host.showAtLast() }
      switch outcome {
      case .done(let read):
        store.resume(at: read.item, isWhole: read.unreadableStrokeCount == 0)
        open(read.painting, unreadableStrokeCount: read.unreadableStrokeCount)
        sayUntilSettled(texts.drawing(name))
      case .failed(let error): say(texts.cannotOpen(Message(error)), .untilClosed)
      case .cancelled: host.close(returning: true)
      }
    }
  }

  /// Shows the preview from the library, however old.
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

  /// Shows a message until the picture is sharp.
  private func sayUntilSettled(_ text: String) {
    guard !screen.paper.isSettled else { return }
    let toast = Toast(text: text, lifetime: .untilClosed, closeName: services.texts.close) {
      [screen] in
      screen.show(nil)
    }
    screen.show(toast)
    screen.paper.settled = { [weak self] in
      self?.screen.paper.settled = {}
      FreedMemory.giveBackSoon()
      if toast.parent != nil { self?.screen.show(nil) }
    }
  }

  func open(_ painting: Painting, unreadableStrokeCount: Int = 0) {
    session.open(painting, for: services.library.isReadOnly ? .reading : .changing)
    opened(
      losing: unreadableStrokeCount > 0
        ? services.texts.strokesUnreadable(unreadableStrokeCount) : nil)
  }

  // MARK: State

  var painting: Painting { session.document }
  var document: Document { .painting(painting) }
  var access: DocumentAccess { session.access }
  var isHeld: Bool { session.isHeld }

  func undo() {
    if tools.context.hasOpenLine { return tools.context.takePointBack() }
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

  func handle(_ event: Session<Painting>.Event) {
    switch event {
    case .opened:
      showBackground()
      showState()
      aids.showMeasure()
    case .changedUnrecorded:
      preview.reset()
      aids.showMeasure()
    case .seen(.background): showBackground()
    case .seen(.reshaped), .seen(.turned):
      showBackground()
      aids.showMeasure()
      showState()
    case .seen: break
    case .performed(_, _, let change), .moved(_, _, let change):
      if case .moved(let from, let to, _) = event { window.announceStep(from: from, to: to) }
      if change == .turned || painting.shownIndex == 0 {
        preview.apply(
          painting.drawn(change), leaving: store.revision, on: painting.aspectRatio)
      } else {
        preview.skip(to: store.revision)
      }
      showState()
      host.pictureChanged()
    case .selected, .busy: break
    }
  }

  func showState() {
    screen.bar.undoButton.isEnabled = isLoaded && painting.canUndo
    screen.bar.redoButton.isEnabled = isLoaded && painting.canRedo
    screen.bar.deleteButton.isEnabled = !services.library.isReadOnly
    screen.paper.accessibility.value = services.texts.paperValue(painting.elements.count)
  }

  // MARK: The line being drawn

  func drawingChanged(_ isDrawing: Bool) {
    keptSamples = 0
    if isDrawing { gestureClock.start() } else { store.dropGesture() }
  }

  /// Stores the samples of the line since the last call.
  ///
  /// - Returns: whether there may be more.
  func keepGesture() -> Bool {
    guard session.access == .changing, screen.paper.isDrawing else { return false }
    guard var part = tools.unfinished, part.stroke.samples.count > keptSamples else { return true }
    let count = part.stroke.samples.count
    part.stroke.samples.removeFirst(keptSamples)
    keptSamples = count
    store.keep(.stroke(part), on: tools.context.ratio)
    return true
  }

  // MARK: The window

  func settle() {
    endReplay()
    text.finish()
    tools.context.finishOpenLine()
    session.finish()
  }

  func cancelGesture() {
    screen.paper.cancelGesture()
    tools.context.dropOpenLine()
  }

  func close() {
    scripts.stop()
    preview.cancel()
    minimap.close()
    aids.keep()
    panel.close()
  }

  func wasRenamed() { panel.paintingName = name }

  var sideWindows: [SceneWindow] { panel.ownWindow.map { [$0] } ?? [] }

  // MARK: Preview

  func drawPreview(size: PixelSize, done: @escaping (Surface, _ revision: Int64) -> Void) {
    preview.draw(
      painting.showingPage(at: 0), revision: store.revision,
      on: painting.shownIndex == 0 ? screen.paper.backdrop : nil, size: size, done: done)
  }

  func encodePreview(_ done: @escaping @Sendable (_ png: [UInt8], _ longerSide: Int) -> Void) {
    preview.encode(done)
  }

  /// Gives a blank painting the shape of its paper on screen.
  func giveShape() { tools.context.giveShape() }
}
