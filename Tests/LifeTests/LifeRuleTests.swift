import Life
import TestSupport
import Testing

@Suite("A rule of Life")
struct LifeRuleTests {
  @Test(
    arguments: [
      ("B3/S23", "B3/S23"), ("b3s23", "B3/S23"), ("S23/B3", "B3/S23"), ("23/3", "B3/S23"),
      ("B2/S", "B2/S"), ("/2", "B2/S"), ("B012345678/S012345678", "B012345678/S012345678"),
      ("B/S", "B/S"), ("B36", "B36/S"),
      // As Golly writes them.
      ("B2-a/S12", "B2-a/S12"), ("b3/s2-i34q", "B3/S2-i34q"), ("2-i34q/3", "B3/S2-i34q"),
      ("B2ci3ai4c8/S02ae3eijkq4iz5ar6i7e", "B2ci3ai4c8/S02ae3eijkq4iz5ar6i7e"),
      ("B3_S23-a4ei6", "B3/S23-a4ei6"), ("B2aceik/S", "B2-n/S"), ("B2aei/S", "B2aei/S"),
      ("B3acejk/S", "B3acejk/S"),
      ("B3acejkn/S", "B3-iqry/S"), ("B4acejknq/S", "B4acejknq/S"), ("B1ce/S", "B1/S"),
      ("B3/S23V", "B3/S23V"), ("23/3v", "B3/S23V"), ("B2/S34H", "B2/S34H"), ("W30", "W30"),
      ("MAPHmlphg", "B2/S013V"), ("MAPAAAAAA==", "B/S"), ("MAPAAAAAB", "B/S"),
    ])
  func `is read in every notation`(text: String, notation: String) {
    #expect(LifeRule(text)?.notation == notation)
  }

  @Test(
    arguments: [
      "", "B9/S", "S23", "3", "B3/S23/4", "hello", "B3/B4", "B3-S2", "B2a/S12V", "B5/SV", "B7/SH",
      "B2b/S", "B2-/S", "B0c/S", "B1a/S", "B3t/S", "W31", "W256", "W", "MAP", "MAPAAAAA",
      "MAP!AAAAA",
      "B2-a-c/S", "B-/S", "Ba/S",
    ])
  func `is nothing else`(text: String) { #expect(LifeRule(text) == nil) }

  @Test func `has names for the well-known ones, each once`() {
    #expect(LifeRule.named.count == 30 && LifeRule.conway.name == "Conway's Life")
    #expect(Set(LifeRule.named.map(\.rule)).count == LifeRule.named.count)
    #expect(LifeRule("B1/S7")?.name == nil)
  }
}

@Suite("The notation of a rule")
struct LifeRuleNotationTests {
  @Test(arguments: seeds(200))
  func `tells it whole, whatever kind of rule it is`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    for _ in 0..<5 {
      let rule = LifeRule.ofAnyKind(&random)
      let again = try #require(LifeRule(rule.notation), "\(rule.notation)")
      #expect(again == rule, "\(rule.notation)")
      #expect(again.notation == rule.notation)
    }
  }

  @Test func `is a map of few neighbours where those are all that count`() throws {
    // Each cell becomes what its neighbour to the east is.
    let moore = LifeRule(map: SIMD8(repeating: 0xFF00_FF00_FF00_FF00))
    #expect(LifeRule(moore.notation) == moore && moore.notation.count == 3 + 6)
    let north = LifeRule(map: SIMD8(0, 0, ~0, ~0, 0, 0, ~0, ~0))
    #expect(north.notation.count == 3 + 6 && LifeRule(north.notation) == north)
    let corner = LifeRule(map: SIMD8(0, 0, 0, 0, ~0, ~0, ~0, ~0))
    #expect(corner.notation.count == 3 + 22 && LifeRule(corner.notation) == corner)
    let other = LifeRule(map: SIMD8(0, ~0, 0, ~0, 0, ~0, 0, ~0))
    #expect(other.notation.count == 3 + 86 && LifeRule(other.notation) == other)
  }

  @Test func `is a map of hexagons in Golly's order: S, SE, W, the cell, E, NW, N`() throws {
    // The highest bits of numbers whose order counts, and where the cell is that each is about.
    let neighbours = [(0, 1), (1, 1), (-1, 0), (0, 0), (1, 0), (-1, -1), (0, -1)]
    let signs = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    for (place, neighbour) in neighbours.enumerated() {
      // Alive where that cell lives.
      let bits = (0..<132).map { $0 < 128 && $0 >> (6 - place) & 1 == 1 }
      let text = String(
        (0..<22).map { sign in signs[(0..<6).reduce(0) { $0 << 1 | (bits[6 * sign + $1] ? 1 : 0) }]
        })
      let rule = try #require(CellRule("MAP" + text))
      var life = LifeSimulation(
        LifeWorld(rule: rule, cells: LifeCells([LifeCell(x: neighbour.0, y: neighbour.1)])))
      life.advance(by: 1)
      #expect(life.world.cells.list == [LifeCell(x: 0, y: 0)], "\(neighbour)")
      #expect(CellRule(rule.notation) == rule)
    }
  }

  @Test func `names each of the 49 arrangements by a letter that no other has`() {
    var maps: Set<LifeRule> = []
    for count in 1...7 {
      for letter in "aceijknqrtwyz" {
        if let rule = LifeRule("B\(count)\(letter)/S") { maps.insert(rule) }
      }
    }
    #expect(maps.count == 49)
    let all = maps.reduce(SIMD8<UInt64>.zero) { $0 | $1.map }
    #expect(LifeRule(map: all) == LifeRule("B1234567/S"))
    #expect(maps.reduce(0) { $0 + ($1.map.nonzeroBits) } == 254)
  }

  @Test(arguments: seeds(20))
  func `is refused or read, whatever is written, and never ends the program`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let signs = Array("BSbs0123456789/-acekinyqjrtwzVHvhMAPmapW:TKCSPtk+*, _=")
    for _ in 0..<500 {
      let text = String(
        (0..<Int.random(in: 0...30, using: &random)).map { _ in
          signs.randomElement(using: &random)!
        })
      guard let named = try? LifeRuleText(text) else { continue }
      let again = try? LifeRuleText(named.rule.notation + named.edges.suffix)
      #expect(again?.rule == named.rule && again?.edges == named.edges, "\(text)")
    }
  }
}

extension SIMD8<UInt64> {
  fileprivate var nonzeroBits: Int { indices.reduce(0) { $0 + self[$1].nonzeroBitCount } }
}
