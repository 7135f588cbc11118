import Base
import TestSupport
import Testing
import Widgets

@Suite("A rotary switch")
struct RotarySwitchTests {
  private let control = RotarySwitch(
    name: "Cap", detents: ["Butt", "Round", "Square"].map { .init(name: $0) { _, _, _ in } },
    selection: 0)
  private let tester: SceneTester
  private let heard = Heard<Int>()
  // Where things lie in 110 × 128.
  private let hub = (55.0, 74.0)
  private let pictures = [(15.0, 27.0), (55.0, 15.0), (95.0, 27.0)]

  init() throws {
    tester = try SceneTester(control, width: 110, height: 128)
    control.changed.listen(control) { [heard] in heard.values.append($0) }
  }

  @Test func `is set from code: told once, and never to what it has not`() {
    control.selection = 0
    control.selection = 3
    control.selection = -1
    #expect(heard.values.isEmpty)
    control.selection = 2
    control.selection = 2
    #expect(heard.values == [2])
    #expect(control.accessibility.value == "Square" && control.accessibility.role == .choice)
  }

  @Test func `turns to the drawing that is clicked`() {
    for index in [1, 2, 0] { tester.click(pictures[index].0, pictures[index].1) }
    #expect(heard.values == [1, 2, 0])
  }

  @Test func `goes on by one when its knob is clicked, and round`() {
    for _ in 0..<3 { tester.click(hub.0, hub.1) }
    #expect(heard.values == [1, 2, 0])
  }

  @Test func `is dragged round, and up and down, and keeps to its detents`() {
    tester.press(hub.0 - 16, hub.1 - 16).drag(to: hub.0, hub.1 - 40)
    tester.drag(to: hub.0 + 40, hub.1 - 30).drag(to: hub.0 + 60, hub.1 + 20).release()
    #expect(heard.values == [1, 2])
    tester.press(hub.0, hub.1).drag(to: hub.0, hub.1 + 30).drag(to: hub.0, hub.1 + 300).release()
    #expect(heard.values == [1, 2, 1, 0])
  }

  @Test func `follows the wheel and the arrows up to its ends`() {
    tester.move(hub.0, hub.1)
    tester.scroll(-1)
    tester.scroll(-1)
    tester.scroll(-1)
    tester.scroll(1)
    #expect(heard.values == [1, 2, 1])
    tester.scene.focus(control)
    tester.key(.right)
    tester.key(.right)
    tester.key(.left)
    tester.key(.home)
    tester.key(.end)
    tester.key(.space)
    #expect(heard.values == [1, 2, 1, 2, 1, 0, 2, 0])
  }
}
