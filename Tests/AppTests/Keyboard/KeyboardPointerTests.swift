import Base
import Documents
import Editing
import Testing
import Views
import Widgets

@testable import App
@testable import ApplicationTesting
@testable import DocumentWindows
@testable import PaintingEditing
@testable import Windows

/// Somebody draws without a mouse.
@Suite("The pointer that keys move")
struct KeyboardPointerTests {
  /// Until the canvas has the keyboard.
  private func goTo(_ canvas: View, in window: PretendWindow) throws {
    for _ in 0..<8 where !canvas.isFocused { window.key("F6") }
    try #require(canvas.isFocused)
  }

  private func keys(_ names: String, in window: PretendWindow) {
    for name in names.split(separator: " ") { window.key(String(name)) }
  }

  @Test func `draws a line with the pencil from Enter to Enter`() throws {
    let window = try PaintingWindow()
    try goTo(window.paper, in: window.window)
    keys("Enter Right Right Down", in: window.window)
    #expect(window.paper.isDrawing && window.painting.isUntouched)
    window.window.key("Enter")
    let stroke = try #require(window.strokes.last)
    #expect(window.strokes.count == 1 && stroke.samples.count >= 4)
    let points = stroke.samples.map { PaperPoint($0.position, on: .fourToThree) }
    let (first, last) = (points[0], points[points.count - 1])
    // Two steps of ten points to the right and one down, on a paper of 400.
    #expect(abs((last.x - first.x) * 400 - 20) < 1e-6 && abs((last.y - first.y) * 400 - 10) < 1e-6)
    #expect(!window.paper.isDrawing)
    keys("Shift+Left", in: window.window)
    #expect(window.strokes.count == 1, "a lifted pen leaves nothing")
  }

  @Test func `begins a shape by its letter, which arrows size, Enter keeps and Esc calls off`()
    throws
  {
    let window = try PaintingWindow()
    window.tools.choose(.select)
    try goTo(window.paper, in: window.window)
    keys("O Right Right Right Down Down", in: window.window)
    #expect(window.tools.tool.name == .ellipse && window.paper.isDrawing)
    window.window.key("Enter")
    let box = try #require(window.painting.elements.last).line(on: .fourToThree)
      .box(on: .fourToThree)
    #expect(window.strokes.last?.tool == .ellipse)
    #expect(abs(box.width * 400 - 30) < 1e-6 && abs(box.height * 400 - 20) < 1e-6)
    keys("R Right Right Down Escape", in: window.window)
    #expect(!window.paper.isDrawing && window.strokes.count == 1)
    keys("Left Left Down R Right Shift+Right Down Enter", in: window.window)
    #expect(window.strokes.count == 2)
    keys("Ctrl+Z Ctrl+Z", in: window.window)
    #expect(window.strokes.isEmpty)
  }

  @Test func `selects and moves as a mouse does`() throws {
    let window = try PaintingWindow(
      .select,
      Painting(
        shape: .fixed(.fourToThree),
        baseElements: [
          PaintingElement(
            .shape(.rectangle, from: UnitPoint(x: 0.2, y: 0.2), to: UnitPoint(x: 0.8, y: 0.8)),
            width: 0.2)
        ]))
    try goTo(window.paper, in: window.window)
    let before = window.painting.elements[0]
    // The middle of the paper is within the rectangle's empty middle; its line lies to the left.
    keys("Left Left Left Left Left Left Left Left Left Left Left Enter Enter", in: window.window)
    #expect(window.selection.ids == [before.id])
    // Elsewhere on it, so that it is no double click.
    keys("Down Enter Right Right Enter", in: window.window)
    let after = window.painting.elements[0].line(on: .fourToThree).box(on: .fourToThree)
    let distance = after.left - before.line(on: .fourToThree).box(on: .fourToThree).left
    #expect(abs(distance * 400 - 20) < 6, "it may snap")
  }

