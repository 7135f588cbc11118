import Testing

@testable import Life

@Suite("Several cores")
struct CoreRaceTests {
  /// How many of 5,000 rounds several cores computed.
  private func rounds(one: Double, many: (Int) -> Double) -> Int {
    var race = CoreRace()
    return (0..<5000).count { round in
      let isMany = race.usesMany()
      race.note(isMany: isMany, cost: isMany ? many(round) : one)
      return isMany
    }
  }

  @Test func `compute where they are quicker than one, and are not in use where they aren't`() {
    #expect(rounds(one: 2) { _ in 1 } > 4900)
    #expect(rounds(one: 1) { _ in 2 } < 100)
  }

  @Test func `are given up when they become slower, and come back`() {
    let count = rounds(one: 2) { (1500..<3000).contains($0) ? 3 : 1 }
    #expect((3300..<4200).contains(count))
  }
}
