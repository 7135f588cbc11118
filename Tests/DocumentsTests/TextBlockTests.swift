import Base
import Documents
import TestSupport
import Testing

@Suite("A text of a painting")
struct TextBlockTests {
  @Test(arguments: seeds(100))
  func `is the same after its setting was written down and read`(seed: UInt64) throws {
    var random = SeededRandom(seed: 7_000 + seed)
    var stroke = random.stroke()
    while stroke.text == nil { stroke = random.stroke() }
    let text = try #require(stroke.text)
    #expect(TextBlock(text.string, setting: text.setting) == text)
  }

  @Test(
    arguments: [
      "", "400 upright start - 1 0 0 1 0 0", "400 slanted start - 1 0 0 1 0 0 Sans",
      "400 upright left - 1 0 0 1 0 0 Sans", "400 upright start 0 1 0 0 1 0 0 Sans",
      "400 upright start -1 1 0 0 1 0 0 Sans", "400 upright start nan 1 0 0 1 0 0 Sans",
      "400 upright start wide 1 0 0 1 0 0 Sans", "400 upright start - 1 0 0 inf 0 0 Sans",
      "400 upright start - 1 0 0 0 0 0 Sans", "4.5 upright start - 1 0 0 1 0 0 Sans",
      "400 upright start - 1 0 x 1 0 0 Sans",
    ])
  func `is not set by what is no setting`(_ text: String) {
    #expect(TextBlock("A", setting: text) == nil)
  }

  @Test func `keeps its anchor and its line breaks when its letters grow`() {
    let text = TextBlock(
      "A", style: TextStyle(), size: 0.1, width: 0.5, at: PaperPoint(x: 0.2, y: 0.3))
    #expect(text.size == 0.1 && text.width == 5)
    let large = text.resized(to: 0.2)
    #expect(abs(large.size - 0.2) < 1e-12 && large.anchor == text.anchor)
    #expect(large.width.map { abs($0 * large.size - 0.5) < 1e-12 } == true)
    #expect(text.resized(to: 0) == text && text.resized(to: .infinity) == text)
  }

  @Test func `goes where its element goes, with its letters`() throws {
    let paper = AspectRatio.fourToThree
    let corners = [(0.1, 0.1), (0.2, 0.1), (0.2, 0.3)].map { UnitPoint(x: $0.0, y: $0.1) }
    let outline = try #require(AreaOutline(corners, ends: [3]))
    let text = TextBlock("A", style: TextStyle(), size: 0.1, at: PaperPoint(x: 0.1, y: 0.075))
    let element = PaintingElement(.text(text, outline), width: 0.01)
    let map = PaperMap(xx: 0, xy: -2, yx: 2, yy: 0, x0: 0.5, y0: 0.25)
    let moved = element.moved(by: map, on: paper)
    #expect(moved.content == element.content, "what was written stays what it is")
    let stroke = moved.stroke(on: paper)
    let new = try #require(stroke.text)
    #expect(new.map == map.after(text.map) && abs(new.size - 0.2) < 1e-12)
    let back = PaintingElement(stroke, on: paper)
    #expect(
      back.content.text == new && back.content.outline?.points == stroke.samples.map(\.position))
  }

  @Test func `has letters of which a joint is inside, however often they go round it`() {
    #expect(Stroke(tool: .text, width: 1, samples: []).fillRule == .nonZero)
    #expect(Stroke(tool: .area, width: 1, samples: []).fillRule == .evenOdd)
  }
}
