import Base
import Documents
import Editing
import Testing

@Suite("The arrow tool")
@MainActor struct ArrowGestureTests {
  /// With two rectangles, from 50, 50 to 100, 100 and from 200, 150 to 260, 200.
  private func painter(_ mode: ToolMode) -> HeadlessPainter {
    let painter = HeadlessPainter()
    painter.context.settings.aids.snaps = false
    painter.context.brush.widthInPoints = 4
    painter.choose(.rectangle)
    painter.press(50, 50).drag(to: 100, 100).release()
    painter.press(200, 150).drag(to: 260, 200).release()
    painter.choose(.arrow)
    painter.context.settings.setMode(mode, of: .arrow)
    return painter
  }

  @Test func `draws a line with a head at its end, which the brush does not have`() throws {
    let painter = painter(.straightArrow)
    painter.press(120, 20).drag(to: 180, 20).release()
    let arrow = try #require(painter.painting.elements.last)
    #expect(arrow.style.heads == LineHeads(end: .arrow) && arrow.content.tool == .line)
    #expect(painter.context.brush.style.heads == .none)
    painter.context.settings.arrowHeads = LineHeads(start: .diamond, end: .open, size: 6)
    painter.press(120, 40).drag(to: 180, 40).release()
    let next = try #require(painter.painting.elements.last)
    #expect(next.style.heads == LineHeads(start: .diamond, end: .open, size: 6))
  }

  @Test func `keeps its heads as a word, and never goes without one at the end`() {
    var settings = ToolSettings()
    settings.arrowHeads = LineHeads(start: .ring, end: .triangle, size: 2.5)
    var other = ToolSettings()
    other.apply(settings.text)
    #expect(other.arrowHeads == settings.arrowHeads)
    other.arrowHeads = LineHeads(start: .dot)
    #expect(other.arrowHeads == LineHeads(start: .dot, end: .triangle))
    other.apply("heads=nonsense,arrow")
    #expect(other.arrowHeads == LineHeads(start: .dot, end: .triangle))
  }

  @Test(arguments: [ToolMode.elbowArrow, .roundedArrow])
  func `joins elements round corners, and is undone in one step`(mode: ToolMode) throws {
    let painter = painter(mode)
    let before = painter.painting.elements
    painter.context.brush.style.fill = FillStyle(color: InkColor(rgb: 0x00FF00))
    painter.press(75, 75).drag(to: 230, 175).release()
    let arrow = try #require(painter.painting.elements.last)
    #expect(arrow.connections[.start]?.element == before[0].id)
    #expect(arrow.connections[.end]?.element == before[1].id)
    let path = try #require(arrow.content.path)
    #expect(path.nodes.count > 2 && arrow.style.fill == nil)
    #expect(path.nodes.contains { $0.hasHandle(.leaving) } == (mode == .roundedArrow))
    painter.session.undo()
    #expect(painter.painting.elements == before)
    painter.session.redo()
    #expect(painter.painting.elements.last == arrow)
  }

  @Test func `follows an element that is moved, in the same step`() throws {
    let painter = painter(.elbowArrow)
    painter.press(75, 75).drag(to: 230, 175).release()
    let before = painter.painting.elements
    let way = PaperVector(dx: 0.1, dy: -0.25)
    painter.session.perform(.transform([before[1].id], .translation(way), widthScale: 1))
    #expect(painter.painting.elements.last?.content != before.last?.content)
    #expect(painter.painting.elements.last?.connections == before.last?.connections)
    painter.session.undo()
    #expect(painter.painting.elements == before)
  }

  @Test func `runs at right angles between free ends, too, one of which can be dragged`() throws {
    let painter = painter(.elbowArrow)
    painter.press(120, 20).drag(to: 180, 40).release()
    let arrow = try #require(painter.painting.elements.last)
    #expect(arrow.connections.elements.isEmpty && arrow.isConnector)
    let ends = try #require(arrow.lineEnds(on: .fourToThree))
    #expect((ends.from - PaperPoint(x: 0.3, y: 0.05)).length < 1e-9)
    #expect((ends.to - PaperPoint(x: 0.45, y: 0.1)).length < 1e-9)
  }
}
