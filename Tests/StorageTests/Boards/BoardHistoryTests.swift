import Foundation
import GRDB
import Life
import Documents
import TestSupport
import Testing

@testable import Storage

@Suite("Boards in a library")
final class BoardHistoryTests {
  let folder: TemporaryFolder
  var path: String { folder.file("library.sqlite") }

  init() throws { folder = try TemporaryFolder() }

  private func now(_ step: Int) -> Timestamp { Timestamp(milliseconds: Int64(step)) }

  @Test(arguments: seeds(40))
  func `Random steps, undos and redos are there after every reopening`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var start = LifeWorld()
    if seed.isMultiple(of: 3) { start.changeRandomly(using: &random) }
    var board = Board(start)
    var library = try Library.open(at: path)
    let id = try library.add(.life(board), name: "A", at: now(0))
    for step in 0..<40 {
      let position = board.history.position
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1:
        board.undo()
        try library.setHistoryPosition(
          board.history.position, in: id, leaving: board.summary, modifiedAt: now(step))
      case 2:
        board.redo()
        try library.setHistoryPosition(
          board.history.position, in: id, leaving: board.summary, modifiedAt: now(step))
      default:
        let old = board.step
        var world = old.world
        world.changeRandomly(using: &random)
        var notes = old.notes
        switch Int.random(in: 0..<4, using: &random) {
        case 0: notes.add(comment: "Line \(step): “x”")
        case 1: notes.author = step.isMultiple(of: 3) ? "" : "Ada \(step)"
        case 2: notes = step.isMultiple(of: 5) ? LifeNotes() : notes
        default: break
        }
        let new = BoardStep(world, isRun: Bool.random(using: &random), notes: notes)
        guard board.commit(new) else { continue }
        try library.record(new, after: old, in: id, at: position, modifiedAt: now(step))
      }
      if Int.random(in: 0..<10, using: &random) == 0 {
        library.close()
        library = try Library.open(at: path)
      }
      let reading = try library.board(id)
      #expect(reading.board == board && reading.lostStepCount == 0)
      let item = try #require(try library.item(id))
      #expect(item.kind == .life && item.gridSize == nil)
      #expect(item.elementCount == board.world.population.clampedInt)
      #expect(item.aspectRatio == Board.shape(of: board.world.edges))
    }
    let copy = try library.duplicate(id, name: "B", at: now(99))
    #expect(try library.board(copy).board == board)
    #expect(try library.check() == nil)
    library.close()
  }

  private func bytes(at position: Int, in library: Library) throws -> Int {
    try library.read { db in
      try Int.fetchOne(
        db, sql: "SELECT length(detail) FROM edit WHERE position = ?", arguments: [position]) ?? 0
    }
  }

  @Test func `A step that paints a cell of a board with 100,000 cells is a few bytes`() throws {
    let library = try Library.open(at: path)
    defer { library.close() }
    var world = LifeWorld()
    world.fillAtRandom(
      LifeBounds(left: -250, top: -250, right: 249, bottom: 249), density: 0.41, seed: 1)
    #expect(world.population > 100_000)
    var board = Board(world)
    let id = try library.add(.life(board), name: "A", at: now(0))
    #expect(try bytes(at: 0, in: library) > 10_000)
    let old = board.step
    world.set(!world[LifeCell(x: 70, y: -130)], at: LifeCell(x: 70, y: -130))
    board.commit(BoardStep(world))
    try library.record(board.step, after: old, in: id, at: 0, modifiedAt: now(1))
    #expect(try bytes(at: 1, in: library) < 60)
    #expect(try library.board(id).board == board)
  }

  @Test func `A step after which everything is different is kept as a whole, equal parts once`()
    throws
  {
    let library = try Library.open(at: path)
    defer { library.close() }
    var board = Board(LifeWorld())
    let id = try library.add(.life(board), name: "A", at: now(0))
    // A row of 10,000 blocks, eight cells apart.
    let blocks = LifeCells(
      (0..<40_000).map { LifeCell(x: $0 / 4 * 8 + $0 % 2, y: $0 / 2 % 2) })
    let old = board.step
    board.commit(BoardStep(LifeWorld(cells: blocks)))
    try library.record(board.step, after: old, in: id, at: 0, modifiedAt: now(1))
    #expect(try bytes(at: 1, in: library) < 1000)
    #expect(try library.board(id).board == board)
  }

  @Test func `A board that has lived beyond all words and coordinates is kept`() throws {
    let glider = [(1, 0), (2, 1), (0, 2), (1, 2), (2, 2)].map { LifeCell(x: $0.0, y: $0.1) }
    var life = LifeSimulation(LifeWorld(cells: LifeCells(glider)))
    life.advance(by: BigInteger(1) << 90)
    var board = Board(life.world)
    let old = board.step
    var world = life.world
    world.set(true, at: LifeCell(x: 3, y: 4))
    board.commit(BoardStep(world))
    do {
      let library = try Library.open(at: path)
      defer { library.close() }
      let id = try library.add(.life(Board(life.world)), name: "A", at: now(0))
      try library.record(board.step, after: old, in: id, at: 0, modifiedAt: now(1))
    }
    let library = try Library.open(at: path)
    defer { library.close() }
    let read = try library.board(ItemID(1)).board
    #expect(read == board && read.world.generation == BigInteger(1) << 90)
  }

  @Test(
    arguments: [
      "B2-a/S12", "B2/S013V", "MAPHmlphQ", "B3/S23", "LifeHistory", "B3/S23/9", "WireWorld",
    ],
    [":T0,20", ":K30*+1,20", ":C3,4", ":S8", ":T30+5,20", ":T9,9", ""])
  func `A board lives by the rule and within the edges that it had, of whatever kind`(
    notation: String, suffix: String
  ) throws {
    let rule = try #require(CellRule(notation))
    let edges = try #require(LifeEdges(suffix: suffix))
    var world = LifeWorld(rule: rule, edges: edges, generation: 7)
    world.set(state: UInt8(rule.stateCount - 1), at: LifeCell(x: 1, y: 1))
    world.set(state: 1, at: LifeCell(x: 0, y: 1))
    let board = Board(world)
    do {
      let library = try Library.open(at: path)
      defer { library.close() }
      _ = try library.add(.life(board), name: "A", at: now(0))
    }
    let library = try Library.open(at: path)
    defer { library.close() }
    #expect(try library.board(ItemID(1)).board == board)
  }

  @Test func `A board by a rule of a file is kept with that file, step by step`() throws {
    let text =
      "@RULE Kept\n@TABLE\nn_states:9\nneighborhood:vonNeumann\nsymmetries:none\n1,0,0,0,0,8"
    var world = LifeWorld(rule: CellRule(try RuleFile(text)))
    world.set(state: 8, at: LifeCell(x: 3, y: 3))
    var board = Board(world)
    let library = try Library.open(at: path)
    defer { library.close() }
    let id = try library.add(.life(board), name: "A", at: now(0))
    for (position, state) in [1, 5, 0, 3].enumerated() {
      let old = board.step
      world.set(state: UInt8(state), at: LifeCell(x: position % 2, y: 3))
      board.commit(BoardStep(world))
      try library.record(board.step, after: old, in: id, at: position, modifiedAt: now(1))
    }
    let read = try library.board(id).board
    #expect(read == board && read.world.rule.ofStates?.source == text)
    board.undo()
    #expect(read.step(at: 3) == board.step)
  }

  @Test func `A board of 10⁹ × 10⁹ cells is kept, and painted on`() throws {
    let far = 500_000_000
    var world = LifeWorld(rule: CellRule("B36/S23") ?? .conway, generation: 1 << 50)
    for (x, y) in [(-far, -far), (far, far), (-far, far), (far, -far), (0, 0)] {
      world.set(true, at: LifeCell(x: x, y: y))
    }
    var board = Board(world)
    do {
      let library = try Library.open(at: path)
      defer { library.close() }
      let id = try library.add(.life(board), name: "A", at: now(0))
      let old = board.step
      world.set(true, at: LifeCell(x: 1 << 59, y: -1 << 59))
      board.commit(BoardStep(world))
      try library.record(board.step, after: old, in: id, at: 0, modifiedAt: now(1))
    }
    let library = try Library.open(at: path)
    defer { library.close() }
    #expect(try library.board(ItemID(1)).board == board)
    #expect(board.base.world.bounds?.width == 1_000_000_001)
  }

  @Test func `A square with 10¹⁸ living cells is kept in a few bytes, and counted`() throws {
    var text = "[M2] (test)\n" + String(repeating: "********$", count: 8) + "\n"
    for level in 4...30 {
      text += "\(level)" + String(repeating: " \(level - 3)", count: 4) + "\n"
    }
    let board = Board(try LifeWorld(macrocell: text))
    let library = try Library.open(at: path)
    defer { library.close() }
    let id = try library.add(.life(board), name: "A", at: now(0))
    #expect(try bytes(at: 0, in: library) < 2000)
    #expect(try library.board(id).board == board)
    #expect(try library.item(id)?.elementCount == 1 << 60)
  }

  /// Three steps in one square of eight cells.
  private var threeSteps: Board {
    var board = Board(LifeWorld())
    for x in 1...3 {
      var world = board.world
      world.set(true, at: LifeCell(x: x, y: 0))
      board.commit(BoardStep(world))
    }
    return board
  }

  @Test(arguments: [0, 1, 2, 3])
  func `A damaged step is left out, and the rest is saved`(position: Int) throws {
    let board = threeSteps
    do {
      let library = try Library.open(at: path)
      _ = try library.add(.life(board), name: "A", at: now(0))
      try library.write { db in
        try db.execute(
          sql: "UPDATE edit SET detail = zeroblob(length(detail)) WHERE position = ?",
          arguments: [position])
      }
      library.close()
    }
    let library = try Library.open(at: path)
    defer { library.close() }
    let reading = try library.board(ItemID(1))
    #expect(reading.lostStepCount == 1)
    #expect(reading.board.history.edits.count == (position == 0 ? 3 : 2))
    // Later steps say what squares hold: all but a lost last one is seen.
    if position != 3 { #expect(reading.board.world == board.world) }
    #expect(library.damageReport != nil)
    #expect(!library.isReadOnly, "the damage is the item's alone")
    let report = try library.salvage(to: folder.file("new.sqlite"))
    #expect(report.savedItems == 1)
    let saved = try Library.open(at: folder.file("new.sqlite"))
    defer { saved.close() }
    #expect(try saved.board(ItemID(1)).board == reading.board)
    #expect(try saved.check() == nil)
  }

  @Test func `A board of which only its steps are left is saved as one`() throws {
    let board = threeSteps
    do {
      let library = try Library.open(at: path)
      _ = try library.add(.life(board), name: "A", at: now(0))
      try library.writer?.writeWithoutTransaction { db in
        try db.execute(sql: "PRAGMA foreign_keys = OFF")
        try db.execute(sql: "DELETE FROM item")
      }
      library.close()
    }
    let library = try Library.open(at: path)
    defer { library.close() }
    _ = try library.salvage(to: folder.file("new.sqlite"))
    let saved = try Library.open(at: folder.file("new.sqlite"))
    defer { saved.close() }
    #expect(try saved.board(ItemID(1)).board == board)
    #expect(try saved.item(ItemID(1))?.name == "Life 1")
  }

  private func randomStep(_ random: inout SeededRandom) -> BoardStep {
    var world = LifeWorld()
    for _ in 0..<12 { world.changeRandomly(using: &random) }
    let notes = LifeNotes(
      author: Bool.random(using: &random) ? "Ada" : "",
      comments: (0..<Int.random(in: 0...2, using: &random)).map { "Line \($0)" })
    return BoardStep(world, isRun: Bool.random(using: &random), notes: notes)
  }

  @Test(arguments: seeds(40))
  func `Bits that flip anywhere in a detail are noticed, and crash nothing`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let old = seed.isMultiple(of: 2) ? nil : randomStep(&random)
    let step = randomStep(&random)
    let coding = BoardCoding(item: 1, position: old == nil ? 0 : 5)
    let bytes = coding.bytes(of: step, after: old)
    #expect(try coding.step(bytes, after: old) == step)
    for _ in 0..<200 {
      var broken = bytes
      broken[Int.random(in: 0..<bytes.count, using: &random)] ^=
        1 << UInt8.random(in: 0...7, using: &random)
      #expect(throws: ByteReader.OutOfBytes.self) { try coding.step(broken, after: old) }
    }
    for count in [0, 1, 3, 4, bytes.count - 1] {
      #expect(throws: ByteReader.OutOfBytes.self) {
        try coding.step(Array(bytes.prefix(count)), after: old)
      }
    }
    for other in [
      BoardCoding(item: 2, position: coding.position), BoardCoding(item: 1, position: 6),
    ] {
      #expect(throws: ByteReader.OutOfBytes.self) { try other.step(bytes, after: old) }
    }
  }

  @Test(arguments: 0..<15)
  func `Nonsense that was sealed is no step, or one that can be kept again`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let old = randomStep(&random)
    let step = randomStep(&random)
    let coding = BoardCoding(item: 1, position: 5)
    let content = coding.bytes(of: step, after: old).dropLast(4)
    var readCount = 0
    for _ in 0..<300 {
      var broken = Array(content)
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        broken[Int.random(in: 0..<min(broken.count, 60), using: &random)] =
          [0, 0x7F, 0x80, 0xFF, .random(in: 0...255, using: &random)].randomElement(using: &random)!
      }
      var writer = ByteWriter()
      for byte in broken { writer.append(byte) }
      let sealed = StepSeal(item: 1, position: 5, kind: .life).sealed(writer)
      guard let read = try? coding.step(sealed, after: old) else { continue }
      readCount += 1
      #expect(try coding.step(coding.bytes(of: read, after: old), after: old) == read)
    }
    #expect(readCount < 300)
  }
}
