@testable import ApplicationTesting
import Base
import TestSupport
import Testing
import Editing
import Views
import Widgets

@testable import App

@Suite("Moving the paper")
struct PanningTests {
  @Test
  func `is done by the middle button, and by any press while Space is held, and draws nothing`()
    throws
  {
    for isMiddle in [true, false] {
      let window = try PaintingWindow(.pencil)
      window.paper.isPanKeyHeld = !isMiddle
      #expect(window.paper.pointerShape == (isMiddle ? .crosshair : .grab))
      let button: PointerButton = isMiddle ? .middle : .primary
      let before = window.paper.viewport.paper
      window.press(200, 150, button).drag(to: 230, 160).drag(to: 260, 130)
      #expect(window.paper.pointerShape == .grabbing)
      window.release(button)
      let after = window.paper.viewport.paper
      #expect(after == before.offset(x: 60, y: -20))
      #expect(
        window.strokes.isEmpty && window.paper.pointerShape == (isMiddle ? .crosshair : .grab))
      window.paper.zoomToFit()
      #expect(window.paper.viewport.paper == before)
    }
  }

  @Test func `by the wheel only when it is zoomed, sideways with Control and Shift`() throws {
    let window = try PaintingWindow(.pencil)
    let fitting = window.paper.viewport.paper
    window.move(200, 150).scroll(1)
    #expect(window.paper.viewport.paper == fitting)
    window.paper.zoom(to: 1)
    let before = window.paper.viewport.paper
    window.scroll(1)
    #expect(window.paper.viewport.paper == before.offset(x: 0, y: -64))
    window.scroll(-1, [.control, .shift])
    #expect(window.paper.viewport.paper == before.offset(x: 64, y: -64))
  }
}
