import Base
import Documents
import Editing
import Testing

@Suite("The line tool that connects")
@MainActor struct ConnectorGestureTests {
  /// With a square from 50 to 100 and an ellipse from 200 to 260, both filled with nothing.
  private func painter() -> HeadlessPainter {
    let painter = HeadlessPainter()
    painter.context.settings.aids.snaps = false
    painter.context.brush.widthInPoints = 4
    painter.choose(.rectangle)
    painter.press(50, 50).drag(to: 100, 100).release()
    painter.choose(.ellipse)
    painter.press(200, 50).drag(to: 260, 100).release()
    painter.choose(.line)
    painter.context.settings.setMode(.connector, of: .line)
    return painter
  }

  private func ends(_ element: PaintingElement?) -> [[Double]] {
    (element?.stroke(on: .fourToThree).samples ?? []).map {
      [($0.position.x * 400).rounded(), ($0.position.y * 300).rounded()]
    }
  }

  private func held(_ element: PaintingElement?) -> [UInt32?] {
    LineEnd.allCases.map { element?.connections[$0]?.element.number }
  }

  @Test func `shows what an end would hold on to, and holds on to that`() throws {
    let painter = painter()
    painter.hover(150, 150)
    #expect(painter.context.heldOutlines.isEmpty)
    painter.hover(75, 76)
    #expect(painter.context.heldOutlines.count == 1)
    painter.press(75, 76).drag(to: 150, 75)
    guard case .add(let draft)? = painter.session.draft else {
      Issue.record("Nothing is drafted")
      return
    }
    #expect(held(draft.first) == [1, nil] && ends(draft.first)[1] == [150, 75])
    painter.drag(to: 229, 74)
    #expect(painter.context.heldOutlines.count == 2)
    painter.release()
    let line = try #require(painter.painting.elements.last)
    #expect(held(line) == [1, 2] && ends(line) == [[101, 75], [199, 75]])
    #expect(painter.context.heldOutlines.isEmpty && painter.context.hint == nil)
    #expect(line.connections[.start]?.anchor == Connection.middle)
  }

  @Test func `takes an edge that is near, and nothing while a key says so`() {
    let painter = painter()
    painter.press(107, 60).drag(to: 150, 60).release()
    #expect(held(painter.painting.elements.last) == [1, nil])
    painter.press(109, 60).drag(to: 150, 60).release()
    #expect(held(painter.painting.elements.last) == [nil, nil])
    painter.press(75, 75, .alt).drag(to: 230, 75, .alt).release()
    #expect(held(painter.painting.elements.last) == [nil, nil])
    #expect(ends(painter.painting.elements.last) == [[75, 75], [230, 75]])
  }

  @Test func `draws a line that holds on to nothing within one element`() {
    let painter = painter()
    painter.press(60, 60).drag(to: 90, 90).release()
    #expect(held(painter.painting.elements.last) == [nil, nil])
    #expect(ends(painter.painting.elements.last) == [[60, 60], [90, 90]])
    let count = painter.painting.elements.count
    painter.press(60, 60).release()
    #expect(painter.painting.elements.count == count && painter.session.draft == nil)
  }

  @Test func `means the smallest of elements that lie in one another, but none that is hidden`() {
    let painter = painter()
    painter.choose(.rectangle)
    painter.press(20, 20).drag(to: 300, 200).release()
    painter.choose(.line)
    painter.press(75, 75).drag(to: 280, 180).release()
    #expect(held(painter.painting.elements.last) == [1, 3])
    painter.choose(.rectangle)
    painter.context.brush.style.fill = FillStyle(color: .white)
    painter.press(20, 20).drag(to: 300, 200).release()
    painter.choose(.line)
    painter.press(75, 75).drag(to: 350, 250).release()
    #expect(held(painter.painting.elements.last) == [5, nil])
  }

  @Test func `draws plain lines in its usual mode`() {
    let painter = painter()
    painter.context.settings.setMode(.plainLine, of: .line)
    painter.hover(75, 75)
    #expect(painter.context.heldOutlines.isEmpty)
    painter.press(75, 75).drag(to: 230, 75).release()
    #expect(held(painter.painting.elements.last) == [nil, nil])
  }

  @Test func `makes copies of a symmetry that hold on to nothing`() {
    let painter = painter()
    painter.context.settings.symmetry = Symmetry(.mirror)
    painter.press(75, 75).drag(to: 230, 75).release()
    #expect(painter.painting.elements.suffix(2).map(held) == [[1, 2], [nil, nil]])
  }

