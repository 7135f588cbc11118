import TestSupport
import Testing

@testable import Life

@Suite("A census of soups")
struct SoupCensusTests {
  @Test
  func `is the same for the same seed, whoever counts which soups, and another for another seed`() {
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
    onCores.add(soups: 0..<60, threadCount: 2) { _ in true }
    #expect(whole.counts == onCores.counts && onCores.soupCount == 60)
    onCores.add(soups: 0..<60, threadCount: 2) { _ in false }
    #expect(onCores.soupCount == 60, "it was told to end")
    #expect(whole.soupCount == 60 && census([0..<60], seed: 8).counts != whole.counts)
  }

  @Test(arguments: LifeSoup.Symmetry.allCases)
  func `has soups of each symmetry, which keep it while they live`(symmetry: LifeSoup.Symmetry) {
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

  @Test func `finds what is common as often as is published, as far as chance allows`() throws {
    let soups = Speed.isOptimized ? 4000 : 400
    var census = SoupCensus(rule: .conway, symmetry: .none, seed: 2)
    census.add(soups: 0..<soups)
    #expect(Array(census.ranking.map(\.code).prefix(2)).sorted() == ["xp2_7", "xs4_33"])
    for kind in ["xs", "xp", "xq"] {
      let counts = census.counts.filter { $0.key.hasPrefix(kind) }
      let all = Double(counts.values.reduce(0, +))
      #expect(all > 0)
      for (code, count) in counts {
        guard let share = SoupFrequencies.oneIn(code).map({ 1 / $0 }), all * share >= 5 else {
          continue
        }
        // Objects of a soup depend on each other: over a million soups the variance is 1.4 times that of a binomial
        // count (docs/life-census.md). Twice that variance, five deviations, and a fixed seed.
        let deviation = (2 * all * share * (1 - share)).squareRoot()
        #expect(abs(Double(count) - all * share) < 5 * deviation + 1, "\(code)")
      }
    }
  }

  @Test func `keeps the soups that left something rare, whoever counts which`() throws {
    var census = SoupCensus(rule: .conway, symmetry: .none, seed: 7)
    census.rarity = 100
    census.add(soups: 0..<60, threadCount: 2) { _ in true }
    #expect(!census.rareSoups.isEmpty)
    var all: [String] = []
    for (number, codes) in census.rareSoups {
      var soup = SoupCensus(rule: .conway, symmetry: .none, seed: 7)
      soup.add(soups: [number])
      // As often as the soup left it.
      #expect(
        codes.sorted()
          == soup.counts.flatMap { Array(repeating: $0.key, count: $0.value) }
          .filter { SoupFrequencies.isRarer($0, than: 100) }.sorted())
      all += codes
    }
    #expect(
      all.count
        == census.counts.filter { SoupFrequencies.isRarer($0.key, than: 100) }.values.reduce(0, +))
    #expect(!SoupFrequencies.isRarer("xp2_7e", than: 1000))
    #expect(SoupFrequencies.isRarer("xp2_7e", than: 100))
    #expect(SoupFrequencies.isRarer("xp8_gk2gb3z11", than: SoupFrequencies.rarest))
  }

  @Test func `counts a switch engine as what grows`() throws {
    let pattern = try #require(PatternLibrary.all.first { $0.name == "10-cell infinite growth" })
    let cells = try #require(pattern.world.cells.list)
    var census = SoupCensus(rule: .conway, symmetry: .none, seed: 1)
    census.add(cells, of: 3)
    #expect(census.counts == ["yl144_1_16_afb5f3db909e60548f086e22ee3353ac": 1])
    #expect(census.firstSoups.values.map { $0 } == [3])
  }
}
