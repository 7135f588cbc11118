@testable import ApplicationTesting
import Base
import Documents
import Editing
import TestSupport
import Testing
import Texts
import Views
@testable import Widgets

@testable import App
@testable import DocumentWindows
@testable import PixelEditing

@Suite("The palette of a window with pixel art")
struct PaletteOrderTests {
  private let pixels: PixelWindow

  init() throws {
    pixels = try PixelWindow(width: 900, height: 760)
    pixels.window.draw()
  }

  private var grid: PaletteGrid { pixels.palette.panel.grid }

  private func place(_ index: Int) -> ViewPoint {
    pixels.place(of: grid).origin + grid.visibleFrame(of: index).center
  }

  /// Finds a palette in the groups of the menu.
  private func preset(
    _ name: String
  ) throws -> (isChosen: Bool, choose: () -> Void) {
    let rows = pixels.palette.presetMenu().items.flatMap { item -> [Menu.Item] in
      if case .submenu(_, let items) = item { items } else { [item] }
    }
    for case .palette(name, _, let isChosen, let action) in rows { return (isChosen, action) }
    throw Missing()
  }

  private struct Missing: Error {}

  private func item(_ title: String, of menu: Menu) throws -> AccessibleItem {
    let items = (0..<menu.accessibleItemCount).compactMap { menu.accessibleItem($0) }
    return try #require(items.first { $0.accessibility.name == title })
  }

  @Test func `is ordered by dragging a colour, as one step; cells and buttons keep theirs`() {
    pixels.palette.choose(3, for: .secondary)
    pixels.palette.choose(2, for: .primary)
    pixels.click((1, 1))
    let (from, to) = (place(2), place(5))
    pixels.window.press(from.x, from.y).drag(to: to.x, to.y).release()
    let colors = pixels.art.sprite.palette.colors
    #expect(colors[5] == Palette.usual[2] && colors[2] == Palette.usual[3])
    #expect(pixels.art.sprite.frames[0].grid[CellPosition(x: 1, y: 1)] == 5)
    #expect(pixels.palette.primary == 5 && pixels.palette.secondary == 2)
    pixels.undo()
    #expect(pixels.art.sprite.palette == .usual)
  }

  @Test func `stays as it is where a drag comes back, or is but a click`() {
    let (from, to) = (place(2), place(5))
    pixels.window.press(from.x, from.y).drag(to: to.x, to.y).drag(to: from.x, from.y)
      .release()
    pixels.window.press(from.x, from.y).drag(to: from.x + 2, from.y).release()
    #expect(pixels.art.history.edits.isEmpty && pixels.palette.primary == 2)
  }

  @Test func `is ordered by Ctrl and arrows on the colour that has the keyboard`() {
    let point = place(2)
    pixels.window.press(point.x, point.y).release()
    pixels.scene.focus(grid)
    pixels.window.key("Ctrl+Right").key("Ctrl+Right")
    #expect(pixels.art.sprite.palette[4] == Palette.usual[2] && pixels.palette.primary == 4)
    pixels.window.key("Ctrl+Left")
    #expect(pixels.art.sprite.palette[3] == Palette.usual[2] && pixels.palette.primary == 3)
    pixels.window.key("Ctrl+Home")
    #expect(pixels.art.sprite.palette[0] == Palette.usual[2] && grid.isFocused)
  }

  @Test func `gets one of those that people know by name from a menu`() throws {
    for preset in PalettePreset.all {
      try self.preset(preset.name).choose()
      #expect(pixels.art.sprite.palette == preset.palette)
      #expect(try self.preset(preset.name).isChosen)
    }
  }

  @Test func `gets a gradient between the colours of the buttons, which keep theirs`() {
    pixels.palette.choose(3, for: .primary)
    pixels.palette.choose(2, for: .secondary)
    pixels.palette.askForGradient()
    pixels.window.draw()
    pixels.window.key("Enter")
    #expect(pixels.art.sprite.palette.count == 35)
    #expect(pixels.palette.primary == 6 && pixels.palette.secondary == 2)
    pixels.palette.choose(0, for: .secondary)
    pixels.palette.askForGradient()
    pixels.window.draw()
    pixels.window.key("Enter")
    let palette = pixels.art.sprite.palette
    #expect(palette.count == 35)
    #expect(Array(palette.colors[1..<6]) == palette[0].gradient(to: palette[6], steps: 5))
  }

  @Test func `is left with one colour, with which all tools paint`() {
    pixels.click((1, 1))
    pixels.palette.removeUnusedColors()
    #expect(pixels.art.sprite.palette.count == 1)
    #expect(pixels.palette.primary == 0 && pixels.palette.secondary == 0)
    for (index, tool) in CellTool.catalogue.map(\.name).enumerated() {
      pixels.tools.choose(tool)
      pixels.press((index % 8, 3), .secondary)
      pixels.release(.secondary)
    }
    pixels.window.draw()
    let cells = pixels.art.sprite.frames[0].grid.allCells
    #expect(cells.allSatisfy { $0 == 0 || $0 == CellGrid.empty })
  }
}
