import Base
import TestSupport
import Testing
import Widgets

@Suite("A key that is pushed")
struct PushKeyTests {
  private let key = PushKey(name: "Preset 1", tooltip: "") { _, _ in }
  private let tester: SceneTester
  private let heard = Heard<String>()

  init() throws {
    tester = try SceneTester(key, width: 60, height: 40)
    key.pushed = { [heard] in heard.values.append("pushed") }
    key.held = { [heard] in heard.values.append("held") }
  }

  @Test func `does one thing on a click, when it is released over it`() {
    tester.press(30, 20)
    #expect(heard.values.isEmpty)
    tester.release()
    tester.press(30, 20).drag(to: 200, 200).release()
    tester.press(30, 20).drag(to: 200, 200).drag(to: 30, 20).release()
    #expect(heard.values == ["pushed", "pushed"])
  }

  @Test func `does the other thing when it is held, and the first one no more`() {
    tester.press(30, 20)
    tester.letTimePass()
    #expect(heard.values == ["held"])
    tester.release()
    #expect(heard.values == ["held"])
    tester.press(30, 20).release()
    tester.letTimePass()
    #expect(heard.values == ["held", "pushed"], "a click is not held afterwards")
    tester.press(30, 20).drag(to: 200, 200)
    tester.letTimePass()
    #expect(heard.values == ["held", "pushed"], "nor is it when the pointer has left")
  }

  @Test func `does the other thing at once on a Shift-click, and on Shift with Space`() {
    tester.press(30, 20, .primary, .shift).release()
    tester.scene.focus(key)
    tester.key(.space)
    tester.key(.enter, .shift)
    #expect(heard.values == ["held", "pushed", "held"])
  }

  @Test func `says whether its lamp is lit`() {
    let dark = tester.pixel(30, 6)
    key.stateName = "4 pt"
    #expect(key.accessibility.value == "off, 4 pt" && key.accessibility.role == .toggle)
    key.isOn = true
    tester.draw()
    #expect(key.accessibility.value == "on, 4 pt")
    #expect(tester.pixel(30, 6) != dark)
  }
}
