import Base
import TestSupport
import Testing
import Widgets

@Suite("A chip")
struct ChipTests {
  @Test func `is pressed with the pointer, by Space, and with Ctrl held`() throws {
    let chip = Chip(title: "cats", detail: "3")
    var heard: [Modifiers] = []
    chip.action = { heard.append($0) }
    let tester = try SceneTester(chip, width: 90, height: 26)
    tester.click(chip)
    tester.press(9, 9, .primary, .control).release(.primary, .control)
    tester.scene.focus(chip)
    tester.key(.space)
    tester.key(.space, .control)
    #expect(heard == [[], .control, [], .control])
    #expect(!tester.key(.enter), "Enter is for the form that it stands in")
    tester.click(9, 9, .secondary)
    tester.press(9, 9).drag(to: 9, 99).release()
    #expect(heard.count == 4)
  }

  @Test func `says what it is called, how many there are, and whether it is on`() {
    let chip = Chip(title: "cats", detail: "3")
    #expect(chip.accessibility.name == "cats, 3" && chip.accessibility.value == "off")
    chip.state = .mixed
    chip.detail = ""
    #expect(chip.accessibility.name == "cats" && chip.accessibility.value == "mixed")
  }
}
