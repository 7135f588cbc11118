import Canvas
import Base
import Testing

@Suite("A text in a window that begins at the right")
struct TextDirectionTests {
  /// Where the ink of a text begins and ends in a room of 300.
  private func ink(
    _ text: String, _ alignment: TextLayout.Alignment, _ direction: TextLayout.Direction
  ) throws -> ClosedRange<Int> {
    let layout = TextLayout(
      text, font: Font(family: "DejaVu Sans", size: 14), width: 300, alignment: alignment,
      direction: direction)
    let surface = try Surface(size: PixelSize(width: 300, height: 30), format: .rgb24)
    let context = DrawingContext(surface)
    context.setColor(.white)
    layout.draw(in: context, x: 0, y: 0)
    let pixels = surface.pixels(in: surface.bounds)
    let columns = (0..<300).filter { x in
      (0..<30).contains { y in pixels[(y * 300 + x) * 4] > 40 }
    }
    return try #require(columns.first)...#require(columns.last)
  }

  @Test(arguments: ["Line", "خط", "123", "1.5 × 2"])
  func `stands at the right, whatever its letters are, and what ends there at the left`(
    text: String
  ) throws {
    #expect(try ink(text, .left, .rightToLeft).upperBound > 280)
    #expect(try ink(text, .right, .rightToLeft).lowerBound < 20)
    let middle = try ink(text, .center, .rightToLeft)
    #expect(abs((middle.lowerBound + middle.upperBound) / 2 - 150) < 8)
  }

  @Test(arguments: ["Line", "123"])
  func `stands at the left elsewhere, unless it is read from the right`(text: String) throws {
    #expect(try ink(text, .left, .leftToRight).lowerBound < 20)
    #expect(try ink(text, .right, .leftToRight).upperBound > 280)
  }

  @Test(arguments: [("Width", true), ("Ширина", true), ("चौड़ाई", false), ("العرض", false)])
  func `Letters are spaced unless they are joined`(text: String, isSpaced: Bool) {
    var font = Font(family: "DejaVu Sans", size: 12)
    let usual = TextLayout(text, font: font).size.width
    font.spacing = 2
    #expect((TextLayout(text, font: font).size.width > usual + 4) == isSpaced)
  }
}
