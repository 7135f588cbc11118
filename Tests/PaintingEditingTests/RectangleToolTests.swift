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

@Suite("The rectangle tool")
struct RectangleToolTests {
  @Test func `closes with a corner like the others`() throws {
    let window = try PaintingWindow(.rectangle)
    window.brushes.brush = Brush(
      widthInPoints: 20, style: LineStyle(cap: .butt, join: .miter, color: .black))
    window.press(100, 100).drag(to: 300, 200).release()
    for (x, y) in [(91, 91), (308, 91), (91, 208), (308, 208), (200, 100)] {
      #expect(window.pixel(x, y) == 0)
    }
    #expect(window.pixel(200, 150) == 0xFFFFFF)
  }
}
