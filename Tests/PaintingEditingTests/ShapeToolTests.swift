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

/// What lines, rectangles and ellipses have in common.
@Suite("A tool that stretches a shape")
struct ShapeToolTests {
  nonisolated static let shapes: [CommandName] = [.line, .dashed, .rectangle, .ellipse]

  /// What a tool leaves: a dashed line is a line, too.
  private func kind(of tool: CommandName) -> Tool? {
    tool == .dashed ? .line : Tool(rawValue: tool.rawValue)
  }

  @Test(arguments: shapes, [1.0, 1.5, 2])
  func `leaves one stroke of its kind from press to release`(tool: CommandName, scale: Double)
    throws
  {
    let window = try PaintingWindow(tool, scale: scale)
    window.press(100, 80).drag(to: 150, 90).drag(to: 220, 170)
    #expect(window.strokes.isEmpty && window.paper.isDrawing && window.paper.draft != nil)
    #expect(window.paper.hint?.hasSuffix("pt") == true)
    window.release()
    #expect(window.strokes.count == 1 && window.strokes[0].tool == kind(of: tool))
    #expect(
      window.isNear(window.box(window.strokes[0]), ViewRect(x: 100, y: 80, width: 120, height: 90)))
    #expect(abs(window.strokes[0].width - 4.0 / 400) < 1e-9)
    #expect(!window.paper.isDrawing && window.paper.draft == nil && window.paper.hint == nil)
    window.move(20, 20)
    #expect(window.pixels == window.fullRedraw())
  }

  @Test(arguments: shapes)
  func `leaves nothing after a click, after Esc, and beside the paper`(tool: CommandName) throws {
    let window = try PaintingWindow(tool)
    let blank = window.pixels
    window.click(100, 100)
    #expect(window.strokes.isEmpty)
    window.press(100, 100).drag(to: 200, 200)
    #expect(window.pixels != blank)
    #expect(window.paper.cancelGesture())
    window.draw()
    window.drag(to: 300, 200).release()
    #expect(window.strokes.isEmpty && window.paper.draft == nil)
    window.move(399, 299)
    #expect(window.pixels == blank)
  }

  @Test(arguments: [CommandName.rectangle, .ellipse])
  func `follows Shift and Control as they are held`(tool: CommandName) throws {
    let window = try PaintingWindow(tool)
    window.press(100, 100).drag(to: 160, 130, .shift).release(.primary, .shift)
    #expect(
      window.isNear(window.box(window.strokes[0]), ViewRect(x: 100, y: 100, width: 60, height: 60)))
    window.press(200, 150).drag(to: 230, 160, .shift).drag(to: 240, 170, .control)
    window.release(.primary, .control)
    #expect(
      window.isNear(window.box(window.strokes[1]), ViewRect(x: 160, y: 130, width: 80, height: 40)))
  }

  @Test(arguments: shapes)
  func `moves the shape while Space is held`(tool: CommandName) throws {
    let window = try PaintingWindow(tool)
    #expect(!window.tools.toolbox.setMoving(true), "there is no shape yet")
    window.press(100, 100).drag(to: 150, 120)
    #expect(window.tools.toolbox.setMoving(true))
    window.drag(to: 180, 170)
    #expect(window.tools.toolbox.setMoving(false))
    window.drag(to: 190, 180).release()
    #expect(
      window.isNear(window.box(window.strokes[0]), ViewRect(x: 130, y: 150, width: 60, height: 30)))
  }

  @Test(arguments: shapes)
  func `keeps to its gesture when another tool or another button comes`(tool: CommandName) throws {
    let window = try PaintingWindow(tool)
    window.press(100, 100).drag(to: 150, 150)
    window.tools.choose(.pencil)
    #expect(window.tools.tool.name == tool)
    window.press(160, 160, .secondary).release(.secondary)
    window.drag(to: 200, 180).release()
    #expect(window.strokes.count == 1)
    #expect(
      window.isNear(window.box(window.strokes[0]), ViewRect(x: 100, y: 100, width: 100, height: 80))
    )
    window.tools.choose(.pencil)
    #expect(window.tools.tool.name == .pencil)
  }

  @Test(arguments: shapes)
  func `follows the paper when its size changes in the middle`(tool: CommandName) throws {
    let window = try PaintingWindow(tool)
    window.press(100, 75).drag(to: 200, 150)
    window.resize(paperHeight: 600)
    let bounds = try #require(window.paper.draft?.bounds)
    #expect(abs(bounds.x - 200) < 12 && abs(bounds.maxX - 400) < 12)
    window.drag(to: 400, 300).release()
    #expect(
      window.isNear(window.box(window.strokes[0]), ViewRect(x: 100, y: 75, width: 100, height: 75)))
  }

  @Test(arguments: shapes)
  func `is undone and redone in one step`(tool: CommandName) throws {
    let window = try PaintingWindow(tool)
    let blank = window.pixels
    window.press(50, 50).drag(to: 350, 250).release().move(399, 299)
    let drawn = window.pixels
    window.undo()
    #expect(window.pixels == blank)
    window.redo()
    #expect(window.pixels == drawn && drawn != blank)
  }

  @Test func `takes the brush's style, and dashes of three widths for a dashed line`() throws {
    let window = try PaintingWindow(.dashed)
    window.brushes.brush.widthInPoints = 10
    window.brushes.brush.style.color = InkColor(red: 200, green: 0, blue: 0)
    window.press(50, 50).drag(to: 350, 50).release()
    #expect(window.strokes[0].style.dash.lengths == [3, 3])
    #expect(window.strokes[0].style.color == InkColor(red: 200, green: 0, blue: 0))
    // Dash, gap: 30 points each, less the round ends.
    #expect(window.pixel(65, 50) == 0xC80000 && window.pixel(96, 50) == 0xFFFFFF)
    window.brushes.brush.style.dash = try #require(DashPattern([1, 1]))
    window.tools.choose(.rectangle)
    window.press(50, 100).drag(to: 350, 200).release()
    #expect(window.strokes[1].style.dash.lengths == [1, 1])
  }

  @Test(
    arguments: shapes,
    [0.1, 2, 16])
  func `draws where the pointer is at every zoom, as fine as it looks`(
    tool: CommandName, zoom: Double
  ) throws {
    let window = try PaintingWindow(tool)
    window.paper.zoom(to: zoom, at: window.point(150, 120))
    window.press(120, 100).drag(to: 180, 140).release().move(5, 5)
    let stroke = try #require(window.strokes.first)
    let paper = window.paper.viewport.paper
    let corner = window.point(0, 0)
    let (left, top) = (Double(paper.x) - corner.x, Double(paper.y) - corner.y)
    let xs = stroke.samples.map { $0.position.x * Double(paper.width) + left }
    let ys = stroke.samples.map { $0.position.y * Double(paper.height) + top }
    #expect(abs((xs.min() ?? 0) - 120) < 0.2 && abs((xs.max() ?? 0) - 180) < 0.2)
    #expect(abs((ys.min() ?? 0) - 100) < 0.2 && abs((ys.max() ?? 0) - 140) < 0.2)
    #expect(abs(stroke.width * Double(paper.size.longerSide) - 4) < 1e-9)
    #expect(window.pixels == window.fullRedraw())
  }

  @Test(arguments: shapes)
  func `keeps its tool and its shape when another tool or button comes in the middle`(
    tool: CommandName
  ) throws {
    let window = try PaintingWindow(tool)
    window.press(100, 100).drag(to: 150, 130)
    window.tools.choose(.eraser)
    window.press(10, 10, .secondary).release(.secondary)
    window.drag(to: 200, 160).release()
    #expect(
      window.tools.tool.name == tool && window.strokes.map(\.tool) == [kind(of: tool)])
    #expect(
      window.isNear(window.box(window.strokes[0]), ViewRect(x: 100, y: 100, width: 100, height: 60))
    )
  }

  @Test
  func `draws rectangles with round corners where that was chosen, scaled by their numbers, too`()
    throws
  {
    let window = try PaintingWindow(.rectangle)
    window.brushes.brush.style.fill = FillStyle(color: InkColor(red: 0, green: 200, blue: 0))
    #expect(window.tools.mode == .sharpCorners)
    window.tools.mode = .roundCorners
    window.press(100, 80).drag(to: 300, 180).release().move(5, 5)
    #expect(window.strokes.map(\.tool) == [.rounded])
    #expect(window.pixel(102, 82) == 0xFFFFFF && window.pixel(110, 90) == 0x00C800)
    #expect(window.pixels == window.fullRedraw())
    window.tools.mode = .sharpCorners
    window.press(100, 200).drag(to: 300, 280).release()
    #expect(window.strokes.map(\.tool) == [.rounded, .rectangle])
  }
}
