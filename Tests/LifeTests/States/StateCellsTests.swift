import Foundation
import Testing
import TestSupport

@testable import Life

/// Cells of many states against a dictionary.
@Suite("Cells in states")
struct StateCellsTests {
  /// Random cells near a place, with what they are.
  private func cells(
    _ random: inout SeededRandom, states: UInt8, count: Int = 300
  ) -> (LifeCells, [LifeCell: UInt8]) {
    var (cells, plain): (LifeCells, [LifeCell: UInt8]) = (LifeCells(), [:])
    for _ in 0..<count {
      let cell = LifeCell(
        x: .random(in: -40...40, using: &random), y: .random(in: -40...40, using: &random))
      let state = UInt8.random(in: 0..<states, using: &random)
      #expect(cells.set(state: state, at: cell) == (plain[cell, default: 0] != state))
      plain[cell] = state == 0 ? nil : state
    }
    return (cells, plain)
  }

  private func plain(_ cells: LifeCells) -> [LifeCell: UInt8] {
    var plain: [LifeCell: UInt8] = [:]
    cells.visitStates { plain[$0] = $1 }
    return plain
  }

  @Test(arguments: [2, 3, 8, 9, 200, 255] as [UInt8])
  func `are what was set, and are equal when they are`(states: UInt8) {
    var random = SeededRandom(seed: UInt64(states))
    let (cells, plain) = cells(&random, states: states)
    #expect(self.plain(cells) == plain && Int(cells.population.clampedInt) == plain.count)
    #expect(plain.allSatisfy { cells.state(at: $0) == $1 && cells[$0] })
    var other = LifeCells()
    for (cell, state) in plain { other.set(state: state, at: cell) }
    #expect(other == cells)
    if let (cell, state) = plain.first, states > 2 {
      other.set(state: state == 1 ? 2 : 1, at: cell)
      #expect(other != cells && other.inTwoStates == cells.inTwoStates)
    }
  }

  @Test(arguments: seeds(40))
  func `are moved, turned, cut, put over each other and combined with their states`(seed: UInt64)
    throws
  {
    var random = SeededRandom(seed: seed)
    let states = [3, 5, 30, 255].randomElement(using: &random) ?? 3
    let (a, plainA) = cells(&random, states: UInt8(states))
    let (b, plainB) = cells(&random, states: UInt8(states))
    #expect(plain(a.union(b)) == plainA.merging(plainB) { $1 })
    #expect(plain(a.subtracting(b)) == plainA.filter { plainB[$0.key] == nil })
    #expect(plain(a.intersection(b)) == plainA.filter { plainB[$0.key] != nil })
    let either = plainA.merging(plainB) { _, _ in 0 }.filter { $0.value != 0 }
    #expect(plain(a.symmetricDifference(b)) == either)
    let area = LifeBounds(left: -11, top: 3, right: 20, bottom: 33)
    #expect(plain(a.cropped(to: area)) == plainA.filter { area.contains($0.key) })
    #expect(plain(a.removing(area)) == plainA.filter { !area.contains($0.key) })
    let (x, y) = (
      Int.random(in: -99...99, using: &random), Int.random(in: -99...99, using: &random)
    )
    let moved = try #require(a.moved(x: x, y: y))
    #expect(
      plain(moved)
        == Dictionary(
          uniqueKeysWithValues: plainA.map {
            (LifeCell(x: $0.key.x + x, y: $0.key.y + y), $0.value)
          }))
    let turned = try #require(a.turned(.turnRight))
    #expect(
      plain(turned)
        == Dictionary(
          uniqueKeysWithValues: plainA.map {
            (LifeCell(x: -1 - $0.key.y, y: $0.key.x), $0.value)
          }))
    #expect(turned.turned(.turnLeft) == a)
    #expect(plain(a.limited(to: 3)) == plainA.mapValues { min($0, 2) })
  }

  @Test(arguments: seeds(20))
  func `come back from their bytes, and damaged ones don't`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let (cells, _) = cells(&random, states: [2, 4, 255].randomElement(using: &random) ?? 2)
    let bytes = cells.bytes
    #expect(LifeCells(bytes: bytes) == cells)
    for end in stride(from: 0, to: bytes.count, by: 7) {
      #expect(LifeCells(bytes: Array(bytes[..<end])) != cells)
    }
  }

  @Test(arguments: seeds(20))
  func `become others by the squares in which they differ`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let (a, _) = cells(&random, states: [2, 3, 9, 255].randomElement(using: &random) ?? 2)
    let (b, _) = cells(&random, states: [2, 3, 9, 255].randomElement(using: &random) ?? 2)
    let changes = try #require(b.changedStateLeaves(from: a, most: 10_000))
    #expect(a.replacing(stateLeaves: changes) == b)
    #expect(b.changedStateLeaves(from: a, most: 3) == nil)
    #expect(b.changedStateLeaves(from: b, most: 0)?.allSatisfy(\.isEmpty) == true)
  }

  @Test func `of a run of a thousand milliards take no more than those of a short one`() throws {
    let text = "x = 1, y = 1, rule = WireWorld\n1000000000000C2AB!"
    let pattern = try LifePattern(bytes: Array(text.utf8), library: RuleLibrary(folders: []))
    let world = pattern.world
    #expect(world.cells.population == 1_000_000_000_003)
    #expect(pattern.runLengths.hasSuffix("1000000000000C2AB!\n"))
    var life = LifeSimulation(world)
    life.advance(by: 2)
    #expect(life.usesHash && life.world.state(at: LifeCell(x: 999_999_999_998, y: 0)) == 1)
    #expect(world.cells.limited(to: 3).state(at: LifeCell(x: 5, y: 0)) == 2)
  }

  @Test(arguments: seeds(30))
  func `come back from run lengths and macrocells`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let states = [3, 25, 26, 200, 256].randomElement(using: &random) ?? 3
    let (cells, _) = cells(&random, states: UInt8(states - 1))
    let rule = try #require(CellRule("23/3/\(states)"))
    let world = LifeWorld(rule: rule, generation: 7, cells: cells)
    let pattern = try #require(LifePattern(world))
    #expect(try LifePattern(text: pattern.runLengths).world == world)
    #expect(try LifeWorld(macrocell: world.macrocell) == world)
  }

  @Test(arguments: 0..<6)
  func `are seen in pictures by the first of each pixel`(shift: Int) {
    var random = SeededRandom(seed: 5)
    let (cells, plain) = cells(&random, states: 7)
    var picture = LifeRaster(
      left: -64 >> shift, top: -64 >> shift, width: 128 >> shift, height: 128 >> shift, shift: shift
    )
    cells.draw(into: &picture)
    for index in picture.shares.indices {
      let (x, y) = (index % picture.width + picture.left, index / picture.width + picture.top)
      let own = plain.filter { $0.key.x >> shift == x && $0.key.y >> shift == y }
      let state = picture.state(at: index)
      #expect((state == 0) == own.isEmpty && (own.isEmpty || own.values.contains(state)))
    }
  }
}
