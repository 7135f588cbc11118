import Base
import Documents
import Editing
import Testing
import Views

@testable import App
@testable import ApplicationTesting
@testable import DocumentWindows
@testable import PaintingEditing

@Suite("Drawing a polygon in a painting's window")
struct PolygonToolTests {
  private let painting: PaintingWindow

  init() throws {
    painting = try PaintingWindow(.rectangle)
    painting.tools.context.settings.aids.snaps = false
    painting.tools.mode = .polygon
    painting.brushes.brush.style.fill = FillStyle(color: InkColor(red: 0, green: 200, blue: 0))
  }

  private var window: PretendWindow { painting.window }
  private var isOpen: Bool { painting.tools.context.hasOpenPolygon }

  private func clickTriangle() {
    painting.click(100, 100).click(300, 100).click(100, 250)
  }

  @Test func `is seen as it grows, and stays as it was seen`() throws {
    painting.click(100, 100).click(300, 100).move(100, 250)
    painting.draw()
    #expect(painting.strokes.isEmpty && isOpen && !painting.paper.isDrawing)
    #expect(painting.pixel(200, 100) == 0 && painting.pixel(120, 120) == 0x00C800)
    painting.click(100, 250).click(101, 101).move(5, 5)
    #expect(painting.strokes.map(\.tool) == [.pencil] && !isOpen)
    #expect(painting.pixel(100, 200) == 0 && painting.pixel(120, 120) == 0x00C800)
    #expect(painting.pixels == painting.fullRedraw() && painting.paper.hint == nil)
    painting.undo()
    #expect(painting.strokes.isEmpty)
    painting.redo()
    #expect(painting.strokes.count == 1)
  }

  @Test func `takes over another brush at once`() {
    painting.click(100, 100).click(300, 100).move(100, 250)
    painting.brushes.brush.style.color = InkColor(red: 200, green: 0, blue: 0)
    painting.draw()
    #expect(painting.pixel(200, 100) == 0xC80000)
    window.key("Enter")
    #expect(painting.strokes.map(\.style.color) == [InkColor(red: 200, green: 0, blue: 0)])
    #expect(painting.strokes.map(\.tool) == [.line], "what follows the pointer is no corner yet")
  }

  @Test(arguments: ["Enter", nil])
  func `is closed by Enter and by a double click`(key: String?) {
    painting.click(100, 100).click(300, 100)
    if let key {
      painting.click(100, 250)
      window.key(key)
    } else {
      painting.doubleClick(100, 250)
    }
    #expect(painting.strokes.map(\.samples.count) == [5] && !isOpen)
  }

  @Test(arguments: ["BackSpace", "Esc", "Ctrl+Z"])
  func `loses a corner with Backspace, Esc and an undo`(key: String) {
    let blank = painting.pixels
    clickTriangle()
    painting.click(50, 200)
    window.key(key)
    window.key("Enter")
    #expect(painting.strokes.map(\.samples.count) == [5])
    painting.undo()
    clickTriangle()
    for _ in 0..<3 { window.key(key) }
    painting.move(399, 299)
    #expect(painting.strokes.isEmpty && !isOpen && painting.pixels == blank)
  }

  @Test(arguments: 0..<4)
  func `is closed by another tool, another mode and the other end of a pen`(way: Int) {
    clickTriangle()
    switch way {
    case 0: painting.tools.choose(.pencil)
    case 1: painting.tools.mode = .sharpCorners
    case 2: window.key("Ctrl+A")
    default:
      window.holdPen(.eraser)
      painting.move(300, 250)
    }
    #expect(painting.strokes.map(\.samples.count) == [5] && !isOpen)
    #expect(!painting.editor.session.isInGesture)
  }

  @Test
  func `is in the way of nothing: other buttons, zooming, keys of edits and its window's size`() {
    painting.click(100, 100).click(300, 100)
    painting.press(200, 200, .secondary).release(.secondary)
    painting.press(200, 200, .middle).drag(to: 210, 200).drag(to: 200, 200).release(.middle)
    window.key("Ctrl+Y")
    window.key("Ctrl+V")
    window.key("Delete")
    painting.move(200, 250)
    #expect(painting.paper.hint != nil)
    painting.resize(paperHeight: 600)
    painting.draw()
    #expect(painting.paper.hint == nil, "the pointer is not where it was on the paper")
    painting.move(260, 250)
    #expect(painting.paper.hint != nil)
    painting.resize(paperHeight: 300)
    painting.click(100, 250)
    window.key("Enter")
    #expect(painting.strokes.map(\.samples.count) == [5])
    #expect(
      painting.isNear(
        painting.box(painting.strokes[0]), ViewRect(x: 100, y: 100, width: 200, height: 150)))
  }

  @Test func `is kept when its window is closed, and gone with a painting that is deleted`() throws
  {
    clickTriangle()
    painting.editor.host.close(returning: false)
    #expect(painting.strokes.map(\.samples.count) == [5])
    let other = try PaintingWindow(.rectangle)
    other.tools.mode = .polygon
    other.click(100, 100).click(300, 100).click(100, 250)
    other.editor.host.delete()
    #expect(other.strokes.isEmpty)
  }
}
