import Base
import Testing

@Suite("Colours by how they look")
struct OKLabTests {
  @Test(
    arguments: [
      (0xFFFFFF, 1, 0, 0), (0x000000, 0, 0, 0), (0xFF0000, 0.6280, 0.2249, 0.1258),
      (0x00FF00, 0.8664, -0.2339, 0.1795), (0x0000FF, 0.4520, -0.0325, -0.3115),
    ] as [(UInt32, Double, Double, Double)])
  func `have the numbers that their inventor gives`(
    rgb: UInt32, lightness: Double, a: Double, b: Double
  ) {
    let color = OKLabColor(InkColor(rgb: rgb))
    #expect(abs(color.lightness - lightness) < 0.0006)
    #expect(abs(color.a - a) < 0.0006 && abs(color.b - b) < 0.0006)
  }

  @Test func `come back as they were`() {
    for rgb in stride(from: UInt32(0), to: 0x1000000, by: 4099) {
      let color = InkColor(rgb: rgb)
      #expect(OKLabColor(color).inkColor() == color)
    }
  }

  @Test func `lead from one to another in steps that look equally large`() {
    let (from, to) = (InkColor(rgba: 0x2A62_C800), InkColor(rgba: 0xF9D9_76FF))
    let steps = from.gradient(to: to, steps: 4)
    #expect(steps.map(\.alpha) == [51, 102, 153, 204])
    let all = ([from] + steps + [to]).map { OKLabColor($0) }
    let distances = zip(all, all.dropFirst()).map { first, next in
      let parts = [
        first.lightness - next.lightness, first.a - next.a, first.b - next.b,
      ]
      return parts.reduce(0) { $0 + $1 * $1 }.squareRoot()
    }
    for distance in distances { #expect(abs(distance - distances[0]) < 0.005) }
    #expect(from.gradient(to: to, steps: 0).isEmpty)
    #expect(InkColor.black.gradient(to: .white, steps: 1)[0] == InkColor(rgb: 0x636363))
  }
}
