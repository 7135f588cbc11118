import Base
import TestSupport
import Testing
import Texts

@testable import Life

@Suite("The file of a rule")
struct RuleFileTests {
  private static let signals = """
    @RULE Signals
    Two kinds of signals pass alongside a wire.
    @TABLE
    # A comment
    n_states:4
    neighborhood:vonNeumann
    symmetries:rotate4
    var a={2,3}
    var b={a}
    var c={a}
    a,0,b,1,c,b
    @NAMES
    1 wire
    @COLORS
    0 10 20 30
    1 255 0 0
    """

  @Test func `says what becomes of cells, what states are called and look like`() throws {
    let file = try RuleFile(Self.signals)
    #expect(file.name == "Signals" && file.stateCount == 4 && file.names == [1: "wire"])
    #expect(file.colors[0] == StateColor(10, 20, 30) && file.colors[1] == StateColor(255, 0, 0))
    // The order is C, N, E, S, W, C': the example of Golly's help, which lists them, in all four directions.
    func next(_ c: UInt8, _ n: UInt8, _ e: UInt8, _ s: UInt8, _ w: UInt8) -> UInt8 {
      file.transitions.next(StateNeighbourhood(rows: [0, n, 0, w, c, e, 0, s, 0]))
    }
    for (c, ring, result) in [
      (2, [0, 2, 1, 2], 2), (2, [0, 2, 1, 3], 2), (2, [0, 3, 1, 2], 3), (2, [0, 3, 1, 3], 3),
      (3, [0, 2, 1, 2], 2), (3, [0, 3, 1, 3], 3),
    ] as [(UInt8, [UInt8], UInt8)] {
      for turn in 0..<4 {
        let r = (0..<4).map { ring[($0 + turn) % 4] }
        #expect(next(c, r[0], r[1], r[2], r[3]) == result, "\(c) \(r)")
      }
    }
    #expect(next(1, 0, 2, 1, 2) == 1)
  }

  @Test func `may be a tree of decisions`() throws {
    // Two states, four neighbours: the parity of all five.
    let tree = """
      @RULE Parity
      @TREE
      num_states=2
      num_neighbors=4
      num_nodes=9
      1 0 1
      1 1 0
      2 0 1
      2 1 0
      3 2 3
      3 3 2
      4 4 5
      4 5 4
      5 6 7
      """
    let first = try RuleFile(tree)
    for bits in 0..<32 {
      let b = (0..<5).map { UInt8(bits >> $0 & 1) }
      let around = StateNeighbourhood(rows: [0, b[0], 0, b[1], b[2], b[3], 0, b[4], 0])
      #expect(first.transitions.next(around) == UInt8(bits.nonzeroBitCount & 1))
    }
  }

  @Test(
    arguments: [
      (
        "@RULE B\n@TREE\nnum_states=2\nnum_neighbors=4\n1 0 1\n2 0 0\n3 1 1\n4 2 2\n5 3 3",
        "already called “B”"
      ),
      (
        "@RULE wireworld\n@TREE\nnum_states=2\nnum_neighbors=4\n1 0 1\n2 0 0\n3 1 1\n4 2 2\n5 3 3",
        "another rule"
      ),
      ("", "line 1"), ("@RULE A", "neither a table nor a tree"),
      ("@RULE A\n@TABLE\nn_states:900", "line 3"),
      ("@RULE A\n@TABLE\nneighborhood:Margolus", "line 3"),
      ("@RULE A\n@TABLE\nn_states:3\nneighborhood:Moore\nsymmetries:rotate5\n", "line 5"),
      (
        "@RULE A\n@TABLE\nn_states:3\nneighborhood:vonNeumann\nsymmetries:none\n0,1,1,1,1,7",
        "line 6"
      ),
      ("@RULE A\n@TABLE\nn_states:3\nneighborhood:vonNeumann\nsymmetries:none\n0,1,1", "line 6"),
      ("@RULE A\n@TREE\nnum_states=2\nnum_neighbors=4\n1 0 9", "line 5"),
      ("@RULE A\n@TREE\nnum_states=2\nnum_neighbors=4\n1 0 1\n", "no root"),
      (
        "@RULE A\n@TABLE\nn_states:2\nneighborhood:Moore\nsymmetries:none\n0000000001",
        "changes empty space"
      ),
    ])
  func `that is wrong says in which line, and why`(text: String, part: String) {
    do throws(LifePatternError) {
      _ = try RuleFile(text)
      Issue.record("it was read")
    } catch {
      #expect(error.description.contains(part), "\(error)")
    }
  }

  @Test func `is found by its name in folders, and none outside of them`() throws {
    let folder = try TemporaryFolder()
    for (name, text) in ["Signals": Self.signals, "Broken": "@RULE Broken"] {
      try DocumentFile("\(folder.path)/\(name).rule").replace(with: Array(text.utf8))
    }
    let library = RuleLibrary(folders: [folder.path])
    #expect(try library.rule(named: "Signals")?.stateCount == 4)
    #expect(try library.rule(named: "Nothing") == nil && library.rule(named: "../Signals") == nil)
    #expect(throws: LifePatternError.self) { try library.rule(named: "Broken") }
    // What came with a document does not take the place of a file, but where that is the document's own.
    let other = try RuleFile(Self.signals.replacing("a,0,b,1,c,b", with: "1,1,1,1,1,2"))
    library.keep(other)
    #expect(try library.rule(named: "Signals") != other)
    let own = RuleLibrary(folders: [folder.path], own: [other])
    #expect(try own.rule(named: "Signals") == other)
    let none = RuleLibrary(folders: [])
    none.keep(other)
    #expect(try none.rule(named: "Signals") == other)
    #expect(library.names == ["Broken", "Signals", "WireWorld"])
    let pattern = try LifePattern(
      bytes: Array("x = 3, y = 1, rule = Signals:T9,9\nC.A!".utf8), library: library)
    #expect(pattern.rule?.notation == "Signals" && pattern.edges == .torus(width: 9, height: 9))
    #expect(pattern.cells.population == 2)
  }
}
