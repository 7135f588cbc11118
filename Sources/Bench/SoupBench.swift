import Base
import Life

/// The speed of a census of soups, compared to plain stepping, and on all cores.
struct SoupBench {
  private static let soups = 2000
  /// The approximate number of generations a soup is watched.
  private static let generations = 2000

  func run() {
    print("A census of \(Self.soups) soups of 16 × 16 cells by Conway's rule, soups a second")
    let cores = max(2, Cores.count)
    func rate(of soups: Int, _ body: () -> Void) -> Double {
      Double(soups) / Measurement.time(body) * 1000
    }
    func census(threads: Int) -> Double {
      var census = SoupCensus(rule: .conway, symmetry: .none, seed: 1)
      let rate = rate(of: Self.soups) {
        census.add(soups: 0..<Self.soups, threadCount: threads) { _ in true }
      }
      precondition(census.soupCount == Self.soups)
      return rate
    }
    // The time tiles take without counting or identifying, generation by generation.
    let blank = SoupCensus(rule: .conway, symmetry: .none, seed: 1)
    let part = Self.soups / 10
    let plain = rate(of: part) {
      for number in 0..<part {
        var life = TileLife(LifeWorld(cells: LifeCells(blank.soup(number).cells)))
        life.advance(by: Self.generations)
      }
    }
    row("tiles, \(Self.generations) generations each, one core", plain, "/s")
    let one = census(threads: 1)
    row("census, one core", one, "/s", baseline: plain)
    row(
      "census, \(cores) cores", census(threads: cores), "/s", baseline: one, "  target × \(cores)")
    print("")
  }
}
