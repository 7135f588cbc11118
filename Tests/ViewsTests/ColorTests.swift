import Base
import Testing
import Texts
import Widgets

@testable import Views

@Suite("The palette")
struct ColorPaletteTests {
  private let palette = ColorPalette.standard

  @Test func `has at least 240 colours, no two of them equal, in full rows`() {
    #expect(palette.colors.count >= 240)
    #expect(Set(palette.colors).count == palette.colors.count)
    #expect(palette.colors.count % palette.columns == 0)
    #expect(palette.colors.allSatisfy { $0.alpha == 255 })
  }

  @Test func `spans hue, lightness and saturation, and has black, white and greys between`() {
    let colors = palette.colors.map { HSVColor($0) }
    for hue in stride(from: 0.0, to: 360, by: 30) {
      let near = colors.filter {
        $0.saturation > 0.1 && min(abs($0.hue - hue), 360 - abs($0.hue - hue)) <= 20
      }
      #expect(near.contains { $0.saturation > 0.9 }, "pure near \(hue)")
      #expect(near.contains { $0.saturation < 0.45 && $0.value > 0.85 }, "pale near \(hue)")
      #expect(near.contains { $0.value < 0.5 }, "deep near \(hue)")
      #expect(near.contains { (0.2...0.6).contains($0.saturation) && $0.value < 0.75 }, "muted")
    }
    let greys = palette.colors.filter { $0.red == $0.green && $0.green == $0.blue }
    #expect(greys.count >= 10 && greys.contains(.black) && greys.contains(.white))
  }

  @Test func `runs from light to dark in every column, and through the hues in every row`() {
    let rows = palette.colors.count / palette.columns
    for column in 0..<palette.columns {
      let lights = (0..<rows - 3).map { row -> Int in
        let color = palette.colors[row * palette.columns + column]
        return 2 * Int(color.red) + 3 * Int(color.green) + Int(color.blue)
      }
      #expect(lights == lights.sorted(by: >))
    }
    let hues = (1..<palette.columns).map { HSVColor(palette.colors[5 * palette.columns + $0]).hue }
    let steps = zip(hues, hues.dropFirst()).map {
      ($1 - $0 + 360).truncatingRemainder(dividingBy: 360)
    }
    #expect(steps.allSatisfy { $0 > 0 && $0 < 60 })
  }
}

@Suite("Mixing a colour")
struct ColorMixerTests {
  private let mixer = ColorMixer(texts: .english, color: InkColor(red: 200, green: 40, blue: 40))

  private func fader(_ part: ColorPart) throws -> ColorFader {
    try #require(mixer.children.compactMap { $0 as? ColorFader }.first { $0.part == part })
  }

  @Test func `changes the part that is moved, and tells once`() throws {
    var heard: [InkColor] = []
    mixer.mixed.listen(mixer) { heard.append($0) }
    try fader(.green).value = 200
    #expect(heard == [InkColor(red: 200, green: 200, blue: 40)])
    try fader(.opacity).value = 50
    #expect(heard.count == 2 && mixer.color.alpha == 128)
    try fader(.hue).value = 240
    #expect(heard.count == 3 && mixer.color.blue > mixer.color.red)
    try fader(.value).value = 0
    #expect(mixer.color == InkColor(red: 0, green: 0, blue: 0, alpha: 128))
    try fader(.value).value = 100
    #expect(mixer.color.blue == 255 && HSVColor(mixer.color).hue == 240, "black kept its hue")
    try fader(.saturation).value = 0
    try fader(.saturation).value = 100
    #expect(mixer.color == InkColor(red: 0, green: 0, blue: 255, alpha: 128), "so did white")
    let count = heard.count
    mixer.color = .black
    #expect(heard.count == count, "code tells nobody here: the chooser does")
  }

  @Test(arguments: 0..<64)
  func `shows on every fader what is set, for all colours`(seed: Int) throws {
    let color = InkColor(
      red: UInt8(seed * 37 % 256), green: UInt8(seed * 91 % 256), blue: UInt8(seed * 53 % 256),
      alpha: UInt8(seed * 4))
    mixer.color = color
    #expect(try fader(.red).value == Double(color.red))
    #expect(try fader(.blue).value == Double(color.blue))
    #expect(abs(try fader(.opacity).value - Double(color.alpha) / 2.55) < 1e-9)
    let hsv = HSVColor(
      hue: try fader(.hue).value, saturation: try fader(.saturation).value / 100,
      value: try fader(.value).value / 100)
    #expect(hsv.inkColor(alpha: color.alpha) == color)
  }
}
