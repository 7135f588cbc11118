import Base
import Documents
import Editing
import TestSupport
import Testing

@MainActor @Suite("A drag with Alt") struct CopyingGestureTests {
  /// A dot of 10 points across at 50, 100 of 400 × 300, and one at 350, 250, without snapping.
  private func painted() -> HeadlessPainter {
    let painter = HeadlessPainter(
      Painting(
        shape: .fixed(.fourToThree),
        baseElements: [(50.0, 100.0), (350, 250)].map { x, y in
          PaintingElement(
            .freehand([Sample(position: UnitPoint(x: x / 400, y: y / 300))]), width: 10.0 / 400)
        }))
    painter.choose(.select)
    painter.context.settings.aids.snaps = false
    return painter
  }

  /// Where the dots are, in drawing order.
  private func places(_ painter: HeadlessPainter) -> [[Int]] {
    painter.painting.strokes.map { stroke in
      let place = stroke.samples[0].position
      return [Int((place.x * 400).rounded()), Int((place.y * 300).rounded())]
    }
  }

  private func selected(_ painter: HeadlessPainter) -> [Int] {
    painter.context.selection.indices
  }

  @Test func `leaves the selection in its place and moves a copy, in one step`() {
    let painter = painted()
    painter.press(50, 100, .alt).drag(to: 80, 120, .alt).drag(to: 150, 140, .alt).release()
    #expect(places(painter) == [[50, 100], [350, 250], [150, 140]])
    #expect(selected(painter) == [2])
    painter.session.undo()
    #expect(places(painter) == [[50, 100], [350, 250]])
    painter.session.redo()
    #expect(places(painter).last == [150, 140])
  }

  @Test func `copies as long as Alt is held when it begins`() {
    let painter = painted()
    painter.press(50, 100).drag(to: 100, 100, .alt).release()
    #expect(places(painter) == [[100, 100], [350, 250]])
    painter.context.selection.clear()
    painter.press(100, 100, .alt).drag(to: 120, 100, .alt).drag(to: 200, 100).release()
    #expect(places(painter) == [[100, 100], [350, 250], [200, 100]])
  }

  @Test func `is repeated by duplicating what it copied`() {
    let painter = painted()
    painter.press(50, 100, .alt).drag(to: 90, 110, .alt).release()
    painter.context.duplicate()
    painter.context.duplicate()
    #expect(places(painter).dropFirst(2) == [[90, 110], [130, 120], [170, 130]])
    #expect(selected(painter) == [4])
    painter.session.undo()
    #expect(places(painter).count == 4)
    // Anything else is duplicated a little aside, as ever.
    painter.press(350, 250).release()
    painter.context.duplicate()
    let copy = places(painter).last
    #expect(copy != [350, 250] && copy != [390, 260])
  }

  @Test func `adds nothing if it is cancelled`() {
    let painter = painted()
    painter.press(50, 100, .alt).drag(to: 90, 110, .alt)
    painter.callOff()
    #expect(places(painter) == [[50, 100], [350, 250]] && painter.painting.history.edits.isEmpty)
    painter.context.selection.clear()
    painter.press(50, 100).drag(to: 90, 110).release()
    #expect(places(painter) == [[90, 110], [350, 250]])
  }
}
