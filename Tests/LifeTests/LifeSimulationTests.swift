import Life
import Testing

@Suite("A simulation")
struct LifeSimulationTests {
  private static func acorn() throws -> LifeWorld {
    try LifePattern(text: "x = 7, y = 3\nbo$3bo$2o2b3o!").world
  }

  @Test("goes on with HashLife where there is too much for tiles, and comes to the same")
  func growth() throws {
    let world = try Self.acorn()
    var few = LifeSimulation(world, mostTiles: 4)
    var hash = HashLife(world)
    #expect(!few.usesHash)
    few.advance(by: 700)
    hash.advance(by: 700)
    #expect(few.usesHash && few.generation == 700)
    #expect(few.world.cells == hash.cells && few.population == hash.population)
    few.advance(by: 77)
    hash.advance(by: 77)
    #expect(few.world.generation == 777 && few.world.cells == hash.cells)
  }

  @Test("begins with HashLife where there are too many tiles, whatever is wished for")
  func large() throws {
    let cells = LifeCells((0..<9).map { LifeCell(x: 1000 * $0, y: 0) })
    let world = LifeWorld(cells: cells)
    #expect(LifeSimulation(world, engine: .tiles, mostTiles: 8).usesHash)
    #expect(!LifeSimulation(world, engine: .tiles, mostTiles: 9).usesHash)
    #expect(LifeSimulation(world, engine: .hash).usesHash)
    #expect(!LifeSimulation(world).usesHash)
  }

  @Test("stops where it is told to, and says how far it came")
  func calledOff() throws {
    var life = LifeSimulation(try Self.acorn(), mostTiles: 4)
    life.advance(by: 5)
    life.advance(by: 1_000_000) { false }
    #expect(life.generation == 5)
  }
}
