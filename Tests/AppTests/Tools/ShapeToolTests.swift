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

/// What lines, rectangles and ellipses have in common.
@Suite("A tool that stretches a shape")
struct ShapeToolTests {
  nonisolated static let shapes: [DrawingTool.Name] = [.line, .dashed, .rectangle, .ellipse]

  @Test("leaves one stroke of its kind from press to release", arguments: shapes, [1.0, 1.5, 2])
  func drag(tool: DrawingTool.Name, scale: Double) throws {
    let desk = try ToolDesk(tool, scale: scale)
    desk.tester.press(100, 80).drag(to: 150, 90).drag(to: 220, 170)
    #expect(desk.strokes.isEmpty && desk.paper.isDrawing && desk.paper.draft != nil)
    #expect(desk.paper.hint?.hasSuffix("pt") == true)
    desk.tester.release()
    #expect(desk.strokes.count == 1 && desk.strokes[0].tool.rawValue == tool.rawValue)
    #expect(
      desk.isNear(desk.box(desk.strokes[0]), ViewRect(x: 100, y: 80, width: 120, height: 90)))
    #expect(abs(desk.strokes[0].width - 4.0 / 400) < 1e-9)
    #expect(!desk.paper.isDrawing && desk.paper.draft == nil && desk.paper.hint == nil)
    desk.tester.move(20, 20)
    #expect(desk.pixels == desk.fullRedraw())
  }

  @Test("leaves nothing after a click, after Esc, and beside the paper", arguments: shapes)
  func nothing(tool: DrawingTool.Name) throws {
    let desk = try ToolDesk(tool)
    let blank = desk.pixels
    desk.tester.click(100, 100)
    #expect(desk.strokes.isEmpty)
    desk.tester.press(100, 100).drag(to: 200, 200)
    #expect(desk.pixels != blank)
    #expect(desk.paper.cancelGesture())
    desk.tester.draw()
    desk.tester.drag(to: 300, 200).release()
    #expect(desk.strokes.isEmpty && desk.paper.draft == nil)
    desk.tester.move(399, 299)
    #expect(desk.pixels == blank)
  }

  @Test(
    "follows Shift and Control as they are held", arguments: [DrawingTool.Name.rectangle, .ellipse])
  func modifiers(tool: DrawingTool.Name) throws {
    let desk = try ToolDesk(tool)
    desk.tester.press(100, 100).drag(to: 160, 130, .shift).release(.primary, .shift)
    #expect(
      desk.isNear(desk.box(desk.strokes[0]), ViewRect(x: 100, y: 100, width: 60, height: 60)))
    desk.tester.press(200, 150).drag(to: 230, 160, .shift).drag(to: 240, 170, .control)
    desk.tester.release(.primary, .control)
    #expect(
      desk.isNear(desk.box(desk.strokes[1]), ViewRect(x: 160, y: 130, width: 80, height: 40)))
  }

  @Test("moves the shape while Space is held", arguments: shapes)
  func space(tool: DrawingTool.Name) throws {
    let desk = try ToolDesk(tool)
    #expect(!desk.tools.setMovingShape(true), "there is no shape yet")
    desk.tester.press(100, 100).drag(to: 150, 120)
    #expect(desk.tools.setMovingShape(true))
    desk.tester.drag(to: 180, 170)
    #expect(desk.tools.setMovingShape(false))
    desk.tester.drag(to: 190, 180).release()
    #expect(
      desk.isNear(desk.box(desk.strokes[0]), ViewRect(x: 130, y: 150, width: 60, height: 30)))
  }

  @Test("keeps to its gesture when another tool or another button comes", arguments: shapes)
  func interruptions(tool: DrawingTool.Name) throws {
    let desk = try ToolDesk(tool)
    desk.tester.press(100, 100).drag(to: 150, 150)
    desk.tools.choose(.pencil)
    #expect(desk.tools.tool.name == tool)
    desk.tester.press(160, 160, .secondary).release(.secondary)
    desk.tester.drag(to: 200, 180).release()
    #expect(desk.strokes.count == 1)
    #expect(
      desk.isNear(desk.box(desk.strokes[0]), ViewRect(x: 100, y: 100, width: 100, height: 80)))
    desk.tools.choose(.pencil)
    #expect(desk.tools.tool.name == .pencil)
  }

  @Test("follows the paper when its size changes in the middle", arguments: shapes)
  func resized(tool: DrawingTool.Name) throws {
    let desk = try ToolDesk(tool)
    desk.tester.press(100, 75).drag(to: 200, 150)
    try desk.tester.resize(width: 800, height: 600)
    let bounds = try #require(desk.paper.draft?.bounds)
    #expect(abs(bounds.x - 200) < 12 && abs(bounds.maxX - 400) < 12)
    desk.tester.drag(to: 400, 300).release()
    #expect(
      desk.isNear(desk.box(desk.strokes[0]), ViewRect(x: 100, y: 75, width: 100, height: 75)))
  }

  @Test("is undone and redone in one step", arguments: shapes)
  func undo(tool: DrawingTool.Name) throws {
    let desk = try ToolDesk(tool)
    let blank = desk.pixels
    desk.tester.press(50, 50).drag(to: 350, 250).release().move(399, 299)
    let drawn = desk.pixels
    desk.undo()
    #expect(desk.pixels == blank)
    desk.redo()
    #expect(desk.pixels == drawn && drawn != blank)
  }

  @Test("takes the brush's style, and dashes of three widths for a dashed line")
  func style() throws {
    let desk = try ToolDesk(.dashed)
    desk.brushes.brush.widthInPoints = 10
    desk.brushes.brush.style.color = InkColor(red: 200, green: 0, blue: 0)
    desk.tester.press(50, 50).drag(to: 350, 50).release()
    #expect(desk.strokes[0].style.dash.lengths == [3, 3])
    #expect(desk.strokes[0].style.color == InkColor(red: 200, green: 0, blue: 0))
    // Dash, gap: 30 points each, less the round ends.
    #expect(desk.tester.pixel(65, 50) == 0xC80000 && desk.tester.pixel(96, 50) == 0xFFFFFF)
    desk.brushes.brush.style.dash = try #require(DashPattern([1, 1]))
    desk.tools.choose(.rectangle)
    desk.tester.press(50, 100).drag(to: 350, 200).release()
    #expect(desk.strokes[1].style.dash.lengths == [1, 1])
  }

  @Test(
    "draws where the pointer is at every zoom, as fine as it looks", arguments: shapes,
    [0.1, 2, 16])
  func zoomed(tool: DrawingTool.Name, zoom: Double) throws {
    let desk = try ToolDesk(tool)
    desk.paper.zoom(to: zoom, at: ViewPoint(x: 150, y: 120))
    desk.tester.press(120, 100).drag(to: 180, 140).release().move(5, 5)
    let stroke = try #require(desk.strokes.first)
    let paper = desk.paper.viewport.paper
    let xs = stroke.samples.map { $0.position.x * Double(paper.width) + Double(paper.x) }
    let ys = stroke.samples.map { $0.position.y * Double(paper.height) + Double(paper.y) }
    #expect(abs((xs.min() ?? 0) - 120) < 0.2 && abs((xs.max() ?? 0) - 180) < 0.2)
    #expect(abs((ys.min() ?? 0) - 100) < 0.2 && abs((ys.max() ?? 0) - 140) < 0.2)
    #expect(abs(stroke.width * Double(paper.size.longerSide) - 4) < 1e-9)
    #expect(desk.pixels == desk.fullRedraw())
  }

  @Test(
    "keeps its tool and its shape when another tool or button comes in the middle",
    arguments: shapes)
  func disturbed(tool: DrawingTool.Name) throws {
    let desk = try ToolDesk(tool)
    desk.tester.press(100, 100).drag(to: 150, 130)
    desk.tools.choose(.eraser)
    desk.tester.press(10, 10, .secondary).release(.secondary)
    desk.tester.drag(to: 200, 160).release()
    #expect(desk.tools.tool.name == tool && desk.strokes.map(\.tool.rawValue) == [tool.rawValue])
    #expect(
      desk.isNear(desk.box(desk.strokes[0]), ViewRect(x: 100, y: 100, width: 100, height: 60)))
  }
}
