import Base
import Life
import Documents
import TestSupport
import Testing

@Suite("A board")
struct BoardTests {
  private func world(_ cells: (Int, Int)...) -> LifeWorld {
    LifeWorld(cells: LifeCells(cells.map { LifeCell(x: $0.0, y: $0.1) }))
  }

  @Test(arguments: seeds(80))
  func `is the same after all undos and all redos`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var start = LifeWorld()
    if seed.isMultiple(of: 2) { start.changeRandomly(using: &random) }
    var board = Board(start)
    var worlds = [start]
    for _ in 0..<Int.random(in: 0...40, using: &random) {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: board.undo()
      case 1: board.redo()
      default:
        var world = board.world
        world.changeRandomly(using: &random)
        let position = board.history.position
        let isRun = Bool.random(using: &random)
        guard board.commit(BoardStep(world, isRun: isRun)) else {
          #expect(world == board.world)
          continue
        }
        #expect(board.step == BoardStep(world, isRun: isRun))
        worlds = Array(worlds.prefix(position + 1)) + [world]
      }
      #expect(board.world == worlds[board.history.position])
      #expect(board.history.edits.map(\.world) == Array(worlds.dropFirst()))
    }
    let before = board
    var undone = 0
    while board.undo() != nil { undone += 1 }
    #expect(board.step == board.base && undone == before.history.position)
    var redone = 0
    while board.redo() != nil { redone += 1 }
    #expect(redone == before.history.edits.count)
    for _ in 0..<redone - undone { board.undo() }
    #expect(board == before)
  }

  @Test func `swallows a state that is equal to the one in effect, and drops what could be redone`()
  {
    var board = Board(LifeWorld())
    let nothing = [
      board.commit(BoardStep(LifeWorld())), board.commit(BoardStep(LifeWorld(), isRun: true)),
      board.undo() != nil, board.redo() != nil,
    ]
    #expect(nothing == [false, false, false, false] && !board.canUndo && !board.canRedo)
    for x in 1...3 { board.commit(BoardStep(world((x, 0)))) }
    board.undo()
    board.undo()
    // The world that could be redone is another step, not the one in effect.
    let isNew = board.commit(BoardStep(world((2, 0)), isRun: true))
    #expect(isNew && !board.canRedo && board.history.edits.count == 2)
    #expect(board.step == BoardStep(world((2, 0)), isRun: true))
  }

  @Test func `takes another rule, edges, generation and surroundings as other states`() {
    let others: [(inout LifeWorld) -> Void] = [
      { $0.setRule(CellRule("B36/S23")!) },
      { $0.setEdges(.torus(width: 9, height: 9)) },
      { $0.generation = 5 },
      { $0.set(true, at: LifeCell(x: 0, y: 0)) },
      { $0 = LifeWorld(isBackgroundAlive: true) },
    ]
    for change in others {
      var board = Board(LifeWorld())
      var world = board.world
      change(&world)
      let isCommitted = board.commit(BoardStep(world))
      #expect(isCommitted && board.world == world && board.canUndo)
    }
  }

  @Test func `knows what was painted last, before it lived on`() {
    // Which steps were runs, and which of them is found from each position on.
    let runs = [true, false, true, true, false, false, true]
    let starts = [0, 0, 2, 2, 2, 5, 6, 6]
    var board = Board(LifeWorld())
    for (index, isRun) in runs.enumerated() {
      board.commit(BoardStep(world((index + 1, 0)), isRun: isRun))
    }
    for position in (0...runs.count).reversed() {
      #expect(board.paintedStart == board.step(at: starts[position]).world, "at \(position)")
      board.undo()
    }
  }

  @Test func `is untouched until something is done, or was there from the beginning`() {
    #expect(Board(LifeWorld()).isUntouched)
    #expect(!Board(world((0, 0))).isUntouched)
    #expect(!Board(LifeWorld(edges: .torus(width: 8, height: 8))).isUntouched)
    var board = Board(LifeWorld())
    board.commit(BoardStep(world((0, 0))))
    #expect(!board.isUntouched)
    // What was undone can be redone.
    board.undo()
    #expect(!board.isUntouched)
  }

  @Test(
    arguments: [
      (LifeEdges.none, 4.0 / 3), (.torus(width: 60, height: 40), 1.5),
      (.plane(width: 40, height: 60), 2.0 / 3), (.torus(width: 16_384, height: 1), 4),
      (.plane(width: 1, height: 900), 0.25),
    ])
  func `is as wide as its universe, 4 : 3 without edges, and never very narrow`(
    edges: LifeEdges, ratio: Double
  ) {
    var world = LifeWorld(edges: edges)
    world.set(true, at: LifeCell(x: 0, y: 0))
    let outline = Board(world).summary
    guard case .fixed(let shape) = outline.shape else {
      Issue.record("its shape would be that of a view")
      return
    }
    #expect(abs(shape.value - ratio) < 1e-12)
    #expect(outline.elementCount == 1 && outline.gridSize == nil)
  }

  @Test func `counts its cells, however many they are`() throws {
    #expect(Board(LifeWorld()).summary.elementCount == 0)
    // A square that is full of cells: 2ⁿ on a side.
    func full(_ level: Int) throws -> Board {
      var text = "[M2] (test)\n" + String(repeating: "********$", count: 8) + "\n"
      for wider in 4...level {
        text += "\(wider)" + String(repeating: " \(wider - 3)", count: 4) + "\n"
      }
      return Board(try LifeWorld(macrocell: text))
    }
    #expect(try full(20).summary.elementCount == 1 << 40)
    #expect(try full(31).summary.elementCount == 1 << 62)
    // More than can be counted.
    #expect(try full(40).summary.elementCount == .max)
  }
}
