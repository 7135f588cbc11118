import Testing

@testable import Life

@Suite("A simulation")
struct LifeSimulationTests {
  private static func acorn() throws -> LifeWorld {
    try LifePattern(text: "x = 7, y = 3\nbo$3bo$2o2b3o!").world
  }

  @Test func `goes on with HashLife where there is too much for tiles, and comes to the same`()
    throws
  {
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

  @Test func `begins with HashLife where there are too many tiles, whatever is wished for`() throws
  {
    let cells = LifeCells((0..<9).map { LifeCell(x: 1000 * $0, y: 0) })
    let world = LifeWorld(cells: cells)
    #expect(LifeSimulation(world, engine: .tiles, mostTiles: 8).usesHash)
    #expect(!LifeSimulation(world, engine: .tiles, mostTiles: 9).usesHash)
    #expect(LifeSimulation(world, engine: .hash).usesHash)
    #expect(!LifeSimulation(world).usesHash)
  }

  @Test func `finds out by trying which engine is quicker, and changes in both directions`() {
    let glider = LifeCells(
      [(1, 0), (2, 1), (0, 2), (1, 2), (2, 2)].map { LifeCell(x: $0.0, y: $0.1) })
    var life = LifeSimulation(LifeWorld(cells: glider))
    life.advance(by: 1 << 40)
    #expect(life.usesHash && life.bounds?.left == 1 << 38)
    // Generation by generation, tiles are quicker.
    life.advance(by: 4)
    #expect(!life.usesHash && life.bounds?.left == 1 << 38 + 1)
    life.advance(by: 1 << 40)
    #expect(life.usesHash && life.population == 5 && life.generation == BigInteger(1 << 41) + 4)
  }

  @Test func `never goes on for more or fewer generations than were asked for`() {
    let glider = LifeCells(
      [(1, 0), (2, 1), (0, 2), (1, 2), (2, 2)].map { LifeCell(x: $0.0, y: $0.1) })
    var life = LifeSimulation(LifeWorld(cells: glider))
    var (generation, hashCount) = (0, 0)
    // Long enough for both engines to be tried again and again.
    for round in 0..<400 {
      // So far that HashLife alone goes, however busy the machine is.
      let count = round % 100 == 99 ? 1 << 40 : [64, 100, 332, 1, 4096, 1000, 0, -4][round % 8]
      life.advance(by: count)
      generation += max(0, count)
      hashCount += life.usesHash ? 1 : 0
      #expect(life.generation == generation && life.population == 5)
    }
    #expect(hashCount > 0)
    life.advance(by: (4 - generation % 4) % 4)
    let way = (generation + 3) / 4
    #expect(life.world.cells == glider.moved(x: way, y: way))
  }

  @Test func `stays with tiles where hardly anything repeats itself`() {
    var world = LifeWorld()
    world.fillAtRandom(LifeBounds(left: 0, top: 0, right: 511, bottom: 511), density: 0.4, seed: 3)
    var life = LifeSimulation(world)
    var tiles = LifeSimulation(world, engine: .tiles)
    life.advance(by: 128)
    tiles.advance(by: 128)
    #expect(!life.usesHash && life.world == tiles.world)
  }

  /// So many copies of a pattern, side by side.
  private static func copies(_ count: Int, of text: String, every distance: Int) throws -> LifeWorld
  {
    let world = try LifePattern(text: text).world
    var all = LifeCells()
    for index in 0..<count {
      let (row, column) = index.quotientAndRemainder(dividingBy: 20)
      let moved = world.cells.moved(x: column * distance, y: row * distance)
      all = all.union(try #require(moved))
    }
    return LifeWorld(rule: world.rule, cells: all)
  }

  @Test(
    arguments: [
      ("x = 3, y = 1\n3o!", 64),
      ("x = 4, y = 3, rule = WireWorld\n.2C$A2.C$B2C!", 32),
      ("x = 2, y = 2, rule = 23/3/8\n2A$AB!", 64),
    ])
  func `begins with HashLife where most of many tiles look alike, and stays with it step by step`(
    text: String, distance: Int
  ) throws {
    let world = try Self.copies(400, of: text, every: distance)
    var life = LifeSimulation(world)
    var tiles = LifeSimulation(world, engine: .tiles)
    #expect(life.usesHash && !tiles.usesHash)
    for count in [1, 5, 1, 100, 3] {
      life.advance(by: count)
      tiles.advance(by: count)
      #expect(life.world == tiles.world)
      if count < 64 { #expect(life.usesHash) }
    }
    // A few are not many.
    #expect(!LifeSimulation(try Self.copies(20, of: text, every: distance)).usesHash)
  }

  @Test func `takes no huge tree apart to see whether tiles would be quicker`() throws {
    // 4096 × 4096 blocks, more than there is room for as tiles.
    let text =
      "[M2]\n**$**$\n" + (4...15).map { "\($0) \($0 - 3) \($0 - 3) \($0 - 3) \($0 - 3)\n" }.joined()
    let world = try LifeWorld(macrocell: text)
    let hash = HashLife(world)
    #expect(hash.squares(level: 6, most: 1000) == nil)
    let all = try #require(hash.squares(level: 6, most: 1 << 20))
    #expect(all.all == 1 << 18 && all.different == 1 && all.areRegular)
    var life = LifeSimulation(world)
    for _ in 0..<50 { life.advance(by: 1) }
    #expect(life.usesHash && life.population == world.population)
    life.advance(by: 1 << 30)
    #expect(life.usesHash && life.population == world.population)
  }

  @Test func `stops where it is told to, and says how far it came`() throws {
    var life = LifeSimulation(try Self.acorn(), mostTiles: 4)
    life.advance(by: 5)
    life.advance(by: 1_000_000) { false }
    #expect(life.generation == 5)
  }

  @Test(arguments: [LifeSimulation.Engine.tiles, .hash])
  func `holds no cells but its engine's`(engine: LifeSimulation.Engine) throws {
    let acorn = try Self.acorn().cells
    weak var held: LifeCells.Inner?
    func simulation() -> LifeSimulation {
      let cells = acorn.grown(to: 12)
      if case .inner(let root) = cells.root { held = root }
      #expect(held != nil)
      return LifeSimulation(LifeWorld(cells: cells), engine: engine)
    }
    var life = simulation()
    #expect(held == nil)
    life.advance(by: 5206)
    #expect(life.population == 633 && life.world.population == 633)
    #expect(life.worldWithoutCells.cells.isEmpty && life.worldWithoutCells.generation == 5206)
  }
}
