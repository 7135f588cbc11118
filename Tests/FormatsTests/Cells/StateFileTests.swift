import Base
import Documents
import Life
import TestSupport
import Testing

@testable import Formats

@Suite("A board of many states")
struct StateFileTests {
  private static let rule = """
    @RULE Parade
    @TABLE
    n_states:5
    neighborhood:oneDimensional
    symmetries:none
    var a={0,1,2,3,4}
    var b={1,2,3,4}
    a,b,0,b
    b,0,a,0
    @COLORS
    2 9 8 7
    """

  private func board() throws -> Board {
    var world = LifeWorld(
      rule: CellRule(try RuleFile(Self.rule)), edges: .torus(width: 20, height: 9))
    for (x, state) in [(-3, 4), (0, 2), (5, 1)] {
      world.set(state: UInt8(state), at: LifeCell(x: x, y: 2))
    }
    return Board(world)
  }

  @Test func `comes back from JSON with the file of its rule, which nobody has installed`() throws {
    let board = try board()
    let json = BoardDocument(name: "March", board: board).json
    let read = try BoardDocument(json: json)
    #expect(read.board.world == board.world && read.board.world.rule.ofStates?.source == Self.rule)
    #expect(read.board.world.state(at: LifeCell(x: -3, y: 2)) == 4)
    #expect(String(decoding: json, as: UTF8.self).contains("\"ruleFile\": \"@RULE Parade"))
  }

  @Test func `has its states' colours in pictures, in as many colours as there are`() throws {
    let board = try board()
    let picture = try BoardFrames.picture(of: board.world, BoardFrames.Request(count: 3))
    let colors = StatePalette(board.world.rule)
    #expect(
      picture.palette.colors == [colors.dead] + colors.living
        && colors[2] == InkColor(red: 9, green: 8, blue: 7))
    let (grid, _) = picture.flattened(frame: 0)
    #expect(grid.allCells.filter { $0 > 0 }.sorted() == [1, 2, 4])
  }

  @Test func `is refused by files that can't say states, and written by those that can`() throws {
    let board = try board()
    for format in [FileFormat.lif, .cells] {
      #expect(throws: (any Error).self) { try BoardExport(as: format).bytes(of: board, name: "") }
    }
    for format in [FileFormat.rle, .mc] {
      let bytes = try BoardExport(as: format).bytes(of: board, name: "")
      #expect(try LifeFile.world(bytes).world == board.world, "\(format.id)")
    }
  }

  @Test func `is what the file of a rule opens as, without cells`() throws {
    let bytes = Array(Self.rule.utf8)
    let read = try LifeFile.world(bytes)
    #expect(read.name == "Parade" && read.world.cells.isEmpty && LifeFile.isLife(bytes))
    #expect(read.world.rule.stateCount == 5)
  }
}
