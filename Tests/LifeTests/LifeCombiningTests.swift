import Life
import Testing

@Suite("Cells of two universes")
struct LifeCombiningTests {
  private func random(_ seed: UInt64, at offset: Int = 0) -> LifeCells {
    var world = LifeWorld()
    world.fillAtRandom(
      LifeBounds(left: -70 + offset, top: -40, right: 60 + offset, bottom: 50), density: 0.4,
      seed: seed)
    return world.cells
  }

  private func set(_ cells: LifeCells) -> Set<LifeCell> { Set(cells.list ?? []) }

  @Test(arguments: 0..<12)
  func `are combined as sets of cells are`(seed: UInt64) {
    let (a, b) = (random(seed), random(seed + 100, at: Int(seed) * 11))
    #expect(set(a.intersection(b)) == set(a).intersection(set(b)))
    #expect(set(a.symmetricDifference(b)) == set(a).symmetricDifference(set(b)))
    #expect(a.intersection(a) == a && a.symmetricDifference(a).isEmpty)
    #expect(a.intersection(LifeCells()).isEmpty && a.symmetricDifference(LifeCells()) == a)
  }

  @Test func `are combined quickly where parts are equal, however many they are`() throws {
    let nodes = (4...40).map { "\($0) \($0 - 3) \($0 - 3) 0 0" }
    let row = try LifeWorld(
      macrocell: "[M2]\n#R B3/S23\n$.**$.**$\n" + nodes.joined(separator: "\n") + "\n"
    ).cells
    let moved = try #require(row.moved(x: 1, y: 0))
    #expect(row.intersection(moved).population == 2 << 37)
    #expect(row.symmetricDifference(moved).population == 4 << 37)
  }
}
