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

@Suite("The ellipse tool")
struct EllipseToolTests {
  @Test func `is round, and closed without a notch`() throws {
    let window = try PaintingWindow(.ellipse)
    window.brushes.brush = Brush(
      widthInPoints: 40, style: LineStyle(cap: .butt, join: .round, color: .black))
    window.press(100, 50).drag(to: 300, 250).release().move(399, 299)
    // All around, within the line's width.
    for step in 0..<360 {
      let point = EllipsePoint(degrees: Double(step))
      for radius in [84.0, 100, 116] {
        let x = Int(200 + radius * point.x)
        let y = Int(150 + radius * point.y)
        #expect(window.pixel(x, y) == 0, "\(step)° at \(radius)")
      }
    }
  }
}
