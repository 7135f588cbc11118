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
final class PixelController: CellDocumentController {
  let window: SceneWindow
  weak var delegate: (any DocumentControllerDelegate)?
  /// Nil until the library has it.
  var id: ItemID?
  var name: String
  var document: Document { .pixels(art) }

  let services: Services
  let store: DocumentStore
  let screen: PixelScreen
  let session: Session<PixelArt>
  let frame: EditedCel
  let grid: GridView
  let announcer: Announcer
  let display: PixelDisplay
  let palette: PaletteController
  let tiles: TilesController
  let frames: FrameController
  let preview: PreviewController
  let context: CellToolContext
  let tools: GridToolController
  private(set) lazy var timeline = TimelineController(
    frames.bar, of: context, settings: services.settings, commands: commands)
  var isClosed = false
  private(set) lazy var gestureClock = GestureClock { [weak self] in
    self?.keepGesture() ?? false
  }
  var previewSize: PixelSize?
  let previews = PreviewQueue()
  /// While a file is being chosen.
  private(set) lazy var printer = DocumentPrinter(files)
  /// Lets files be chosen.
  private(set) lazy var files = FileDialogs(services: services, work: work) { [weak self] in
    self?.say($0, $1)
  }
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
    let id = item.id
    load { library in
      let read = try library.pixelArt(id)
      let picture = read.art.picture
      return (read, Handoff(try? CellSurface(picture.stack(frame: 0))))
    } done: { controller, loaded in
      let (read, first) = loaded
      controller.display.take(first.value, of: read.art.picture)
      controller.open(read.art, of: read.item, lostStepCount: read.lostStepCount)
    }
  }

  private init(id: ItemID?, name: String, art: PixelArt, services: Services) throws {
    self.id = id
    self.name = name
    self.services = services
    let texts = services.texts
    store = DocumentStore(id: id, autosave: services.autosave, clock: services.clock)
    grid = GridView(name: texts.pixels.grid, scale: services.display.scale)
    session = Session(art, freed: FreedMemory.giveBackSoon)
    frame = EditedCel(of: session)
    announcer = Announcer(texts: texts)
    display = PixelDisplay(session, frame: frame, grid: grid)
    let context = CellToolContext(frame, texts: texts)
    self.context = context
    context.sight = display
    palette = PaletteController(context)
    tiles = TilesController(context, grid: grid)
    let bar = FrameBar(texts: texts)
    frames = FrameController(
      bar, session, edited: frame, grid: grid, display: display, texts: texts.pixels)
    preview = PreviewController(
      palette.panel.preview, session, edited: frame, settings: services.settings,
      texts: texts.pixels)
    preview.surface = { [weak display] in display?.surface }
    tools = GridToolController(
      Toolbox(CellTool.catalogue, .pencil) { $0.gesture(in: context) }, in: context, on: grid,
      texts: texts)
    screen = PixelScreen(
      bar: DocumentBar(
        texts: texts, name: name, tools: GridToolController.choices(CellTool.catalogue, texts),
        panel: ToolChoice(icon: .palette, name: texts.pixels.palette),
        deleteName: texts.pixels.deletePixels, optionsRoom: Self.optionsRoom),
      grid: grid, palette: palette.panel, tiles: tiles.panel, frames: frames.bar)
    window = try Self.makeWindow(screen, name: name, services)
    frames.host = window
    preview.host = window
    connect()
    connectStore()
  }

  /// What the options of a pencil take with their words, in points.
  private static let optionsRoom = 230.0

  var art: PixelArt { session.document }
  var selection: CellSelection<EditedCel> { context.selection }

  func undo() { session.undo() }

  func redo() { session.redo() }

  func part(of draft: PixelPicture) -> GesturePart? {
    draft == art.picture ? nil : .pixels(draft, after: art.picture)
  }

  func settle() {
    session.commit()
    session.finish()
    frames.stop()
    keepSight()
  }

  private func keepSight() {
    guard isLoaded, let id = id ?? store.knownID else { return }
    let sight = PixelSight(
      colors: context.colors, showsLines: grid.showsLines, isTiled: grid.isTiled, spot: grid.spot)
    if services.settings.pixelSight(of: id) != sight {
      services.settings.setPixelSight(sight, of: id)
    }
  }

  /// Looks at it as when it was closed.
  private func takeSight() {
    guard let id, let sight = services.settings.pixelSight(of: id) else { return }
    (grid.showsLines, grid.isTiled) = (sight.showsLines, sight.isTiled)
    palette.take(sight.colors.primary, sight.colors.secondary)
    if let spot = sight.spot { grid.show(spot) }
  }

  // MARK: State

  func follow(_ event: Session<PixelArt>.Event) {
    switch event {
    case .opened:
      show(.all)
      timeline.open()
      takeSight()
      showState()
    case .seen(let change): show(change)
    case .performed, .moved:
      if case .moved(let from, let to, _) = event { window.announceStep(from: from, to: to) }
      showSmall(frame.place)
      showState()
      delegate?.documentChanged(self)
    case .selected, .amended: break
    case .busy(let isBusy): grid.isBusy = isBusy
    }
  }

  /// Something of the picture is seen otherwise.
  private func show(_ change: PixelChange) {
    switch change {
    case .cells(_, let cel):
      let frames = session.seen.linkedFrames(of: cel)
      if frames.contains(frame.place) { display.cellsChanged() } else { display.reload() }
      // Small pictures of a large one wait until the button is lifted.
      let isLarge = session.seen.size.count > Self.cellsShownSmallAtOnce
      if isLarge && session.isInGesture { return }
      for frame in frames { showSmall(frame) }
      timeline.showCels()
    case .all:
      display.reload()
      tools.showMarks()
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
    preview.cellsChanged()
  }

  /// Another frame is edited.
  func frameChanged() {
    display.reload()
    frames.show()
    showPreview()
    showState()
  }

  func showPreview() { preview.show() }

  func showState() {
    showPossible()
    let size = session.seen.size
    grid.accessibility.value = services.texts.pixels.gridValue(
      size.width, size.height, frame.place + 1)
    palette.show()
    frames.show()
  }

  // MARK: Parts of the window

  var bar: DocumentBar { screen.bar }
  var panel: View { screen.palette }
  var bars: [View] { [screen.bar, screen.palette, screen.frames] }

  func show(_ toast: Toast?) { screen.show(toast) }

  func lossText(_ lostStepCount: Int) -> String {
    services.texts.pixels.stepsUnreadable(lostStepCount)
  }

  /// The first frame, as the collection shows it.
  func drawing(_ size: PixelSize) -> @Sendable () -> Surface? {
    { [picture = art.picture] in
      try? PixelThumbnail.surface(of: picture.stack(frame: 0), size: size, isTransparent: true)
    }
  }
}
