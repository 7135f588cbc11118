import Canvas
import Base
import Documents
import Rendering
import TestSupport
import Testing
import Editing
import Views
import Widgets

@testable import App

@Suite("The colour picker")
struct PickToolTests {
  @Test("takes what the paper shows while it is dragged, and gives way to the tool before it")
  func pick() throws {
    let desk = try ToolDesk(.rectangle)
    desk.brushes.brush.widthInPoints = 30
    desk.brushes.brush.style.color = InkColor(red: 250, green: 120, blue: 10)
    desk.tester.press(100, 100).drag(to: 300, 200).release()
    desk.tools.choose(.pick)
    #expect(desk.paper.use == .picking && desk.tester.pointerShape == .pick)
    desk.tester.press(200, 150).drag(to: 100, 150).drag(to: 900, 900).drag(to: 102, 150).release()
    #expect(desk.picked.first == .white && desk.picked.last == InkColor(hex: "#FA780A"))
    #expect(desk.tools.tool.name == .rectangle && desk.strokes.count == 1)
  }

  @Test(
    "is at hand with Control in every drawing tool",
    arguments: DrawingTool.Name.allCases.filter { $0 != .select })
  func control(tool: DrawingTool.Name) throws {
    let desk = try ToolDesk(tool)
    desk.tester.press(100, 100, .primary, .control).drag(to: 150, 150, .control).release()
    #expect(desk.picked.count >= 2 && desk.strokes.isEmpty)
  }

  @Test("is put away again by its key or by another tool")
  func toggle() throws {
    let desk = try ToolDesk(.ellipse)
    desk.tools.togglePicking()
    desk.tools.togglePicking()
    #expect(desk.tools.tool.name == .ellipse)
    desk.tools.choose(.pick)
    desk.tools.choose(.line)
    #expect(desk.tools.tool.name == .line && desk.paper.use == .stretching)
  }
}
