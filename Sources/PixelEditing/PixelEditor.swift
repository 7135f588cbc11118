import Base
import Canvas
import Dispatch
import DocumentWindows
import Documents
import Editing
import Formats
import Platform
import Storage
import Texts
import Views
import Widgets
import Windows

/// The editor of pixel art: connects its controllers with the model, the library and the collection.
final class PixelEditor: CellEditor {
  let host: DocumentWindow
  let shared: PixelEditors
  let screen: PixelScreen
  let session: Session<PixelArt>
  let frame: EditedCel
  let grid: GridView
  let display: PixelDisplay
  let palette: PaletteController
  let tiles: TilesController
  let frames: FrameController
  let preview: PreviewController
  let context: CellToolContext
  let tools: GridToolController
  private(set) lazy var timeline = TimelineController(
    frames.bar, of: context, settings: services.settings, commands: commands)
  let previews = CellPreviews()
  private(set) lazy var scripts = ScriptRunner(host, for: .pictures)
  /// The selections under names, which are stored with the view.
  var savedSelections: [SavedSelection] = []

  /// - Parameter art: a placeholder until a document is opened.
  init(_ art: PixelArt, in host: DocumentWindow, shared: PixelEditors) {
    self.host = host
    self.shared = shared
    let services = host.services
    let texts = services.texts
    grid = GridView(name: texts.pixels.grid, scale: services.display.scale)
    session = Session(art, freed: FreedMemory.giveBackSoon)
    frame = EditedCel(of: session)
    display = PixelDisplay(session, frame: frame, grid: grid)
    let context = CellToolContext(frame, texts: texts)
    self.context = context
    context.display = display
    palette = PaletteController(context)
    tiles = TilesController(context, grid: grid)
    let bar = FrameBar(texts: texts)
    frames = FrameController(
      bar, session, edited: frame, grid: grid, display: display, texts: texts.pixels,
      commands: host.commands)
    preview = PreviewController(
      palette.panel.preview, session, edited: frame, settings: services.settings,
      texts: texts.pixels)
    preview.surface = { [weak display] in display?.surface }
    tools = GridToolController(
      Toolbox(CellTool.catalogue, .pencil) { $0.gesture(in: context) }, in: context, on: grid,
      texts: texts)
    screen = PixelScreen(
      bar: DocumentBar(
        texts: texts, name: host.name, tools: GridToolController.choices(CellTool.catalogue, texts),
        panel: ToolBarItem(icon: .palette, name: texts.pixels.palette),
        deleteName: texts.pixels.deletePixels, optionsRoom: Self.optionsRoom),
      grid: grid, palette: palette.panel, tiles: tiles.panel, frames: frames.bar)
    frames.host = host.window
    preview.host = host.window
  }

  /// The width of a pencil's options with their labels, in points.
  private static let optionsRoom = 230.0

  var art: PixelArt { session.document }
  var document: Document { .pixels(art) }
  var selection: CellSelection<EditedCel> { context.selection }

  func undo() { session.undo() }

  func redo() { session.redo() }

  func part(of draft: Sprite) -> GesturePart? {
    draft == art.sprite ? nil : .pixels(draft, after: art.sprite)
  }

  func settle() {
    session.commit()
    session.finish()
    frames.stop()
    keepViewState()
  }

  func close() { scripts.stop() }

  private func keepViewState() {
    guard isLoaded, let id = id ?? store.knownID else { return }
    let viewState = PixelViewState(
      colors: context.colors, showsLines: grid.showsLines, isTiled: grid.isTiled,
      showsSlices: slices.isAlwaysShown, selections: savedSelections, camera: grid.camera)
    if services.settings[.pixelViewState(of: id)] != viewState {
      services.settings[.pixelViewState(of: id)] = viewState
    }
  }

  /// Restores the view state of the last session.
  private func restoreViewState() {
    guard let id, let viewState = services.settings[.pixelViewState(of: id)] else { return }
    (grid.showsLines, grid.isTiled) = (viewState.showsLines, viewState.isTiled)
    slices.isAlwaysShown = viewState.showsSlices
    savedSelections = viewState.selections
    palette.chooseColors(viewState.colors)
    if let camera = viewState.camera { grid.show(camera) }
  }

  // MARK: State

  func handle(_ event: Session<PixelArt>.Event) {
    switch event {
    case .opened:
      showChange(.all)
      timeline.open()
      restoreViewState()
      showState()
    case .seen(let change): showChange(change)
    case .performed, .moved:
      if case .moved(let from, let to, _) = event { window.announceStep(from: from, to: to) }
      showSmall(frame.place)
      showState()
      host.pictureChanged()
    case .selected, .changedUnrecorded: break
    case .busy(let isBusy): grid.isBusy = isBusy
    }
  }

  /// Shows a change of the picture.
  private func showChange(_ change: PixelChange) {
    switch change {
    case .cells(_, let cel):
      let frames = session.seen.linkedFrames(of: cel)
      if frames.contains(frame.place) { display.cellsChanged() } else { display.reload() }
      // Update small views of a large picture only on release.
      let isLarge = session.seen.size.count > Self.cellsShownSmallAtOnce
      if isLarge && session.isInGesture { return }
      for frame in frames { showSmall(frame) }
      timeline.showCels()
    case .all:
      display.reload()
      tools.showMarks()
      palette.updatePanel()
      frames.framesChanged()
      frames.updateStrip()
      showPreview()
    }
  }

  /// The maximum number of cells for updating small views with each motion of the pointer.
  private static let cellsShownSmallAtOnce = 1 << 16

  private func showSmall(_ frame: Int) {
    frames.pictureChanged(frame)
    preview.cellsChanged()
  }

  /// Called when another frame becomes current.
  func frameChanged() {
    display.reload()
    frames.updateStrip()
    showPreview()
    showState()
  }

  func showPreview() { preview.updatePreview() }

  func showState() {
    showPossible()
    let size = session.seen.size
    grid.accessibility.value = services.texts.pixels.gridValue(
      size.width, size.height, frame.place + 1)
    palette.updatePanel()
    frames.updateStrip()
  }

  // MARK: Parts of the window

  var panel: View { screen.palette }
  var bars: [View] { [screen.bar, screen.palette, screen.frames] }

  func lossText(_ lostStepCount: Int) -> String {
    services.texts.pixels.stepsUnreadable(lostStepCount)
  }

  /// Draws the first frame, as shown in the collection.
  func drawing(_ size: PixelSize) -> @Sendable () -> Surface? {
    { [picture = art.sprite] in
      try? PixelThumbnail.surface(
        of: picture.exportedStack(frame: 0), size: size, isTransparent: true)
    }
  }
}
