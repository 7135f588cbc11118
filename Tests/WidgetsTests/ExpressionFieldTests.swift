import Base
import TestSupport
import Testing

@testable import Widgets

@Suite("A field of sums")
struct ExpressionFieldTests {
  @Test(
    arguments: [
      ("7", 7), ("3*12.5", 37.5), ("50%", 100), ("1+2*3", 7), ("(1+2)*3", 9), ("-4", -4),
      ("10-2-3", 5), ("100+10%", 120), ("2,5", 2.5), ("8/4/2", 1), (" 1 + 1 ", 2), ("--3", 3),
      ("3×2", 6), ("-(2+1)*2", -6), (".5", 0.5), ("٢٫٥+۱", 3.5), ("３．５", 3.5),
    ])
  func `understands sums`(text: String, expected: Double) {
    #expect(Arithmetic.value(of: text, current: 200) == expected)
  }

  @Test(
    arguments: [
      ("2cm", 20), ("1in + 1 mm", 26.4), ("3*2 CM/4", 15), ("(1+1)cm", 20), ("50%", 100),
      ("7", 7),
    ])
  func `understands units, where it has some`(text: String, expected: Double) {
    let units = ["mm": 1, "cm": 10, "in": 25.4]
    #expect(Arithmetic.value(of: text, current: 200, units: units) == expected)
    #expect(Arithmetic.value(of: text + "ft", current: 200, units: units) == nil)
    if text.contains(where: \.isLetter) { #expect(Arithmetic.value(of: text, current: 1) == nil) }
  }

  @Test func `shows its number as it is read where the window is`() throws {
    let (field, tester, heard) = try made()
    tester.scene.numberText = { $0.replacing(".", with: ",") }
    field.value = 12.5
    let inner = try #require(field.children.last as? TextField)
    #expect(inner.text == "12,5")
    tester.click(150, 14)
    tester.key(.enter)
    #expect(heard.values.isEmpty && !field.isInvalid)
    tester.key(.character("a"), .control)
    tester.type("2,5*3")
    tester.key(.enter)
    #expect(heard.values == [7.5])
  }

  @Test func `leaves the wheel to the page that scrolls under it, until it is written in`() throws {
    let field = ExpressionField(name: "Width", label: "Width", unit: "", step: 1, decimals: 0)
    field.value = 5
    let heard = Heard<Double>()
    field.wanted.listen(field) { heard.values.append($0.value) }
    let page = View()
    page.add(field)
    field.frame = ViewRect(x: 0, y: 0, width: 180, height: 28)
    let pane = ScrollPane(page)
    let tester = try SceneTester(pane, width: 200, height: 100)
    tester.move(20, 14).scroll(1)
    #expect(heard.values == [4], "there is nothing to scroll")
    pane.contentHeight = 400
    tester.draw()
    tester.move(20, 14).scroll(1)
    #expect(heard.values == [4] && field.originInScene.y < 0)
    tester.scroll(-1)
    tester.click(150, 14).scroll(-1)
    #expect(heard.values == [4, 6])
  }

  @Test func `shows a dash for several values until a number is typed`() throws {
    let (field, tester, heard) = try made()
    field.isMixed = true
    tester.click(150, 14)
    tester.key(.enter)
    #expect(heard.values.isEmpty && !field.isInvalid)
    tester.key(.character("a"), .control)
    tester.type("40")
    tester.key(.enter)
    #expect(heard.values == [40])
  }

  @Test(
    arguments: [
      "", "x", "1+", "1/0", "(1", "1)", "1 2a", "*3", "%", "0/0", ".", "1..2", "5²", "1e5", "--",
      String(repeating: "(", count: 500), String(repeating: "-", count: 500) + "1",
    ])
  func `refuses what is none`(text: String) {
    #expect(Arithmetic.value(of: text, current: 200) == nil)
  }

  private func made() throws -> (field: ExpressionField, tester: SceneTester, heard: Heard<Double>)
  {
    let field = ExpressionField(name: "Width", label: "Width", unit: "px")
    field.value = 200
    let tester = try SceneTester(field, width: 180, height: 28)
    let heard = Heard<Double>()
    field.wanted.listen(heard) { [weak field] wanted in
      heard.values.append(wanted.value)
      // As a model does that keeps it in bounds.
      field?.value = min(wanted.value, 500)
    }
    return (field, tester, heard)
  }

  @Test func `tells what is typed when Enter is pressed, and shows what came of it`() throws {
    let (field, tester, heard) = try made()
    tester.click(150, 14)
    tester.key(.character("a"), .control)
    tester.type("50%")
    #expect(heard.values.isEmpty)
    tester.key(.enter)
    #expect(heard.values == [100] && field.value == 100)
    tester.key(.character("a"), .control)
    tester.type("9999")
    tester.key(.enter)
    #expect(heard.values == [100, 9999] && field.value == 500)
  }

  @Test func `marks a wrong entry, which changes nothing`() throws {
    let (field, tester, heard) = try made()
    tester.click(150, 14)
    tester.key(.character("a"), .control)
    tester.type("3*")
    #expect(field.isInvalid)
    tester.key(.enter)
    #expect(heard.values.isEmpty && field.isInvalid)
    tester.scene.focus(nil)
    #expect(heard.values.isEmpty && !field.isInvalid && field.value == 200)
  }

  @Test func `is dragged by its name, and changed by arrows and the wheel`() throws {
    let (field, tester, heard) = try made()
    tester.press(20, 14).drag(to: 22, 14).drag(to: 50, 14)
    #expect(field.value == 230)
    tester.release()
    #expect(heard.values == [230, 230])
    tester.click(150, 14)
    tester.key(.up)
    #expect(field.value == 231)
    tester.scroll(1)
    #expect(field.value == 230)
  }
}
