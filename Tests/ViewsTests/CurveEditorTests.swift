import Base
import TestSupport
import Testing
import Views

@testable import Widgets

@Suite("A curve to edit")
final class CurveEditorTests {
  private let editor = CurveEditor(name: "Curve") { "Point \($0 + 1) of \($1)" }
  private var curves: [ResponseCurve] = []
  private let tester: SceneTester

  init() throws {
    tester = try SceneTester(editor, width: 360, height: 252)
    editor.changed.listen(self) { [unowned self] in curves.append($0) }
    tester.draw()
  }

  /// The field within the view.
  private let plot = ViewRect(x: 8, y: 8, width: 344, height: 236)

  private func place(_ input: Double, _ output: Double) -> ViewPoint {
    ViewPoint(x: plot.x + input * plot.width, y: plot.maxY - output * plot.height)
  }

  private func press(_ input: Double, _ output: Double) {
    let place = place(input, output)
    tester.press(place.x, place.y)
  }

  private func drag(_ input: Double, _ output: Double) {
    let place = place(input, output)
    tester.drag(to: place.x, place.y)
  }

  @Test func `adds a point where it is pressed, and drags it at once`() {
    press(0.5, 0.75)
    #expect(editor.curve.text == "0.0,0.0 0.5,0.75 1.0,1.0" && curves == [editor.curve])
    drag(0.25, 0.5)
    tester.release()
    #expect(editor.curve.text == "0.0,0.0 0.25,0.5 1.0,1.0" && curves.count == 2)
  }

  @Test func `drags a point no farther than its neighbours, and out of the field to remove it`() {
    press(0.5, 0.5)
    drag(1.05, 0.5)
    #expect(editor.curve.points[1].input == 0.99)
    drag(0.5, 2)
    #expect(editor.curve == .straight)
    // It comes back as long as it is held.
    drag(0.5, 0.25)
    #expect(editor.curve.points.count == 3)
    tester.release()
    // The last two stay.
    press(0.5, 0.25)
    drag(0.5, -2)
    tester.release()
    press(1, 1)
    drag(2, 2)
    tester.release()
    #expect(editor.curve == .straight)
  }

  @Test func `is edited by keys as well`() {
    tester.scene.focusByKey(editor)
    tester.key(.tab)
    tester.key(.up)
    tester.key(.up, .shift)
    #expect(editor.curve.points[0] == ResponseCurve.Point(0, 0.11))
    tester.key(.enter)
    #expect(editor.curve.points.count == 3 && editor.curve.points[1].input == 0.5)
    tester.key(.right, .shift)
    #expect(editor.curve.points[1].input == 0.6)
    tester.key(.delete)
    #expect(editor.curve.points.count == 2)
    tester.key(.end)
    tester.key(.down)
    #expect(editor.curve.points.last == ResponseCurve.Point(1, 0.99))
    #expect(editor.accessibility.value == "100 % → 99 %")
    #expect(editor.accessibleItem(1)?.accessibility.name == "Point 2 of 2")
    #expect(curves.count == 6)
  }

  @Test func `has no more points than a curve may`() {
    for index in 0..<20 {
      press(0.03 + Double(index) * 0.047, 0.9)
      tester.release()
    }
    #expect(editor.curve.points.count == ResponseCurve.mostPoints)
  }
}
