import Base
import Documents
import Life
import TestSupport
import Testing
import Texts

@testable import Editing

@MainActor
@Suite("Cells that are pasted, and lived on in parts")
struct PastingTests {
  private func selection(_ rows: String...) -> CellSelection<LiveBoard> {
    let session = Session(Board(LifeWorld()), freed: {})
    session.open(Board(LifeWorld(cells: Self.cells(rows))), for: .changing)
    return CellSelection(of: LiveBoard(session, work: WorkAtOnce(), texts: .english))
  }

  private static func cells(_ rows: [String]) -> LifeCells {
    LifeCells(
      rows.enumerated().flatMap { y, row in
        row.enumerated().filter { $0.element == "o" }.map { LifeCell(x: $0.offset, y: y) }
      })
  }

  private func text(_ selection: CellSelection<LiveBoard>, width: Int, height: Int) -> [String] {
    (0..<height).map { y in
      String(
        (0..<width).map { selection.cells.world[LifeCell(x: $0, y: y)] ? "o" : "." as Character })
    }
  }

  @Test(
    arguments: [
      (PasteMode.or, "oooo.", "o.o.o"), (.copy, "oo.o.", "o...o"), (.and, ".o.o.", "....o"),
      (.xor, "o.oo.", "o.o.o"),
    ])
  func `A mode says what becomes of cells in the rectangle that is pasted, and others stay`(
    mode: PasteMode, first: String, second: String
  ) {
    // What is pasted is three cells wide.
    let under = Self.cells([".oooo", "..o.o"].map { String($0.prefix(5)) })
    var board = under
    board.set(false, at: LifeCell(x: 4, y: 0))
    let pasted = Self.cells(["oo", "o"])
    let area = LifeBounds(left: 0, top: 0, right: 2, bottom: 1)
    let whole = FloatingLife(
      cells: pasted, rect: CellRect(area), under: board, mode: mode, isPasted: true
    ).whole
    let rows = (0...1).map { y in
      String((0..<5).map { whole[LifeCell(x: $0, y: y)] ? "o" : "." as Character })
    }
    #expect(rows == [first, second])
  }

  @Test func `Another mode changes what still floats, as one step; moved cells have none`() {
    let selection = selection("ooo")
    let rect = CellRect(x: 0, y: 0, width: 3, height: 1)
    selection.showLifted(
      FloatingLife(
        cells: Self.cells([".o"]), rect: rect, under: Self.cells(["ooo"]), mode: .or,
        isPasted: true))
    selection.commit()
    #expect(text(selection, width: 3, height: 1) == ["ooo"])
    selection.setMode(.xor)
    #expect(text(selection, width: 3, height: 1) == ["o.o"])
    selection.setMode(.copy)
    #expect(text(selection, width: 3, height: 1) == [".o."])
    selection.cells.undo()
    #expect(text(selection, width: 3, height: 1) == ["o.o"])
    selection.select(rect)
    selection.nudge(dx: 1, dy: 0)
    selection.setMode(.copy)
    #expect(text(selection, width: 4, height: 1) == [".o.o"])
  }

  @Test func `The selection lives on alone, or all but it, and what is next to it does not count`()
  {
    let selection = selection("....o", "ooo.o", "....o", ".....")
    selection.select(CellRect(x: 0, y: 0, width: 3, height: 3))
    selection.advance(.inside)
    #expect(text(selection, width: 5, height: 3) == [".o..o", ".o..o", ".o..o"])
    #expect(selection.cells.world.generation == 0)
    selection.cells.undo()
    selection.select(CellRect(x: 0, y: 0, width: 3, height: 3))
    selection.advance(.outside)
    // What would be born within the selection is not.
    #expect(text(selection, width: 6, height: 3) == ["......", "oooooo", "......"])
  }

  @Test func `What is born beyond the selection is not`() {
    let selection = selection("...", "ooo", "...")
    selection.select(CellRect(x: 0, y: 0, width: 3, height: 2))
    selection.advance(.inside)
    #expect(text(selection, width: 3, height: 3) == [".o.", ".o.", "..."])
  }

  @Test func `The selection shrinks to what lives in it; nothing is selected where nothing does`() {
    let selection = selection("......", "..oo..", "...o.o")
    selection.select(CellRect(x: 0, y: 0, width: 5, height: 9))
    selection.shrink()
    #expect(selection.rect == CellRect(x: 2, y: 1, width: 2, height: 2))
    selection.select(CellRect(x: 0, y: 0, width: 5, height: 1))
    selection.shrink()
    #expect(selection.isEmpty)
  }

  @Test func `Where all around would live, nothing is advanced, and that is said`() {
    let session = Session(Board(LifeWorld()), freed: {})
    var world = LifeWorld(cells: Self.cells(["oo"]))
    world.setRule(CellRule("B03/S23")!)
    session.open(Board(world), for: .changing)
    let board = LiveBoard(session, work: WorkAtOnce(), texts: .english)
    var said: [String] = []
    board.said.listen(session) { said.append($0) }
    let selection = CellSelection(of: board)
    selection.select(CellRect(x: 0, y: 0, width: 2, height: 2))
    selection.advance(.inside)
    #expect(board.world == world && said == [Texts.english.life.backgroundLives])
  }
}
