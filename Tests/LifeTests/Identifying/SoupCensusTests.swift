import Life
import TestSupport
import Testing

@Suite("A census of soups")
struct SoupCensusTests {
  @Test(
    "is the same for the same seed, whoever counts which soups, and another one for another seed")
  func seeds() {
    func census(_ parts: [Range<Int>], seed: UInt64 = 7) -> SoupCensus {
      var sum = SoupCensus(rule: .conway, symmetry: .none, seed: seed)
      let blank = sum
      for part in parts {
        var own = blank
        own.add(soups: part)
        sum.add(own)
      }
      return sum
    }
    let whole = census([0..<60])
    let parts = census([40..<60, 0..<40])
    #expect(whole.counts == parts.counts && whole.firstSoups == parts.firstSoups)
    var onCores = SoupCensus(rule: .conway, symmetry: .none, seed: 7)
    onCores.add(first: 60, threadCount: 2) { _ in true }
    #expect(whole.counts == onCores.counts && onCores.soupCount == 60)
    onCores.add(first: 60, threadCount: 2) { _ in false }
    #expect(onCores.soupCount == 60, "it was told to end")
    #expect(whole.soupCount == 60 && census([0..<60], seed: 8).counts != whole.counts)
  }

  @Test(
    "has soups of each symmetry, which keep it while they live",
    arguments: LifeSoup.Symmetry.allCases)
  func symmetries(symmetry: LifeSoup.Symmetry) {
    let census = SoupCensus(rule: .conway, symmetry: symmetry, seed: 3)
    let mirrors: [LifeSoup.Symmetry: [(LifeCell) -> LifeCell]] = [
      .mirrored: [{ LifeCell(x: -1 - $0.x, y: $0.y) }],
      .halves: [{ LifeCell(x: -1 - $0.x, y: -1 - $0.y) }],
      .quarters: [{ LifeCell(x: -1 - $0.y, y: $0.x) }],
      .cross: [{ LifeCell(x: -1 - $0.x, y: $0.y) }, { LifeCell(x: $0.x, y: -1 - $0.y) }],
      .star: [{ LifeCell(x: -1 - $0.x, y: $0.y) }, { LifeCell(x: $0.y, y: $0.x) }],
    ]
    for number in 0..<5 {
      var life = TileLife(LifeWorld(cells: LifeCells(census.soup(number).cells)))
      for _ in 0..<3 {
        let cells = Set(life.cells.list ?? [])
        #expect(!cells.isEmpty)
        for map in mirrors[symmetry] ?? [] { #expect(Set(cells.map(map)) == cells) }
        life.advance(by: 5)
      }
    }
  }

  @Test("finds what is common about as often as is published")
  func frequencies() {
    var census = SoupCensus(rule: .conway, symmetry: .none, seed: 2)
    census.add(soups: 0..<300)
    // Catagolue: about 21.6 objects a soup, of which blocks and blinkers are three fifths.
    let perSoup = Double(census.objectCount) / 300
    #expect(perSoup > 16 && perSoup < 27)
    let common = Double(census.counts["xs4_33", default: 0] + census.counts["xp2_7", default: 0])
    #expect(abs(common / Double(census.objectCount) - 0.6) < 0.08)
    #expect(Array(census.ranking.map(\.code).prefix(2)).sorted() == ["xp2_7", "xs4_33"])
  }
}