  @Test func `paints cells, one an arrow`() throws {
    let window = try PixelWindow()
    window.tools.choose(.pencil)
    try goTo(window.editor.grid, in: window.window)
    let empty = window.text
    keys("Enter Right Right Down Enter Right", in: window.window)
    let painted = zip(window.text, empty).count { $0 != $1 }
    #expect(painted == 4)
    keys("R Right Right Down Down Enter", in: window.window)
    #expect(window.tools.tool.name == .rectangle)
    #expect(zip(window.text, empty).count { $0 != $1 } > painted)
  }

  @Test func `gives way to the mouse, which ends what it draws where it is`() throws {
    let window = try PaintingWindow()
    try goTo(window.paper, in: window.window)
    keys("Enter Right Right", in: window.window)
    window.move(20, 20)
    window.window.key("Enter")
    let samples = try #require(window.strokes.last?.samples)
    #expect(samples.allSatisfy { $0.position.x > 0.2 }, "a nudged mouse draws nothing")
    keys("Enter Right", in: window.window)
    window.press(30, 30).release()
    #expect(window.strokes.count == 3)
    #expect(window.strokes[1].samples.allSatisfy { $0.position.x > 0.2 })
    #expect(!window.paper.isFocused)
    // Tab is the bars' again.
    window.window.key("Tab")
    #expect(window.editor.screen.bar.isHidden)
  }

  @Test func `ends what it draws when the keyboard goes elsewhere`() throws {
    let window = try PaintingWindow()
    try goTo(window.paper, in: window.window)
    keys("Enter Right Right", in: window.window)
    window.editor.window.scene.focus(nil)
    #expect(!window.paper.isDrawing && window.strokes.count == 1)
    #expect(!window.editor.window.scene.isPointerCaptured)
  }

  @Test
  func `is lifted with what it draws where a press is ended from elsewhere, and stays in sight`()
    throws
  {
    let window = try PaintingWindow()
    try goTo(window.paper, in: window.window)
    keys("Right Enter Right Right", in: window.window)
    window.editor.window.scene.cancelPress()
    #expect(!window.paper.keyboardPointer.isPressed && window.strokes.count == 1)
    keys("Enter Right Enter", in: window.window)
    #expect(window.strokes.count == 2, "the next Enter begins a line")
    for _ in 0..<14 { window.window.key("Left") }
    for _ in 0..<60 { window.window.key("Down") }
    window.resize(paperHeight: 120)
    keys("Enter Up Up Enter", in: window.window)
    let line = try #require(window.strokes.last)
    #expect(window.strokes.count == 3)
    let first = try #require(line.samples.first)
    let place = window.paper.viewport.viewPoint(at: first.position, scale: 1)
    #expect(window.paper.bounds.contains(place))
  }

  @Test func `moves what is being drawn while Space is held`() throws {
    let window = try PaintingWindow()
    try goTo(window.paper, in: window.window)
    keys("R Right Right Down", in: window.window)
    window.window.keyDown("Space")
    keys("Right Right Right", in: window.window)
    window.window.keyUp("Space")
    keys("Down Enter", in: window.window)
    let box = try #require(window.painting.elements.last).line(on: .fourToThree)
      .box(on: .fourToThree)
    #expect(abs(box.width * 400 - 20) < 1e-6 && abs(box.height * 400 - 20) < 1e-6)
    // Begun in the middle, and moved by three steps.
    #expect(abs(box.center.x * 400 - 240) < 3, "\(box.center.x * 400)")
  }

  @Test func `paints a cell by Space, one after the other along the arrows`() throws {
    let window = try PixelWindow()
    window.tools.choose(.pencil)
    try goTo(window.editor.grid, in: window.window)
    let empty = window.text
    keys("Space Right Space Right Right Space", in: window.window)
    #expect(zip(window.text, empty).count { $0 != $1 } == 3)
    keys("Ctrl+Z Ctrl+Z Ctrl+Z", in: window.window)
    #expect(window.text == empty)
    // What is being drawn is moved.
    keys("R Left", in: window.window)
    window.window.keyDown("Space")
    keys("Up", in: window.window)
    window.window.keyUp("Space")
    keys("Enter", in: window.window)
    #expect(zip(window.text, empty).count { $0 != $1 } == 2)
  }
}
