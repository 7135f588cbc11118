@testable import ApplicationTesting
import Base
import Documents
import Editing
import Life
import Testing
import Views
import Widgets

@testable import App
@testable import LifeEditing

@Suite("The edges of a board")
struct EdgesTests {
  /// The dialog that asks for edges, with its choice and its fields.
  private func dialog(
    _ life: LifeWindow
  ) throws -> (dialog: FormDialog, kind: ChoiceRow, fields: [ExpressionField]) {
    life.editor.askForEdges()
    life.window.draw()
    func all(_ view: View) -> [View] { [view] + view.children.flatMap(all) }
    var view = life.scene.focused
    while let inner = view, !(inner is FormDialog) { view = inner.parent }
    let dialog = try #require(view as? FormDialog)
    let rows = all(dialog)
    let kind = try #require(rows.compactMap { $0 as? ChoiceRow }.first)
    return (dialog, kind, rows.compactMap { $0 as? ExpressionField })
  }

  @Test(
    arguments: [
      (0, 9, ""), (1, 0, ":T40,30"), (1, 7, ":T40+7,30"), (2, 0, ":P40,30"), (3, 0, ":K40*,30"),
      (4, 0, ":C40,30"), (5, 0, ":S40"), (6, 0, ":T0,30"), (7, 0, ":P0,30"),
    ])
  func `Are chosen in a dialog, of every kind`(kind: Int, shift: Int, suffix: String) throws {
    let life = try LifeWindow(.glider)
    let (dialog, choice, fields) = try dialog(life)
    choice.selection = kind
    choice.chosen.post(kind)
    for (field, value) in zip(fields, [40, 30, Double(shift)]) { field.value = value }
    choice.chosen.post(kind)
    #expect(dialog.confirmButton.isEnabled)
    dialog.confirmButton.action()
    #expect(life.board.world.edges.suffix == suffix)
    // The dialog shows them again.
    let (_, again, sizes) = try self.dialog(life)
    #expect(again.selection == kind)
    if kind == 1 { #expect(sizes.map(\.value) == [40, 30, Double(shift)]) }
  }

  @Test func `That a rule does not go with can't be applied`() throws {
    let rule = try #require(CellRule("R5,C0,M1,S34..58,B34..45,NM"))
    let life = try LifeWindow(LifeWorld(rule: rule))
    let (dialog, choice, _) = try dialog(life)
    for (kind, isAllowed) in [(1, true), (2, true), (3, false), (5, false), (6, false), (0, true)] {
      choice.selection = kind
      choice.chosen.post(kind)
      #expect(dialog.confirmButton.isEnabled == isAllowed, "\(kind)")
    }
  }
}
