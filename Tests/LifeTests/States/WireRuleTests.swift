import Testing
import TestSupport

@testable import Life

/// Automata of wires, by what the papers say of them.
@Suite("A rule of wires")
struct WireRuleTests {
  /// A row of states, and what it is some generations later.
  private static func row(_ states: [UInt8], after count: Int, by rule: WireRule) -> [UInt8] {
    var cells = LifeCells()
    for (x, state) in states.enumerated() { cells.set(state: state, at: LifeCell(x: x, y: 0)) }
    var life = LifeSimulation(LifeWorld(rule: .states(StateRule(.wires(rule))), cells: cells))
    life.advance(by: BigInteger(count))
    return states.indices.map { life.world.state(at: LifeCell(x: $0, y: 0)) }
  }

  @Test(arguments: WireRule.allCases)
  func `leads a signal along its arrows, a cell a generation`(rule: WireRule) {
    let wire: [UInt8] = [13, 9, 9, 9, 25, 9, 9]
    #expect(Self.row(wire, after: 1, by: rule) == [9, 13, 9, 9, 25, 9, 9])
    #expect(Self.row(wire, after: 3, by: rule) == [9, 9, 9, 13, 25, 9, 9])
    // A confluent cell keeps it for a generation more.
    #expect(Self.row(wire, after: 4, by: rule) == [9, 9, 9, 9, 26, 9, 9])
    #expect(Self.row(wire, after: 5, by: rule) == [9, 9, 9, 9, 27, 9, 9])
    #expect(Self.row(wire, after: 6, by: rule) == [9, 9, 9, 9, 25, 13, 9])
  }

  /// Burks' tree: after a first signal, what comes is a word that says what is built.
  @Test(
    arguments: [
      ([0, 0, 0, 0], 9), ([0, 0, 0, 1], 10), ([0, 0, 1], 11), ([0, 1, 0], 12), ([0, 1, 1], 17),
      ([1, 0, 0], 18), ([1, 0, 1], 19), ([1, 1, 0], 20), ([1, 1, 1], 25),
    ] as [([Int], UInt8)])
  func `builds a cell by the word that it hears`(word: [Int], state: UInt8) {
    let signals = ([1] + word).reversed().map { $0 == 1 ? 13 : 9 as UInt8 }
    let built = Self.row(signals + [0], after: signals.count, by: .neumann)
    #expect(built.last == state)
  }

  @Test func `lets two signals cross in a confluent cell, where the rule is Nobili's`() throws {
    var cells = LifeCells()
    for (x, y, state) in [(0, 1, 13), (1, 0, 16), (1, 1, 25), (2, 1, 9), (1, 2, 12)] {
      cells.set(state: UInt8(state), at: LifeCell(x: x, y: y))
    }
    for (rule, crossed) in [(WireRule.nobili, 31), (.hutton, 31), (.neumann, 26)] {
      var life = LifeSimulation(LifeWorld(rule: .states(StateRule(.wires(rule))), cells: cells))
      life.advance(by: 1)
      #expect(life.world.state(at: LifeCell(x: 1, y: 1)) == UInt8(crossed), "\(rule)")
      life.advance(by: crossed == 31 ? 1 : 2)
      for (x, y, state) in [(2, 1, 13), (1, 2, 16)] {
        #expect(life.world.state(at: LifeCell(x: x, y: y)) == UInt8(state), "\(rule)")
      }
    }
  }

  @Test(arguments: WireRule.allCases)
  func `destroys wires of one kind by signals of the other`(rule: WireRule) {
    #expect(Self.row([21, 9, 9], after: 1, by: rule)[1] == 0)
    #expect(Self.row([13, 17, 17], after: 1, by: rule)[1] == 0)
    #expect(Self.row([21, 25, 9], after: 1, by: rule)[1] == 0)
  }

  @Test func `draws the wire back that has written, where the rule is Hutton's`() {
    // The wire's end knows that an arrow comes next, and what it points at is the last bit of its word.
    #expect(Self.row([13, 21, 8], after: 1, by: .hutton) == [9, 0, 9])
    #expect(Self.row([9, 13, 1], after: 1, by: .hutton) == [9, 21, 3])
  }

  /// A quarter turn against the clock.
  private static func turned(_ state: UInt8) -> UInt8 {
    switch state {
    case 9...24:
      state - UInt8(WireStates.direction(state)) + UInt8((WireStates.direction(state) + 1) % 4)
    case 29: 30
    case 30: 29
    default: state
    }
  }

  /// Only what is built lies as the paper does.
  @Test(
    arguments: WireRule.allCases
  )
  func `knows no direction but where it builds, and no state but its own`(rule: WireRule) {
    var random = SeededRandom(seed: 29)
    for _ in 0..<20_000 {
      let states = (0..<9).map { _ in UInt8.random(in: 0..<UInt8(rule.stateCount), using: &random) }
      let around = StateNeighbourhood(rows: states)
      let next = rule.next(around)
      #expect(Int(next) < rule.stateCount)
      guard around.own > 8 else { continue }
      let places = [2, 5, 8, 1, 4, 7, 0, 3, 6]
      let turned = StateNeighbourhood(rows: places.map { Self.turned(states[$0]) })
      #expect(rule.next(turned) == Self.turned(next), "\(states)")
    }
  }

  @Test(arguments: WireRule.allCases)
  func `says what each of its states is, each otherwise`(rule: WireRule) {
    let states = StateRule(.wires(rule))
    let names = (0..<rule.stateCount).map {
      states.name(of: UInt8($0)).map { String(describing: $0) }
    }
    #expect(!names.contains(nil) && Set(names).count == rule.stateCount)
    #expect(states.name(of: UInt8(rule.stateCount)) == nil)
    #expect(states.name(of: 10).map { String(describing: $0) } == "ordinary ↑")
  }

  @Test(arguments: WireRule.allCases)
  func `lives alike in all engines`(rule: WireRule) {
    var random = SeededRandom(seed: 32)
    var cells = LifeCells()
    for y in 0..<24 {
      for x in 0..<24 {
        let state = UInt8.random(in: 0..<UInt8(rule.stateCount), using: &random)
        cells.set(state: Bool.random(using: &random) ? state : 0, at: LifeCell(x: x, y: y))
      }
    }
    let world = LifeWorld(rule: .states(StateRule(.wires(rule))), cells: cells)
    let ends = [LifeSimulation.Engine.tiles, .hash].map { engine in
      var life = LifeSimulation(world, engine: engine, threadCount: 2)
      life.advance(by: 40)
      return life.world.cells
    }
    #expect(ends[0] == ends[1] && ends[0] != cells)
  }
}
