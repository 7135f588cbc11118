@testable import ApplicationTesting
import Base
import Documents
import Editing
import Life
import TestSupport
import Testing
import Texts
import Views
import Widgets

@testable import App
@testable import DocumentWindows
@testable import LifeEditing
@testable import Windows

@Suite("Selecting on a board")
struct LifeSelectionTests {
  private func select(_ life: LifeWindow, _ from: (Int, Int), _ to: (Int, Int)) {
    life.tools.choose(.select)
    life.drag(from, to)
  }

  @Test func `What is selected is moved, and leaves nothing of where it was between`() throws {
    let life = try LifeWindow(LifeWorld([(0, 0), (1, 0), (6, 0)]))
    select(life, (0, 0), (1, 0))
    #expect(life.selection.rect == CellRect(x: 0, y: 0, width: 2, height: 1))
    life.press((0, 0)).move((6, 0)).move((3, 2)).release()
    #expect(life.cells == [LifeCell(x: 6, y: 0), LifeCell(x: 3, y: 2), LifeCell(x: 4, y: 2)])
    #expect(life.keptRuns.count == 1)
    life.selection.nudge(dx: -3, dy: -2)
    #expect(life.cells == LifeWorld([(0, 0), (1, 0), (6, 0)]).cells.list)
    // With Ctrl, a copy.
    life.press((0, 0), .primary, .control).move((0, 4)).release()
    #expect(life.cells.count == 5)
  }

  @Test(arguments: seeds(20))
  func `Turning four times is nothing, and so is flipping twice`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var world = LifeWorld()
    world.fillAtRandom(
      LifeBounds(left: -6, top: -4, right: 7, bottom: 5), density: 0.4, seed: seed)
    let life = try LifeWindow(world)
    let x = Int.random(in: -7...0, using: &random)
    let y = Int.random(in: -5...0, using: &random)
    select(
      life, (x, y),
      (x + Int.random(in: 0...7, using: &random), y + Int.random(in: 0...6, using: &random)))
    let rect = life.selection.rect
    for turn in [CanvasTurn.flipHorizontally, .flipVertically] {
      life.selection.turn(turn)
      life.selection.turn(turn)
    }
    #expect(life.board.world.cells == world.cells && life.selection.rect == rect)
    let isEven = rect.map { ($0.width - $0.height).isMultiple(of: 2) } ?? false
    for _ in 0..<(isEven ? 4 : 1) { life.selection.turn(.turnRight) }
    if !isEven { life.selection.turn(.turnLeft) }
    if isEven { #expect(life.board.world.cells == world.cells) }
    #expect(life.live.world.population <= world.population)
  }

  @Test func `Copied as run lengths and pasted, a glider is a glider`() throws {
    let life = try LifeWindow(.glider)
    select(life, (-1, -1), (4, 4))
    life.editor.copy()
    let text = life.application.clipboard.text
    #expect(text.contains("bo$2bo$3o!"))
    #expect(life.said.last == "5 cells copied")
    life.editor.paste(text, around: LifeCell(x: 11, y: 11))
    #expect(life.cells.count == 10)
    #expect(life.selection.rect == CellRect(x: 10, y: 10, width: 3, height: 3))
    life.undo()
    #expect(life.cells == LifeWorld.glider.cells.list)
  }

  @Test
  func `With its outline, a selection is copied with the dead cells at its edges, and pasted so`()
    throws
  {
    let life = try LifeWindow(.glider)
    select(life, (-1, -2), (5, 4))
    life.editor.copyWithOutline()
    let text = life.application.clipboard.text
    #expect(text.contains("x = 7, y = 7, rule = B3/S23\n2$2bo$3bo$b3o!"))
    life.editor.paste(text, around: LifeCell(x: 20, y: 20))
    #expect(life.selection.rect == CellRect(x: 17, y: 17, width: 7, height: 7))
    #expect(life.cells.count == 10)
    // Replacing, its dead cells count as well.
    life.undo()
    for _ in 0..<1 { life.editor.commands.perform(.pasteMode) }
    #expect(life.live.pasteMode == .copy && life.said.last == "Paste: replace")
    life.editor.paste(text, around: LifeCell(x: 3, y: 3))
    #expect(life.cells.count == 5 && life.selection.rect?.width == 7)
    #expect(life.editor.services.settings[.pasteMode] == .copy)
  }

