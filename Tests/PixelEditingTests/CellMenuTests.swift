import Base
import Documents
import Editing
import TestSupport
import Testing
import Views

@testable import App
@testable import ApplicationTesting
@testable import DocumentWindows
@testable import PixelEditing
@testable import Widgets

@Suite("The right button on pixel art") @MainActor
struct CellMenuTests {
  /// 8 × 8 cells with 2 × 2 painted ones in the upper left corner, which are selected.
  private func corner() throws -> PixelWindow {
    var start = Sprite(size: CellSize(width: 8, height: 8))
    start.change(CelAddress(frame: 0, layer: Layer.ID(1))) {
      $0.fill(CellRect(x: 0, y: 0, width: 2, height: 2), with: 5)
    }
    let pixels = try PixelWindow(start, width: 1000, height: 760)
    pixels.tools.choose(.select)
    pixels.drag((0, 0), (1, 1))
    return pixels
  }

  private func menu(_ pixels: PixelWindow) -> Menu? { pixels.scene.popups.last?.view as? Menu }

  private func choose(_ title: String, in pixels: PixelWindow) throws {
    let shown = try #require(menu(pixels))
    let index = try #require(shown.items.firstIndex { $0.title == title })
    let row = shown.rect(of: index).offset(by: shown.frame.origin).center
    pixels.window.click(row.x, row.y)
  }

  @Test func `has the menu of selected cells, and of the canvas beside them`() throws {
    let pixels = try corner()
    pixels.click((1, 1), .secondary)
    #expect(menu(pixels)?.items.first?.title == "Cut")
    pixels.window.key("Escape")
    pixels.click((6, 6), .secondary)
    #expect(menu(pixels)?.items.first?.title == "Paste")
    #expect(pixels.selection.rect == CellRect(x: 0, y: 0, width: 2, height: 2))
  }

  @Test func `paints with the second colour as long as a tool for that is in use`() throws {
    let pixels = try corner()
    pixels.tools.choose(.pencil)
    pixels.palette.choose(6, for: .secondary)
    pixels.selection.select(nil)
    pixels.click((6, 6), .secondary)
    #expect(menu(pixels) == nil && pixels.frame.cells[CellPosition(x: 6, y: 6)] == 6)
  }

  @Test func `pastes cells around the one where it was pressed`() throws {
    let pixels = try corner()
    pixels.window.key("Ctrl+C")
    pixels.click((5, 5), .secondary)
    try choose("Paste here", in: pixels)
    #expect(pixels.selection.rect == CellRect(x: 4, y: 4, width: 2, height: 2))
  }

  @Test(arguments: ["Menu", "Shift+F10"])
  func `has keys for the menu of the selection, and of the canvas without one`(key: String) throws {
    let pixels = try corner()
    pixels.window.key(key)
    #expect(menu(pixels)?.items.first?.title == "Cut")
    pixels.window.key("Escape")
    pixels.selection.select(nil)
    pixels.window.key(key)
    #expect(menu(pixels)?.items.first?.title == "Paste")
  }
}
