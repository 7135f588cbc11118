import Base
import DocumentWindows
import Documents
import Editing
import Formats
import Testing
import Views
import Windows

@testable import App
@testable import ApplicationTesting

@Suite("A drawing on a painting")
struct TakingApartTests {
  private static let file = Array(
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><rect width="100" height="100"
    fill="red"/><rect x="100" width="100" height="100" fill="blue"/></svg>
    """.utf8)

  /// Lines with a drawing of 200 × 100 pixels of the window between them.
  private static func window() throws -> PaintingWindow {
    let room = PaperBox(from: PaperPoint(x: 0, y: 0), to: PaperPoint(x: 1, y: 0.75))
    let drawing = try #require(
      PaintingElement(PictureBytes(file), width: 800, height: 400, within: room, on: .fourToThree))
    let line = PaintingElement(
      .shape(.line, from: UnitPoint(x: 0, y: 0.9), to: UnitPoint(x: 1, y: 0.9)), width: 0.01)
    return try PaintingWindow(
      .select, Painting(shape: .fixed(.fourToThree), baseElements: [line, drawing, line]))
  }

  @Test func `becomes its elements in its place, and is whole again after an undo`() async throws {
    let window = try Self.window()
    let before = window.painting
    window.click(150, 150)
    #expect(window.editor.commands.isPossible(.takeApart))
    window.editor.commands.perform(.takeApart)
    try await window.application.wait(until: "it is taken apart") {
      window.painting.elements.count == 4
    }
    #expect(window.strokes.map(\.tool) == [.line, .area, .area, .line])
    #expect(
      window.isNear(
        window.box(window.strokes[1]), ViewRect(x: 100, y: 100, width: 100, height: 100)))
    #expect(
      window.isNear(
        window.box(window.strokes[2]), ViewRect(x: 200, y: 100, width: 100, height: 100)))
    #expect(window.selection.ids == window.painting.elements[1...2].map(\.id))
    window.undo()
    #expect(window.painting.elements == before.elements)
  }

  @Test func `is the only thing that can be taken apart`() throws {
    let window = try Self.window()
    #expect(!window.editor.commands.isPossible(.takeApart))
    window.click(200, 270)
    #expect(!window.selection.isEmpty && !window.editor.commands.isPossible(.takeApart))
  }
}
