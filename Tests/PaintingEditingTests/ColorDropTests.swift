import Base
import Documents
import Editing
import Testing
import Views
import Widgets
import Windows

@testable import App
@testable import ApplicationTesting
@testable import DocumentWindows
@testable import PaintingEditing

@Suite("A colour that is dragged from the bar")
struct ColorDropTests {
  private let painting: PaintingWindow
  private var button: Button { painting.editor.screen.bar.brushButton }
  private let red = InkColor(red: 200, green: 0, blue: 0)

  /// A rectangle from (100, 100) to (300, 200), and a red brush.
  init() throws {
    painting = try PaintingWindow(.rectangle)
    painting.press(100, 100).drag(to: 300, 200).release()
    painting.brushes.brush.style.color = red
    painting.draw()
  }

  private func drag(to x: Double, _ y: Double) {
    let start = button.originInScene + ViewPoint(x: 12, y: 12)
    let place = painting.paper.originInScene + painting.point(x, y)
    painting.window.hold([]).drag(to: start.x, start.y)
    painting.window.press(start.x, start.y).drag(to: place.x, place.y).release(.primary)
  }

  @Test func `fills what lines enclose where it is dropped, with any tool, as one step`()
    async throws
  {
    let isOpen = painting.editor.panel.isOpen
    drag(to: 200, 150)
    try await painting.application.wait(until: "it is filled") { painting.strokes.count == 2 }
    let area = try #require(painting.painting.elements.first)
    #expect(area.isArea && area.style.color == red)
    #expect(painting.tools.tool.name == .rectangle && painting.editor.panel.isOpen == isOpen)
    painting.undo()
    #expect(painting.strokes.count == 1)
  }

  @Test func `does nothing beside the paper, and a click on it is still a click`() {
    drag(to: 700, 150)
    let start = button.originInScene + ViewPoint(x: 12, y: 12)
    painting.window.press(start.x, start.y).drag(to: start.x + 2, start.y).release(.primary)
    #expect(painting.strokes.count == 1 && painting.editor.window.scene.hasPopup)
  }
}
