import Base
import Documents
import Editing
import TestSupport
import Testing
import Views
import Widgets

@testable import App
@testable import ApplicationTesting
@testable import DocumentWindows
@testable import PaintingEditing

@Suite("The line tool as it connects")
struct ConnectorToolTests {
  /// Two boxes, 50 points high and wide, and a line between their middles.
  private func joined() throws -> PaintingWindow {
    let window = try PaintingWindow(.rectangle)
    window.editor.tools.set { $0.aids.snaps = false }
    window.brushes.brush.widthInPoints = 4
    window.press(50, 50).drag(to: 100, 100).release()
    window.press(250, 50).drag(to: 300, 100).release()
    window.tools.choose(.line)
    window.tools.mode = .connector
    window.press(75, 75).drag(to: 276, 74).release().move(5, 5)
    return window
  }

  private func held(_ element: PaintingElement?) -> [UInt32?] {
    LineEnd.allCases.map { element?.connections[$0]?.element.number }
  }

  @Test func `stays what it is in the next painting, as other tools' manners do`() throws {
    let window = try joined()
    window.tools.choose(.eraser)
    window.tools.mode = .cutStrokes
    window.tools.ownWidth = 48
    _ = try window.application.open(.painting(Painting(shape: .fixed(.fourToThree))))
    let next = try #require(
      window.application.application.documents.last?.editor as? PaintingEditor)
    #expect(next !== window.editor)
    next.tools.choose(.line)
    #expect(next.tools.mode == .connector)
    next.tools.choose(.eraser)
    #expect(next.tools.mode == .cutStrokes && next.tools.ownWidth == 48)
  }

  @Test func `marks the edge under the pointer, and no longer once another tool is taken`() throws {
    let window = try joined()
    #expect(window.pixels == window.fullRedraw())
    let plain = window.pixel(48, 70)
    window.move(75, 75)
    #expect(window.paper.snapMarks.outlines.count == 1 && window.pixel(48, 70) != plain)
    window.tools.mode = .plainLine
    #expect(window.paper.snapMarks.outlines.isEmpty)
    window.tools.mode = .connector
    window.move(76, 75)
    #expect(window.paper.snapMarks.outlines.count == 1)
    window.tools.choose(.pencil)
    window.move(5, 5)
    #expect(window.paper.snapMarks.outlines.isEmpty && window.pixel(48, 70) == plain)
  }

  @Test func `draws from edge to edge, and the line follows a drag at once`() throws {
    let window = try joined()
    #expect(held(window.painting.elements.last) == [1, 2])
    #expect(window.pixel(75, 75) == 0xFFFFFF && window.pixel(175, 75) == 0)
    window.tools.choose(.select)
    window.press(50, 60).drag(to: 50, 120).drag(to: 50, 160)
    #expect(window.pixel(175, 75) == 0xFFFFFF && window.pixel(175, 125) == 0)
    window.release().move(5, 5)
    #expect(window.pixel(175, 125) == 0 && window.painting.history.edits.count == 4)
    window.selection.clear()
    window.move(5, 6)
    #expect(window.pixels == window.fullRedraw())
    window.undo()
    #expect(window.pixel(175, 75) == 0 && window.pixels == window.fullRedraw())
    window.redo()
    #expect(window.pixel(175, 125) == 0 && window.pixels == window.fullRedraw())
  }

  @Test func `is followed by arrow keys, alignment and the inspector's numbers`() throws {
    let window = try joined()
    window.tools.choose(.select)
    window.selection.select([ElementID(2)])
    window.tools.context.nudge(dx: 0, dy: 400)
    window.draw()
    #expect(window.pixel(175, 125) == 0 && held(window.painting.elements.last) == [1, 2])
    window.selection.select([ElementID(1), ElementID(2)])
    window.tools.context.arrange(.alignBottom)
    window.draw()
    #expect(window.pixel(160, 175) == 0 && window.pixel(160, 118) == 0xFFFFFF)
    window.selection.select([ElementID(1)])
    let old = try #require(window.selection.parameters(on: .fourToThree))
    let top = try #require(old[.y])
    let new = try #require(old.setting(.y, to: top - 400))
    window.tools.context.perform(
      try #require(window.tools.context.edit(from: old, to: new)))
    window.draw()
    #expect(window.pixel(175, 125) == 0)
    window.selection.clear()
    window.move(5, 5)
    #expect(window.pixels == window.fullRedraw())
  }

  @Test func `has a line that is cut hold on with the ends that are left`() throws {
    let window = try joined()
    window.brushes.brush.widthInPoints = 4
    window.tools.choose(.eraser)
    window.tools.mode = .cutStrokes
    window.press(175, 60).drag(to: 175, 75).drag(to: 175, 90).release().move(5, 5)
    #expect(window.painting.elements.map(held) == [[nil, nil], [nil, nil], [1, nil], [nil, 2]])
    window.tools.choose(.select)
    window.press(50, 60).drag(to: 50, 100).drag(to: 50, 120).release().move(5, 5)
    let left = window.box(window.strokes[2])
    #expect(left.maxY > 100 && left.y < 80, "its end went along, the cut stayed where it is")
  }

  @Test func `has the line of a mirror hold on to what lies there`() throws {
    let window = try PaintingWindow(.rectangle)
    window.editor.tools.set { $0.aids.snaps = false }
    window.tools.symmetry.kind = .mirror
    window.press(20, 50).drag(to: 60, 90).release()
    window.press(120, 50).drag(to: 160, 90).release()
    window.tools.choose(.line)
    window.tools.mode = .connector
    window.press(40, 70).drag(to: 141, 69).release().move(5, 5)
    #expect(window.painting.elements.count == 6)
    #expect(window.painting.elements.suffix(2).map(held) == [[1, 3], [2, 4]])
  }

  @Test func `has pasted lines hold on to pasted shapes`() throws {
    let window = try joined()
    window.tools.choose(.select)
    window.selection.selectAll()
    window.editor.copy()
    window.editor.paste()
    #expect(window.painting.elements.count == 6)
    #expect(held(window.painting.elements.last) == [4, 5])
    window.selection.select([ElementID(3)])
    window.editor.copy()
    window.editor.paste()
    #expect(window.painting.elements.count == 7)
    #expect(held(window.painting.elements.last) == [nil, nil])
  }
}
