import Base
import Documents
import Editing
import Formats
import Testing
import Texts
import Views
import Widgets

@testable import App
@testable import ApplicationTesting
@testable import PaintingEditing

/// A spiral as one draws it, from its middle outwards.
@Suite struct SpiralTests {
  private static let tool = CommandName("spiral")

  private func drawn(_ turns: Int? = nil, _ modifiers: Modifiers = []) throws -> PaintingWindow {
    let window = try PaintingWindow(Self.tool)
    if let turns { window.tools.count = turns }
    window.press(200, 150).drag(to: 280, 150, modifiers).release(.primary, modifiers)
    return window
  }

  /// How far a stroke's points are from a point of the paper of 400 × 300, and in which direction, in turns.
  private func polar(_ stroke: Stroke, _ x: Double, _ y: Double) -> [(radius: Double, turn: Double)]
  {
    stroke.samples.map {
      let way = PaperVector(dx: $0.position.x * 400 - x, dy: $0.position.y * 300 - y)
      return (way.length, PaperAngle.radians(of: way) / (2 * .pi))
    }
  }

  @Test func `It goes three times round from the press to the pointer, equally far apart`() throws {
    let window = try drawn()
    let points = polar(try #require(window.strokes.first), 200, 150)
    #expect(points[0].radius < 1e-9 && abs(points[points.count - 1].radius - 80) < 1e-9)
    let crossings = points.dropFirst().filter { abs($0.turn) < 1e-9 }.map(\.radius)
    #expect(crossings.count == 3)
    for (radius, wanted) in zip(crossings, [80.0 / 3, 160.0 / 3, 80]) {
      #expect(abs(radius - wanted) < 1e-6)
    }
  }

  @Test func `Its turns are chosen in the bar, for this one and those that follow`() throws {
    let window = try drawn(5)
    window.press(100, 100).drag(to: 130, 100).release()
    for (stroke, middle) in zip(window.strokes, [(200.0, 150.0), (100, 100)]) {
      let points = polar(stroke, middle.0, middle.1).dropFirst()
      #expect(points.filter { abs($0.turn) < 1e-9 }.count == 5)
    }
    let tool = try #require(DrawingTool.catalogue.first { $0.name == Self.tool })
    let counting = try #require(window.tools.context.settings.numbers(of: tool).first)
    #expect(counting.text(.english, 1) == "1 turn" && counting.text(.english, 5) == "5 turns")
  }

  @Test func `Shift has it end at steps of 45°`() throws {
    let window = try PaintingWindow(Self.tool)
    window.press(200, 150).drag(to: 260, 158, .shift).release(.primary, .shift)
    let end = try #require(window.strokes.first?.samples.last?.position)
    #expect(abs(end.y * 300 - 150) < 1e-9 && abs(end.x * 400 - 260) < 1e-9)
  }

  @Test func `S takes it into use, and it is taken at its line, scaled, and undone`() throws {
    let window = try PaintingWindow()
    window.window.key("s")
    #expect(window.tools.tool.name == Self.tool)
    window.press(200, 150).drag(to: 280, 150).release()
    let spiral = window.painting.elements[0]
    window.tools.choose(.select)
    window.click(200, 117)
    #expect(window.selection.ids.isEmpty, "that is beside it")
    window.click(280, 150)
    #expect(window.selection.ids == [spiral.id])
    let middle = PaperPoint(x: 0.5, y: 0.375)
    window.editor.session.perform(
      .transform([spiral.id], .scaling(x: 2, y: 1, about: middle), widthScale: 1))
    let points = window.strokes[0].samples
    #expect(abs(points[points.count - 1].position.x * 400 - 360) < 1e-9)
    window.undo()
    #expect(window.painting.elements == [spiral])
    window.undo()
    #expect(window.painting.elements.isEmpty)
  }

  @Test func `It is a path in SVG, and the screen reader says what it is`() throws {
    let window = try drawn(2)
    let svg = String(
      decoding: try PaintingExport(as: .svg, width: 800).bytes(of: window.painting, name: "A"),
      as: UTF8.self)
    let path = try #require(svg.split(separator: "\n").first { $0.hasPrefix("<path") })
    #expect(path.contains(" filbert:tool=\"spiral-2\"") && path.contains(" d=\"M"))
    let items = PaintingItems(on: window.paper, texts: .english) { window.painting }
    #expect(items.accessibleItem(0)?.accessibility.name.hasPrefix("Spiral") == true)
  }
}
