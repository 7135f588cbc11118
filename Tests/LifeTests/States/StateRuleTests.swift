import Testing
import TestSupport

@testable import Life

/// Rules of many states against what is said of them.
@Suite("A rule of many states")
struct StateRuleTests {
  /// Rows of digits: states.
  static func cells(_ rows: String...) -> LifeCells {
    var cells = LifeCells()
    for (y, row) in rows.enumerated() {
      for (x, sign) in row.enumerated() {
        cells.set(state: UInt8(sign.wholeNumberValue ?? 0), at: LifeCell(x: x, y: y))
      }
    }
    return cells
  }

  static func rule(_ text: String) throws -> StateRule {
    try #require(CellRule(text, library: RuleLibrary(folders: []))?.ofStates)
  }

  @Test(
    arguments: [
      ("23/3/8", "B3/S23/8", 8), ("b3/s23/C8", "B3/S23/8", 8), ("B3_S23_8", "B3/S23/8", 8),
      ("/2/3", "B2/S/3", 3), ("2-a/12/4V", "?", 0), ("13/2/5V", "B2/S13V/5", 5),
      ("LifeHistory", "LifeHistory", 7), ("b36/s23history", "B36/S23History", 7),
      ("jvn29", "JvN29", 29), ("JvN-32", "Nobili32", 32), ("modJvN-32", "Hutton32", 32),
      ("HighLifeSuper", "B36/S23Super", 26), ("wireworld", "WireWorld", 4),
      ("r5,c0,m1,s34..58,b34..45,nm", "R5,C0,M1,S34..58,B34..45,NM", 2),
      ("5,34,45,34,58", "R5,C0,M1,S34..58,B34..45,NM", 2),
      ("R10,C255,M1,S2..3,B3..3,NC", "R10,C255,M1,S2..3,B3..3,NC", 255),
    ])
  func `is read in the notations of others, and written in one`(
    text: String, notation: String, states: Int
  ) throws {
    let rule = CellRule(text, library: RuleLibrary(folders: []))
    guard states > 0 else {
      #expect(rule == nil)
      return
    }
    let known = try #require(rule?.ofStates)
    #expect(known.notation == notation && known.stateCount == states)
    #expect(CellRule(known.notation, library: RuleLibrary(folders: [])) == rule)
  }

