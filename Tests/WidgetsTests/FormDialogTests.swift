import Base
import TestSupport
import Testing
import Widgets

@Suite("A form")
struct FormDialogTests {
  private let number = ExpressionField(name: "Width", label: "Width", unit: "", decimals: 0)
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

  @Test func `takes what was typed over when it is confirmed by Enter in a field`() throws {
    let (tester, dialog, heard) = try make()
    let field = try #require(tester.views(in: number).first { $0 is TextField })
    tester.scene.focus(field)
    tester.key(.character("a"), .control)
    tester.type("12*2")
    tester.key(.enter)
    #expect(heard.values == [24] && dialog.window?.hasPopup != true)
  }

  @Test func `has its first field in hand, all of it selected: what is typed replaces the number`()
    throws
  {
    number.value = 16
    let (tester, _, heard) = try make()
    let field = try #require(tester.views(in: number).first { $0 is TextField })
    #expect(field.isFocused)
    tester.type("32")
    tester.key(.enter)
    #expect(heard.values == [32] && !tester.scene.hasPopup)
  }

  @Test func `without a field has the keyboard itself`() throws {
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

  @Test func `about a loss is answered with no by Enter, and with yes by its button alone`() throws
  {
    let tester = try SceneTester(View())
    let answers = Heard<Bool>()
    func ask() -> FormDialog {
      let dialog = FormDialog(
        title: "Sure?", message: "All of it.", confirmTitle: "Delete", cancelTitle: "No",
        risk: .loss
      ) { answers.values.append(true) }
      tester.scene.showCentered(dialog, size: dialog.preferredSize(width: 380))
      tester.draw()
      return dialog
    }
    var dialog = ask()
    #expect(dialog.confirmButton.style == .destructive && !dialog.confirmButton.isFocused)
    tester.key(.enter)
    #expect(answers.values.isEmpty && !tester.scene.hasPopup)
    dialog = ask()
    tester.scene.focus(dialog)
    tester.key(.enter)
    #expect(answers.values.isEmpty && !tester.scene.hasPopup)
    dialog = ask()
    let middle = tester.frame(of: dialog.confirmButton).center
    tester.click(middle.x, middle.y)
    #expect(answers.values == [true] && !tester.scene.hasPopup)
  }

  @Test func `keeps a number that is refused, with the keyboard, also when its button is pressed`()
    throws
  {
    number.value = 16
    let (tester, dialog, heard) = try make()
    let field = try #require(tester.views(in: number).compactMap { $0 as? TextField }.first)
    tester.type("4x")
    let middle = tester.frame(of: dialog.confirmButton).center
    tester.click(middle.x, middle.y)
    #expect(heard.values.isEmpty && tester.scene.hasPopup)
    #expect(field.isFocused && field.text == "4x" && field.isInvalid)
    tester.key(.backspace)
    tester.key(.enter)
    #expect(heard.values == [4] && !tester.scene.hasPopup)
  }

  @Test func `stays in the middle when the window gets another size; a menu goes`() throws {
    let (tester, dialog, heard) = try make()
    let field = try #require(tester.views(in: number).compactMap { $0 as? TextField }.first)
    tester.type("48")
    let menu = Menu(name: "Menu", items: [.separator])
    tester.scene.show(menu, at: .zero, size: ViewSize(width: 60, height: 20))
    try tester.resize(width: 900, height: 500)
    #expect(menu.window == nil && dialog.window === tester.scene)
    #expect(abs(dialog.frame.center.x - 450) <= 1 && dialog.frame.width == 360)
    #expect(field.isFocused && field.text == "48")
    try tester.resize(width: 300, height: 220)
    #expect(dialog.frame.width == 276 && dialog.frame.maxY <= 220)
    try tester.resize(width: 400, height: 300)
    tester.key(.enter)
    #expect(heard.values == [48] && !tester.scene.hasPopup)
  }

  @Test func `takes what was typed over when it is confirmed by its button`() throws {
    let (tester, dialog, heard) = try make()
    let field = try #require(tester.views(in: number).first { $0 is TextField })
    tester.scene.focus(field)
    tester.key(.character("a"), .control)
    tester.type("7")
    let frame = tester.frame(of: dialog.confirmButton)
    tester.click(frame.center.x, frame.center.y)
    #expect(heard.values == [7] && !tester.scene.hasPopup)
  }

  @Test func `stays with a wrong number, and goes by Esc without doing anything`() throws {
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