  @Test func `has lines follow a drag of what they hold on to before it is let go`() throws {
    let painter = painter()
    painter.press(75, 75).drag(to: 230, 75).release()
    painter.choose(.select)
    painter.press(50, 60).drag(to: 50, 90).drag(to: 50, 110)
    guard case .combined(let edits)? = painter.session.draft, case .replace(let lines) = edits[1]
    else {
      Issue.record("Nothing follows")
      return
    }
    #expect(lines.count == 1 && ends(lines[0].elements.first)[0] != [101, 75])
    painter.release()
    let line = try #require(painter.painting.elements.last)
    #expect(line == lines[0].elements[0] && held(line) == [1, 2])
    painter.session.undo()
    #expect(ends(painter.painting.elements.last) == [[101, 75], [199, 75]])
    painter.press(150, 75).drag(to: 150, 95).release()
    #expect(held(painter.painting.elements.last) == [nil, nil])
  }

  @Test func `leaves ends that are taken to something else, and to nothing`() throws {
    let painter = painter()
    painter.press(75, 75).drag(to: 230, 75).release()
    painter.choose(.rectangle)
    painter.press(200, 200).drag(to: 260, 250).release()
    painter.choose(.select)
    painter.press(150, 75).release()
    #expect(painter.selectMarks?.handles.count == 2 && painter.selectMarks?.box == [])
    painter.press(199, 75).drag(to: 220, 150).drag(to: 230, 225)
    #expect(painter.context.heldOutlines.count == 1)
    painter.release()
    #expect(painter.context.heldOutlines.isEmpty && painter.painting.history.edits.count == 5)
    #expect(held(painter.painting.elements[2]) == [1, 4])
    let end = ends(painter.painting.elements[2])[1]
    painter.press(end[0], end[1]).drag(to: 150, 250).release()
    #expect(held(painter.painting.elements[2]) == [1, nil])
    #expect(ends(painter.painting.elements[2])[1] == [150, 250])
    painter.session.undo()
    #expect(held(painter.painting.elements[2]) == [1, 4])
    painter.press(end[0], end[1]).drag(to: 150, 250)
    painter.callOff()
    #expect(ends(painter.painting.elements[2])[1] == end && painter.session.draft == nil)
  }

  @Test
  func `takes the ends of plain lines elsewhere, and has them hold on where the tool connects`() {
    let painter = painter()
    painter.context.settings.setMode(.plainLine, of: .line)
    painter.press(120, 150).drag(to: 180, 150).release()
    painter.choose(.select)
    painter.press(150, 150).release()
    #expect(painter.selectMarks?.handles.count == 2 && painter.selectMarks?.knob == nil)
    painter.press(180, 150).drag(to: 75, 75)
    #expect(painter.context.heldOutlines.isEmpty)
    painter.release()
    #expect(ends(painter.painting.elements.last) == [[120, 150], [75, 75]])
    painter.press(75, 75).drag(to: 122, 100, .shift).release()
    #expect(ends(painter.painting.elements.last) == [[120, 150], [120, 100]])
    painter.context.settings.setMode(.connector, of: .line)
    painter.press(120, 100).drag(to: 75, 75).release()
    #expect(held(painter.painting.elements.last) == [nil, 1])
    #expect(painter.painting.elements.count == 3)
  }

  @Test func `takes a gap along with the end of a line, before and after the release`() {
    let painter = painter()
    painter.press(75, 75).drag(to: 230, 75).release()
    painter.use(FreehandGesture(.eraser(widthInPoints: 20), in: painter.context))
    painter.press(150, 60).drag(to: 150, 90).release()
    let id = painter.painting.elements[2].id
    func isInk(_ x: Double, _ y: Double) -> Bool? {
      painter.painting.shows(id, at: PaperPoint(x: x / 400, y: y / 400))
    }
    #expect(isInk(150, 75) == false && isInk(120, 75) == true)
    painter.choose(.select)
    painter.press(120, 75).release()
    painter.press(199, 75).drag(to: 101, 175)
    guard case .combined(let edits)? = painter.session.draft, case .bindErasers = edits[0] else {
      Issue.record("The eraser stays where it is")
      return
    }
    painter.release()
    #expect(painter.painting.elements.count == 3)
    // Half way, as before.
    let line = ends(painter.painting.elements.last)
    #expect(line.last == [101, 175])
    let (start, end) = (line[0], line[1])
    func isInk(at part: Double) -> Bool? {
      isInk(start[0] + part * (end[0] - start[0]), start[1] + part * (end[1] - start[1]))
    }
    #expect(isInk(at: 0.5) == false && isInk(at: 0.2) == true && isInk(at: 0.8) == true)
  }

  @Test func `has copies hold on to copies when all is duplicated`() {
    let painter = painter()
    painter.press(75, 75).drag(to: 230, 75).release()
    painter.choose(.select)
    painter.context.selection.selectAll()
    painter.context.duplicate()
    #expect(held(painter.painting.elements.last) == [4, 5])
    painter.context.selection.select([painter.painting.elements[2].id])
    painter.context.duplicate()
    #expect(held(painter.painting.elements.last) == [nil, nil])
  }
}
