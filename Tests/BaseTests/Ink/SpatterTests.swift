import Base
import TestSupport
import Testing

@Suite("The drops of a spattering brush")
struct SpatterTests {
  private func kind(_ density: Double, seed: UInt32) -> BrushKind {
    var kind = BrushKind(.spatter)
    kind[.density] = density
    return kind.seeded(seed)
  }

  @Test func `are the same however a line is divided`() {
    var dice = SeededRandom(seed: 11)
    for _ in 0..<200 {
      let spatter = Spatter(
        kind(.random(in: BrushSetting.density.range, using: &dice), seed: 1),
        width: .random(in: 0.5...50, using: &dice))
      let ends = (0..<3).map { _ in Float.random(in: 0...2000, using: &dice) }.sorted()
      let parts =
        Array(spatter.numbers(from: ends[0], to: ends[1]))
        + Array(spatter.numbers(from: ends[1], to: ends[2]))
      #expect(parts == Array(spatter.numbers(from: ends[0], to: ends[2])))
    }
  }

  @Test func `stay within the reach of their brush, and follow from its seed`() {
    let (one, other) = (kind(12, seed: 1), kind(12, seed: 2))
    for number in 0..<1000 {
      let drop = Spatter(one, width: 20).drop(number)
      let reach = (drop.dx * drop.dx + drop.dy * drop.dy).squareRoot() + drop.radius
      #expect(Double(reach) <= one.reach * 2 + 1e-6)
      #expect(drop == Spatter(one, width: 3).drop(number))
      #expect(drop != Spatter(other, width: 20).drop(number))
    }
  }

  @Test func `are none between distances that no hand draws`() {
    let spatter = Spatter(kind(40, seed: 1), width: 0.5)
    for (start, end) in [(0, .infinity), (0, 1e30), (.nan, 1), (5, 5), (5, 1)] as [(Float, Float)] {
      #expect(spatter.numbers(from: start, to: end).isEmpty)
    }
  }
}
