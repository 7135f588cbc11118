import Geometry
import Input
import Signals
import TestSupport
import Testing
import Widgets

@Suite("A form")
struct FormDialogTests {
  private let number = SumField(name: "Width", label: "Width", unit: "", decimals: 0)
  private let name = TextField(name: "Name")

  private func make() throws -> (SceneTester, FormDialog, Heard<Double>) {
    let heard = Heard<Double>()
    number.wanted.listen(number) { [number] in number.value = $0.value }
    let dialog = FormDialog(
      title: "Size", rows: [number, name], confirmTitle: "Apply", cancelTitle: "Cancel")
    dialog.confirmed = { [number] in
      heard.values.append(number.value)
      return true
    }
    let tester = try SceneTester(View())
    tester.scene.showCentered(dialog, size: dialog.preferredSize(width: 380))
    tester.draw()
    return (tester, dialog, heard)
  }

  @Test("takes what was typed over when it is confirmed by Enter in a field")
  func enter() throws {
    let (tester, dialog, heard) = try make()
    let field = try #require(tester.views(in: number).first { $0 is TextField })
    tester.scene.focus(field)
    tester.key(.character("a"), .control)
    tester.type("12*2")
    tester.key(.enter)
    #expect(heard.values == [24] && dialog.window?.hasPopup != true)
  }

  @Test("has its first field in hand, all of it selected: what is typed replaces the number")
  func firstField() throws {
    number.value = 16
    let (tester, _, heard) = try make()
    let field = try #require(tester.views(in: number).first { $0 is TextField })
    #expect(field.isFocused)
    tester.type("32")
    tester.key(.enter)
    #expect(heard.values == [32] && !tester.scene.hasPopup)
  }

  @Test("without a field has the keyboard itself")
  func question() throws {
    let tester = try SceneTester(View())
    let answers = Heard<Bool>()
    let dialog = FormDialog(
      title: "Sure?", message: "All of it.", confirmTitle: "Yes", cancelTitle: "No"
    ) { answers.values.append(true) }
    tester.scene.showCentered(dialog, size: dialog.preferredSize(width: 380))
    #expect(tester.scene.focused === dialog)
    tester.key(.enter)
    #expect(answers.values == [true])
  }

  @Test("takes what was typed over when it is confirmed by its button")
  func button() throws {
    let (tester, dialog, heard) = try make()
    let field = try #require(tester.views(in: number).first { $0 is TextField })
    tester.scene.focus(field)
    tester.key(.character("a"), .control)
    tester.type("7")
    let frame = tester.frame(of: dialog.confirmButton)
    tester.click(frame.center.x, frame.center.y)
    #expect(heard.values == [7] && !tester.scene.hasPopup)
  }

  @Test("stays with a wrong number, and goes by Esc without doing anything")
  func wrong() throws {
    let (tester, _, heard) = try make()
    let field = try #require(tester.views(in: number).first { $0 is TextField })
    tester.scene.focus(field)
    tester.type("x")
    tester.key(.enter)
    #expect(heard.values.isEmpty && tester.scene.hasPopup)
    tester.key(.escape)
    #expect(heard.values.isEmpty && !tester.scene.hasPopup)
  }
}
