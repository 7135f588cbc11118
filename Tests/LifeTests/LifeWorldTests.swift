import Life
import TestSupport
import Testing

@Suite("A universe")
struct LifeWorldTests {
  private let glider = LifeCells(
    [(1, 0), (2, 1), (0, 2), (1, 2), (2, 2)].map { LifeCell(x: $0.0, y: $0.1) })

  @Test(arguments: [true, false])
  func `has its edges around the middle`(isTorus: Bool) {
    for (width, height, area) in [
      (1, 1, LifeBounds(left: 0, top: 0, right: 0, bottom: 0)),
      (2, 3, LifeBounds(left: -1, top: -1, right: 0, bottom: 1)),
      (100, 51, LifeBounds(left: -50, top: -25, right: 49, bottom: 25)),
    ] {
      let edges =
        isTorus
        ? LifeEdges.torus(width: width, height: height) : .plane(width: width, height: height)
      #expect(edges.area == area && area.width == width && area.height == height)
    }
    #expect(LifeEdges.none.area == nil)
  }

  @Test func `loses what lies beyond its edges`() {
    let cells = LifeCells([-3, -2, 0, 1, 2].map { LifeCell(x: $0, y: 0) })
    var world = LifeWorld(edges: .plane(width: 4, height: 1), cells: cells)
    #expect(world.cells.list == [-2, 0, 1].map { LifeCell(x: $0, y: 0) })
    #expect(!world.set(true, at: LifeCell(x: 2, y: 0)) && !world[LifeCell(x: 2, y: 0)])
    let changes = [true, false].map { world.set($0, at: LifeCell(x: -1, y: 0)) }
    #expect(changes == [true, true] && world.population == 3)
    world.setEdges(.torus(width: 2, height: 2))
    #expect(world.cells.list == [LifeCell(x: 0, y: 0)])
    world.setCells(cells)
    #expect(world.cells.list == [LifeCell(x: 0, y: 0)])
    world.setEdges(.none)
    world.setCells(cells)
    #expect(world.population == 5 && world.bounds?.width == 6)
  }

  @Test func `may live all around only without edges`() {
    let rule = LifeRule("B0/S8")!
    let world = LifeWorld(rule: .life(rule), isBackgroundAlive: true, cells: glider)
    #expect(world[LifeCell(x: 9, y: 9)] && !world[LifeCell(x: 1, y: 0)] && world.population == 5)
    var picture = LifeRaster(left: -1, top: -1, width: 4, height: 4, shift: 0)
    world.draw(into: &picture)
    #expect(picture.shares.filter { $0 == 0 }.count == 5)
    var bounded = world
    bounded.setEdges(.torus(width: 8, height: 8))
    #expect(!bounded.isBackgroundAlive)
    bounded.setEdges(.none)
    #expect(!bounded.isBackgroundAlive)
    #expect(
      !LifeWorld(rule: .life(rule), edges: .plane(width: 9, height: 9), isBackgroundAlive: true)
        .isBackgroundAlive)
    // A cell that is set to what is all around is none.
    var changed = world
    for cell in glider.list! { changed.set(true, at: cell) }
    #expect(changed.population == 0 && changed.cells == LifeCells())
  }

  @Test func `takes no cell that is too far away`() {
    var world = LifeWorld()
    let far = LifeCells.farthest
    for cell in [LifeCell(x: far, y: 0), LifeCell(x: 0, y: -far), LifeCell(x: .min, y: .max)] {
      #expect(!world.set(true, at: cell) && !world[cell])
    }
    #expect(world.set(true, at: LifeCell(x: far - 1, y: 1 - far)) && world.population == 1)
  }

  @Test func `becomes a pattern and is one again`() throws {
    let world = LifeWorld(
      rule: CellRule("B36/S23")!, edges: .torus(width: 30, height: 20), generation: 7,
      cells: glider)
    let pattern = try #require(LifePattern(world, name: "A glider"))
    #expect(pattern.world == world && pattern.name == "A glider")
    #expect(try LifePattern(text: pattern.runLengths).world == world)
    #expect(LifePattern(LifeWorld(rule: CellRule("B0/S")!, isBackgroundAlive: true)) == nil)
    #expect(try LifeWorld(macrocell: world.macrocell) == world)
  }

  @Test(arguments: LifeSimulation.Engine.allCases)
  func `lives on by the same rule with every engine`(engine: LifeSimulation.Engine) {
    for edges in [LifeEdges.none, .torus(width: 40, height: 30), .plane(width: 40, height: 30)] {
      let world = LifeWorld(edges: edges, generation: 3, cells: glider)
      var life = LifeSimulation(world, engine: engine, threadCount: 2)
      life.advance(by: 20)
      let expected = LifeWorld(
        edges: edges, generation: 23, cells: glider.moved(x: 5, y: 5)!)
      #expect(life.world == expected && life.generation == 23)
      #expect(life.bounds == expected.bounds && life.population == 5)
      let start = LifeRaster(left: -20, top: -15, width: 40, height: 30, shift: 0)
      var (picture, wanted) = (start, start)
      life.draw(into: &picture)
      expected.draw(into: &wanted)
      #expect(picture == wanted)
    }
  }
}
