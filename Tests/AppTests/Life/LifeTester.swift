import Canvas
import Base
import Life
import Documents
import TestSupport
import Texts
import Editing
import Views
import Widgets

@testable import App

/// A window with a board, without a desktop and without a library. A cell has 16 pixels at first.
///
///     let life = try LifeTester()
///     life.drag((1, 1), (4, 1))
///     life.cells       // [LifeCell(x: 1, y: 1), …]
final class LifeTester {
  let tester: SceneTester
  let desk: LifeDesk
  let runs: RunController
  let selection: LifeSelectionController
  let patterns: PatternController
  let tools: LifeToolController
  let screen: LifeScreen
  private(set) var board: Board
  /// Whether each step that was kept was a run.
  private(set) var keptRuns: [Bool] = []
  private(set) var said: [String] = []

  init(_ world: LifeWorld = LifeWorld(), width: Int = 1000, height: Int = 640) throws {
    board = Board(world)
    let grid = GridView(name: "Board", scale: 1)
    grid.leastSide = GridPlacement.cellSides[0]
    grid.isOneButtonOnly = true
    grid.motion = GridMotion()
    desk = LifeDesk(world, grid: grid)
    let texts = Texts.english
    runs = RunController(desk, texts: texts.life, coreCount: 2)
    selection = LifeSelectionController(desk, texts: texts.life)
    patterns = PatternController(desk, texts: texts.life)
    tools = LifeToolController(desk, selection: selection, patterns: patterns, texts: texts)
    screen = LifeScreen(
      bar: DocumentBar(
        texts: texts, name: "A", tools: LifeToolController.choices(texts),
        panel: ToolChoice(icon: .glider, name: ""), deleteName: ""),
      grid: grid, patterns: patterns.panel, lifeBar: runs.bar)
    tester = try SceneTester(screen, width: width, height: height)
    desk.canChange = { [weak self] in self?.desk.isBusy == false }
    desk.keep = { [weak self] in self?.keep(isRun: $0) }
    desk.say = { [weak self] in self?.said.append($0) }
    runs.paintedStart = { [weak self] in self?.board.paintedStart ?? LifeWorld() }
    desk.board.cellsPainted.listen(self) { [weak self] in self?.desk.display.cellsChanged($0) }
    desk.board.generationsPassed.listen(self) { [weak self] _ in
      if self?.runs.isRunning == false { self?.desk.display.boardReplaced() }
    }
    grid.placed = { [weak self] in
      self?.runs.sightChanged()
      self?.screen.scrollbars.follow()
    }
    grid.fit(CellRect(x: -16, y: -12, width: 32, height: 24), atMost: 16)
    tester.draw()
  }

  private func keep(isRun: Bool) {
    keptRuns.append(isRun)
    board.commit(BoardStep(desk.board.world, isRun: isRun))
    runs.boardStepped(isRun: isRun)
  }

  /// All that lives, as it is kept, in the order of reading.
  var cells: [LifeCell] { board.world.cells.list ?? [] }

  /// All that lives, as it is seen.
  var seen: [LifeCell] { desk.board.world.cells.list ?? [] }

  // MARK: The user

  /// The middle of a cell in the scene.
  func point(_ cell: (Int, Int)) -> ViewPoint {
    let placement = desk.grid.placement
    return desk.grid.originInScene
      + ViewPoint(
        x: Double(placement.x) + (Double(cell.0) + 0.5) * placement.cellSide,
        y: Double(placement.y) + (Double(cell.1) + 0.5) * placement.cellSide)
  }

  @discardableResult
  func press(
    _ cell: (Int, Int), _ button: PointerButton = .primary, _ modifiers: Modifiers = []
  ) -> LifeTester {
    let point = point(cell)
    tester.press(point.x, point.y, button, modifiers)
    return self
  }

  @discardableResult
  func move(_ cell: (Int, Int), _ modifiers: Modifiers = []) -> LifeTester {
    let point = point(cell)
    tester.drag(to: point.x, point.y, modifiers)
    return self
  }

  @discardableResult
  func release(_ button: PointerButton = .primary) -> LifeTester {
    tester.release(button)
    return self
  }

  func drag(
    _ from: (Int, Int), _ to: (Int, Int), _ button: PointerButton = .primary,
    _ modifiers: Modifiers = []
  ) {
    press(from, button, modifiers).move(to, modifiers).release(button)
  }

  func undo() {
    runs.stop()
    board.undo()
    desk.board.follow(board.world)
    selection.follow()
    runs.boardChanged()
    tester.draw()
  }

  func redo() {
    runs.stop()
    board.redo()
    desk.board.follow(board.world)
    selection.follow()
    runs.boardChanged()
    tester.draw()
  }

  /// Waits for a run that ends by itself.
  func waitForEnd() async throws {
    while runs.isRunning { try await Task.sleep(for: .milliseconds(2)) }
    tester.draw()
  }

  /// Waits until a run has come so far.
  func waitForGeneration(_ generation: BigInteger) async throws {
    while runs.generation < generation { try await Task.sleep(for: .milliseconds(2)) }
    tester.draw()
  }

  /// All that the window shows.
  var pixels: [UInt8] { tester.surface.pixels(in: tester.surface.bounds) }

  /// All that it shows when everything is drawn anew.
  func fullRedraw() -> [UInt8] {
    tester.scene.root.setNeedsDisplay()
    tester.draw()
    return pixels
  }
}

extension LifeWorld {
  /// A world with cells at these places.
  init(_ cells: [(Int, Int)], edges: LifeEdges = .none) {
    self.init(edges: edges, cells: LifeCells(cells.map { LifeCell(x: $0.0, y: $0.1) }))
  }

  static var glider: LifeWorld { LifeWorld([(1, 0), (2, 1), (0, 2), (1, 2), (2, 2)]) }
}
