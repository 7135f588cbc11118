@testable import ApplicationTesting
import Base
import Documents
import Editing
import Testing
import Views
import Widgets

@testable import App
@testable import DocumentWindows
@testable import PaintingEditing

@Suite("The eraser of a pen")
struct PenEraserTests {
  @Test
  func `shows its ring, erases and gives way to the brush, whose tool the bar shows all the while`()
    throws
  {
    let window = try PaintingWindow(.pencil)
    window.brushes.brush.widthInPoints = 50
    window.press(50, 150).drag(to: 350, 150).release().move(100, 60)
    let bar = window.editor.screen.bar.tools
    let place = bar.selection
    #expect(window.paper.ring == 50.0 / 400)
    window.window.holdPen(.eraser)
    #expect(window.paper.ring == 24.0 / 400 && window.tools.tool.name == .pencil)
    #expect(window.window.pixel(0, 0) != nil && bar.selection == place)
    window.press(200, 50).drag(to: 200, 250)
    #expect(window.paper.ring == 24.0 / 400 && window.pixel(200, 100) == 0xFFFFFF)
    window.release().move(20, 20)
    #expect(window.strokes.map(\.tool) == [.pencil, .eraser])
    #expect(window.pixel(200, 150) == 0xFFFFFF && window.pixel(100, 150) == 0)
    #expect(window.pixels == window.fullRedraw())
    window.window.holdPen(.tip)
    #expect(window.paper.ring == 50.0 / 400 && window.tools.tool.name == .pencil)
    window.press(50, 250).drag(to: 350, 250).release()
    #expect(window.strokes.map(\.tool) == [.pencil, .eraser, .pencil])
    window.undo()
    window.undo()
    #expect(window.strokes.map(\.tool) == [.pencil])
  }

  @Test func `has the pointer of an eraser while elements are selected, and leaves them selected`()
    throws
  {
    let window = try PaintingWindow(.pencil)
    window.press(50, 150).drag(to: 350, 150).release()
    window.tools.choose(.select)
    window.click(200, 150).move(200, 150)
    let selected = window.selection.ids
    #expect(!selected.isEmpty && window.paper.gesturePointer != .crosshair)
    window.window.holdPen(.eraser)
    #expect(window.paper.gesturePointer == .crosshair)
    window.press(200, 50).drag(to: 200, 250).release()
    #expect(window.strokes.map(\.tool) == [.pencil, .eraser] && window.selection.ids == selected)
    window.move(300, 150)
    window.window.holdPen(.tip)
    #expect(window.tools.tool.name == .select && window.paper.gesturePointer != .crosshair)
  }

  @Test func `is not steadied, and hides the loupe of the picker`() throws {
    let window = try PaintingWindow(.pencil)
    window.brushes.brush.steadiness = 50
    window.move(100, 60)
    #expect(window.paper.stabiliser.length == 50)
    window.window.holdPen(.eraser)
    #expect(window.paper.stabiliser.length == 0)
    window.window.holdPen(.tip)
    #expect(window.paper.stabiliser.length == 50)
    window.tools.choose(.pick)
    #expect(window.paper.showsLoupe)
    window.window.holdPen(.eraser)
    #expect(!window.paper.showsLoupe && window.paper.ring != nil)
  }

  @Test func `has its tilt kept with the samples of what it draws`() throws {
    let window = try PaintingWindow(.pencil)
    let tilt = PenTilt(x: 31, y: -9)
    window.window.holdPen(.tip, tilt: tilt)
    window.press(50, 150).drag(to: 350, 150).release()
    window.window.holdPen(.eraser, tilt: tilt)
    window.press(50, 100).drag(to: 350, 250).release()
    let samples = window.strokes.flatMap(\.samples)
    #expect(samples.count >= 4 && samples.allSatisfy { $0.tilt == tilt })
  }
}
