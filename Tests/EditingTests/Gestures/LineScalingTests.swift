import Base
import Documents
import Editing
import TestSupport
import Testing

@MainActor @Suite("Line widths, when elements are scaled")
struct LineScalingTests {
  /// Two rectangles, from 100, 80 to 200, 140 and from 220, 80 to 260, 140, in lines of 4 points.
  private func painted() -> HeadlessPainter {
    let painter = HeadlessPainter()
    painter.context.brush.widthInPoints = 4
    painter.use(ShapeGesture(.rectangle, in: painter.context))
    painter.press(100, 80, .alt).drag(to: 200, 140, .alt).release()
    painter.press(220, 80, .alt).drag(to: 260, 140, .alt).release()
    painter.choose(.select)
    return painter
  }

  /// Doubles what is selected by its lower right handle.
  private func double(_ painter: HeadlessPainter) throws {
    let frame = try #require(painter.context.selection.frame(on: .fourToThree))
    let marks = try #require(painter.selectMarks)
    let corner = try #require(SelectionHandle.handles.firstIndex(of: .handle(x: 1, y: 1)))
    let (x, y) = (marks.handles[corner].x * 400, marks.handles[corner].y * 300)
    let fixed = frame.point(-1, -1)
    painter.press(x, y, .alt)
      .drag(to: x + 20, y + 20, .alt)
      .drag(to: 2 * x - fixed.x * 400, 2 * y - fixed.y * 400, .alt).release()
  }

  private func widths(_ painter: HeadlessPainter) -> [Double] {
    painter.painting.elements.map { ($0.width * 4e6).rounded() / 4e6 * 400 }
  }

  @Test func `stay with elements, and follow groups as a whole`() throws {
    let painter = painted()
    let width = widths(painter)[0]
    painter.context.selection.selectAll()
    try double(painter)
    #expect(widths(painter) == [width, width])
    painter.session.undo()
    painter.context.group()
    try double(painter)
    #expect(widths(painter).allSatisfy { abs($0 - 2 * width) < 1e-3 }, "\(widths(painter))")
  }

  @Test func `follow elements and stay with groups if that is switched`() throws {
    let painter = painted()
    let width = widths(painter)[0]
    painter.context.settings.lineScaling[.elements] = true
    painter.context.settings.lineScaling[.groups] = false
    painter.context.selection.selectAll()
    try double(painter)
    #expect(widths(painter).allSatisfy { abs($0 - 2 * width) < 1e-3 }, "\(widths(painter))")
    painter.session.undo()
    painter.context.group()
    try double(painter)
    #expect(widths(painter) == [width, width])
  }

  @Test(arguments: [false, true])
  func `follow a typed size like a drag`(scalesLines: Bool) throws {
    let painter = painted()
    let width = widths(painter)[0]
    painter.context.settings.lineScaling[.elements] = scalesLines
    painter.context.selection.selectAll()
    let old = try #require(painter.context.selection.parameters(on: .fourToThree))
    let size = try #require(old[.width])
    let new = try #require(old.setting(.width, to: 2 * size, keepsRatio: true))
    painter.context.perform(try #require(painter.context.edit(from: old, to: new)))
    let wanted = scalesLines ? 2 * width : width
    #expect(widths(painter).allSatisfy { abs($0 - wanted) < 1e-3 }, "\(widths(painter))")
  }

  @Test func `stay while an erased part grows with its element, in one step`() throws {
    let painter = painted()
    let width = widths(painter)[0]
    painter.use(FreehandGesture(.eraser(widthInPoints: 20), in: painter.context))
    painter.press(90, 110).drag(to: 110, 110).release()
    painter.choose(.select)
    let before = painter.painting
    let eraser = try #require(before.elements.first { $0.isEraser })
    let gap = eraser.width
    painter.context.selection.select([before.elements[0].id])
    try double(painter)
    let erased = painter.painting.elements[0]
    #expect(abs(erased.width * 400 - width) < 1e-3)
    let erasers = painter.painting.elements.filter(\.isEraser) + erased.erasures
    #expect(erasers.count == 1 && abs(erasers[0].width - 2 * gap) < 1e-5, "\(erasers)")
    painter.session.undo()
    #expect(painter.painting.elements == before.elements)
  }
}
