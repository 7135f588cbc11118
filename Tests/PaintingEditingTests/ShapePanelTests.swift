import Base
import Documents
import Editing
import Formats
import Storage
import TestSupport
import Testing
import Views
import Widgets

@testable import App
@testable import ApplicationTesting
@testable import DocumentWindows
@testable import PaintingEditing
@testable import Windows

@Suite("The panel of one's own shapes")
struct ShapePanelTests {
  private let window: PaintingWindow
  private var shelf: ShapeShelf { window.editor.shared.shapes }
  private var panel: ShapePanel { window.editor.shapes.panel }

  init() throws {
    window = try PaintingWindow(.rectangle)
    window.editor.commands.perform(.ownShapes)
    window.window.draw()
    window.resize(paperHeight: 300)
    window.draw()
  }

  /// The middle of the panel's list in the window, in its n-th row.
  private func row(_ number: Int) -> ViewPoint {
    panel.list.originInScene + ViewPoint(x: 60, y: 34 + 60 * Double(number))
  }

  private func inWindow(_ point: PaperPoint) -> ViewPoint {
    window.paper.originInScene
      + window.paper.viewPoint(at: point.unitPoint(on: window.painting.aspectRatio))
  }

  private func box(_ element: PaintingElement) -> PaperBox { element.pointBox(on: .fourToThree) }

  /// Draws a rectangle around the middle of the paper and drags it onto the panel.
  private func keepRectangle() {
    let from = inWindow(PaperPoint(x: 0.3, y: 0.3))
    let to = inWindow(PaperPoint(x: 0.5, y: 0.4))
    window.window.press(from.x, from.y).drag(to: to.x, to.y).release()
    window.tools.choose(.select)
    window.selection.select(window.painting.elements.map(\.id))
    let edge = inWindow(PaperPoint(x: 0.4, y: 0.3))
    let target = row(0)
    window.window.press(edge.x, edge.y).drag(to: edge.x + 9, edge.y + 9)
      .drag(to: target.x, target.y).release()
    window.draw()
  }

  @Test func `takes the selection that is dragged onto it, which stays on the paper`() throws {
    keepRectangle()
    #expect(shelf.shapes.map(\.name) == ["Shape 1"])
    let element = try #require(window.painting.elements.first)
    #expect(window.painting.elements.count == 1)
    #expect(abs(box(element).left - 0.3) < 0.01, "it was not moved")
    #expect(window.painting.history.edits.count == 1)
    #expect(window.selection.ids == [element.id])
  }

  @Test func `gives a shape that is dragged onto the paper, where it is dropped`() throws {
    keepRectangle()
    let (start, end) = (row(0), inWindow(PaperPoint(x: 0.7, y: 0.6)))
    window.window.press(start.x, start.y).drag(to: end.x - 40, end.y).drag(to: end.x, end.y)
    #expect(window.painting.elements.count == 1 && window.editor.session.draft != nil)
    window.window.release()
    #expect(window.painting.elements.count == 2)
    let new = try #require(window.painting.elements.last)
    #expect((box(new).center - PaperPoint(x: 0.7, y: 0.6)).length < 0.01)
    #expect(abs(box(new).width - 0.2) < 0.01 && abs(box(new).height - 0.1) < 0.01)
    #expect(window.selection.ids == [new.id])
    window.undo()
    #expect(window.painting.elements.count == 1)
  }

  @Test func `leaves nothing of a shape that is dropped beside the paper, or called off`() {
    keepRectangle()
    let (start, end) = (row(0), inWindow(PaperPoint(x: 0.7, y: 0.6)))
    window.window.press(start.x, start.y).drag(to: end.x, end.y).drag(to: start.x, start.y + 90)
    window.window.release()
    #expect(window.painting.elements.count == 1 && window.editor.session.draft == nil)
    window.window.press(start.x, start.y).drag(to: end.x, end.y)
    window.window.key("Esc")
    window.window.release()
    #expect(window.painting.elements.count == 1 && window.editor.session.draft == nil)
  }

  @Test func `puts a clicked shape in the middle, and gives a removed one back`() throws {
    keepRectangle()
    let start = row(0)
    window.window.press(start.x, start.y).release()
    let new = try #require(window.painting.elements.last)
    #expect(window.painting.elements.count == 2)
    #expect((box(new).center - PaperPoint(x: 0.5, y: 0.375)).length < 0.03)
    window.window.press(start.x, start.y, .secondary).release(.secondary)
    window.window.key("Down").key("Down").key("Enter")
    window.draw()
    #expect(shelf.shapes.isEmpty)
    // The button of the message, which is above everything.
    let toast = try #require(window.editor.screen.children.compactMap { $0 as? Toast }.first)
    let undo = try #require(toast.children.compactMap { $0 as? Button }.first)
    let place = undo.originInScene + ViewPoint(x: undo.frame.width / 2, y: 8)
    window.window.press(place.x, place.y).release()
    #expect(shelf.shapes.map(\.name) == ["Shape 1"])
  }

  @Test func `is the same in all windows, and after a restart`() throws {
    keepRectangle()
    let other = try window.application.open(.painting(Painting(shape: .fixed(.fourToThree))))
    let editor = try #require(
      window.application.application.documents.last?.editor as? PaintingEditor)
    #expect(editor.shapes.isOpen && editor.shared.shapes === shelf)
    other.draw()
    #expect(editor.shapes.panel.list.accessibleItemCount == 1)
    let again = ShapeShelf(window.editor.services.settings)
    #expect(again.shapes == shelf.shapes)
  }
}
