import Base
import Canvas
import TestSupport
import Testing
import Views
import Widgets

@Suite("The ink in the brush chooser")
struct InkRowTests {
  private let fixture: ChooserFixture
  private var chooser: BrushChooser { fixture.chooser }
  private var tester: SceneTester { fixture.tester }
  private let linear = "Ink that changes its colour along a line"
  private let radial = "Ink that changes its colour outwards"
  private let other = "Second colour of the ink"
  private let direction = "Direction of the ink"

  init() throws { fixture = try ChooserFixture() }

  private func push(_ name: String) throws { tester.click(try tester.view(.toggle, name)) }

  @Test func `is plain at first, and changes with its keys`() throws {
    #expect(!(try tester.view(.toggle, other)).isUsable)
    try push(radial)
    #expect(chooser.brush.inks.line.form == .radial && chooser.brush.inks.fill.form == nil)
    #expect(!(try tester.view(.dial, direction)).isUsable, "a circle has no direction")
    try push(linear)
    #expect(chooser.brush.inks.line.form == .linear)
    try push("Blend evenly for the eye (OKLab)")
    #expect(chooser.brush.inks.line.space == .srgb)
    tester.scene.focus(try tester.view(.dial, direction))
    tester.key(.right)
    #expect(chooser.brush.inks.line.angle == 15)
    try push("Plain ink")
    #expect(chooser.brush.inks.line.form == nil && chooser.brush.inks.line.angle == 15)
    #expect(fixture.heard.brushes.count == 5, "each push is told once")
  }

  @Test func `has the colours for its second one after a push on its key`() throws {
    try push(linear)
    let first = chooser.color
    try push(other)
    tester.click(try tester.view(.colorGrid, "Colour"), 0.4, 0.4)
    let second = chooser.brush.inks.line.other
    #expect(second != .white && chooser.color == first)
    try push(other)
    tester.click(try tester.view(.colorGrid, "Colour"), 0.7, 0.4)
    #expect(chooser.color != first && chooser.brush.inks.line.other == second)
    // So they are for the first one again where there is no second one.
    try push(other)
    try push("Plain ink")
    tester.click(try tester.view(.colorGrid, "Colour"), 0.4, 0.4)
    #expect(chooser.color == second && chooser.brush.inks.line.other == second)
  }

  @Test func `is that of the fill while the colours are for the fill, unless it is a pattern`()
    throws
  {
    try push("Solid fill")
    try push(radial)
    #expect(chooser.brush.inks.fill.form == .radial && chooser.brush.inks.line.form == nil)
    try push("Line colour")
    #expect((try tester.view(.toggle, "Plain ink")).accessibility.value == "on")
    try push("Fill colour")
    #expect((try tester.view(.toggle, radial)).accessibility.value == "on")
    try push("Dotted fill")
    #expect(!(try tester.view(.toggle, radial)).isUsable)
  }

  @Test func `is kept in a channel with the brush, and seen in the preview`() throws {
    let preview = try tester.view(.canvas, "Preview")
    func pixels() -> [UInt8] {
      tester.surface.pixels(in: tester.frame(of: preview).pixels(scale: 1))
    }
    let plain = pixels()
    try push(linear)
    #expect(pixels() != plain)
    let inked = chooser.brush
    chooser.storeChannel(2)
    chooser.brush = Brush()
    tester.draw()
    #expect(pixels() == plain)
    chooser.recallChannel(2)
    #expect(chooser.brush == inked)
  }

  @Test func `is off while the eraser is in hand`() throws {
    let key = try tester.view(.toggle, linear)
    chooser.eraserWidth = 20
    #expect(!key.isUsable)
    chooser.eraserWidth = nil
    chooser.use = .area
    #expect(key.isUsable, "an area has ink")
  }
}
