import Base
import Testing

@Suite("A colour of ink")
struct ColorTests {
  @Test(
    arguments: [
      ("#f00", "#FF0000FF"), ("0F0", "#00FF00FF"), ("#12ab34", "#12AB34FF"),
      ("12AB3480", "#12AB3480"), ("RebeccaPurple", "#663399FF"), ("light sea green", "#20B2AAFF"),
      ("tan", "#D2B48CFF"), ("grey", "#808080FF"), ("gray", "#808080FF"), ("dad", "#DDAADDFF"),
    ])
  func `is read from what a person types`(text: String, hex: String) {
    #expect(InkColor(typed: text)?.hex == hex)
  }

  @Test(
    arguments: ["", "#", "#12", "#1234", "#12345", "#1234567", "#GG0000", "reddish", "#red", "１２３"])
  func `is not read from anything else`(text: String) {
    #expect(InkColor(typed: text) == nil)
  }

  @Test func `goes to hue, saturation and value and comes back the same`() {
    for red in stride(from: 0, through: 255, by: 15) {
      for green in stride(from: 0, through: 255, by: 15) {
        for blue in stride(from: 0, through: 255, by: 17) {
          let color = InkColor(red: UInt8(red), green: UInt8(green), blue: UInt8(blue))
          let hsv = HSVColor(color)
          #expect((0..<360).contains(hsv.hue) && (0...1).contains(hsv.saturation))
          #expect(hsv.inkColor() == color)
        }
      }
    }
  }

  @Test(
    arguments: [
      ("red", 0.0), ("yellow", 60), ("lime", 120), ("cyan", 180), ("blue", 240), ("magenta", 300),
    ])
  func `has the hue that painters expect`(name: String, hue: Double) throws {
    let hsv = HSVColor(try #require(InkColor(name: name)))
    #expect(hsv == HSVColor(hue: hue, saturation: 1, value: 1))
    #expect(
      HSVColor(hue: hue + 360, saturation: 1, value: 1).inkColor().hex
        == hsv.inkColor().hex)
  }
}
