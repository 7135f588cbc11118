@testable import ApplicationTesting
import Base
import Documents
import Editing
import TestSupport
import Testing
import Views
import Widgets

@testable import App
@testable import PixelEditing

@Suite("A window with a layer of tiles") @MainActor
struct TileWindowTests {
  /// Tiles of 4 × 4 cells in an upper layer of which the first place has one.
  private func window(width: Int = 1000, height: Int = 760) throws -> PixelWindow {
    var start = Sprite(size: CellSize(width: 8, height: 8))
    start.change(CelAddress(frame: 0)) { $0.set(3, at: CellPosition(x: 0, y: 0)) }
    start.makeTilemap(of: .first, shape: .rectangular, tileSize: CellSize(width: 4, height: 4))
    start.addLayer(over: .first)
    let pixels = try PixelWindow(start, width: width, height: height)
    pixels.frame.go(to: 0, layer: .first)
    pixels.window.draw()
    return pixels
  }

  private func click(_ pixels: PixelWindow, tile: Int) {
    let grid = pixels.place(of: pixels.editor.tiles.panel.grid)
    pixels.window.click(grid.x + 20 + 42 * Double(tile), grid.y + 20)
  }

  private func indices(_ pixels: PixelWindow) -> [Int]? {
    pixels.art.sprite.frames[0].cels[0].map?.tiles.map(\.index)
  }

  @Test func `shows the tiles and their edges while that layer is drawn in, at every size`() throws
  {
    for (width, height) in [(1000, 760), (380, 760)] {
      let pixels = try window(width: width, height: height)
      let panel = pixels.editor.tiles.panel
      #expect(!panel.isHidden && panel.grid.tiles.count == 2 && panel.grid.frame.height >= 40)
      #expect(pixels.grid.tileLines?.tileSize == CellSize(width: 4, height: 4))
      #expect(panel.grid.accessibleItem(1)?.accessibility.name == "Tile 1")
      pixels.frame.go(to: 0, layer: Layer.ID(2))
      pixels.window.draw()
      #expect(panel.isHidden && pixels.grid.tileLines == nil)
    }
  }

  @Test func `goes from mode to mode by a key, and puts the tile that is chosen`() throws {
    let pixels = try window()
    let panel = pixels.editor.tiles.panel
    pixels.window.key("Shift+M")
    #expect(pixels.frame.tileChoice.mode == .manual && panel.mode.selection == 1)
    pixels.window.key("Shift+M")
    click(pixels, tile: 0)
    #expect(panel.grid.selection == 0)
    click(pixels, tile: 1)
    #expect(panel.grid.selection == 1)
    pixels.click((6, 6))
    #expect(indices(pixels) == [1, 0, 0, 1])
    pixels.window.key("Shift+M")
    #expect(pixels.frame.tileChoice.mode == .automatic)
  }

  @Test func `adds, duplicates, moves and removes tiles, a step each`() throws {
    let pixels = try window()
    let panel = pixels.editor.tiles.panel
    panel.duplicateButton.action()
    #expect(panel.grid.tiles.count == 3 && panel.grid.selection == 2)
    panel.backButton.action()
    #expect(panel.grid.selection == 1 && indices(pixels) == [2, 0, 0, 0])
    panel.addButton.action()
    #expect(panel.grid.selection == 3 && !panel.forwardButton.isEnabled)
    panel.removeButton.action()
    #expect(panel.grid.tiles.count == 3)
    #expect(pixels.art.history.position == 4)
    pixels.window.key("Ctrl+Z")
    #expect(panel.grid.tiles.count == 4)
  }
}
