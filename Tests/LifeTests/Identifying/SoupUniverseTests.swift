import Testing

@testable import Life

@Suite("The universe of soups")
struct SoupUniverseTests {
  private static let rules = ["B3/S23", "B36/S23", "B3/S012345678", "B36/S125"]

  @Test(arguments: rules)
  func `has the cells that tiles have, soup after soup, with every kernel`(notation: String) throws
  {
    let rule = try #require(LifeRule(notation))
    let census = SoupCensus(rule: rule, symmetry: .none, seed: 4)
    for kernel in LifeKernel.available {
      let universe = SoupUniverse(rule: rule, kernel: kernel)
      for number in 0..<5 {
        let soup = census.soup(number).cells
        #expect(universe.fill(with: soup) && universe.cells == soup)
        var life = TileLife(LifeWorld(rule: .life(rule), cells: LifeCells(soup)))
        for span in [1, 1, 1, 7, 60, 130] {
          let before = universe.generation
          universe.advance(by: span)
          #expect(universe.generation == before + span || universe.isAtRest || universe.isAtSide)
          life.advance(by: universe.generation - before)
          #expect(universe.cells == LifeObject.sorted(life.cells.list ?? []))
          #expect(life.population == BigInteger(universe.population))
        }
      }
    }
  }

  @Test func `rests where nothing changes but what blinks, and ends where something flies away`()
    throws
  {
    let universe = SoupUniverse(rule: .conway)
    let blinker = (0..<3).map { LifeCell(x: $0, y: 0) }
    #expect(universe.fill(with: blinker))
    universe.advance(by: 60)
    #expect(universe.isAtRest && !universe.isAtSide && universe.population == 3)
    let glider = [(1, 0), (2, 1), (0, 2), (1, 2), (2, 2)].map { LifeCell(x: $0.0, y: $0.1) }
    #expect(universe.fill(with: glider) && !universe.isAtRest)
    universe.advance(by: 100_000)
    #expect(universe.isAtSide && universe.generation > 4000)
    var life = TileLife(LifeWorld(cells: LifeCells(glider)))
    life.advance(by: universe.generation)
    #expect(universe.cells == LifeObject.sorted(life.cells.list ?? []))
    #expect(!universe.fill(with: [LifeCell(x: 1 << 12, y: 0)]))
  }
}
