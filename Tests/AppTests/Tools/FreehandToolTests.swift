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

@Suite("The pencil")
struct PencilToolTests {
  @Test("keeps exactly the samples that came")
  func samples() throws {
    let desk = try ToolDesk(.pencil)
    desk.tester.press(40, 30).drag(to: 80, 60).drag(to: 81, 61).drag(to: 200, 150).release()
    #expect(desk.strokes[0].tool == .pencil)
    let points = desk.strokes[0].samples.map { [$0.position.x * 400, $0.position.y * 300] }
    #expect(points == [[40, 30], [80, 60], [81, 61], [200, 150]])
  }
}

@Suite("The eraser")
struct EraserToolTests {
  private func paintedDesk() throws -> ToolDesk {
    let desk = try ToolDesk(.pencil)
    desk.brushes.brush.widthInPoints = 50
    desk.brushes.brush.style.color = InkColor(red: 20, green: 90, blue: 200)
    desk.tester.press(50, 150).drag(to: 350, 150).release()
    desk.tools.choose(.eraser)
    return desk
  }

  @Test("clears ink and lets the background through, also when that changes later")
  func background() throws {
    let desk = try paintedDesk()
    desk.tester.press(200, 50).drag(to: 200, 250).release().move(20, 20)
    #expect(desk.strokes[1].tool == .eraser)
    #expect(desk.tester.pixel(200, 150) == 0xFFFFFF)
    #expect(desk.tester.pixel(150, 150) == 0x145AC8)
    desk.paper.backdrop = Backdrop(color: Color(0xFFE0A0))
    desk.tester.draw()
    #expect(desk.tester.pixel(200, 150) == 0xFFE0A0)
    #expect(desk.tester.pixel(150, 150) == 0x145AC8)
    #expect(desk.pixels == desk.fullRedraw())
  }

  @Test("shows while it moves what it will leave")
  func live() throws {
    let desk = try paintedDesk()
    desk.tester.press(200, 100).drag(to: 200, 200)
    #expect(desk.tester.pixel(200, 150) == 0xFFFFFF, "the background, and not black")
    desk.tester.release().move(20, 20)
    #expect(desk.pixels == desk.fullRedraw())
  }

  @Test("has a width of its own, shown as a ring under the pointer")
  func ring() throws {
    let desk = try paintedDesk()
    #expect(
      desk.tools.ownWidth == 24 && desk.paper.use == .erasing(widthInPoints: 24, leavesLine: true))
    let away = desk.pixels
    desk.tester.move(100, 60)
    #expect(desk.pixels != away)
    #expect(desk.tester.pixel(112, 60) != 0xFFFFFF && desk.tester.pixel(100, 60) == 0xFFFFFF)
    desk.tools.changeWidth(larger: true)
    #expect(desk.tools.ownWidth == 26 && desk.brushes.brush.widthInPoints == 50)
    desk.tools.ownWidth = 900
    #expect(desk.tools.ownWidth == 200)
    desk.tools.ownWidth = 10
    desk.tester.click(100, 150)
    #expect(abs(desk.strokes[1].width - 10.0 / 400) < 1e-9)
    desk.tools.choose(.pencil)
    desk.tools.changeWidth(larger: false)
    #expect(desk.brushes.brush.widthInPoints == 49)
    desk.tools.choose(.eraser)
    #expect(desk.tools.ownWidth == 10)
  }

  @Test("is one step of undo, and leaves no trace of a cancelled gesture")
  func undo() throws {
    let desk = try paintedDesk()
    desk.tester.move(20, 20)
    let painted = desk.pixels
    desk.tester.press(200, 50).drag(to: 200, 250)
    desk.paper.cancelGesture()
    desk.tester.release().move(20, 20)
    #expect(desk.pixels == painted && desk.strokes.count == 1)
    desk.tester.press(200, 50).drag(to: 200, 250).release().move(20, 20)
    let erased = desk.pixels
    desk.undo()
    #expect(desk.pixels == painted)
    desk.redo()
    #expect(desk.pixels == erased)
  }

  @Test("goes over the edge of the paper")
  func edge() throws {
    let desk = try paintedDesk()
    desk.tester.press(340, 150).drag(to: 600, 150).release().move(20, 20)
    #expect(desk.tester.pixel(360, 150) == 0xFFFFFF)
    #expect(desk.pixels == desk.fullRedraw())
  }
}

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
