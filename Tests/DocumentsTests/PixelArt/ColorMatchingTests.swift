import Base
import Documents
import Glibc
import TestSupport
import Testing

@Suite("Matching colours")
struct ColorMatchingTests {
  /// CIELAB for the white of D65.
  private static func lab(_ color: InkColor) -> SIMD3<Double> {
    func linear(_ byte: UInt8) -> Double {
      let part = Double(byte) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    let (r, g, b) = (linear(color.red), linear(color.green), linear(color.blue))
    func root(_ value: Double) -> Double {
      value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
    }
    let x = root((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047)
    let y = root(0.2126729 * r + 0.7151522 * g + 0.0721750 * b)
    let z = root((0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883)
    return SIMD3(116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  /// CIEDE2000, after Sharma, Wu and Dalal (2005).
  private static func difference(_ one: SIMD3<Double>, _ other: SIMD3<Double>) -> Double {
    let rad = Double.pi / 180
    let mean = (hypot(one.y, one.z) + hypot(other.y, other.z)) / 2
    let g = 0.5 * (1 - (pow(mean, 7) / (pow(mean, 7) + pow(25, 7))).squareRoot())
    let (a1, a2) = (one.y * (1 + g), other.y * (1 + g))
    let (c1, c2) = (hypot(a1, one.z), hypot(a2, other.z))
    func hue(_ a: Double, _ b: Double) -> Double {
      let angle = atan2(b, a) / rad
      return angle < 0 ? angle + 360 : angle
    }
    let (h1, h2) = (hue(a1, one.z), hue(a2, other.z))
    var turn = h2 - h1
    if c1 * c2 == 0 {
      turn = 0
    } else if turn > 180 {
      turn -= 360
    } else if turn < -180 {
      turn += 360
    }
    let (dl, dc) = (other.x - one.x, c2 - c1)
    let dh = 2 * (c1 * c2).squareRoot() * sin(turn / 2 * rad)
    let (lm, cm) = ((one.x + other.x) / 2, (c1 + c2) / 2)
    var hm = h1 + h2
    if c1 * c2 != 0 { hm = abs(h1 - h2) <= 180 ? hm / 2 : hm < 360 ? hm / 2 + 180 : hm / 2 - 180 }
    let t =
      1 - 0.17 * cos((hm - 30) * rad) + 0.24 * cos(2 * hm * rad) + 0.32 * cos((3 * hm + 6) * rad)
      - 0.2 * cos((4 * hm - 63) * rad)
    let twist = 30 * exp(-pow((hm - 275) / 25, 2))
    let rc = 2 * (pow(cm, 7) / (pow(cm, 7) + pow(25, 7))).squareRoot()
    let sl = 1 + 0.015 * pow(lm - 50, 2) / (20 + pow(lm - 50, 2)).squareRoot()
    let (x, y, z) = (dl / sl, dc / (1 + 0.045 * cm), dh / (1 + 0.015 * cm * t))
    return (x * x + y * y + z * z - sin(2 * twist * rad) * rc * y * z).squareRoot()
  }

  @Test func `The difference of the test is that of the paper's table`() {
    // Pairs 1, 7 and 25 of table 1.
    let pairs: [(SIMD3<Double>, SIMD3<Double>, Double)] = [
      (SIMD3(50, 2.6772, -79.7751), SIMD3(50, 0, -82.7485), 2.0425),
      (SIMD3(50, 0, 0), SIMD3(50, -1, 2), 2.3669),
      (SIMD3(60.2574, -34.0099, 36.2677), SIMD3(60.4626, -34.1751, 39.4387), 1.2644),
    ]
    for (one, other, wanted) in pairs {
      #expect(abs(Self.difference(one, other) - wanted) < 1e-4)
    }
  }

  @Test(arguments: ["usual", "DawnBringer 32", "PICO-8", "Endesga 32", "Game Boy", "CGA"])
  func `Few colours of a palette are much worse than the best by CIEDE2000`(name: String) throws {
    let preset = PalettePreset.all.first { $0.name == name }
    let palette = preset?.palette ?? .usual
    let matcher = ColorMatcher(palette)
    let labs = palette.colors.map(Self.lab)
    var random = SeededRandom(seed: 57)
    var badCount = 0
    for _ in 0..<4000 {
      let color = InkColor(rgb: UInt32.random(in: 0...0xFFFFFF, using: &random))
      let lab = Self.lab(color)
      let all = labs.map { Self.difference(lab, $0) }
      let best = try #require(all.min())
      if all[matcher.nearest(to: color)] > best + 10 { badCount += 1 }
    }
    // By weighted components, 2 to 17 % are.
    #expect(badCount < 4000 * 3 / 100, "\(badCount) of 4000")
  }

  @Test func `An equal colour is found first, and transparent ones match each other`() {
    let palette = Palette([
      InkColor(rgba: 0xFF00_0000), .black, .white, InkColor(rgba: 0), InkColor(rgba: 0x8080_8080),
    ])
    let matcher = ColorMatcher(palette)
    for (index, color) in palette.colors.enumerated() {
      #expect(matcher.nearest(to: color) == index)
    }
    #expect(matcher.nearest(to: InkColor(rgba: 0x00FF_0000)) == 0)
    #expect(matcher.nearest(to: InkColor(rgba: 0x7070_7090)) == 4)
    #expect(ColorMatcher.distance(.black, .white) == 1)
  }
}
