import Base
import TestSupport
import Testing
import Views
import Widgets

@Suite("The brush chooser while the eraser is in use")
struct EraserWidthTests {
  private let fixture: ChooserFixture
  private var chooser: BrushChooser { fixture.chooser }
  private var tester: SceneTester { fixture.tester }

  init() throws { fixture = try ChooserFixture() }

  @Test func `has a knob for the eraser's width in the place of that of the brush`() throws {
    let place = try tester.view(.dial, "Width").originInScene
    chooser.eraserWidth = 24
    tester.draw()
    #expect(throws: SceneTester.NoSuchView.self) { try tester.view(.dial, "Width") }
    let knob = try tester.view(.dial, "Eraser width")
    #expect(knob.accessibility.value == "24" && knob.originInScene == place)
    var heard: [Double] = []
    chooser.eraserWidthChanged.listen(chooser) { heard.append($0) }
    let center = knob.originInScene + knob.bounds.center
    tester.move(center.x, center.y).scroll(-1).scroll(-1)
    #expect(heard == [26, 28] && chooser.eraserWidth == 28)
    #expect(fixture.heard.brushes.isEmpty, "the brush is what it was")
    chooser.eraserWidth = nil
    tester.draw()
    #expect(try tester.view(.dial, "Width").originInScene == place)
  }

  @Test func `greys what an eraser does not use, and lets none of it be turned or reached`() throws
  {
    let cap = try tester.view(.choice, "Cap")
    let channel = try tester.view(.toggle, "Preset 3")
    func picture(_ view: View) -> [UInt32] {
      let (x, y) = (Int(view.originInScene.x), Int(view.originInScene.y))
      return (0..<Int(view.frame.height)).flatMap { row in
        (0..<Int(view.frame.width)).map { tester.pixel(x + $0, y + row) }
      }
    }
    tester.move(1, 1)
    let before = [picture(cap), picture(channel)]
    chooser.eraserWidth = 24
    tester.draw()
    #expect(!cap.isUsable && !channel.isUsable, "the key of a channel is in a row that is greyed")
    #expect(picture(cap) != before[0] && picture(channel) != before[1])
    tester.click(channel)
    tester.click(cap)
    tester.scroll(1)
    #expect(fixture.heard.brushes.isEmpty)
    chooser.eraserWidth = nil
    tester.move(1, 1)
    tester.draw()
    #expect([picture(cap), picture(channel)] == before)
    chooser.eraserWidth = 24
    for _ in 0..<40 {
      tester.key(.tab)
      #expect(tester.scene.focused?.isUsable ?? true)
    }
  }
}
