import Life
import TestSupport
import Testing
import Texts

@Suite("Run lengths")
struct RunLengthTests {
  private static func refusal(_ text: String) -> String? {
    do throws(LifePatternError) {
      _ = try LifePattern(text: text)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `of a universe with edges lie in its middle, as in Golly, if they name no place`()
    throws
  {
    let row = String(repeating: "20o$", count: 20)
    let full = try LifePattern(text: "x = 20, y = 20, rule = B3/S23:T20,20\n\(row)!").world
    #expect(full.population == 400)
    #expect(full.bounds == LifeBounds(left: -10, top: -10, right: 9, bottom: 9))
    let odd = try LifePattern(text: "x = 2, y = 1, rule = B3/S23:P7,5\nbo!").world
    #expect(odd.cells.list == [LifeCell(x: 0, y: 0)])
    let strip = try LifePattern(text: "x = 4, y = 3, rule = B3/S23:T0,5\no!").world
    #expect(strip.cells.list == [LifeCell(x: -2, y: -1)])
    // A header that is larger than what there is begins in its corner.
    let large = try LifePattern(text: "x = 9, y = 2, rule = B3/S23:P7,5\no!").world
    #expect(large.cells.list == [LifeCell(x: -3, y: -2)])
    let tall = try LifePattern(text: "x = 2, y = 6, rule = B3/S23:T7,5\no!").world
    #expect(tall.cells.list == [LifeCell(x: -3, y: -2)])
    let broad = try LifePattern(text: "x = 4, y = 6, rule = B3/S23:T0,5\no!").world
    #expect(broad.cells.list == [LifeCell(x: 0, y: -2)])
    let unsized = try LifePattern(text: "x = 0, y = 0, rule = B3/S23:P7,5\no!").world
    #expect(unsized.cells.list == [LifeCell(x: -3, y: -2)])
    let placed = try LifePattern(text: "#CXRLE Pos=0,0\nx = 1, y = 1, rule = B3/S23:T20,20\no!")
    #expect(placed.cells.list == [LifeCell(x: 0, y: 0)])
  }

  @Test func `that don't fit into their universe are refused, not cut`() {
    #expect(
      Self.refusal("x = 30, y = 1, rule = B3/S23:T20,20\n30o!")
        == "line 2: 10 of 30 living cells are outside the grid of 20 × 20 cells set by the rule"
    )
    #expect(
      Self.refusal("#CXRLE Pos=9,0\nx = 3, y = 1, rule = B3/S23:P20,20\n3o!")?.hasPrefix(
        "line 3: 2 of 3 living cells") == true)
  }

