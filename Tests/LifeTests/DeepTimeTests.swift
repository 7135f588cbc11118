import Foundation
import Life
import Testing

@Suite("Deep time")
struct DeepTimeTests {
  @Test func `a breeder is counted to the last cell after a million million generations`() throws {
    let file = try #require(
      Bundle.module.url(forResource: "breeder", withExtension: "rle", subdirectory: "Fixtures"))
    var life = LifeSimulation(try LifePattern(bytes: Array(try Data(contentsOf: file))).world)
    // Without optimisation that takes half a minute.
    let (time, population, width) =
      Speed.isOptimized
      ? (1_000_000_000_000, "1302083334180208337404", 500_000_000_749)
      : (100, "4324", 799)
    life.advance(by: time)
    #expect(life.population == BigInteger(population) && life.world.population == life.population)
    #expect(life.extent?.width == BigInteger(width))
  }

  @Test func `a glider flies beyond all coordinates, and is where it ought to be`() throws {
    let glider = LifeCells(
      [(1, 0), (2, 1), (0, 2), (1, 2), (2, 2)].map { LifeCell(x: $0.0, y: $0.1) })
    let block = LifeCells(
      [(-9, -9), (-8, -9), (-9, -8), (-8, -8)].map { LifeCell(x: $0.0, y: $0.1) })
    var life = LifeSimulation(LifeWorld(cells: glider.union(block)))
    life.advance(by: BigInteger(1) << 100)
    let way = BigInteger(1) << 98
    let world = life.world
    #expect(world.generation == BigInteger(1) << 100 && world.population == 9)
    let extent = try #require(life.extent)
    #expect(extent == world.cells.extent && extent.left == -9 && extent.top == -9)
    #expect(extent.right == way + 2 && extent.bottom == way + 2)
    #expect(extent.width == way + 12)
    // What coordinates tell is the block alone.
    #expect(world.bounds == LifeBounds(left: -9, top: -9, right: -8, bottom: -8))
    #expect(world[LifeCell(x: -9, y: -9)] && !world[LifeCell(x: 1, y: 0)])
    #expect(LifeCells(bytes: world.cells.bytes) == world.cells)
    #expect(try LifeWorld(macrocell: world.macrocell) == world)
    #expect(LifePattern(world) == nil)
    // It lives on: a cell is painted and dies.
    var later = LifeSimulation(world, engine: .tiles)
    #expect(later.usesHash && later.set(true, at: LifeCell(x: 50, y: 50)) && later.population == 10)
    later.advance(by: 4)
    #expect(later.population == 9 && later.generation == world.generation + 4)
    #expect(later.extent?.right == way + 3)
  }

  @Test func `what lies beyond coordinates stays when the rest is changed`() throws {
    let far = LifeCells([LifeCell(x: 1, y: 0), LifeCell(x: 2, y: 1)])
    var life = LifeSimulation(
      LifeWorld(
        cells: LifeCells(
          [(1, 0), (2, 1), (0, 2), (1, 2), (2, 2)].map { LifeCell(x: $0.0, y: $0.1) })))
    life.advance(by: BigInteger(1) << 70)
    var world = life.world
    #expect(world.bounds == nil && world.population == 5)
    world.add(far)
    #expect(world.population == 7 && world.bounds == far.bounds)
    #expect(world.set(false, at: LifeCell(x: 1, y: 0)) && world.population == 6)
    world.setCells(world.cells.removing(LifeBounds(left: 0, top: 0, right: 9, bottom: 9)))
    #expect(world == life.world)
    var picture = LifeRaster(left: -4, top: -4, width: 8, height: 8, shift: 0)
    world.draw(into: &picture)
    #expect(picture.shares.allSatisfy { $0 == 0 })
  }
}
