import Base
import TestSupport
import Testing
import Editing
import Views
import Widgets

@testable import App

@Suite("Moving the paper")
struct PanningTests {
  @Test("is done by the middle button, and by any press while Space is held, and draws nothing")
  func dragging() throws {
    for isMiddle in [true, false] {
      let desk = try ToolDesk(.pencil)
      desk.paper.isPanKeyHeld = !isMiddle
      #expect(desk.paper.pointerShape == (isMiddle ? .crosshair : .grab))
      let button: PointerButton = isMiddle ? .middle : .primary
      let before = desk.paper.viewport.paper
      desk.tester.press(200, 150, button).drag(to: 230, 160).drag(to: 260, 130)
      #expect(desk.paper.pointerShape == .grabbing)
      desk.tester.release(button)
      let after = desk.paper.viewport.paper
      #expect(after == before.offset(x: 60, y: -20))
      #expect(desk.strokes.isEmpty && desk.paper.pointerShape == (isMiddle ? .crosshair : .grab))
      desk.paper.zoomToFit()
      #expect(desk.paper.viewport.paper == before)
    }
  }

  @Test("by the wheel only when it is zoomed, sideways with Shift")
  func wheel() throws {
    let desk = try ToolDesk(.pencil)
    let fitting = desk.paper.viewport.paper
    desk.tester.move(200, 150).scroll(1)
    #expect(desk.paper.viewport.paper == fitting)
    desk.paper.zoom(to: 1)
    let before = desk.paper.viewport.paper
    desk.tester.scroll(1)
    #expect(desk.paper.viewport.paper == before.offset(x: 0, y: -64))
    desk.tester.scroll(-1, .shift)
    #expect(desk.paper.viewport.paper == before.offset(x: 64, y: -64))
  }
}
