import Base
import TestSupport
import Testing
import Views
import Widgets

@Suite("The fill and the heads in the brush chooser")
struct FillRowTests {
  private let fixture: ChooserFixture
  private var chooser: BrushChooser { fixture.chooser }
  private var tester: SceneTester { fixture.tester }

  init() throws { fixture = try ChooserFixture() }

  private func push(_ name: String) throws { tester.click(try tester.view(.toggle, name)) }

  @Test func `begins with the line's colour, and then the colours are for the fill`() throws {
    let line = chooser.color
    try push("Hatched fill")
    #expect(chooser.brush.style.fill == FillStyle(color: line, pattern: .hatched))
    tester.click(try tester.view(.colorGrid, "Colour"), 0.4, 0.4)
    let fill = try #require(chooser.brush.style.fill)
    #expect(fill.color != line && fill.pattern == .hatched && chooser.color == line)
    try push("Dotted fill")
    #expect(chooser.brush.style.fill == FillStyle(color: fill.color, pattern: .dotted))
    try push("Line colour")
    tester.click(try tester.view(.colorGrid, "Colour"), 0.7, 0.4)
    #expect(chooser.color != line && chooser.brush.style.fill?.color == fill.color)
  }

  @Test func `goes, and comes back in its colour`() throws {
    chooser.brush.style.fill = FillStyle(color: .white, pattern: .dotted, rule: .nonZero)
    try push("No fill")
    #expect(chooser.brush.style.fill == nil)
    try push("Fill colour")
    #expect(
      chooser.brush.style.fill == FillStyle(color: .white, pattern: .dotted, rule: .nonZero))
    chooser.brush = Brush()
    tester.click(try tester.view(.colorGrid, "Colour"), 0.4, 0.4)
    #expect(chooser.brush.style.fill == nil, "the colours are for the line where there is no fill")
  }

  @Test func `knows both rules, where there is a fill`() throws {
    let key = try tester.view(.toggle, "Fill without holes")
    #expect(!key.isUsable)
    try push("Solid fill")
    #expect(key.isUsable)
    try push("Fill without holes")
    #expect(chooser.brush.style.fill?.rule == .nonZero)
    try push("Fill without holes")
    #expect(chooser.brush.style.fill?.rule == .evenOdd)
    chooser.use = .area
    #expect(!key.isUsable)
  }

  @Test func `shows the next head with each push`() throws {
    try tester.resize(width: 414, height: 736)
    for page in ["KIND", "STROKE"] {
      if let key = try? tester.view(.button, page) { tester.click(key) }
    }
    for head in [LineHead.arrow, .dot, .bar, .none] {
      try push("End of a line")
      #expect(chooser.brush.style.heads == LineHeads(end: head))
    }
    try push("Start of a line")
    #expect(chooser.brush.style.heads == LineHeads(start: .arrow))
  }
}
