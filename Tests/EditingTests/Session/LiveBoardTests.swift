import Base
import Documents
import Editing
import Life
import TestSupport
import Testing
import Texts

@MainActor
@Suite("A live board")
struct LiveBoardTests {
  /// What a board told, on whatever channel, in order.
  @MainActor private final class Heard {
    nonisolated enum Note: Equatable {
      case painted(LifeBounds)
      case paintedWhileRunning([LifeCell], state: UInt8)
      case passed(BigInteger)
      case rule(CellRule)
      case edges(LifeEdges)
      case running(Bool)
    }

    private(set) var notes: [Note] = []

    init(_ board: LiveBoard) {
      board.cellsPainted.listen(self) { [unowned self] in notes.append(.painted($0)) }
      board.cellsPaintedWhileRunning.listen(self) { [unowned self] in
        notes.append(.paintedWhileRunning($0.cells, state: $0.state))
      }
      board.generationsPassed.listen(self) { [unowned self] in notes.append(.passed($0)) }
      board.ruleChanged.listen(self) { [unowned self] in notes.append(.rule($0)) }
      board.edgesChanged.listen(self) { [unowned self] in notes.append(.edges($0)) }
      board.runningChanged.listen(self) { [unowned self] in notes.append(.running($0)) }
    }

    /// What was heard since the last time.
    func takeNotes() -> [Note] {
      defer { notes = [] }
      return notes
    }
  }

  private func live(_ world: LifeWorld = LifeWorld()) -> LiveBoard {
    let session = Session(Board(LifeWorld()), freed: {})
    session.open(Board(world), for: .changing)
    return LiveBoard(session, work: WorkAtOnce(), texts: .english)
  }

  private func progress(_ generation: BigInteger) -> LiveBoard.Progress {
    LiveBoard.Progress(generation: generation, population: 3, extent: nil)
  }

  private func cells(_ places: (Int, Int)...) -> [LifeCell] {
    places.map { LifeCell(x: $0.0, y: $0.1) }
  }

  private func bounds(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) -> LifeBounds {
    LifeBounds(left: left, top: top, right: right, bottom: bottom)
  }

  // MARK: Painting

  @Test func `tells once, and where, that cells are others, and nothing where none is`() {
    let board = live()
    let heard = Heard(board)
    #expect(board.paint(cells((3, 4), (-2, 9), (3, 4)), state: 1))
    #expect(heard.takeNotes() == [.painted(bounds(-2, 4, 3, 9))])
    // Only the new one is told about.
    #expect(board.paint(cells((3, 4), (5, 5)), state: 1))
    #expect(heard.takeNotes() == [.painted(bounds(5, 5, 5, 5))])
    let nothing = [
      board.paint(cells((3, 4), (5, 5)), state: 1), board.paint([], state: 1),
      board.paint(cells((100, 100)), state: 0),
    ]
    #expect(nothing == [false, false, false] && heard.takeNotes().isEmpty)
    #expect(board.paint(cells((5, 5), (6, 6)), state: 0))
    #expect(heard.takeNotes() == [.painted(bounds(5, 5, 5, 5))])
    #expect(board.world.population == 2 && board.session.document.world.cells.isEmpty)
  }

  @Test func `tells about each cell of a drag at most once`() {
    let board = live()
    let heard = Heard(board)
    var painted: Set<LifeCell> = []
    // There and back, with a tip of three cells that covers most cells again and again.
    for x in Array(0...20) + (0..<20).reversed() {
      let tip = (-1...1).flatMap { dy in (-1...1).map { LifeCell(x: x + $0, y: dy) } }
      let new = Set(tip).subtracting(painted)
      #expect(board.paint(tip, state: 1) == !new.isEmpty)
      painted.formUnion(tip)
      let told = heard.takeNotes()
      #expect(told.count == (new.isEmpty ? 0 : 1))
      for case .painted(let area) in told {
        #expect(area.width * area.height == new.count && new.allSatisfy { area.contains($0) })
      }
    }
    #expect(board.world.cells == LifeCells(painted))
  }

