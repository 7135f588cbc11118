import Life
import Testing
import TestSupport
import Texts

@Suite("A pattern that comes in pieces")
struct LifePiecesTests {
  private enum Outcome: Equatable {
    case pattern(LifePattern)
    case refused(String)
  }

  private func outcome(
    _ read: () throws(LifePatternError) -> LifePattern
  ) -> Outcome {
    do throws(LifePatternError) {
      return .pattern(try read())
    } catch {
      return .refused(error.description)
    }
  }

  /// Longer than what is looked at first.
  private static let comments = String(repeating: "#C Something\r\n", count: 400)
  private static let glider = "bo$2bo$3o!"
  private static let gliders = String(repeating: "bo2$\n2b12ob\r\n$$3o77b o9$", count: 500)
  private static let rows = String(repeating: "..O..\n.OOO.\n\n", count: 500)

  @Test(
    arguments: [
      comments + "x = 3, y = 3, rule = B36/S23\r\n" + glider, glider, gliders, gliders + "!#",
      comments + "x = 0, y = 0\n" + gliders + "\n#CXRLE Pos=3,4\n" + gliders + "!",
      comments + gliders + "$q", comments + gliders + "99999999999999999999o!",
      comments + "x = 3, y = 1, rule = B3/S23:P2,2\n" + gliders, comments,
      "[code]" + comments + glider + "[/code]" + gliders,
      "\u{FEFF}[code]\n" + comments + "x = 3, y = 3\n" + glider + "\n[/code]\nThat was it.",
      rows, "!Name: Rows\r\n" + rows, rows + "$3o!", rows + "x", "\n\n" + rows + "3o",
      "#Life 1.05\n#P -3 4\n" + rows + "#P 9 9\n" + rows,
      "#Life 1.06\n" + (0..<2000).map { "\($0) \(-$0 * $0)\n" }.joined(),
      "#Life 1.06\n" + (0..<2000).map { "\($0) \($0)\r" }.joined() + "1 x", "", " \r\n",
    ])
  func `is what it is as a whole, and so is what is wrong with it`(text: String) {
    let bytes = Array(text.utf8)
    let whole = outcome { () throws(LifePatternError) in try LifePattern(bytes: bytes) }
    for seed in 0..<8 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let most = [1, 3, 100, 5000].randomElement(using: &random) ?? 1
      var rest = bytes[...]
      let read = outcome { () throws(LifePatternError) in
        try LifePattern { held throws(LifePatternError) in
          guard !rest.isEmpty else { return false }
          let piece = rest.prefix(.random(in: 1...most, using: &random))
          held += piece
          rest = rest.dropFirst(piece.count)
          return true
        }
      }
      #expect(read == whole)
    }
  }

  @Test func `is given up where no more can be read`() {
    var count = 0
    #expect(throws: LifePatternError("the disk is gone")) {
      _ = try LifePattern { held throws(LifePatternError) in
        // What was read is not held any more.
        #expect(held.count < 9000)
        count += 1
        if count > 100 { throw LifePatternError("the disk is gone") }
        held += Self.gliders.utf8.prefix(1000)
        return true
      }
    }
    #expect(count == 101)
  }
}
