import Base
import Documents
import Testing

@testable import Editing

@Suite("Filling with a click")
@MainActor struct FillGestureTests {
  /// A rectangle from (100, 100) to (200, 200), whose line is 8 points wide, as the paper shows it.
  private func painter() -> HeadlessPainter {
    let painter = HeadlessPainter()
    painter.context.brush.widthInPoints = 32
    painter.use(ShapeGesture(.rectangle, in: painter.context))
    painter.press(100, 100).drag(to: 200, 200).release()
    painter.inked = { x, y in
      (96..<204).contains(x) && (96..<204).contains(y)
        && !((104..<196).contains(x) && (104..<196).contains(y))
    }
    painter.context.brush.style.color = InkColor(red: 200, green: 0, blue: 0)
    painter.use(FillGesture(in: painter.context))
    return painter
  }

  @Test func `lays the area under the lines round it, as one step`() throws {
    let painter = painter()
    let shape = try #require(painter.painting.elements.first)
    painter.press(150, 150).release()
    #expect(painter.painting.elements.count == 2)
    let area = painter.painting.elements[0]
    #expect(area.isArea && painter.painting.elements[1] == shape)
    #expect(area.style.color == InkColor(red: 200, green: 0, blue: 0))
    let box = area.line(on: .fourToThree).box(on: .fourToThree)
    #expect(abs(box.left * 400 - 102) < 0.6 && abs(box.right * 400 - 198) < 0.6, "\(box)")
    painter.session.undo()
    #expect(painter.painting.elements == [shape])
    painter.session.redo()
    #expect(painter.painting.elements == [area, shape])
  }

  @Test func `lays another colour over the area that is there, and under the lines still`() {
    let painter = painter()
    painter.press(150, 150).release()
    painter.context.brush.style.color = .white
    // The area is no line: its picture is that of nothing here.
    painter.press(150, 150).release()
    #expect(painter.painting.elements.map(\.isArea) == [true, true, false])
    #expect(painter.painting.elements[1].style.color == .white)
  }

  @Test func `beside all lines fills the paper, to beyond its edges, under all that is there`() {
    let painter = painter()
    painter.press(20, 20).release()
    let area = painter.painting.elements[0]
    let box = area.line(on: .fourToThree).box(on: .fourToThree)
    #expect(box.left < 0 && box.top < 0 && box.right > 1 && box.bottom > 0.75)
    #expect(painter.painting.elements.count == 2 && area.isArea)
    #expect(area.content.contourEnds.count == 2, "the rectangle is a hole")
  }

  @Test func `on an empty paper fills it, and gives it its shape`() {
    let painter = HeadlessPainter(Painting())
    painter.use(FillGesture(in: painter.context))
    painter.press(20, 20).release()
    #expect(painter.painting.elements.map(\.isArea) == [true])
    #expect(painter.painting.shape == .fixed(.fourToThree))
  }

  @Test func `makes whole what was erased where it fills`() throws {
    let painter = painter()
    painter.use(FreehandGesture(.eraser(widthInPoints: 40), in: painter.context))
    painter.press(120, 150).drag(to: 180, 150).drag(to: 202, 150).release()
    painter.use(FillGesture(in: painter.context))
    painter.press(150, 130).release()
    let elements = painter.painting.elements
    #expect(elements.map(\.isArea) == [true, false] && elements[0].erasures.isEmpty)
    #expect(elements[1].erasures.count == 1, "the line keeps its gap")
  }

  @Test func `is selected by a click within, moved, coloured, cut and erased like a line`() throws {
    let painter = painter()
    painter.context.settings.aids.snaps = false
    painter.press(150, 150).release()
    let id = painter.painting.elements[0].id
    let index = painter.context.index
    let inside = PaperPoint(x: 150 / 400, y: 160 / 400)
    #expect(index.element(at: inside, within: 0) == id)
    #expect(index.element(at: PaperPoint(x: 50 / 400, y: 160 / 400), within: 0.01) == nil)
    painter.use(SelectGesture(in: painter.context))
    painter.press(150, 160).drag(to: 180, 160).drag(to: 250, 160).release()
    let moved = painter.painting.elements[0].line(on: .fourToThree).box(on: .fourToThree)
    #expect(abs(moved.left * 400 - 202) < 0.6)
    painter.use(FreehandGesture(.cut(widthInPoints: 40), in: painter.context))
    painter.press(250, 90).drag(to: 250, 160).drag(to: 250, 210).release()
    func count() -> Int { painter.painting.elements.count }
    let areas = painter.painting.elements.prefix { $0.isArea }
    #expect(areas.count == 2 && areas.allSatisfy { $0.erasures.isEmpty })
    let all = count()
    painter.use(RemoveGesture(widthInPoints: 10, in: painter.context))
    painter.press(250, 150).drag(to: 250, 160).release()
    #expect(count() == all, "nothing is there any more")
    painter.press(225, 150).drag(to: 225, 160).release()
    #expect(count() == all - 1)
    #expect(painter.painting.elements.count { $0.isArea } == 1)
  }

  @Test func `changes nothing in a painting that can only be looked at, and beside the paper`() {
    let painter = painter()
    painter.press(-20, 20).release()
    painter.press(500, 20).release()
    painter.press(20, 20)
    painter.callOff()
    #expect(painter.painting.elements.count == 1)
  }
}
