@testable import ApplicationTesting
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

@Suite("The line tool")
struct LineToolTests {
  @Test func `draws both ends, and keeps to 45° with Shift`() throws {
    let window = try PaintingWindow(.line)
    window.press(100, 100).drag(to: 200, 130).release()
    #expect(window.strokes[0].samples.count == 2)
    window.press(100, 200).drag(to: 200, 206, .shift).release(.primary, .shift)
    let ends = window.strokes[1].samples.map(\.position.y)
    #expect(abs(ends[0] - ends[1]) < 1e-9)
    #expect(window.pixel(150, 200) == 0)
  }
}
