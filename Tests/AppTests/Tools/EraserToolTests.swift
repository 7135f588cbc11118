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

  @Test(
    "lets the pixels of a picture through, live and settled, zoomed or not", arguments: [nil, 3.0])
  func picture(zoom: Double?) throws {
    let desk = try paintedDesk()
    let photo = try Surface(size: PixelSize(width: 80, height: 60), format: .rgb24)
    let context = DrawingContext(photo)
    for x in 0..<80 {
      context.setColor(Color(red: Double(x) / 80, green: 0.5, blue: 0.25))
      context.fill(PixelRect(x: x, y: 0, width: 1, height: 60))
    }
    desk.paper.backdrop = Backdrop(
      color: .black, picture: BackdropPicture(levels: PictureLevels(photo), placement: .fill))
    if let zoom { desk.paper.zoom(to: zoom * desk.paper.zoom, at: ViewPoint(x: 200, y: 150)) }
    desk.tester.move(5, 5).draw()
    // What the picture alone shows there.
    desk.undo()
    let (x, y) = (200, 150)
    let bare = (-3...3).map { desk.tester.pixel(x + $0 * 2, y) }
    desk.redo()
    #expect(desk.tester.pixel(x, y) == 0x145AC8)
    desk.tester.press(200, 20).drag(to: 200, 280)
    let live = (-3...3).map { desk.tester.pixel(x + $0 * 2, y) }
    desk.tester.release().move(5, 5)
    let settled = (-3...3).map { desk.tester.pixel(x + $0 * 2, y) }
    #expect(live == bare && settled == bare && Set(bare).count > 1)
    #expect(desk.pixels == desk.fullRedraw())
    // And those of another background that comes later.
    desk.paper.backdrop = Backdrop(color: Color(0x336699))
    desk.tester.draw()
    #expect(desk.tester.pixel(x, y) == 0x336699)
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

@Suite("The eraser's other manners")
struct StrokeEraserTests {
  private func paintedDesk(_ mode: DrawingTool.Mode) throws -> ToolDesk {
    let desk = try ToolDesk(.line)
    for y in [100.0, 150, 200] {
      desk.tester.press(50, y).drag(to: 350, y).release().pause()
    }
    desk.tools.choose(.eraser)
    desk.tools.mode = mode
    return desk
  }

  @Test("cut strokes in two where it crosses, as one step")
  func cutting() throws {
    let desk = try paintedDesk(.cutStrokes)
    let before = desk.painting
    desk.tester.press(200, 70).drag(to: 200, 120).drag(to: 200, 170).release().move(20, 20)
    #expect(desk.strokes.count == 5 && !desk.strokes.contains { $0.tool == .eraser })
    #expect(desk.painting.history.edits.count == before.history.edits.count + 1)
    #expect(desk.tester.pixel(200, 100) == 0xFFFFFF && desk.tester.pixel(200, 200) == 0)
    // The ink goes on right beside the eraser's edge.
    #expect(desk.tester.pixel(186, 100) == 0 && desk.tester.pixel(214, 150) == 0)
    desk.tools.choose(.pencil)
    desk.tester.draw()
    #expect(desk.pixels == desk.fullRedraw())
    desk.undo()
    #expect(desk.strokes == before.strokes)
    desk.redo()
    #expect(desk.strokes.count == 5)
  }

  @Test("take whole strokes away, seen at once, as one step")
  func removing() throws {
    let desk = try paintedDesk(.eraseStrokes)
    desk.tester.press(200, 70).drag(to: 200, 110)
    #expect(desk.strokes.count == 3 && desk.tester.pixel(60, 100) == 0xFFFFFF)
    desk.tester.drag(to: 200, 160).release().move(20, 20)
    #expect(desk.strokes.count == 1 && desk.paper.draft == nil)
    desk.tools.choose(.pencil)
    desk.tester.draw()
    #expect(desk.pixels == desk.fullRedraw())
    desk.undo()
    #expect(desk.strokes.count == 3)
  }

  @Test(
    "leave everything after Escape, and make no step where they touched nothing",
    arguments: [DrawingTool.Mode.cutStrokes, .eraseStrokes])
  func nothing(mode: DrawingTool.Mode) throws {
    let desk = try paintedDesk(mode)
    let before = desk.painting
    desk.tester.press(200, 70).drag(to: 200, 160)
    #expect(desk.paper.cancelGesture())
    desk.tester.release().move(20, 20)
    desk.tester.pause().press(200, 20).drag(to: 300, 40).release()
    #expect(desk.painting == before && desk.paper.draft == nil)
  }
}
