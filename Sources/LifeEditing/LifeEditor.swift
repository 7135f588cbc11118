import Base
import Canvas
import Dispatch
import DocumentWindows
import Documents
import Editing
import Formats
import Life
import Platform
import Storage
import Texts
import Views
import Widgets
import Windows

/// The editor of a board: connects its controllers with the model, the library and the collection.
final class LifeEditor: CellEditor {
  let host: DocumentWindow
  let shared: LifeEditors
  let screen: LifeScreen
  let session: Session<Board>
  let board: LiveBoard
  let grid: GridView
  let display: LifeDisplay
  let runs: RunController
  let patterns: PatternController
  let context: LifeToolContext
  let tools: GridToolController
  let states: StateController
  /// Whether Space was pressed to move the board, and whether it did.
  var spacePress: SpacePress?
  /// The state of a run stored in the library; nil if that has the committed state.
  private var keptSoFar: LifeWorld?
  let previews = CellPreviews()
  private(set) lazy var scripts = ScriptRunner(host, for: .boards)
  /// Whether to keep living cells in view during a run.
  var isAutofitting = false

  /// The use of Space, which is only known on release.
  enum SpacePress { case runs, moved }

  /// - Parameter board: a placeholder until a board is opened.
  init(_ board: Board, in host: DocumentWindow, shared: LifeEditors) {
    self.host = host
    self.shared = shared
    let (services, work) = (host.services, host.work)
    let texts = services.texts
    grid = GridView(name: texts.life.board, scale: services.display.scale)
    grid.lineColor = Color(0xFFFFFF, alpha: 0.09)
    grid.leastSide = GridViewport.cellSides[0]
    grid.isOneButtonOnly = true
    grid.motion = GridMotion()
    session = Session(board, freed: FreedMemory.giveBackSoon)
    let live = LiveBoard(session, work: work, texts: texts)
    self.board = live
    display = LifeDisplay(live, grid: grid)
    runs = RunController(
      live, display: display, grid: grid, toasts: host.toasts, texts: texts.life,
      coreCount: Self.coreCount)
    let context = LifeToolContext(live, display: display)
    self.context = context
    tools = GridToolController(
      Toolbox(CellTool.lifeCatalogue, .pencil) { $0.gesture(in: context) }, in: context, on: grid,
      leastFramedSide: 4, texts: texts)
    states = StateController(context, texts: texts.life)
    patterns = PatternController(
      live, display: display, grid: grid, toolbox: tools.toolbox, shelf: shared.patterns,
      work: work, texts: texts)
    screen = LifeScreen(
      bar: DocumentBar(
        texts: texts, name: host.name,
        tools: GridToolController.choices(CellTool.lifeCatalogue, texts),
        panel: ToolBarItem(icon: .glider, name: texts.life.patterns),
        deleteName: texts.life.deleteBoard),
      grid: grid, patterns: patterns.panel, states: states.panel, lifeBar: runs.bar)
    runs.memoryLimit = services.preferences.hashMemory << 20
    live.pasteMode = services.settings[.pasteMode]
  }

  /// Leaves one core to the display if there are several.
  private static var coreCount: Int { max(1, Cores.count - 1) }

  var document: Document { .life(session.document) }
  var canChange: Bool { board.canChange }
  var selection: CellSelection<LiveBoard> { context.selection }

  // MARK: Steps

  func handle(_ event: Session<Board>.Event) {
    switch event {
    case .opened:
      fitPattern()
      restoreViewState()
      showState()
    case .performed, .moved:
      keptSoFar = nil
      if case .moved(let from, let to, _) = event { window.announceStep(from: from, to: to) }
      showState()
      host.pictureChanged()
    case .seen, .selected, .changedUnrecorded, .busy: break
    }
  }

  /// Stores the progress of a run as its future step, repeatedly until it is over.
  func keepSoFar(_ world: LifeWorld) {
    guard canChange, store.knownID != nil else { return }
    let kept = session.document
    keptSoFar = world
    store.record(
      BoardStep(world, isRun: true, notes: kept.step.notes), after: kept.step,
      at: kept.history.position, .later)
  }

  func undo() { board.undo() }

  func redo() { board.redo() }

  func part(of draft: BoardStep) -> GesturePart? {
    let kept = session.document.step
    // The progress of a run is stored separately.
    return draft.isRun || draft.world == kept.world ? nil : .board(draft, after: kept)
  }

  func settle() {
    board.standStill()
    board.commit()
    grid.motion?.stop()
    keepViewState()
  }

  // MARK: State

  func showState() {
    showPossible()
    runs.updateBar()
    showReach()
  }

  /// Sets the extent of the scroll bars: all living cells, or the whole bounded universe.
  func showReach() {
    let area = board.world.edges.area ?? board.bounds
    screen.scrollbars.extent = area.map { CellRect($0) }
  }

  /// Fits all living cells, or the whole bounded universe.
  func fitPattern() {
    let area = board.world.edges.area ?? LifeBounds(left: -24, top: -16, right: 23, bottom: 15)
    let extent = board.extent ?? LifeExtent(area)
    let shift = extent.shift
    grid.fit(CellRect(extent.squares(shift: shift)), shift: shift, atMost: 16 * grid.scale)
  }

  // MARK: Parts of the window

  var panel: View { screen.patterns }
  var bars: [View] { [screen.bar, screen.patterns, screen.states, screen.lifeBar] }

  func lossText(_ lostStepCount: Int) -> String {
    services.texts.life.stepsUnreadable(lostStepCount)
  }

  /// Draws the last stored state of the board, as shown in the collection.
  func drawing(_ size: PixelSize) -> @Sendable () -> Surface? {
    { [world = keptSoFar ?? session.document.world] in
      try? BoardThumbnail.surface(of: world, size: size)
    }
  }
}
