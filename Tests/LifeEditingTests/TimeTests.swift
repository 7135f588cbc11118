import Base
import Documents
import Editing
import Life
import TestSupport
import Testing
import Views
import Widgets

@testable import App
@testable import ApplicationTesting
@testable import DocumentWindows
@testable import LifeEditing
@testable import Windows

@Suite("A board's time")
struct TimeTests {
  private static let pentomino = LifeWorld([(1, 0), (2, 0), (0, 1), (1, 1), (1, 2)])

  private func generations(_ life: LifeWindow) -> [Int] {
    life.runs.bar.graph.samples.map(\.generation)
  }

  @Test func `Any generation is gone to, in one step, forwards and back`() async throws {
    let life = try LifeWindow(Self.pentomino)
    life.runs.go(to: 1103)
    try await life.waitForEnd()
    #expect(life.board.world.generation == 1103 && life.board.world.population == 116)
    #expect(life.keptRuns == [true])
    life.runs.go(to: 100)
    try await life.waitForEnd()
    var wanted = LifeSimulation(Self.pentomino)
    wanted.advance(by: 100)
    #expect(life.board.world == wanted.world)
    let far = try #require(BigInteger("100000000000000000000000000"))
    life.runs.go(to: far)
    try await life.waitForEnd()
    #expect(life.board.world.generation == far && life.board.world.population == 116)
  }

  @Test func `What takes long is stopped by Esc; a time that nobody knows is refused`() async throws
  {
    let life = try LifeWindow(Self.pentomino)
    life.runs.engine = .tiles
    life.runs.go(to: 1 << 60)
    try await life.application.wait(until: "it is said that this takes long") {
      life.said.last?.hasPrefix("Computing generation") == true
    }
    #expect(life.live.isRunning)
    life.window.key("Esc")
    #expect(!life.live.isRunning)
    let late = try LifeWindow(LifeWorld(generation: 50, cells: Self.pentomino.cells))
    late.runs.go(to: 49)
    #expect(!late.live.isRunning && late.board.world.generation == 50)
    #expect(late.said.last == "Nothing was recorded before generation 50.")
  }

  @Test func `The dialog takes a number of any size, and no other text`() async throws {
    let life = try LifeWindow(Self.pentomino)
    life.window.key("Ctrl+G")
    life.window.type("oops")
    life.window.key("Enter")
    #expect(!life.live.isRunning && life.board.world == Self.pentomino)
    life.window.key("Ctrl+A")
    life.window.type("10^30")
    life.window.key("Enter")
    try await life.waitForEnd()
    #expect(life.board.world.generation.description == "1" + String(repeating: "0", count: 30))
  }

  @Test func `The graph survives Home, a paste, and the undo of both`() async throws {
    let life = try LifeWindow(Self.pentomino)
    life.runs.setExponent(6)
    for _ in 0..<4 {
      life.runs.step(1)
      try await life.waitForEnd()
    }
    let whole = generations(life)
    #expect(whole.first == 0 && whole.last == 256)
    life.runs.reset()
    #expect(life.board.world == Self.pentomino && generations(life) == whole)
    life.undo()
    #expect(life.board.world.generation == 256 && generations(life) == whole)
    life.editor.paste("bo$2bo$3o!", around: LifeCell(x: 200, y: 200))
    // What was lived is as true as before; it is another universe from now on.
    #expect(generations(life) == whole)
    life.runs.step(1)
    try await life.waitForEnd()
    #expect(generations(life).last == 320)
    life.undo()
    life.undo()
    #expect(life.board.world.generation == 256 && generations(life) == whole)
    life.runs.stepBack()
    try await life.waitForEnd()
    var wanted = LifeSimulation(Self.pentomino)
    wanted.advance(by: 192)
    #expect(life.board.world == wanted.world)
    // Of an earlier time that is painted, what came later is not true.
    life.grid.fit(CellRect(x: -16, y: -12, width: 32, height: 24), atMost: 16)
    life.drag((-9, -9), (-8, -9))
    #expect(generations(life).last == 192)
    life.undo()
    #expect(generations(life) == whole)
  }

  @Test func `After an undo of a run, graph and step back are there, however long the past is`()
    async throws
  {
    let life = try LifeWindow(Self.pentomino)
    for _ in 0..<120 {
      life.runs.step(1)
      try await life.waitForEnd()
    }
    // So many worlds are not all kept; what is known of the time is true all the same.
    for generation in stride(from: 119, through: 1, by: -1) {
      life.undo()
      #expect(life.board.world.generation == BigInteger(generation))
      #expect(generations(life).first == 0 && generations(life).last == 120)
      #expect(life.runs.bar.backButton.isEnabled)
    }
    life.runs.stepBack()
    try await life.waitForEnd()
    #expect(life.board.world == Self.pentomino)
  }

  @Test func `A board that is opened knows the past that its steps tell of`() async throws {
    var board = Board(Self.pentomino)
    var run = LifeSimulation(Self.pentomino)
    for _ in 0..<5 {
      run.advance(by: 10)
      board.perform(BoardStep(run.world, isRun: true))
    }
    let life = try LifeWindow(Self.pentomino)
    life.session.open(board, for: .changing)
    #expect(generations(life) == [0, 10, 20, 30, 40, 50] && life.runs.bar.backButton.isEnabled)
    life.undo()
    life.undo()
    #expect(generations(life) == [0, 10, 20, 30, 40, 50] && life.live.generation == 30)
    life.runs.stepBack()
    try await life.waitForEnd()
    #expect(life.board.world.generation == 29)
  }

