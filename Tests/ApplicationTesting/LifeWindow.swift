import Base
import Documents
import Editing
import Life
import Views

@testable import App
@testable import DocumentWindows
@testable import LifeEditing

typealias LifeWindow = CellWindow<LifeEditor>

extension CellWindow<LifeEditor> {
  /// A window with a board; a cell has 16 pixels at first.
  convenience init(_ world: LifeWorld = LifeWorld(), width: Int = 1000, height: Int = 640) throws {
    try self.init(
      .life(Board(world)), size: PixelSize(width: width, height: height), grid: \.grid,
      toasts: \.toasts)
    grid.fit(CellRect(x: -16, y: -12, width: 32, height: 24), atMost: 16)
    window.draw()
  }

  var session: Session<Board> { editor.session }
  var live: LiveBoard { editor.board }
  var display: LifeDisplay { editor.display }
  var runs: RunController { editor.runs }
  var selection: CellSelection<LiveBoard> { editor.selection }
  var patterns: PatternController { editor.patterns }
  var tools: GridToolController { editor.tools }
  var board: Board { session.document }

  /// Whether each step that is kept was a run.
  var keptRuns: [Bool] { board.history.edits.map(\.isRun) }

  /// All that lives, as it is kept, in the order of reading.
  var cells: [LifeCell] { board.world.cells.list ?? [] }

  /// All that lives, as it is seen.
  var seen: [LifeCell] { live.world.cells.list ?? [] }

  /// Waits for a run that ends by itself.
  func waitForEnd() async throws {
    try await application.wait(until: "the run is over") { !live.isRunning }
  }

  /// Waits until a run has come so far.
  func waitForGeneration(_ generation: BigInteger) async throws {
    try await application.wait(until: "it is far enough") { live.generation >= generation }
  }

  /// Waits for what is done to very many cells.
  func waitUntilIdle() async throws {
    try await application.wait(until: "nothing is done to it any more") { !session.isHeld }
  }
}

extension LifeWorld {
  /// A world with cells at these places.
  init(_ cells: [(Int, Int)], edges: LifeEdges = .none) {
    self.init(edges: edges, cells: LifeCells(cells.map { LifeCell(x: $0.0, y: $0.1) }))
  }

  static var glider: LifeWorld { LifeWorld([(1, 0), (2, 1), (0, 2), (1, 2), (2, 2)]) }
}