  @Test func `and every other one that lists name is accepted by its name, however it is typed`()
    throws
  {
    let library = RuleLibrary(folders: [])
    for (name, rule) in CellRule.named {
      for typed in [name, name.lowercased(), name.filter { $0 != " " }, name.uppercased()] {
        #expect(try LifeRuleText(typed, library: library).rule == rule, "\(typed)")
      }
    }
    for (typed, name) in [
      ("2x2", "2×2"), ("Brians Brain", "Brian's Brain"), ("Conway’s Life", "Conway's Life"),
      ("star wars", "Star Wars"), ("Boscos rule", "Bosco's Rule"),
    ] {
      #expect(CellRule(typed, library: library)?.name == name, "\(typed)")
    }
    let torus = try LifeRuleText("Star Wars:T100,50", library: library)
    #expect(torus.edges == .torus(width: 100, height: 50) && torus.rule.stateCount == 4)
    #expect(
      CellRule("Star Peace", library: library) == nil && CellRule("", library: library) == nil)
  }

  @Test func `lets cells of Generations grow old: a glider of Brian's Brain`() throws {
    let world = LifeWorld(
      rule: .states(try Self.rule("/2/3")), cells: Self.cells("0220", "1001", "0000"))
    var life = LifeSimulation(world)
    // Worked out by hand: both cells see each other not; births where two of the state 1 are near.
    life.advance(by: 1)
    #expect(life.world.state(at: LifeCell(x: 0, y: 1)) == 2)
    #expect(life.world.state(at: LifeCell(x: 1, y: 0)) == 0)
  }

  @Test(arguments: 0..<10)
  func `of two states and of three without a third live alike`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let cells = LifeCells(
      (0..<400).map { _ in
        LifeCell(x: .random(in: -20...20, using: &random), y: .random(in: -20...20, using: &random))
      })
    // Life with marks is Life where they are taken away.
    for text in ["LifeHistory", "LifeSuper"] {
      var marked = LifeSimulation(LifeWorld(rule: .states(try Self.rule(text)), cells: cells))
      var plain = LifeSimulation(LifeWorld(cells: cells))
      for _ in 0..<40 {
        marked.advance(by: 1)
        plain.advance(by: 1)
        var alive = LifeCells()
        marked.world.cells.visitStates { if $1 & 1 == 1 { alive.set(true, at: $0) } }
        #expect(alive == plain.world.cells)
      }
    }
  }

  @Test func `with marks keeps what somebody marked, and nothing passes its walls`() throws {
    let rule = CellRule.states(try Self.rule("LifeHistory"))
    var life = LifeSimulation(LifeWorld(rule: rule, cells: Self.cells("111", "000", "000", "345")))
    life.advance(by: 1)
    #expect(life.world.state(at: LifeCell(x: 0, y: 0)) == 2)
    #expect(life.world.state(at: LifeCell(x: 1, y: 0)) == 1)
    // 3 and 5 have one neighbour each that lives: they die and stay marked.
    #expect(life.world.cells.state(at: LifeCell(x: 0, y: 3)) == 4)
    #expect(life.world.cells.state(at: LifeCell(x: 2, y: 3)) == 4)
    var walled = LifeSimulation(LifeWorld(rule: rule, cells: Self.cells("11", "11", "00", "60")))
    walled.advance(by: 1)
    #expect(walled.world.cells == Self.cells("11", "11", "00", "60"))
    var touched = LifeSimulation(LifeWorld(rule: rule, cells: Self.cells("11", "11", "60")))
    touched.advance(by: 1)
    #expect(touched.world.cells == Self.cells("11", "22", "60"))
  }

  @Test func `of wires carries electrons, and a diode lets them pass one way alone`() throws {
    let rule = CellRule.states(try Self.rule("WireWorld"))
    var wire = LifeSimulation(LifeWorld(rule: rule, cells: Self.cells("21333333")))
    wire.advance(by: 4)
    #expect(wire.world.cells == Self.cells("33332133"))
    func passes(_ rows: String...) -> Bool {
      var cells = LifeCells()
      for (y, row) in rows.enumerated() {
        for (x, sign) in row.enumerated() {
          cells.set(state: UInt8(sign.wholeNumberValue ?? 0), at: LifeCell(x: x, y: y))
        }
      }
      var life = LifeSimulation(LifeWorld(rule: rule, cells: cells))
      for _ in 0..<12 {
        life.advance(by: 1)
        if life.world.state(at: LifeCell(x: 10, y: 1)) == 1 { return true }
      }
      return false
    }
    #expect(passes("00000330000", "21333303333", "00000330000"))
    #expect(!passes("00000330000", "21333033333", "00000330000"))
  }

  @Test(arguments: ["M", "N", "C"])
  func `of a larger range counts what is within it, by any shape`(shape: String) throws {
    let rule = try Self.rule("R3,C4,M0,S0..0,B1..1,N\(shape)")
    var life = LifeSimulation(
      LifeWorld(rule: .states(rule), cells: LifeCells([LifeCell(x: 5, y: -7)])))
    life.advance(by: 1)
    let born = life.world.cells
    func isNear(_ x: Int, _ y: Int) -> Bool {
      switch shape {
      case "M": max(abs(x), abs(y)) <= 3
      case "N": abs(x) + abs(y) <= 3
      default: Double(x * x + y * y) < 12.25
      }
    }
    for y in -5...5 {
      for x in -5...5 {
        let state = born.state(at: LifeCell(x: 5 + x, y: y - 7))
        #expect(state == (isNear(x, y) ? 1 : 0), "\(x) \(y)")
      }
    }
  }

  @Test func `of a larger range stands still where it would take too many cells, and says so`()
    throws
  {
    let rule = CellRule.states(try Self.rule("R5,C0,M1,S34..58,B34..45,NM"))
    let far = LifeCells([LifeCell(x: 0, y: 0), LifeCell(x: 1 << 40, y: 1 << 40)])
    var life = LifeSimulation(LifeWorld(rule: rule, cells: far))
    life.advance(by: 10)
    #expect(life.isTooLarge && life.generation == 0 && life.world.cells == far)
    #expect(life.population == 2 && life.bounds == far.bounds)
    let isSet = life.set(state: 0, at: LifeCell(x: 0, y: 0))
    #expect(isSet && life.population == 1)
  }

  @Test(arguments: 0..<12)
  func `of a larger range of one cell is Life, also on a torus and a plane`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let cells = LifeCells(
      (0..<150).map { _ in
        LifeCell(x: .random(in: -10...9, using: &random), y: .random(in: -8...7, using: &random))
      })
    let edges: LifeEdges =
      [.none, .torus(width: 20, height: 16), .plane(width: 20, height: 16)][Int(seed % 3)]
    let rule = CellRule.states(try Self.rule("R1,C0,M0,S2..3,B3..3,NM"))
    var larger = LifeSimulation(LifeWorld(rule: rule, edges: edges, cells: cells), threadCount: 2)
    var plain = LifeSimulation(LifeWorld(edges: edges, cells: cells))
    for _ in 0..<30 {
      larger.advance(by: 1)
      plain.advance(by: 1)
      #expect(larger.world.cells == plain.world.cells)
    }
  }
}
