import Life
import TestSupport
import Testing
import Texts

@Suite("A pattern as a text")
struct LifePatternTests {
  private func random(_ seed: UInt64) -> LifePattern {
    var random = SeededRandom(seed: seed)
    let side = [3, 40, 2000].randomElement(using: &random) ?? 3
    let far = [0, 0, 5_000_000].randomElement(using: &random) ?? 0
    let cells = (0..<Int.random(in: 1...200, using: &random)).map { _ in
      LifeCell(
        x: far + Int.random(in: -side...side, using: &random),
        y: -far + Int.random(in: -side...side, using: &random))
    }
    let edges = [LifeEdges.none, .torus(width: 90, height: 7), .plane(width: 8, height: 8)][
      Int(seed % 3)]
    let all = LifeCells(cells)
    return LifePattern(
      cells: edges.area.map { all.cropped(to: $0) } ?? all, rule: CellRule("B36/S23"), edges: edges,
      generation: BigInteger(Int(seed % 5) * 7), name: "A name", author: "Ada",
      comments: ["first", "second"])
  }

  @Test(arguments: seeds(60))
  func `is read as it was written, in run lengths`(seed: UInt64) throws {
    let pattern = random(seed)
    let text = pattern.runLengths
    #expect(try LifePattern(text: text) == pattern)
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 70 || $0.hasPrefix("#") })
  }

  @Test(arguments: seeds(30))
  func `is read as it was written, as a macrocell file`(seed: UInt64) throws {
    let pattern = random(seed)
    let again = try #require(LifePattern(LifeWorld(macrocell: pattern.world.macrocell)))
    #expect(again.world == pattern.world && again.rule == pattern.rule)
    #expect(again.generation == pattern.generation && again.edges == pattern.edges)
  }

  @Test(arguments: seeds(30))
  func `is read as it was written, in Life 1.06 and as plain text`(seed: UInt64) throws {
    let pattern = random(seed)
    #expect(try LifePattern(text: pattern.life106).cells == pattern.cells)
    guard let text = pattern.plainText, let bounds = pattern.bounds else { return }
    let again = try LifePattern(text: text)
    #expect(again.cells == pattern.cells.moved(x: -bounds.left, y: -bounds.top))
    #expect(
      again.name == "A name" && again.author == "Ada" && again.comments == ["first", "second"])
  }

  @Test func `is read from what others write`() throws {
    let glider = [(1, 0), (2, 1), (0, 2), (1, 2), (2, 2)].map { LifeCell(x: $0.0, y: $0.1) }
    for text in [
      "#N Glider\n#O Richard K. Guy\nx = 3, y = 3, rule = B3/S23\nbo$2bo$3o!",
      "x=3,y=3\nbob$2b\no$ 3o ! and what follows does not count",
      "bo$2bo$3o!", "x = 3, y = 3, rule = 23/3\r\nbo$2bo$3o!\r\n",
      "#CXRLE Pos=0,0\nx = 3, y = 3, rule = B3/S23:T100,200\nbo$2bo$3o!",
      "\n   \n\t\nx = 3, y = 3\n\nbo$2bo$3o!", "[code]x = 3, y = 3\nbo$2bo$3o![/code]",
      "See this:\n[CODE=rle]\nx = 3, y = 3\nbo$2bo$3o!\n[/CODE] Bye",
      "#Life 1.05\n#D A glider\n#N\n#P 0 0\n.*\n..*\n***",
      "#Life 1.05\n#P 0 2\n***\n#P 1 0\n*\n.*\n",
      // Rows with small letters, whichever come first.
      ".o\n..o\nooo\n", "!Name: Glider\n.o\n..o\nooo", ".o.\n..O\no*o",
      // Letters that old collections have for what lives.
      "x = 3, y = 3\nbx$2by$3y!", "x=3,y=3\nbx$2bx$xox\n!", "x = 3, y = 3\nbp$2bq$3x",
      "x = 3, y = 3, rule = B3/S23,\nbo$2bo$3o!", "x = 3, y = 3, rule = 23/3 ,\nbo$2bo$3o!",
      "!Name: Glider\n.O\n..O\nOOO", "#Life 1.06\n1 0\n2 1\n0 2\n1 2\n2 2",
    ] {
      #expect(try LifePattern(text: text).cells.list == glider, "\(text)")
    }
    let torus = try LifePattern(text: "x = 1, y = 1, rule = B3/S23:T100,50\no!")
    #expect(torus.rule == .conway && torus.edges == .torus(width: 100, height: 50))
    let plane = try LifePattern(text: "x=1,y=1,rule=b36s23:p20\no!")
    #expect(plane.rule?.name == "HighLife" && plane.edges == .plane(width: 20, height: 20))
    #expect(try LifePattern(text: "#r 23/36\nx = 1, y = 1\no!").rule?.name == "HighLife")
    let far = try LifePattern(text: "#CXRLE Pos=-10,20 Gen=5\nx = 1, y = 1\no!")
    #expect(far.cells.list == [LifeCell(x: -10, y: 20)] && far.generation == 5 && far.rule == nil)
    #expect(try LifePattern(text: "x = 0, y = 0\n!").cells.isEmpty)
    let late = try LifePattern(text: "#CXRLE Gen=1,234,567\nx = 1, y = 1\no!")
    #expect(late.generation == 1_234_567)
  }

  @Test(
    arguments: [
      ("", "no pattern"), ("x = 3, y = 3, rule = B9/S\no!", "line 1"), ("hello", "line 1"),
      ("x = 1, y = 1\nboz!", "line 2"),
      ("x = 1, y = 1\npA!", "state 25"), ("x = 1, y = 1, rule = WireWorld\nAx$!", "line 2"),
      ("x = 1, y = 1, rule = B3/S23,,\no!", "line 1"), ("#CXRLE Gen=,\nx = 1, y = 1\no!", "line 1"),
      ("99999999999999999999o!", "line 1"),
      ("9999999999999999999$o!", "line 1"), ("500000000000000000$500000000000000000$o!", "line 1"),
      ("#C a\nx = 9, y = 9, rule = B3/S23:S0\no!", "line 2"), ("bo$\n3o$\n2bz!", "line 3"),
      ("#Life 1.06\n1 2\n3", "line 3"), ("#Life 1.06\n1 x", "line 2"),
    ])
  func `that is none says in which line`(text: String, part: String) {
    do throws(LifePatternError) {
      _ = try LifePattern(text: text)
      Issue.record("it was read")
    } catch {
      #expect(error.description.contains(part), "\(error)")
    }
  }
}
