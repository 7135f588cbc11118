import Base
import Documents
import Editing
import TestSupport
import Testing
import Texts

@MainActor @Suite("Combining shapes")
struct CombiningTests {
  /// A filled rectangle from 100, 80 to 200, 140, an ellipse over its right half, and a line apart.
  private func painted() -> HeadlessPainter {
    let painter = HeadlessPainter()
    painter.context.brush.style.fill = FillStyle(color: .white)
    painter.use(ShapeGesture(.rectangle, in: painter.context))
    painter.press(100, 80, .alt).drag(to: 200, 140, .alt).release()
    painter.use(ShapeGesture(.ellipse, in: painter.context))
    painter.press(150, 60, .alt).drag(to: 250, 160, .alt).release()
    painter.context.selection.selectAll()
    return painter
  }

  @Test(arguments: RegionOperation.allCases)
  func `replaces the selection in one step, which is undone to the bit`(
    _ operation: RegionOperation
  )
    throws
  {
    let painter = painted()
    let before = painter.painting
    #expect(painter.context.canCombine)
    painter.context.combine(operation)
    let after = painter.painting
    #expect(after.history.edits.count == before.history.edits.count + 1)
    #expect(after.elements.contains { $0.id == before.elements[0].id })
    #expect(!after.elements.contains { $0.id == before.elements[1].id })
    #expect(painter.context.selection.ids == after.elements.map(\.id))
    #expect(after.elements.allSatisfy { $0.content.path?.isClosed == true })
    #expect(after.elements.allSatisfy { $0.style.fill == before.elements[0].style.fill })
    // Division cuts the rectangle. The two sides of an exclusion touch.
    #expect(after.elements.count == (operation == .division ? 2 : 1))
    painter.session.undo()
    #expect(painter.painting.elements == before.elements)
    painter.session.redo()
    #expect(painter.painting.elements == after.elements)
  }

  @Test func `makes one area of an area and a shape over it, in the colour of the lowest`() throws {
    let color = InkColor(red: 9, green: 8, blue: 7)
    let corners = [(0.3, 0.2), (0.7, 0.2), (0.7, 0.8), (0.3, 0.8)].map { UnitPoint(x: $0, y: $1) }
    let outline = try #require(
      AreaOutline(contours: [
        zip(corners, corners.dropFirst() + corners.prefix(1)).flatMap {
          [$0, $0, $1]
        }
      ]))
    let painter = HeadlessPainter(
      Painting(
        shape: .fixed(.fourToThree),
        baseElements: [
          PaintingElement(.area(outline), width: 0.01, style: LineStyle(color: color))
        ]))
    // Within it, so that a hole results.
    painter.use(ShapeGesture(.ellipse, in: painter.context))
    painter.press(170, 120, .alt).drag(to: 230, 180, .alt).release()
    painter.context.selection.selectAll()
    painter.context.combine(.difference)
    let elements = painter.painting.elements
    try #require(elements.count == 1)
    #expect(elements[0].content.outline?.ends.count == 2)
    #expect(elements[0].style.color == color)
  }

  @Test func `says when nothing would be left, and changes nothing`() {
    let painter = painted()
    var said: [String] = []
    painter.context.said.listen(painter) { said.append($0) }
    painter.use(ShapeGesture(.ellipse, in: painter.context))
    painter.press(300, 200, .alt).drag(to: 350, 250, .alt).release()
    painter.context.selection.select([0, 2].map { painter.painting.elements[$0].id })
    let before = painter.painting
    painter.context.combine(.intersection)
    #expect(said == [painter.context.texts.paths.nothingLeft])
    #expect(painter.painting.elements == before.elements)
  }

  @Test func `needs at least two elements with an inside`() {
    let painter = painted()
    painter.use(FreehandGesture(.ink, in: painter.context))
    painter.context.brush.style.fill = nil
    painter.press(20, 20, .alt).drag(to: 60, 30, .alt).drag(to: 90, 90, .alt).release()
    painter.context.selection.selectAll()
    #expect(!painter.context.canCombine, "an open line has no inside")
    painter.context.selection.select([painter.painting.elements[0].id])
    #expect(!painter.context.canCombine)
    painter.context.selection.clear()
    #expect(!painter.context.canCombine)
  }
}
