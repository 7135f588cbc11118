import Canvas
import Geometry
import Ink
import Input
import TestSupport
import Testing
import Texts
import Views
import Widgets

@Suite("The brush chooser")
struct BrushChooserTests {
  private func make() throws -> (BrushChooser, SceneTester) {
    let chooser = BrushChooser(texts: .english, brush: Brush())
    return (chooser, try SceneTester(chooser, width: 264, height: 640))
  }

  @Test("reads back what is set from code, and tells each change once")
  func properties() throws {
    let (chooser, _) = try make()
    var heard: [Brush] = []
    chooser.changed.listen(chooser) { heard.append($0) }
    chooser.strokeWidth = 12.5
    chooser.endCap = .square
    chooser.lineJoin = .bevel
    chooser.color = InkColor(red: 1, green: 2, blue: 3)
    #expect(chooser.strokeWidth == 12.5)
    #expect(chooser.endCap == .square && chooser.lineJoin == .bevel)
    #expect(chooser.color == InkColor(red: 1, green: 2, blue: 3))
    #expect(heard.count == 4)
    chooser.strokeWidth = 12.5
    chooser.endCap = .square
    chooser.brush = chooser.brush
    #expect(heard.count == 4)
    var whole = chooser.brush
    whole.widthInPoints = 3
    whole.style = LineStyle(cap: .butt, join: .miter, color: .white)
    chooser.brush = whole
    #expect(heard.count == 5 && heard.last == whole)
  }

  @Test("clamps the width and ignores what is no number")
  func clamps() throws {
    let (chooser, _) = try make()
    chooser.strokeWidth = 900
    #expect(chooser.strokeWidth == 50)
    chooser.strokeWidth = 0
    #expect(chooser.strokeWidth == 0.5)
    chooser.strokeWidth = .nan
    #expect(chooser.strokeWidth == 0.5)
  }

  @Test("is used by pointer: colour, end and corner")
  func pointer() throws {
    let (chooser, tester) = try make()
    tester.click(52, 244)
    #expect(chooser.endCap == .butt)
    tester.click(220, 244)
    #expect(chooser.endCap == .square)
    tester.click(52, 314)
    #expect(chooser.lineJoin == .miter)
    let palette = ColorPalette.standard.colors
    tester.click(30, 378)
    #expect(palette.contains(chooser.color))
    let before = chooser.color
    tester.click(130, 436)
    #expect(chooser.color != before && palette.contains(chooser.color))
  }

  @Test("takes a width and a colour that are typed, and refuses what is neither")
  func typing() throws {
    let (chooser, tester) = try make()
    tester.key(.tab)
    tester.key(.tab)
    tester.key(.character("a"), .control)
    tester.type("7.5")
    #expect(chooser.strokeWidth == 7.5)
    tester.key(.character("a"), .control)
    tester.type("abc")
    #expect(chooser.strokeWidth == 7.5)
    tester.key(.character("a"), .control)
    tester.type("99")
    #expect(chooser.strokeWidth == 9)
    for _ in 0..<4 { tester.key(.tab) }
    tester.key(.character("a"), .control)
    tester.type("#12AB34")
    #expect(chooser.color == InkColor(hex: "#12AB34"))
  }

  @Test("shows each change in its preview", arguments: [0, 1, 2, 3])
  func preview(change: Int) throws {
    let (chooser, tester) = try make()
    let area = PixelRect(x: 16, y: 16, width: 232, height: 112)
    chooser.strokeWidth = 14
    tester.draw()
    let before = tester.surface.pixels(in: area)
    switch change {
    case 0: chooser.strokeWidth = 15
    case 1: chooser.endCap = .butt
    case 2: chooser.lineJoin = .miter
    default: chooser.color = InkColor(red: 200, green: 0, blue: 0)
    }
    tester.draw()
    #expect(tester.surface.pixels(in: area) != before)
  }
}

@Suite("The palette")
struct ColorPaletteTests {
  @Test("has no colour twice and fills its rows")
  func distinct() {
    let palette = ColorPalette.standard
    #expect(Set(palette.colors).count == palette.colors.count)
    #expect(palette.colors.count == 40 && palette.colors.count % palette.columns == 0)
  }
}
