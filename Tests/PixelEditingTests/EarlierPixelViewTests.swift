import Base
import Documents
import Editing
import Testing
import Views

@testable import ApplicationTesting
@testable import PixelEditing

@Suite("The part of pixel art in view") @MainActor
struct EarlierPixelViewTests {
  @Test func `is zoomed to the selection, and goes back step by step`() throws {
    let pixels = try PixelWindow(
      Sprite(size: CellSize(width: 64, height: 48)), width: 1000, height: 760)
    let grid = pixels.editor.grid
    let whole = grid.viewport
    pixels.window.key("Ctrl+2")
    pixels.window.key("Ctrl+3")
    #expect(grid.viewport == whole && grid.isFitting)
    pixels.selection.select(CellRect(x: 40, y: 30, width: 8, height: 6))
    pixels.window.key("Ctrl+2")
    let near = grid.viewport
    #expect(near.cellSide > whole.cellSide && !grid.isFitting)
    let shown = near.pixels(of: CellRect(x: 40, y: 30, width: 8, height: 6))
    #expect(PixelRect(size: grid.pixelSize).contains(shown))
    pixels.window.key("Ctrl+1")
    #expect(grid.viewport.cellSide == 1)
    pixels.window.key("Ctrl+3")
    #expect(grid.viewport == near)
    pixels.window.key("Ctrl+3")
    #expect(grid.viewport == whole && grid.isFitting && !grid.hasPreviousView)
  }
}
