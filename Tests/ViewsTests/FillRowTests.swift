import Base
import TestSupport
import Testing
import Views
@testable import Widgets

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

  /// Chooses a row of the menu that a key opens.
  private func choose(_ title: String, of name: String) throws {
    try push(name)
    let menu = try #require(tester.scene.popups.last?.view as? Menu)
    let index = try #require(menu.items.firstIndex { $0.title == title })
    menu.choose(index)
    if case .submenu = menu.items[index] { return }
    #expect(tester.scene.popups.isEmpty)
  }

  @Test func `offers the heads of both ends with their pictures, and their size`() throws {
    try tester.resize(width: 414, height: 736)
    for page in ["KIND", "STROKE"] {
      if let key = try? tester.view(.button, page) { tester.click(key) }
    }
    try choose("Filled triangle", of: "End of a line")
    #expect(chooser.brush.style.heads == LineHeads(end: .arrow))
    try choose("Diamond", of: "Start of a line")
    #expect(chooser.brush.style.heads == LineHeads(start: .hollowDiamond, end: .arrow))
    try choose("None", of: "End of a line")
    #expect(chooser.brush.style.heads == LineHeads(start: .hollowDiamond))
    try choose("Size", of: "Start of a line")
    let sizes = try #require(tester.scene.popups.last?.view as? Menu)
    sizes.choose(try #require(sizes.items.firstIndex { $0.title == "8 × line width" }))
    #expect(chooser.brush.style.heads == LineHeads(start: .hollowDiamond, size: 8))
  }
}
