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

@Suite("The pencil")
struct PencilToolTests {
  @Test func `keeps exactly the samples that came`() throws {
    let window = try PaintingWindow(.pencil)
    window.press(40, 30).drag(to: 80, 60).drag(to: 81, 61).drag(to: 200, 150).release()
    #expect(window.strokes[0].tool == .pencil)
    let points = window.strokes[0].samples.map { [$0.position.x * 400, $0.position.y * 300] }
    #expect(points == [[40, 30], [80, 60], [81, 61], [200, 150]])
  }
}
