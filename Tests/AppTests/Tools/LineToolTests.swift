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
  @Test("draws both ends, and keeps to 45° with Shift")
  func line() throws {
    let desk = try ToolDesk(.line)
    desk.tester.press(100, 100).drag(to: 200, 130).release()
    #expect(desk.strokes[0].samples.count == 2)
    desk.tester.press(100, 200).drag(to: 200, 206, .shift).release(.primary, .shift)
    let ends = desk.strokes[1].samples.map(\.position.y)
    #expect(abs(ends[0] - ends[1]) < 1e-9)
    #expect(desk.tester.pixel(150, 200) == 0)
  }
}
