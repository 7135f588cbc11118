import Life
import Testing

@Suite("A rule of Life")
struct LifeRuleTests {
  @Test(
    "is read in every notation",
    arguments: [
      ("B3/S23", "B3/S23"), ("b3s23", "B3/S23"), ("S23/B3", "B3/S23"), ("23/3", "B3/S23"),
      ("B2/S", "B2/S"), ("/2", "B2/S"), ("B012345678/S012345678", "B012345678/S012345678"),
      ("B/S", "B/S"), ("B36", "B36/S"),
    ])
  func reading(text: String, notation: String) {
    #expect(LifeRule(text)?.notation == notation)
  }

  @Test(
    "is nothing else", arguments: ["", "B9/S", "S23", "3", "B3/S23/4", "hello", "B3/B4", "B3-S2"])
  func refused(text: String) { #expect(LifeRule(text) == nil) }

  @Test("has names for the well-known ones, each once")
  func names() {
    #expect(LifeRule.named.count == 30 && LifeRule.conway.name == "Conway's Life")
    #expect(Set(LifeRule.named.map(\.rule)).count == LifeRule.named.count)
    #expect(LifeRule("B1/S7")?.name == nil)
  }
}