  @Test func `Cells of another rule ask which one is meant; an empty board takes theirs`() throws {
    let text = "x = 3, y = 3, rule = B36/S23\nbo$2bo$3o!"
    let empty = try LifeWindow()
    empty.editor.paste(text, around: LifeCell(x: 0, y: 0))
    #expect(empty.board.world.rule.name == "HighLife" && empty.cells.count == 5)
    // In one step with the cells.
    #expect(empty.keptRuns == [false])
    empty.undo()
    #expect(empty.board.world == LifeWorld())

    let life = try LifeWindow(.glider)
    for (keys, rule) in [
      (["Enter"], "B3/S23"), (["Esc"], "B3/S23"),
      (["Tab", "Tab", "Space", "Tab", "Tab", "Space"], "B36/S23"),
    ] {
      life.editor.paste(text, around: LifeCell(x: 20, y: 20))
      #expect(life.editor.window.scene.hasPopup && life.cells.count == 5)
      for key in keys { life.window.key(key) }
      #expect(life.board.world.rule.notation == rule, "\(keys)")
      #expect(life.cells.count == (keys == ["Esc"] ? 5 : 10), "\(keys)")
      if keys != ["Esc"] { life.undo() }
      #expect(life.board.world.rule.notation == "B3/S23" && life.cells.count == 5)
    }
    // The same rule in other words, and a text that names none, are no question.
    for same in ["x = 3, y = 3, rule = 23/3\nbo$2bo$3o!", "bo$2bo$3o!"] {
      life.editor.paste(same, around: LifeCell(x: 20, y: 20))
      #expect(life.cells.count == 10)
      life.undo()
    }
  }

  @Test func `Cells are copied from a board that can only be read`() throws {
    let life = try LifeWindow(.glider)
    life.session.open(life.board, for: .reading)
    life.selection.selectAll()
    life.editor.copy()
    #expect(life.application.clipboard.text.contains("bo$2bo$3o!"))
    life.editor.cut()
    #expect(life.cells.count == 5)
  }

  /// Hundreds of thousands of cells, so that what is done to them is done off the main thread.
  private func manyCells() throws -> LifeWindow {
    var world = LifeWorld()
    world.fillAtRandom(
      LifeBounds(left: 0, top: 0, right: 899, bottom: 599), density: 0.5, seed: 7)
    return try LifeWindow(world)
  }

  @Test func `Very many cells are copied, pasted and turned off the main thread, each as one step`()
    async throws
  {
    let life = try manyCells()
    let start = life.board.world
    life.selection.selectAll()
    life.editor.copy()
    #expect(life.session.isHeld && life.application.clipboard.ownOffer == nil)
    try await life.waitUntilIdle()
    let text = life.application.clipboard.text
    #expect(try LifePattern(text: text).cells == start.cells)
    for _ in 0..<4 {
      life.selection.turn(.turnRight)
      #expect(life.session.isHeld && life.keptRuns.count < 4)
      // Meanwhile nothing else is done to them.
      life.selection.turn(.turnRight)
      life.runs.step(1)
      try await life.waitUntilIdle()
    }
    #expect(life.keptRuns.count == 4 && life.board.world.cells == start.cells)
    life.editor.paste(text, around: LifeCell(x: 2000, y: 300))
    try await life.waitUntilIdle()
    #expect(life.board.world.population == start.population + start.population)
    life.undo()
    #expect(life.board.world.cells == start.cells)
  }

  @Test
  func `Of very many cells only the frame follows the pointer, and they do when it is let go`()
    async throws
  {
    let life = try manyCells()
    let start = life.board.world
    life.tools.choose(.select)
    life.selection.selectAll()
    life.press((3, 3)).move((9, 5))
    #expect(life.selection.rect?.x == 6 && life.live.world == start)
    life.release()
    try await life.waitUntilIdle()
    #expect(life.board.world.cells == start.cells.moved(x: 6, y: 2) && life.keptRuns == [false])
    #expect(life.selection.rect?.x == 6)
  }

  @Test func `What is cancelled leaves the board as it was`() async throws {
    let life = try manyCells()
    let start = life.board.world
    life.selection.selectAll()
    life.selection.turn(.flipVertically)
    life.window.pushCloseButton()
    #expect(life.board.world == start && life.keptRuns.isEmpty)
    #expect(try life.application.names.isEmpty)
  }

