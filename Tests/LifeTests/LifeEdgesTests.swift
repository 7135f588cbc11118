import Life
import TestSupport
import Testing

@Suite("A universe with edges")
struct LifeEdgesTests {
  private func cells(in area: LifeBounds, _ random: inout SeededRandom) -> Set<LifeCell> {
    let density = Double.random(in: 0...0.6, using: &random)
    var cells: Set<LifeCell> = []
    for y in area.top...area.bottom {
      for x in area.left...area.right where Double.random(in: 0..<1, using: &random) < density {
        cells.insert(LifeCell(x: x, y: y))
      }
    }
    return cells
  }

  @Test(arguments: seeds(100))
  func `lives as counting says, however its sides are joined, by any rule`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<(Speed.isOptimized ? 100 : 10) {
      let width = [1, 2, 3, 8, 15, 64, 65].randomElement(using: &random)!
      let edges = LifeEdges.any(width, .random(in: 1...14, using: &random), &random)
      var naive = NaiveBoard(
        rule: Bool.random(using: &random) ? .ofAnyKind(&random) : .conway, edges: edges)
      naive.cells = cells(in: edges.area!, &random)
      var life = LifeSimulation(
        LifeWorld(rule: .life(naive.rule), edges: edges, cells: LifeCells(naive.cells)),
        threadCount: .random(in: 1...2, using: &random))
      for generations in [1, 2] {
        for _ in 0..<generations { naive.step() }
        life.advance(by: generations)
        #expect(
          life.world.cells == LifeCells(naive.cells), "\(naive.rule.notation)\(edges.suffix)")
        let population = life.population
        #expect(population == naive.cells.count && life.bounds == life.world.bounds)
      }
    }
  }

  @Test(arguments: seeds(60))
  func `without an end in one direction is a torus or plane that is long enough`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let (breadth, isJoined) = (Int.random(in: 1...80, using: &random), seed.isMultiple(of: 2))
    let axis = LifeAxis.allCases.randomElement(using: &random)!
    let length = 400
    let (width, height) = axis == .horizontal ? (length, breadth) : (breadth, length)
    let long: LifeEdges =
      isJoined ? .torus(width: width, height: height) : .plane(width: width, height: height)
    var rule = LifeRule.conway
    if Bool.random(using: &random) {
      repeat { rule = .ofAnyKind(&random) } while rule.fillsEmptiness
    }
    let strip = LifeEdges.strip(axis, breadth: breadth, isJoined: isJoined)
    #expect(strip.allow(.life(rule)) && !strip.allow(CellRule("B0/S")!) && strip.area == nil)
    let middle =
      axis == .horizontal
      ? LifeBounds(left: -30, top: -(breadth / 2), right: 30, bottom: (breadth - 1) / 2)
      : LifeBounds(left: -(breadth / 2), top: -30, right: (breadth - 1) / 2, bottom: 30)
    let start = LifeCells(cells(in: middle, &random))
    var lives = [long, strip].map {
      LifeSimulation(LifeWorld(rule: .life(rule), edges: $0, cells: start), threadCount: 2)
    }
    for _ in 0..<3 {
      for index in lives.indices { lives[index].advance(by: 33) }
      #expect(
        lives[0].world.cells == lives[1].world.cells, "\(rule.notation)\(strip.suffix)")
      let populations = lives.indices.map { lives[$0].population }
      #expect(populations[0] == populations[1])
    }
  }

  @Test(arguments: seeds(50))
  func `of every kind is written into run lengths and macrocells and read back`(seed: UInt64) throws
  {
    var random = SeededRandom(seed: seed)
    let rule = LifeRule.ofAnyKind(&random)
    let edges = LifeEdges.any(20, 30, &random)
    let world = LifeWorld(
      rule: .life(rule), edges: edges, cells: LifeCells(cells(in: edges.area!, &random)))
    let pattern = try #require(LifePattern(world))
    #expect(try LifePattern(text: pattern.runLengths).world == world)
    #expect(try LifeWorld(macrocell: world.macrocell) == world)
  }

  @Test func `holds cells within its edges alone, and takes none beyond`() {
    var world = LifeWorld(edges: .strip(.horizontal, breadth: 3, isJoined: false))
    let changes = [LifeCell(x: 1 << 59, y: 1), LifeCell(x: 0, y: 2)].map {
      world.set(true, at: $0)
    }
    #expect(changes == [true, false] && !world[LifeCell(x: 0, y: 2)])
    world.setCells(LifeCells([LifeCell(x: 5, y: -2), LifeCell(x: 5, y: -1)]))
    #expect(world.cells.list == [LifeCell(x: 5, y: -1)])
  }
}