  @Test func `are written with #CXRLE in the first line, and read back to the same place`() throws {
    var pattern = LifePattern(
      cells: LifeCells([LifeCell(x: -3, y: 4)]), rule: .conway,
      generation: try #require(BigInteger("123456789012345678901234567890")), name: "One")
    let lines = pattern.runLengths.split(separator: "\n")
    #expect(lines[0] == "#CXRLE Pos=-3,4 Gen=123456789012345678901234567890")
    #expect(lines[1] == "#N One" && lines[2].hasPrefix("x = 1, y = 1"))
    #expect(try LifePattern(text: pattern.runLengths) == pattern)
    // In a universe with edges the place 0, 0 has to be said, too.
    pattern = LifePattern(
      cells: LifeCells([LifeCell(x: 0, y: 0)]), rule: .conway, edges: .torus(width: 9, height: 9))
    #expect(pattern.runLengths.hasPrefix("#CXRLE Pos=0,0\n"))
    #expect(try LifePattern(text: pattern.runLengths) == pattern)
  }

  @Test func `may name a thousand thousand million cells in a few signs`() throws {
    let pattern = try LifePattern(text: "x = 0, y = 0\n1000000000000o$5b999999999995o$2$3b7o!")
    #expect(pattern.cells.population == 2_000_000_000_002)
    #expect(pattern.bounds == LifeBounds(left: 0, top: 0, right: 999_999_999_999, bottom: 4))
    #expect(pattern.cells[LifeCell(x: 5, y: 1)] && !pattern.cells[LifeCell(x: 4, y: 1)])
    #expect(try LifePattern(text: pattern.runLengths).cells == pattern.cells)
  }

  @Test(arguments: seeds(60))
  func `become the cells that they name, wherever they lie`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var (text, cells) = ("", Set<LifeCell>())
    let corner = LifeCell(
      x: Int.random(in: -300...300, using: &random), y: Int.random(in: -300...300, using: &random))
    // Close to each other, or with long stretches of nothing.
    let widestGap = [2, 20, 70, 2000].randomElement(using: &random)!
    var y = 0
    for _ in 0..<Int.random(in: 1...40, using: &random) {
      var x = 0
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        let gap = Int.random(in: 0...widestGap, using: &random)
        let run = Int.random(in: 1...(Bool.random(using: &random) ? 3 : 90), using: &random)
        text += (gap > 0 ? "\(gap)b" : "") + "\(run)o"
        for place in x + gap..<x + gap + run {
          cells.insert(LifeCell(x: corner.x + place, y: corner.y + y))
        }
        x += gap + run
      }
      let rows = Int.random(in: 1...12, using: &random)
      text += "\(rows)$"
      y += rows
    }
    let pattern = try LifePattern(
      text: "#CXRLE Pos=\(corner.x),\(corner.y)\nx = 1, y = 1\n\(text)!")
    #expect(pattern.cells.list == cells.sorted())
    #expect(pattern.cells == LifeCells(cells))
    #expect(try LifePattern(text: pattern.runLengths).cells == pattern.cells)
  }

  @Test(arguments: seeds(40))
  func `are what each of their signs says, however long runs are and wherever pieces end`(
    seed: UInt64
  ) throws {
    var random = SeededRandom(seed: seed)
    var text = ""
    var cells: Set<LifeCell> = []
    var (x, y) = (0, 0)
    // As files have them for the most part, or with all that may lie between.
    let isPlain = seed.isMultiple(of: 2)
    for _ in 0..<Int.random(in: 1...400, using: &random) {
      let most = [0, 3, 12, 120, 1200].randomElement(using: &random) ?? 0
      let count = Int.random(in: 0...most, using: &random)
      // None is one, and so is 0.
      text += most == 0 ? "" : String(repeating: "0", count: Int.random(in: 0...1, using: &random))
      text += most == 0 ? "" : "\(count)"
      text += (isPlain ? "\n" : [" ", "\n", "\t"].randomElement(using: &random) ?? "")
        .prefix(Int.random(in: 0...1, using: &random))
      let run = max(1, count)
      switch Int.random(in: 0..<10, using: &random) {
      case 0:
        text += "$"
        (x, y) = (0, y + run)
      case 1...5:
        text += isPlain || Bool.random(using: &random) ? "b" : "."
        x += run
      default:
        text += isPlain || Bool.random(using: &random) ? "o" : "O"
        for place in x..<x + run { cells.insert(LifeCell(x: place, y: y)) }
        x += run
      }
    }
    let whole = try LifePattern(text: "x = 1, y = 1\n\(text)!")
    #expect(whole.cells == LifeCells(cells))
    // A few bytes at a time.
    var rest = Array("x = 1, y = 1\n\(text)!".utf8)[...]
    let size = Int.random(in: 1...40, using: &random)
    let pieces = try LifePattern(source: { held in
      held += rest.prefix(size)
      defer { rest = rest.dropFirst(size) }
      return !rest.isEmpty
    })
    #expect(pieces.cells == whole.cells)
  }

  @Test func `are read as far as they are wanted`() {
    let text = "x = 1, y = 1\n" + String(repeating: "bo3bo$", count: 40_000) + "!"
    var parts: [Double] = []
    #expect(throws: LifePatternError.self) {
      _ = try LifePattern(bytes: Array(text.utf8)) { part in
        parts.append(part)
        return parts.count < 3
      }
    }
    #expect(parts.count == 3 && parts == parts.sorted() && parts[2] < 1)
  }

  @Test func `keep a bounded part of endless comments, and read headers of any length at once`()
    throws
  {
    let comments = String(repeating: "#C Nobody reads that.\n", count: 20_000)
    let header = "x = 3, y = 3" + String(repeating: ", z = 1", count: 20_000)
    let pattern = try LifePattern(text: comments + header + ", rule = B36/S23\nbo$2bo$3o!")
    #expect(pattern.cells.population == 5 && pattern.rule?.name == "HighLife")
    #expect(pattern.comments.count == 1024)
  }

  @Test(
    arguments: [
      ("3458/37/400", "unknown rule “3458/37/400”"),
      ("B0/S345/C25", "unknown rule"), ("B0/SHistory", "unknown rule"),
      ("R5,C0,M1,S34..58,B0..45,NM", "unknown rule"),
      ("R5,C0,M1,S34..58,B34..45,NM:K9*,9", "needs a torus"),
      ("Nobodys-I", "unknown rule"),
      ("../Life", "unknown rule"),
      ("LifeHistory:K40*,20*", "unknown edges “:K40*,20*”"),
      ("B3/S23:Q30", "unknown edges"), ("B3/S23:T30+7,0", "unknown edges"),
      ("B0/S23:T0,68", "would fill the endless space"),
    ])
  func `by rules that are not known say what they are`(rule: String, part: String) throws {
    let refusal = try #require(Self.refusal("x = 1, y = 1, rule = \(rule)\no!"))
    #expect(refusal.hasPrefix("line 1: ") && refusal.contains(part), "\(refusal)")
  }
}
