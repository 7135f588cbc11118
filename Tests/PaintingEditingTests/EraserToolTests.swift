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

@Suite("The eraser")
struct EraserToolTests {
  private func paintedWindow() throws -> PaintingWindow {
    let window = try PaintingWindow(.pencil)
    window.brushes.brush.widthInPoints = 50
    window.brushes.brush.style.color = InkColor(red: 20, green: 90, blue: 200)
    window.press(50, 150).drag(to: 350, 150).release()
    window.tools.choose(.eraser)
    return window
  }

  @Test func `clears ink and lets the background through, also when that changes later`() throws {
    let window = try paintedWindow()
    window.press(200, 50).drag(to: 200, 250).release().move(20, 20)
    #expect(window.strokes[1].tool == .eraser)
    #expect(window.pixel(200, 150) == 0xFFFFFF)
    #expect(window.pixel(150, 150) == 0x145AC8)
    window.paper.backdrop = Backdrop(color: Color(0xFFE0A0))
    window.draw()
    #expect(window.pixel(200, 150) == 0xFFE0A0)
    #expect(window.pixel(150, 150) == 0x145AC8)
    #expect(window.pixels == window.fullRedraw())
  }

  @Test(arguments: [nil, 3.0])
  func `lets the pixels of a picture through, live and settled, zoomed or not`(zoom: Double?) throws
  {
    let window = try paintedWindow()
    let photo = try Surface(size: PixelSize(width: 80, height: 60), format: .rgb24)
    let context = DrawingContext(photo)
    for x in 0..<80 {
      context.setColor(Color(red: Double(x) / 80, green: 0.5, blue: 0.25))
      context.fill(PixelRect(x: x, y: 0, width: 1, height: 60))
    }
    window.paper.backdrop = Backdrop(
      color: .black, picture: BackdropPicture(levels: PictureMipmaps(photo), placement: .fill))
    if let zoom { window.paper.zoom(to: zoom * window.paper.zoom, at: window.point(200, 150)) }
    window.move(5, 5).draw()
    // What the picture alone shows there.
    window.undo()
    let (x, y) = (200, 150)
    let bare = (-3...3).map { window.pixel(x + $0 * 2, y) }
    window.redo()
    #expect(window.pixel(x, y) == 0x145AC8)
    window.press(200, 20).drag(to: 200, 280)
    let live = (-3...3).map { window.pixel(x + $0 * 2, y) }
    window.release().move(5, 5)
    let settled = (-3...3).map { window.pixel(x + $0 * 2, y) }
    #expect(live == bare && settled == bare && Set(bare).count > 1)
    #expect(window.pixels == window.fullRedraw())
    // And those of another background that comes later.
    window.paper.backdrop = Backdrop(color: Color(0x336699))
    window.draw()
    #expect(window.pixel(x, y) == 0x336699)
  }

  @Test func `shows while it moves what it will leave`() throws {
    let window = try paintedWindow()
    window.press(200, 100).drag(to: 200, 200)
    #expect(window.pixel(200, 150) == 0xFFFFFF, "the background, and not black")
    window.release().move(20, 20)
    #expect(window.pixels == window.fullRedraw())
  }

  @Test func `has a width of its own, shown as a ring under the pointer`() throws {
    let window = try paintedWindow()
    #expect(
      window.tools.ownWidth == 24
        && window.paper.ring == 24.0 / 400)
    let away = window.pixels
    window.move(100, 60)
    #expect(window.pixels != away)
    #expect(window.pixel(112, 60) != 0xFFFFFF && window.pixel(100, 60) == 0xFFFFFF)
    window.tools.changeWidth(larger: true)
    #expect(window.tools.ownWidth == 26 && window.brushes.brush.widthInPoints == 50)
    window.tools.ownWidth = 900
    #expect(window.tools.ownWidth == 200)
    window.tools.ownWidth = 10
    window.click(100, 150)
    #expect(abs(window.strokes[1].width - 10.0 / 400) < 1e-9)
    window.tools.choose(.pencil)
    window.tools.changeWidth(larger: false)
    #expect(window.brushes.brush.widthInPoints == 49)
    window.tools.choose(.eraser)
    #expect(window.tools.ownWidth == 10)
  }

  @Test func `is one step of undo, and leaves no trace of a cancelled gesture`() throws {
    let window = try paintedWindow()
    window.move(20, 20)
    let painted = window.pixels
    window.press(200, 50).drag(to: 200, 250)
    window.paper.cancelGesture()
    window.release().move(20, 20)
    #expect(window.pixels == painted && window.strokes.count == 1)
    window.press(200, 50).drag(to: 200, 250).release().move(20, 20)
    let erased = window.pixels
    window.undo()
    #expect(window.pixels == painted)
    window.redo()
    #expect(window.pixels == erased)
  }

  @Test func `goes over the edge of the paper`() throws {
    let window = try paintedWindow()
    window.press(340, 150).drag(to: 600, 150).release().move(20, 20)
    #expect(window.pixel(360, 150) == 0xFFFFFF)
    #expect(window.pixels == window.fullRedraw())
  }
}

@Suite("The eraser's other manners")
struct StrokeEraserTests {
  private func paintedWindow(_ mode: DrawingTool.Mode) throws -> PaintingWindow {
    let window = try PaintingWindow(.line)
    for y in [100.0, 150, 200] {
      window.press(50, y).drag(to: 350, y).release()
    }
    window.tools.choose(.eraser)
    window.tools.mode = mode
    return window
  }

  @Test func `cut strokes in two where it crosses, as one step`() throws {
    let window = try paintedWindow(.cutStrokes)
    let before = window.painting
    window.press(200, 70).drag(to: 200, 120).drag(to: 200, 170).release().move(20, 20)
    #expect(window.strokes.count == 5 && !window.strokes.contains { $0.tool == .eraser })
    #expect(window.painting.history.edits.count == before.history.edits.count + 1)
    #expect(window.pixel(200, 100) == 0xFFFFFF && window.pixel(200, 200) == 0)
    // The ink goes on right beside the eraser's edge.
    #expect(window.pixel(186, 100) == 0 && window.pixel(214, 150) == 0)
    window.tools.choose(.pencil)
    window.draw()
    #expect(window.pixels == window.fullRedraw())
    window.undo()
    #expect(window.strokes == before.strokes)
    window.redo()
    #expect(window.strokes.count == 5)
  }

  @Test func `take whole strokes away, seen at once, as one step`() throws {
    let window = try paintedWindow(.eraseStrokes)
    window.press(200, 70).drag(to: 200, 110)
    #expect(window.strokes.count == 3 && window.pixel(60, 100) == 0xFFFFFF)
    window.drag(to: 200, 160).release().move(20, 20)
    #expect(window.strokes.count == 1 && window.paper.draft == nil)
    window.tools.choose(.pencil)
    window.draw()
    #expect(window.pixels == window.fullRedraw())
    window.undo()
    #expect(window.strokes.count == 3)
  }

  @Test(arguments: [DrawingTool.Mode.cutStrokes, .eraseStrokes])
  func `leave everything after Escape, and make no step where they touched nothing`(
    mode: DrawingTool.Mode
  ) throws {
    let window = try paintedWindow(mode)
    let before = window.painting
    window.press(200, 70).drag(to: 200, 160)
    #expect(window.paper.cancelGesture())
    window.release().move(20, 20)
    window.press(200, 20).drag(to: 300, 40).release()
    #expect(window.painting == before && window.paper.draft == nil)
  }
}
