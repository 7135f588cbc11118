@testable import ApplicationTesting
import Base
import Canvas
import Documents
import Editing
import Rendering
import TestSupport
import Testing
import Views
import Widgets

@testable import App
@testable import PaintingEditing

@Suite("The colour picker")
struct PickToolTests {
  @Test func `takes what the paper shows while it is dragged, and gives way to the tool before it`()
    throws
  {
    let window = try PaintingWindow(.rectangle)
    window.brushes.brush.widthInPoints = 30
    window.brushes.brush.style.color = InkColor(red: 250, green: 120, blue: 10)
    window.press(100, 100).drag(to: 300, 200).release()
    window.tools.choose(.pick)
    window.forgetColors()
    #expect(window.paper.pointerShape == .pick)
    window.press(200, 150).drag(to: 100, 150).drag(to: 900, 900).drag(to: 102, 150).release()
    #expect(window.colors.first == .white && window.colors.last == InkColor(hex: "#FA780A"))
    #expect(window.tools.tool.name == .rectangle && window.strokes.count == 1)
  }

  @Test(arguments: DrawingTool.catalogue.map(\.name).filter { $0 != .select })
  func `is at hand with Control in every drawing tool`(tool: CommandName) throws {
    let window = try PaintingWindow(tool)
    window.press(100, 100, .primary, .control).drag(to: 150, 150, .control).release()
    #expect(window.colors == [.white] && window.strokes.isEmpty)
  }

  @Test func `shows a loupe while it is in use, which leaves nothing behind`() throws {
    let window = try PaintingWindow(.pencil)
    window.press(100, 100).drag(to: 300, 200).release().move(200, 100)
    let bare = window.pixels
    #expect(!window.paper.showsLoupe)
    window.tools.choose(.pick)
    window.draw()
    #expect(window.paper.showsLoupe && window.pixels != bare)
    window.press(200, 100).drag(to: 100, 100).release().move(200, 100)
    #expect(!window.paper.showsLoupe && window.tools.tool.name == .pencil)
    #expect(window.pixels == bare && window.pixels == window.fullRedraw())
    window.press(200, 100, .primary, .control)
    #expect(window.paper.showsLoupe)
    window.release(.primary, .control)
    #expect(!window.paper.showsLoupe && window.strokes.count == 1)
  }

  @Test func `is put away again by its key or by another tool`() throws {
    let window = try PaintingWindow(.ellipse)
    window.tools.toolbox.toggle(.pick)
    window.tools.toolbox.toggle(.pick)
    #expect(window.tools.tool.name == .ellipse)
    window.tools.choose(.pick)
    window.tools.choose(.line)
    #expect(window.tools.tool.name == .line && window.paper.pointerShape == .crosshair)
  }
}
