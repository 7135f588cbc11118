import Canvas
import Base
import TestSupport
import Testing
import Widgets

@Suite("A number field")
struct NumberFieldTests {
  private let field = NumberField(
    name: "Width", range: 0.5...50, value: 4, step: 0.5, decimals: 1, unit: "pt")
  private let tester: SceneTester
  private let heard = Heard<Double>()

  init() throws {
    tester = try SceneTester(field, width: 80, height: 26)
    field.changed.listen(field) { [heard] in heard.values.append($0) }
  }

  private func type(_ text: String) {
    tester.key(.character("a"), .control)
    if text.isEmpty { tester.key(.delete) } else { tester.type(text) }
  }

  @Test func `is set from code: clamped, told once, and never to what is no number`() {
    field.value = 4
    field.value = .nan
    #expect(heard.values.isEmpty)
    field.value = 60
    field.value = 60
    #expect(heard.values == [50])
  }

  @Test func `takes a number that is typed, with a point or a comma`() {
    tester.key(.tab)
    type("12.5")
    type("7,5")
    type(" 9 ")
    #expect(field.value == 9)
    #expect(heard.values.contains(12.5) && heard.values.contains(7.5))
    #expect(!field.isInvalid)
  }

  @Test(arguments: ["٧٫٥", "۷٫۵", "٧,٥"])
  func `takes the digits of Arabic and Persian keyboards`(text: String) {
    tester.key(.tab)
    type(text)
    #expect(field.value == 7.5 && !field.isInvalid)
  }

  @Test func `shows the number as it is read where the window is, and reads it back`() throws {
    tester.scene.numberText = { $0.replacing(".", with: ",").replacing("1", with: "١") }
    field.value = 1.5
    #expect(try inner.text == "١,5")
    tester.key(.tab)
    tester.key(.up)
    tester.key(.down)
    #expect(try inner.text == "١,5" && field.value == 1.5)
    type("١,٥")
    #expect(field.value == 1.5 && !field.isInvalid)
  }

  private var inner: TextField {
    get throws { try #require(field.children.first as? TextField) }
  }

  @Test(
    arguments: ["", "nan", "inf", "-inf", "abc", "0x10", "0", "51", "1e9", "--3", "3..5", "."])
  func `refuses and marks what is no number, empty or out of range`(text: String) throws {
    tester.key(.tab)
    let before = tester.surface.pixels(in: tester.surface.bounds)
    tester.key(.tab)
    type(text)
    #expect(field.isInvalid)
    #expect(tester.surface.pixels(in: tester.surface.bounds) != before)
    #expect(field.value == 4 || heard.values.last == field.value)
    #expect((0.5...50).contains(field.value))
    tester.key(.enter)
    #expect(field.isInvalid && tester.scene.focused is TextField, "it stays to be mended")
    tester.key(.escape)
    #expect(!field.isInvalid, "what is shown again is the value")
    #expect(tester.scene.focused == nil)
  }

  @Test func `steps by arrows, Page Up and Page Down and the wheel`() {
    tester.key(.tab)
    tester.key(.up)
    tester.key(.pageUp)
    tester.key(.down)
    tester.key(.pageDown)
    tester.move(40, 13).scroll(-1)
    #expect(heard.values == [4.5, 9.5, 9, 4, 4.5])
    type("")
    tester.key(.up)
    #expect(field.value == 5 && !field.isInvalid)
  }

  @Test(
    arguments: [
      (4.0, 1, "4"), (4.5, 1, "4.5"), (0.04, 1, "0"), (12.25, 2, "12.25"), (12.05, 2, "12.05"),
      (-3.0, 0, "-3"), (99.96, 1, "100"), (-0.01, 1, "0"),
    ])
  func `writes numbers as short as they are`(value: Double, decimals: Int, text: String) {
    #expect(NumberField.text(value, decimals: decimals) == text)
  }
}