  @Test func `An empty board does not run, and a pasted text that is none says why`() throws {
    let life = try LifeWindow()
    life.runs.run()
    #expect(!life.runs.isRunning && life.said.last?.hasPrefix("The board is empty") == true)
    life.runs.step(1)
    #expect(!life.runs.isRunning && life.said.count == 2)
    life.editor.paste("x = 3, y = 3, rule = 3458/37/400\n3A!", around: LifeCell(x: 0, y: 0))
    #expect(life.said.last?.contains("unknown rule “3458/37/400”") == true)
    life.editor.paste("Dear Ada,", around: LifeCell(x: 0, y: 0))
    #expect(life.said.last == "The clipboard contains no cells.")
  }

  @Test func `Clearing empties what is selected, or all outside of it`() throws {
    let life = try LifeWindow(LifeWorld([(0, 0), (1, 0), (6, 0)]))
    select(life, (0, 0), (0, 3))
    life.selection.clear()
    #expect(life.cells.count == 2)
    life.undo()
    life.selection.select(CellRect(x: 0, y: 0, width: 1, height: 1))
    life.selection.clearOutside()
    #expect(life.cells == [LifeCell(x: 0, y: 0)])
  }

  @Test func `A pattern is dragged from the library, or held, turned, and placed twice`() throws {
    let life = try LifeWindow()
    let glider = try #require(PatternLibrary.all.firstIndex { $0.name == "Glider" })
    life.patterns.pickUpPattern(glider)
    life.tools.choose(.pencil)
    #expect(!life.patterns.isHolding)
    life.patterns.pickUpPattern(glider)
    let place = life.point((0, 0))
    life.window.drag(to: place.x, place.y)
    #expect(life.display.ghost?.population == 5 && life.cells.isEmpty)
    life.drag((0, 0), (0, 0))
    let upright = life.cells
    #expect(upright.count == 5)
    life.editor.turn(.flipHorizontally)
    life.drag((9, 0), (9, 0))
    #expect(life.cells.count == 10)
    let other = life.cells.filter { $0.x > 4 }.map { LifeCell(x: 9 - $0.x, y: $0.y) }.sorted()
    #expect(other == upright)
    life.patterns.putAway()
    #expect(life.display.ghost == nil)
    life.patterns.pictureList(
      life.patterns.panel.list, dragged: glider, to: life.point((-8, -8)))
    life.patterns.pictureList(
      life.patterns.panel.list, dropped: glider, at: life.point((-8, -8)))
    #expect(life.cells.count == 15 && !life.patterns.isHolding)
    // Beside the board it is not placed.
    life.patterns.pictureList(
      life.patterns.panel.list, dropped: glider, at: ViewPoint(x: 995, y: 300))
    #expect(life.cells.count == 15)
  }

  @Test(arguments: seeds(30))
  func `shows after any script what a full redraw shows`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let edges: [LifeEdges] = [
      .none, .torus(width: 30, height: 20), .plane(width: 300, height: 200),
    ]
    let life = try LifeWindow(LifeWorld(edges: edges[Int(seed) % 3]))
    func cell() -> (Int, Int) {
      (Int.random(in: -25...25, using: &random), Int.random(in: -18...18, using: &random))
    }
    for _ in 0..<30 {
      switch Int.random(in: 0..<14, using: &random) {
      case 0...5:
        life.press(cell(), .primary, Bool.random(using: &random) ? .shift : [])
        for _ in 0..<4 { life.move(cell()) }
        if Int.random(in: 0..<5, using: &random) == 0 { life.grid.cancelGesture() }
        life.release()
      case 6: life.undo()
      case 7: life.redo()
      case 8:
        life.tools.choose(CellTool.lifeCatalogue.randomElement(using: &random)?.name ?? .pencil)
      case 9: life.selection.nudge(dx: 2, dy: -1)
      case 10: life.selection.turn(CanvasTurn.allCases.randomElement(using: &random) ?? .turnLeft)
      case 11: life.grid.zoom(Bool.random(using: &random) ? 1 : -1)
      case 12: life.grid.pan(by: ViewPoint(x: 13, y: -7))
      default:
        life.live.perform {
          $0.fillAtRandom(
            LifeBounds(left: -9, top: -9, right: 9, bottom: 9), density: 0.3, seed: seed)
        }
      }
      life.window.draw()
      #expect(life.live.world == life.board.world)
    }
    let shown = life.pixels
    #expect(shown == life.fullRedraw())
    if !life.board.history.edits.isEmpty {
      #expect(try life.application.stored("Life 1") == .life(life.board))
    }
    let end = life.board.world
    let steps = life.board.history.position
    for _ in 0..<steps { life.undo() }
    #expect(life.board.world == LifeWorld(edges: edges[Int(seed) % 3]))
    for _ in 0..<steps { life.redo() }
    #expect(life.board.world == end)
  }
}
