@testable import ApplicationTesting
import Base
import Documents
import Editing
import Glibc
import Testing
import Views

@testable import App
@testable import PaintingEditing

@Suite("A steadied hand on the paper")
struct SteadinessTests {
  /// An S of whole pixels, from the upper right.
  private func letter(height: Double) -> [ViewPoint] {
    let radius = height / 4
    let upper = (0...60).map { index -> ViewPoint in
      let angle = -0.25 * Double.pi - 1.25 * .pi * Double(index) / 60
      return ViewPoint(
        x: (200 + radius * cos(angle)).rounded(), y: (150 - radius + radius * sin(angle)).rounded())
    }
    return upper + upper.reversed().map { ViewPoint(x: 400 - $0.x, y: 300 - $0.y) }
  }

  private func height(_ stroke: Stroke) -> Double {
    let places = stroke.samples.map { $0.position.y * 300 }
    return (places.max() ?? 0) - (places.min() ?? 0)
  }

  @Test
  func `draws an S at its height on every rope under half of it, and ends where it is lifted`()
    throws
  {
    let window = try PaintingWindow(.pencil)
    for rope in stride(from: 5.0, through: 35, by: 5) {
      window.brushes.brush.steadiness = rope
      let way = letter(height: 70)
      window.press(way[0].x, way[0].y)
      for place in way.dropFirst() { window.drag(to: place.x, place.y) }
      #expect(window.paper.stabiliser.rope.count > 2)
      window.release()
      let stroke = try #require(window.strokes.last)
      #expect(height(stroke) > 0.95 * 70, "\(height(stroke)) on \(rope)")
      let end = try #require(stroke.samples.last).position
      #expect(abs(end.x * 400 - way[way.count - 1].x) < 0.01)
      #expect(window.paper.stabiliser.rope.isEmpty && window.pixels == window.fullRedraw())
    }
  }

  @Test func `shows the rope while it draws, and nothing of it afterwards`() throws {
    let window = try PaintingWindow(.pencil)
    window.brushes.brush.steadiness = 60
    window.press(100, 150).drag(to: 150, 150)
    window.draw()
    // Nothing is drawn yet, but the rope leads from the press to the pointer.
    #expect(window.pixel(125, 150) != 0xFFFFFF)
    window.window.key("Escape")
    window.draw()
    #expect(window.pixel(125, 150) == 0xFFFFFF && window.strokes.isEmpty)
  }

  @Test func `stays where it is when it is lifted if that is chosen`() throws {
    let window = try PaintingWindow(.pencil)
    window.paper.stabiliser.catchesUp = false
    window.brushes.brush.steadiness = 60
    window.press(100, 150).drag(to: 300, 150).release()
    let end = try #require(window.strokes.last?.samples.last).position
    #expect(abs(end.x * 400 - 240) < 0.5)
  }

  @Test func `knows whole pixels from parts of them, and keeps which it was`() throws {
    let window = try PaintingWindow(.pencil)
    window.press(100, 150).drag(to: 150, 160).drag(to: 300, 150).release()
    #expect(window.strokes.last?.style.hand.fit == .pixels)
    window.press(100.25, 50.5).drag(to: 150, 60).drag(to: 300, 50).release()
    #expect(window.strokes.last?.style.hand.fit == .parts)
    window.brushes.brush.steadiness = 20
    window.press(100, 250).drag(to: 150, 260).drag(to: 300, 250).release()
    #expect(window.strokes.last?.style.hand.fit == .parts)
  }
}
