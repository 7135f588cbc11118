import Testing
import TestSupport

@testable import Life

/// Engines of many states against plain looking at each cell.
@Suite("An engine of many states")
struct StateEngineTests {
  private static let rules = [
    "B3/S23/4", "23/36/3", "2/13/21", "345/2/4", "B2-a/S12/5", "LifeHistory", "LifeSuper",
    "WireWorld", "13/2/5V",
  ]

  /// A generation of what lives within some edges.
  private func step(
    _ cells: [LifeCell: UInt8], _ rule: StateRule, _ edges: LifeEdges
  ) -> [LifeCell: UInt8] {
    var all = cells
    for seam in edges.seams { all[seam.beyond] = cells[seam.source] }
    var places: Set<LifeCell> = []
    for cell in all.keys {
      for y in -1...1 { for x in -1...1 { places.insert(LifeCell(x: cell.x + x, y: cell.y + y)) } }
    }
    var next: [LifeCell: UInt8] = [:]
    for cell in places where edges.area?.contains(cell) ?? true {
      let rows = (-1...1).flatMap { y in
        (-1...1).map { x in all[LifeCell(x: cell.x + x, y: cell.y + y), default: 0] }
      }
      let state = rule.next(StateNeighbourhood(rows: rows))
      if state != 0 { next[cell] = state }
    }
    return next
  }

  @Test(arguments: seeds(60))
  func `is right by every kind of rule, on every kind of board`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let text = try #require(Self.rules.randomElement(using: &random))
    let rule = try StateRuleTests.rule(text)
    let width = Int.random(in: 3...40, using: &random)
    let height = Int.random(in: 3...40, using: &random)
    let edges: LifeEdges =
      [
        .none, .none, .torus(width: width, height: height), .plane(width: width, height: height),
        .crossSurface(width: width, height: height), .sphere(side: width),
        .kleinBottle(width: width, height: height, .horizontal, isShifted: false),
        .shiftedTorus(width: width, height: height, .vertical, shift: 1),
      ].randomElement(using: &random) ?? .none
    let area = edges.area ?? LifeBounds(left: -20, top: -30, right: 25, bottom: 20)
    var plain: [LifeCell: UInt8] = [:]
    for _ in 0..<area.width * area.height / 2 {
      let cell = LifeCell(
        x: .random(in: area.left...area.right, using: &random),
        y: .random(in: area.top...area.bottom, using: &random))
      plain[cell] = .random(in: 1..<UInt8(rule.stateCount), using: &random)
    }
    var cells = LifeCells()
    for (cell, state) in plain { cells.set(state: state, at: cell) }
    var life = LifeSimulation(
      LifeWorld(rule: .states(rule), edges: edges, cells: cells), threadCount: 2)
    for generation in 1...12 {
      plain = step(plain, rule, edges)
      life.advance(by: 1)
      var found: [LifeCell: UInt8] = [:]
      life.world.cells.visitStates { found[$0] = $1 }
      #expect(found == plain, "\(text) \(edges) \(generation)")
      #expect(life.population == BigInteger(plain.count))
      #expect(life.bounds == LifeCells(plain.keys).bounds)
      if found != plain { return }
    }
  }

  @Test(arguments: seeds(24))
  func `by equal parts comes to the same cells as by tiles`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let text = Self.rules[Int(seed) % Self.rules.count]
    var cells = LifeCells()
    let rule = try StateRuleTests.rule(text)
    for _ in 0..<400 {
      cells.set(
        state: .random(in: 0..<UInt8(rule.stateCount), using: &random),
        at: LifeCell(
          x: .random(in: -20...30, using: &random), y: .random(in: -40...10, using: &random)))
    }
    let world = LifeWorld(rule: .states(rule), generation: 3, cells: cells)
    var hash = LifeSimulation(world, engine: .hash)
    var tiles = LifeSimulation(world, engine: .tiles)
    #expect(hash.usesHash && !tiles.usesHash && hash.world == world)
    for generations in [1, 2, 5, 16, 40] {
      hash.advance(by: generations)
      tiles.advance(by: generations)
      #expect(hash.world == tiles.world, "\(text) \(generations)")
      #expect(hash.population == tiles.population && hash.bounds == tiles.bounds)
    }
    for shift in 0...4 {
      var (first, second) = (
        LifeRaster(
          left: -64 >> shift, top: -64 >> shift, width: 128 >> shift, height: 99, shift: shift),
        LifeRaster(
          left: -64 >> shift, top: -64 >> shift, width: 128 >> shift, height: 99, shift: shift)
      )
      hash.draw(into: &first)
      tiles.draw(into: &second)
      #expect(first.shares == second.shares)
      #expect(first.states.map { $0 == 0 } == second.states.map { $0 == 0 })
      if shift == 0 { #expect(first.states == second.states) }
    }
    let cell = LifeCell(x: 7, y: -9)
    let state = hash.world.state(at: cell)
    let other: UInt8 = state == 1 ? 2 : 1
    let isSet = (hash.set(state: other, at: cell), tiles.set(state: other, at: cell))
    #expect(isSet == (true, true) && hash.world == tiles.world)
  }

  @Test func `goes as far as equal parts lead, in little time`() throws {
    // A loop of wire of 4 × 4 cells: an electron goes around in twelve generations.
    let rule = CellRule.states(try StateRuleTests.rule("WireWorld"))
    let loop = StateRuleTests.cells("02130", "30003", "30003", "30003", "03330")
    var life = LifeSimulation(LifeWorld(rule: rule, cells: loop), engine: .hash)
    life.advance(by: BigInteger(12) << 60)
    #expect(life.world.cells == loop)
    life.advance(by: 1)
    #expect(life.world.cells == StateRuleTests.cells("03210", "30003", "30003", "30003", "03330"))
  }

  @Test(arguments: 0..<12)
  func `of a strip is right, too`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let rule = try StateRuleTests.rule(Self.rules[Int(seed) % Self.rules.count])
    let edges = LifeEdges.strip(.horizontal, breadth: 12, isJoined: seed.isMultiple(of: 2))
    var cells = LifeCells()
    for _ in 0..<150 {
      cells.set(
        state: .random(in: 1..<UInt8(rule.stateCount), using: &random),
        at: LifeCell(x: .random(in: -9...9, using: &random), y: .random(in: -6...5, using: &random))
      )
    }
    // As long as nothing comes to the ends, it is a board that is long enough.
    let long: LifeEdges =
      seed.isMultiple(of: 2) ? .torus(width: 80, height: 12) : .plane(width: 80, height: 12)
    var strip = LifeSimulation(LifeWorld(rule: .states(rule), edges: edges, cells: cells))
    var board = LifeSimulation(LifeWorld(rule: .states(rule), edges: long, cells: cells))
    strip.advance(by: 20)
    board.advance(by: 20)
    #expect(strip.world.cells == board.world.cells)
  }

  @Test func `takes cells that are set while it computes, and goes on where it was stopped`() throws
  {
    let rule = CellRule.states(try StateRuleTests.rule("WireWorld"))
    var life = LifeSimulation(LifeWorld(rule: rule, cells: StateRuleTests.cells("3333333333")))
    life.advance(by: 5)
    let isSet = [(1, 2), (2, 1), (1, 2)].map { state, x in
      life.set(state: UInt8(state), at: LifeCell(x: x, y: 0))
    }
    #expect(isSet == [true, true, false])
    life.advance(by: 3)
    #expect(life.world.cells == StateRuleTests.cells("3333213333") && life.generation == 8)
  }
}
