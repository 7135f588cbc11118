import Base
import Testing

@Suite("A brush")
struct BrushTests {
  @Test(
    arguments: [
      (0.1, 0.5), (0.5, 0.5), (7.25, 7.25), (50, 50), (1e9, 50), (-3, 0.5), (.infinity, 50),
    ])
  func `keeps its width between half a point and fifty`(set: Double, kept: Double) {
    var brush = Brush()
    brush.widthInPoints = set
    #expect(brush.widthInPoints == kept)
    #expect(Brush(widthInPoints: set).widthInPoints == kept)
  }

  @Test func `ignores a width that is not a number`() {
    var brush = Brush(widthInPoints: 9)
    brush.widthInPoints = .nan
    #expect(brush.widthInPoints == 9)
  }
}

@Suite("A colour")
struct InkColorTests {
  @Test(
    arguments: [
      ("#fff", InkColor.white), ("#1A2B3C", InkColor(red: 26, green: 43, blue: 60)),
      ("#1a2b3c80", InkColor(red: 26, green: 43, blue: 60, alpha: 128)),
    ])
  func `is read in its three forms`(text: String, color: InkColor) {
    #expect(InkColor(hex: text) == color)
  }

  @Test(
    arguments: [
      "", "#", "fff", "#ffff", "#12345", "#1234567", "#gggggg", "#１２３", "# 123", "#123456789",
    ])
  func `is refused in others`(text: String) { #expect(InkColor(hex: text) == nil) }

  @Test(arguments: 0..<64)
  func `comes back from its text`(seed: Int) {
    let byte = { (factor: Int) in UInt8(truncatingIfNeeded: seed &* factor) }
    let color = InkColor(red: byte(37), green: byte(91), blue: byte(3), alpha: byte(255))
    #expect(InkColor(hex: color.hex) == color)
    #expect(InkColor(hex: color.shortHex) == color)
  }
}

@Suite("A dash pattern")
struct DashPatternTests {
  @Test func `is refused where it draws nothing or is no number`() {
    #expect(DashPattern([0, 0]) == nil)
    #expect(DashPattern([3, -1]) == nil)
    #expect(DashPattern([.nan]) == nil)
    #expect(DashPattern([])?.isSolid == true)
    #expect(DashPattern([3, 0])?.lengths == [3, 0])
  }
}
