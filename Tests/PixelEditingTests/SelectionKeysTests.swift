import Base
import Documents
import Editing
import TestSupport
import Testing
import Views
import Widgets

@testable import App
@testable import ApplicationTesting
@testable import PixelEditing

@Suite("Keys for selected cells") @MainActor
struct SelectionKeysTests {
  /// Two frames of two layers whose cels of the upper one are linked, with something painted there.
  private func pixels() throws -> PixelWindow {
    var start = Sprite(size: CellSize(width: 8, height: 8))
    start.addLayer(over: Layer.ID(1))
    start.insert([start.blankFrame(milliseconds: 50)], at: 1)
    start.change(CelAddress(frame: 0, layer: Layer.ID(2))) {
      $0.fill(CellRect(x: 2, y: 2, width: 2, height: 2), with: 5)
    }
    start.link(Set((0...1).map { CelAddress(frame: $0, layer: Layer.ID(2)) }))
    let pixels = try PixelWindow(start, width: 1000, height: 760)
    pixels.frame.go(to: 0, layer: Layer.ID(2))
    return pixels
  }

  private static let marked = CellRect(x: 2, y: 2, width: 2, height: 2)

  /// What a click gives the keyboard to.
  private func controls(_ pixels: PixelWindow) -> [View] {
    let (bar, panel) = (pixels.frames.bar, pixels.editor.screen.palette)
    return [bar.strip, bar.cels, bar.layers, bar.playButton, panel.grid, panel.clear]
  }

  private func filled(_ pixels: PixelWindow) -> [CellPosition] {
    let grid = pixels.art.sprite[cel: CelAddress(frame: 0, layer: Layer.ID(2))]?.grid
    return grid.map { grid in
      grid.allCells.enumerated().filter { $0.element >= 0 }.map {
        CellPosition(x: $0.offset % 8, y: $0.offset / 8)
      }
    } ?? []
  }

  @Test(arguments: 0..<6)
  func `move and clear them, whatever was clicked before`(control: Int) throws {
    let pixels = try pixels()
    pixels.scene.focus(controls(pixels)[control])
    pixels.selection.select(Self.marked)
    pixels.window.key("Right")
    #expect(pixels.frame.place == 0 && pixels.frame.layer.id == Layer.ID(2))
    #expect(pixels.selection.rect == Self.marked.offset(by: CellPosition(x: 1, y: 0)))
    #expect(filled(pixels).first == CellPosition(x: 3, y: 2))
    pixels.window.key("Up").key("Delete")
    #expect(pixels.frame.layer.id == Layer.ID(2))
    #expect(filled(pixels).isEmpty)
    // The link is what it was: both frames are cleared.
    let picture = pixels.art.sprite
    #expect(picture.linkedFrames(of: CelAddress(frame: 0, layer: Layer.ID(2))) == [0, 1])
  }

  @Test func `mean them once they are selected, though keys walked elsewhere before`() throws {
    let pixels = try pixels()
    pixels.scene.focus(pixels.frames.bar.cels, shown: true)
    pixels.window.key("Ctrl+A").key("Right")
    #expect(pixels.frame.place == 0 && pixels.selection.rect?.x == 1)
    // Whoever goes back there means the cels.
    pixels.scene.focus(pixels.frames.bar.cels, shown: true)
    pixels.window.key("Right")
    #expect(pixels.frame.place == 1)
  }

  @Test func `walk through frames where nothing is selected, and through cels that are chosen`()
    throws
  {
    let pixels = try pixels()
    pixels.scene.focus(pixels.frames.bar.strip)
    pixels.window.key("Right")
    #expect(pixels.frame.place == 1)
    pixels.scene.focus(pixels.frames.bar.cels)
    pixels.window.key("Shift+Left").key("Down")
    #expect(pixels.frame.cel == CelAddress(frame: 0, layer: Layer.ID(1)))
  }

  @Test func `put down what floats by Enter, which plays otherwise`() throws {
    let pixels = try pixels()
    pixels.scene.focus(pixels.frames.bar.strip)
    pixels.selection.select(Self.marked)
    pixels.window.key("Right").key("Enter")
    #expect(pixels.selection.lifted == nil && !pixels.frames.isPlaying)
    #expect(pixels.selection.rect?.x == 3)
    pixels.window.key("Enter")
    #expect(pixels.frames.isPlaying)
  }
}
