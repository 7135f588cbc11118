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
