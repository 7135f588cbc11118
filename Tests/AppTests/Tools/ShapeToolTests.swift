import Canvas
import Geometry
import Ink
import Input
import Model
import Rendering
import TestSupport
import Testing
import Tools
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
}

@Suite("The line tool")
struct LineToolTests {
  @Test("draws both ends, and keeps to 45° with Shift")
  func line() throws {
    let desk = try ToolDesk(.line)
    desk.tester.press(100, 100).drag(to: 200, 130).release()
    #expect(desk.strokes[0].samples.count == 2)
    desk.tester.press(100, 200).drag(to: 200, 206, .shift).release(.primary, .shift)
    let ends = desk.strokes[1].samples.map(\.position.y)
    #expect(abs(ends[0] - ends[1]) < 1e-9)
    #expect(desk.tester.pixel(150, 200) == 0)
  }
}

@Suite("The rectangle tool")
struct RectangleToolTests {
  @Test("closes with a corner like the others")
  func corners() throws {
    let desk = try ToolDesk(.rectangle)
    desk.brushes.brush = Brush(
      widthInPoints: 20, style: LineStyle(cap: .butt, join: .miter, color: .black))
    desk.tester.press(100, 100).drag(to: 300, 200).release()
    for (x, y) in [(91, 91), (308, 91), (91, 208), (308, 208), (200, 100)] {
      #expect(desk.tester.pixel(x, y) == 0)
    }
    #expect(desk.tester.pixel(200, 150) == 0xFFFFFF)
  }
}

@Suite("The ellipse tool")
struct EllipseToolTests {
  @Test("is round, and closed without a notch")
  func round() throws {
    let desk = try ToolDesk(.ellipse)
    desk.brushes.brush = Brush(
      widthInPoints: 40, style: LineStyle(cap: .butt, join: .round, color: .black))
    desk.tester.press(100, 50).drag(to: 300, 250).release().move(399, 299)
    // All around, within the line's width.
    for step in 0..<360 {
      let point = EllipsePoint(degrees: Double(step))
      for radius in [84.0, 100, 116] {
        let x = Int(200 + radius * point.x)
        let y = Int(150 + radius * point.y)
        #expect(desk.tester.pixel(x, y) == 0, "\(step)° at \(radius)")
      }
    }
  }
}
