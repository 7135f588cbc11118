import Testing

@testable import Life

@Suite("When a universe repeats itself")
struct LifeStabilityTests {
  private func world(_ rle: String, edges: LifeEdges = .none) throws -> LifeWorld {
    let cells = try LifePattern(text: "x = 0, y = 0\n\(rle)").cells
    return LifeWorld(edges: edges, cells: cells)
  }

  @Test(
    arguments: [
      ("2o$2o!", 1), ("3o!", 2), ("2o!", 1), ("3o$o!", 1), ("10o!", 15), ("!", 1),
    ])
  func `is found exactly where nothing flies away`(rle: String, period: Int) throws {
    let start = try world(rle)
    var stability = LifeStability(start)
    let found = stability.find(atMost: 1000) { _ in true }
    let finding = try #require(found)
    #expect(finding.isExact && finding.period == period)
    var life = LifeSimulation(start)
    life.advance(by: finding.generation)
    #expect(stability.world == life.world)
    let first = life.world.cells
    life.advance(by: period)
    #expect(life.world.cells == first)
    if finding.generation > 0 {
      // The generation before never comes again.
      var before = LifeSimulation(start)
      before.advance(by: finding.generation - 1)
      let cells = before.world.cells
      before.advance(by: period)
      #expect(before.world.cells != cells)
    }
  }

  @Test func `is told by the number of cells where something does`() throws {
    var stability = LifeStability(try world("b2o$2o$bo!"))
    let found = stability.find(atMost: nil) { _ in true }
    #expect(found == LifeStability.Finding(generation: 1103, period: 1, isExact: false))
    #expect(stability.world.population == 116 && stability.world.generation == 1103)
  }

  @Test func `is exact for a glider that goes round a torus`() throws {
    var stability = LifeStability(try world("bo$2bo$3o!", edges: .torus(width: 8, height: 8)))
    let found = stability.find(atMost: nil) { _ in true }
    #expect(found == LifeStability.Finding(generation: 0, period: 32, isExact: true))
  }

  @Test func `is not found where it is given up, or called off`() throws {
    var stability = LifeStability(try world("b2o$2o$bo!"))
    #expect(stability.find(atMost: 50) { _ in true } == nil)
    #expect(stability.world.generation == 50)
    var other = LifeStability(try world("b2o$2o$bo!"))
    #expect(other.find(atMost: nil) { $0 < 20 } == nil)
    #expect(other.world.generation == 20)
  }

  @Test func `takes a period for one only after it came often enough`() {
    var rhythm = PopulationRhythm()
    var found: PopulationRhythm.Rhythm?
    var age = 0
    while found == nil, age < 10_000 {
      found = rhythm.note(age < 100 ? age : 1000 + age % 7, at: age)
      age += 1
    }
    #expect(found == PopulationRhythm.Rhythm(age: 100, period: 7))
    #expect(age == 100 + 7 + PopulationRhythm.leastSpan)
  }
}