  @Test func `The past is played backwards until there is no more, or until it is stopped`()
    async throws
  {
    let life = try LifeWindow(Self.pentomino)
    life.runs.step(10)
    try await life.waitForEnd()
    life.runs.changePace { $0.rateIndex = LifePace.rates.count - 1 }
    life.runs.playBack()
    try await life.application.wait(until: "it is back at the beginning") {
      !life.live.isRunning && life.live.generation == 0
    }
    #expect(life.board.world == Self.pentomino && !life.runs.player.isPlaying)
    life.runs.playBack()
    #expect(!life.runs.player.isPlaying)
    life.runs.go(to: 10)
    try await life.waitForEnd()
    life.runs.playBack()
    try await life.application.wait(until: "it is on its way") { life.live.generation < 10 }
    life.runs.stop()
    let generation = life.board.world.generation
    #expect(generation < 10 && !life.runs.player.isPlaying && !life.live.isRunning)
    var wanted = LifeSimulation(Self.pentomino)
    wanted.advance(by: generation)
    #expect(life.board.world == wanted.world)
  }

  @Test func `A long past is played backwards by ever shorter ways, each step as it was`()
    async throws
  {
    let life = try LifeWindow(Self.pentomino)
    life.runs.go(to: 3000)
    try await life.waitForEnd()
    life.runs.changePace {
      $0.rateIndex = LifePace.rates.count - 1
      $0.freeStride = 100
    }
    life.runs.playBack()
    try await life.application.wait(until: "some steps are made") { life.live.generation <= 2500 }
    #expect(life.runs.timeline.worlds.count > 2)
    // The next step is on its way, and not seen yet.
    life.runs.playOn()
    let generation = life.live.generation
    life.runs.stop()
    #expect(life.board.world.generation == generation)
    #expect(generation.clampedInt.isMultiple(of: 100))
    var wanted = LifeSimulation(Self.pentomino)
    wanted.advance(by: generation)
    #expect(life.board.world == wanted.world)
  }

  @Test func `All that lives is kept in sight while it runs, where that is wanted`() async throws {
    let life = try LifeWindow(Self.pentomino)
    life.grid.fit(CellRect(x: 0, y: 0, width: 4, height: 4), atMost: 64)
    life.runs.step(100)
    try await life.waitForEnd()
    let side = life.grid.viewport.cellSide
    #expect(side == 64)
    life.runs.reset()
    life.editor.toggleAutofit()
    life.runs.run()
    try await life.application.wait(until: "it is seen from further away") {
      life.grid.viewport.cellSide < side
    }
    life.runs.stop()
  }

  @Test(arguments: [false, true])
  func `Speed, step, engine and view are one text`(isFree: Bool) throws {
    let life = try LifeWindow(Self.pentomino)
    life.runs.changePace {
      $0.rateIndex = 7
      $0.base = 10
      $0.exponent = 3
      $0.isHyperspeed = true
      if isFree { $0.freeStride = 12_345 }
    }
    life.runs.engine = .hash
    life.grid.showsLines = false
    life.editor.isAutofitting = true
    life.grid.fit(CellRect(x: 100, y: -50, width: 30, height: 20), atMost: 13)
    let kept = life.editor.viewState
    #expect(kept.camera?.side == 13)
    #expect(BoardViewState(text: kept.text) == kept)
    #expect(BoardViewState(text: "pace x\nspot 1 2\nengine warp\n") == BoardViewState())
  }

  @Test func `Speed, step, engine and view come back with the board`() async throws {
    let life = try LifeWindow(Self.pentomino)
    life.drag((5, 5), (6, 5))
    life.runs.changePace {
      $0.rateIndex = 7
      $0.exponent = 12
    }
    life.runs.engine = .hash
    life.editor.isAutofitting = true
    life.grid.showsLines = false
    life.grid.fit(CellRect(x: 100, y: -50, width: 30, height: 20), atMost: 13)
    life.window.draw()
    let kept = life.editor.viewState
    let application = life.application
    try await application.wait(until: "the library has it") { life.editor.id != nil }
    life.window.key("Ctrl+W")
    try application.window("Paintings").key("Ctrl+Shift+T")
    var reopened: LifeEditor? { application.application.documents.last?.editor as? LifeEditor }
    try await application.wait(until: "it is open again") { reopened?.isLoaded == true }
    let again = try #require(reopened)
    #expect(again !== life.editor && again.viewState.running == kept.running)
    #expect(again.isAutofitting && !again.grid.showsLines && again.grid.camera?.side == 13)
    let (seen, camera) = (try #require(again.grid.camera).middle, try #require(kept.camera).middle)
    #expect(abs(seen.x - camera.x) < 0.1 && abs(seen.y - camera.y) < 0.1)
  }

  @Test
  func `The wheel moves the board, or zooms it where that is wanted; with Ctrl it does the other`()
    throws
  {
    let life = try LifeWindow(Self.pentomino)
    let center = life.point((3, 3))
    life.window.drag(to: center.x, center.y)
    let (side, y) = (life.grid.viewport.cellSide, life.grid.viewport.y)
    life.window.scroll(1)
    #expect(life.grid.viewport.cellSide == side && life.grid.viewport.y != y)
    life.window.hold(.control).scroll(-1).hold([])
    #expect(life.grid.viewport.cellSide > side)
    life.window.hold(.control).scroll(1).hold([])
    life.editor.services.preferences.wheel = .zooms
    let again = life.grid.viewport.y
    life.window.hold(.control).scroll(1).hold([])
    #expect(life.grid.viewport.cellSide == side && life.grid.viewport.y != again)
    life.window.scroll(-1)
    #expect(life.grid.viewport.cellSide > side)
  }
}
