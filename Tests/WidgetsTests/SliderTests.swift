import Canvas
import Base
import TestSupport
import Testing
import Widgets

@Suite("A slider")
struct SliderTests {
  private let slider = Slider(name: "Red", range: 0...255, value: 10, step: 1)
  private let tester: SceneTester
  private let heard = Heard<Double>()

  init() throws {
    tester = try SceneTester(slider, width: 200, height: 26)
    slider.changed.listen(slider) { [heard] in heard.values.append($0) }
  }

  @Test func `is set from code: clamped, told once, and never to what is no number`() {
    slider.value = 10
    slider.value = .nan
    #expect(heard.values.isEmpty)
    slider.value = 900
    slider.value = 900
    #expect(heard.values == [255])
    #expect(slider.accessibility.value == "255" && slider.accessibility.range == 0...255)
  }

  @Test func `is dragged beyond its ends and stops there`() {
    tester.press(100, 13)
    #expect(abs(slider.value - 127.5) <= 1)
    tester.drag(to: 1000, 13)
    #expect(slider.value == 255)
    tester.drag(to: -50, 13).release()
    #expect(slider.value == 0)
  }

  @Test func `follows the wheel and the keys`() {
    tester.move(100, 13).scroll(-1)
    tester.scene.focus(slider)
    tester.key(.pageUp)
    tester.key(.left)
    tester.key(.up)
    tester.key(.end)
    tester.key(.home)
    tester.key(.left)
    #expect(heard.values == [11, 21, 20, 21, 255, 0])
  }

  @Test func `shows on its slot where it leads to`() {
    slider.value = 128
    slider.trackColors = [Color(0x00FF00), Color(0x0000FF)]
    tester.draw()
    let start = tester.pixel(12, 13)
    let end = tester.pixel(188, 13)
    #expect(start >> 8 & 255 > 150 && start & 255 < 80)
    #expect(end & 255 > 150 && end >> 8 & 255 < 80)
  }
}
