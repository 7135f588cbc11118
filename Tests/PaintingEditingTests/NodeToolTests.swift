import Base
import Documents
import Editing
import Testing
import Views

@testable import App
@testable import ApplicationTesting
@testable import DocumentWindows
@testable import PaintingEditing

@Suite("Nodes in a painting's window")
struct NodeToolTests {
  private let painting: PaintingWindow

  init() throws {
    painting = try PaintingWindow(.pen)
    painting.tools.context.settings.aids.snaps = false
  }

  private var window: PretendWindow { painting.window }
  private var context: ToolContext { painting.tools.context }

  private func path() throws -> NodePath {
    try #require(painting.painting.elements.last?.content.path)
  }

  private func points() throws -> [[Double]] {
    try path().nodes.map { [($0.point.x * 400).rounded(), ($0.point.y * 400).rounded()] }
  }

  private func drawTriangle() {
    painting.click(100, 100).click(300, 100).click(100, 250).click(101, 101)
  }

  @Test func `The pen shows its nodes and the next curve, and stays as it was seen`() throws {
    painting.click(100, 100).click(300, 100).move(300, 250)
    painting.draw()
    #expect(painting.pixel(200, 100) == 0 && painting.pixel(300, 200) == 0)
    #expect(painting.paper.marks?.nodes?.nodes.map(\.isChosen) == [false, true])
    #expect(painting.strokes.isEmpty && !painting.paper.isDrawing)
    painting.click(300, 250)
    window.key("Backspace")
    window.key("Enter")
    #expect(try points() == [[100, 100], [300, 100]])
    painting.move(5, 5)
    painting.draw()
    #expect(painting.paper.marks == nil && painting.pixels == painting.fullRedraw())
    painting.undo()
    #expect(painting.strokes.isEmpty)
    painting.redo()
    #expect(painting.strokes.count == 1)
  }

  @Test func `An undo takes a path away whose nodes are shown, and a redo brings it back`() throws {
    drawTriangle()
    painting.tools.choose(.nodes)
    painting.click(200, 100).click(300, 100)
    #expect(context.chosenNodes.count == 1)
    painting.undo()
    painting.draw()
    #expect(painting.strokes.isEmpty && context.nodes == nil && context.chosenNodes.isEmpty)
    painting.redo()
    #expect(try points().count == 3)
  }

  @Test func `Enter ends a path, and Esc takes nodes back to none`() throws {
    painting.click(100, 100).click(300, 100)
    for _ in 0..<2 { window.key("Esc") }
    #expect(!context.hasOpenPath && painting.strokes.isEmpty)
    painting.click(100, 100).click(300, 100)
    painting.tools.choose(.nodes)
    #expect(try points().count == 2 && !context.hasOpenPath)
  }

  @Test func `N shows the nodes of the selection, which keys move and remove`() throws {
    drawTriangle()
    #expect(try path().isClosed)
    painting.tools.choose(.select)
    painting.click(200, 100)
    window.key("N")
    #expect(painting.tools.tool.name == .nodes && painting.selection.ids.count == 1)
    #expect(painting.paper.marks?.nodes?.nodes.count == 3)
    painting.click(300, 100)
    #expect(painting.paper.marks?.nodes?.nodes.map(\.isChosen) == [false, true, false])
    window.key("Shift+Right")
    let moved = try points()[1]
    #expect(moved[0] > 300 && moved[1] == 100)
    window.key("Shift+A")
    #expect(try path().nodes[1].kind == .smooth)
    #expect(painting.paper.marks?.nodes?.handles.count == 2)
    window.key("Shift+C")
    #expect(try path().nodes[1].kind == .corner)
    window.key("Delete")
    #expect(try points() == [[100, 100], [100, 250]])
    for _ in 0..<4 { painting.undo() }
    #expect(try points() == [[100, 100], [300, 100], [100, 250]])
    window.key("Ctrl+A")
    #expect(context.chosenNodes.count == 3)
    window.key("Esc")
    #expect(context.chosenNodes.isEmpty && !painting.selection.isEmpty)
    window.key("V")
    #expect(painting.selection.ids.count == 1 && painting.paper.marks?.nodes == nil)
  }

  @Test func `A double click on a stroke shows its nodes, and a drag makes it a path`() throws {
    painting.tools.choose(.pencil)
    painting.press(100, 100)
    for step in 1...20 { painting.drag(to: 100 + 10 * Double(step), 100 + Double(step * step) / 4) }
    painting.release()
    let stroke = painting.painting.elements[0]
    painting.tools.choose(.select)
    painting.doubleClick(100, 100)
    #expect(painting.tools.tool.name == .nodes && painting.selection.ids == [stroke.id])
    let count = try #require(context.nodes?.count)
    #expect((2...8).contains(count))
    painting.press(300, 200).drag(to: 320, 150).release()
    #expect(try path().isOfStroke && points().last == [320, 150])
    painting.draw()
    painting.tools.choose(.pencil)
    painting.move(5, 5)
    painting.draw()
    #expect(painting.pixels == painting.fullRedraw())
    painting.undo()
    #expect(painting.painting.elements == [stroke])
  }
}
