import Testing
import Texts

@testable import Life

@Suite("A file of MCell")
struct MCellTests {
  private static let library = RuleLibrary(folders: [])

  @Test func `has a rule, a board and cells, which lie in its middle`() throws {
    let text = """
      #MCell 4.00
      #GAME Generations
      #RULE 2367/3457/
      #RULE 30
      #BOARD 80x60
      #WRAP 1
      #D The first line
      #D
      #L .2AB$a
      #L A.3bA
      """
    #expect(throws: LifePatternError.self) {
      try LifePattern(bytes: Array(text.utf8), library: Self.library)
    }
    let pattern = try LifePattern(
      bytes: Array(text.replacing("3bA", with: "3C").utf8), library: Self.library)
    #expect(pattern.rule?.notation == "B3457/S2367/30")
    #expect(
      pattern.edges == .torus(width: 80, height: 60) && pattern.comments.first == "The first line")
    var found: [String] = []
    pattern.cells.visitStates { found.append("\($0.x) \($0.y) \($1)") }
    // Five columns and two rows, of which the first begins at −2 and −1.
    #expect(
      Set(found) == ["-1 -1 1", "0 -1 1", "1 -1 2", "-2 0 25", "0 0 3", "1 0 3", "2 0 3"],
      "\(found)")
  }

  @Test(
    arguments: [
      ("#MCell 2.0\n#GAME Weighted Life\n#RULE NW1\n#L A", "unknown MCell game “Weighted Life”"),
      ("#MCell 2.0\n#GAME Life\n#RULE 23/3\n#BOARD big\n#L A", "line 4"),
      ("#MCell 2.0\n#GAME Life\n#RULE 23/3\n#L A?", "line 4"),
      ("#MCell 2.0\n#GAME Life\n#RULE 23/3\n#L C", "2 states"),
      ("#MCell 2.0\n#GAME Life\n#RULE 23/3\n#L jX", "line 4"),
      ("#MCell 2.0\n#GAME Life\n#RULE 23/3\n#BOARD 3x3\n#L 9A", "outside"),
    ])
  func `that is wrong says why`(text: String, part: String) {
    do throws(LifePatternError) {
      _ = try LifePattern(bytes: Array(text.utf8), library: Self.library)
      Issue.record("it was read")
    } catch {
      #expect(error.description.contains(part), "\(error)")
    }
  }
}