  @Test(arguments: seeds(40))
  func `tells about exactly what is different, whatever is painted`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let edges: LifeEdges = seed.isMultiple(of: 2) ? .none : .plane(width: 9, height: 11)
    let board = live(LifeWorld(edges: edges))
    let heard = Heard(board)
    for _ in 0..<60 {
      let before = board.world
      let cells = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        LifeCell(x: .random(in: -6...6, using: &random), y: .random(in: -6...6, using: &random))
      }
      let isPainted = board.paint(cells, state: .random(in: 0...1, using: &random))
      let others = Set(cells).filter { before[$0] != board.world[$0] }
      let area = LifeCells(others).bounds
      #expect(isPainted == !others.isEmpty)
      #expect(heard.takeNotes() == (area.map { [.painted($0)] } ?? []))
    }
  }

  @Test func `can't be painted beyond its edges`() {
    let board = live(LifeWorld(edges: .torus(width: 8, height: 8)))
    let heard = Heard(board)
    #expect(!board.paint(cells((4, 0), (0, -5)), state: 1))
    #expect(board.paint(cells((3, 0), (4, 0)), state: 1))
    #expect(heard.takeNotes() == [.painted(bounds(3, 0, 3, 0))])
  }

  @Test func `shows a stretched shape, and tells only where it differs`() {
    let board = live()
    let heard = Heard(board)
    let shape = LifeCells(cells((0, 0), (1, 1)))
    board.showCells(shape, in: bounds(0, 0, 1, 1))
    #expect(heard.takeNotes() == [.painted(bounds(0, 0, 1, 1))] && board.world.cells == shape)
    board.showCells(shape, in: bounds(0, 0, 1, 1))
    #expect(heard.takeNotes().isEmpty)
    board.start()
    _ = heard.takeNotes()
    board.showCells(LifeCells(), in: bounds(0, 0, 1, 1))
    #expect(heard.takeNotes().isEmpty && board.world.cells == shape)
  }

  @Test func `is not painted while it runs`() {
    let board = live()
    let heard = Heard(board)
    board.start()
    board.start()
    #expect(heard.takeNotes() == [.running(true)] && !board.canPaint)
    #expect(!board.paint(cells((1, 1)), state: 1))
    #expect(heard.takeNotes().isEmpty && board.world == LifeWorld())
  }

  @Test func `asks whoever runs it to paint, if cells can be painted while they live`() {
    let board = live()
    let heard = Heard(board)
    board.paintsWhileRunning = true
    board.start()
    _ = heard.takeNotes()
    #expect(board.canPaint && board.paint(cells((1, 1), (2, 2)), state: 0))
    #expect(
      heard.takeNotes() == [.paintedWhileRunning(cells((1, 1), (2, 2)), state: 0)])
    #expect(board.world == LifeWorld())
    // At rest it paints itself again.
    board.stop(at: board.world)
    #expect(board.paint(cells((1, 1)), state: 1))
    #expect(heard.takeNotes() == [.running(false), .passed(0), .painted(bounds(1, 1, 1, 1))])
  }

  // MARK: Steps

  @Test func `takes back what was not committed, and tells that once`() {
    let board = live()
    let heard = Heard(board)
    board.cancel()
    #expect(heard.takeNotes().isEmpty)
    board.paint(cells((1, 1)), state: 1)
    board.commit()
    board.commit()
    #expect(board.session.document.history.edits.count == 1)
    board.paint(cells((2, 2)), state: 1)
    _ = heard.takeNotes()
    board.cancel()
    #expect(heard.takeNotes() == [.passed(0)])
    #expect(
      board.world.cells == LifeCells(cells((1, 1))) && board.session.document.world == board.world)
    board.cancel()
    #expect(heard.takeNotes().isEmpty)
  }

  @Test func `takes back another rule and other edges, too`() {
    let board = live()
    let heard = Heard(board)
    let rule = CellRule("B2/S")!
    board.change {
      $0.setRule(rule)
      $0.setEdges(.plane(width: 5, height: 5))
    }
    #expect(heard.takeNotes() == [.rule(rule), .edges(.plane(width: 5, height: 5))])
    #expect(board.session.document.world == LifeWorld() && board.world.rule == rule)
    board.cancel()
    #expect(heard.takeNotes() == [.rule(.conway), .edges(.none)])
  }

  @Test func `tells each change of a world that it follows on a channel of its own`() {
    var world = LifeWorld(cells: LifeCells(cells((0, 0), (1, 0))))
    let board = live(world)
    let heard = Heard(board)
    func notes(_ change: (inout LifeWorld) -> Void) -> [Heard.Note] {
      change(&world)
      board.session.perform(BoardStep(world))
      #expect(board.world == world && board.session.document.world == world)
      return heard.takeNotes()
    }
    let rule = CellRule("B36/S23")!
    let torus = LifeEdges.torus(width: 20, height: 20)
    #expect(notes { _ in } == [])
    #expect(notes { $0.setRule(rule) } == [.rule(rule)])
    #expect(notes { $0.setEdges(torus) } == [.edges(torus)])
    #expect(notes { $0.generation = 7 } == [.passed(7)])
    #expect(notes { $0.set(true, at: LifeCell(x: 4, y: 4)) } == [.passed(7)])
    #expect(
      notes {
        $0 = LifeWorld(rule: .conway, generation: 7, isBackgroundAlive: true, cells: $0.cells)
      } == [.rule(.conway), .edges(.none), .passed(7)])
    #expect(
      notes { $0 = LifeWorld(generation: 7, cells: $0.cells) } == [.passed(7)])
  }

  @Test func `loses what lies beyond new edges`() {
    let board = live(LifeWorld(cells: LifeCells(cells((0, 0), (1, 1), (30, 0)))))
    let heard = Heard(board)
    let edges = LifeEdges.plane(width: 10, height: 10)
    board.change { $0.setEdges(edges) }
    #expect(heard.takeNotes() == [.edges(edges), .passed(0)])
    #expect(board.world.cells == LifeCells(cells((0, 0), (1, 1))))
    // Nothing lies beyond wider ones.
    board.change { $0.setEdges(.plane(width: 40, height: 40)) }
    #expect(heard.takeNotes() == [.edges(.plane(width: 40, height: 40))])
    #expect(board.world.cells.population == 2 && board.session.document.world.cells.population == 3)
    board.commit()
    #expect(board.session.document.world.cells.population == 2)
  }

  @Test func `tells how far a run is, and shows where it stopped`() {
    let blinker = LifeWorld(cells: LifeCells(cells((-1, 0), (0, 0), (1, 0))))
    let board = live(blinker)
    let heard = Heard(board)
    board.start()
    board.pass(to: progress(5))
    board.pass(to: progress(9))
    board.cancel()
    board.commit()
    #expect(heard.takeNotes() == [.running(true), .passed(5), .passed(9)])
    #expect(board.world == blinker && board.generation == 9 && board.population == 3)
    var end = blinker
    end.advance(by: 11)
    board.stop(at: end)
    #expect(heard.takeNotes() == [.running(false), .passed(11)])
    #expect(board.world == end && board.generation == 11 && !board.isRunning)
    #expect(board.session.document.history.edits == [BoardStep(end, isRun: true)])
  }

  @Test func `shows the last world that is known of a run, which is no step yet`() {
    let blinker = LifeWorld(cells: LifeCells(cells((-1, 0), (0, 0), (1, 0))))
    let board = live(blinker)
    var reached: [LifeWorld] = []
    board.worldReached.listen(board) { reached.append($0) }
    let heard = Heard(board)
    var world = blinker
    world.advance(by: 4)
    board.start()
    board.pass(to: progress(4), world)
    board.pass(to: progress(5))
    #expect(heard.takeNotes() == [.running(true), .passed(4), .passed(5)])
    #expect(reached == [world] && board.world == world && board.generation == 5)
    #expect(board.session.document.world == blinker)
  }

  @Test func `is to stand still before anything is done to it, and makes a step of its run then`() {
    let blinker = LifeWorld(cells: LifeCells(cells((-1, 0), (0, 0), (1, 0))))
    let board = live(blinker)
    var end = blinker
    end.advance(by: 2)
    board.standstillWanted.listen(board) { [unowned board] in board.stop(at: end) }
    board.standStill()
    #expect(board.session.document.history.edits.isEmpty, "it stood")
    board.start()
    board.perform { $0.setRule(CellRule("B2/S")!) }
    #expect(!board.isRunning && board.session.document.history.edits.map(\.isRun) == [true, false])
    let ran = end
    end = board.world
    board.start()
    board.undo()
    // Nothing lived since the rule: only that is taken back.
    #expect(board.session.document.history.position == 1 && board.world == ran)
  }
}
