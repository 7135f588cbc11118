import Base
import Documents
import Editing
import Platform
import TestSupport
import Testing
import Views
import Widgets

@testable import App
@testable import ApplicationTesting
@testable import DocumentWindows
@testable import PixelEditing
@testable import Windows

@Suite("Selected frames") @MainActor
struct FrameSelectionTests {
  /// A window with six frames of 8 × 8 cells, each with one cell of its index.
  private func window() throws -> PixelWindow {
    var start = Sprite(size: CellSize(width: 8, height: 8))
    start.insert((0..<5).map { _ in start.blankFrame(milliseconds: 50) }, at: 1)
    for frame in 0..<6 {
      start.change(CelAddress(frame: frame)) {
        $0.set(CellGrid.Cell(frame), at: CellPosition(x: 0, y: 0))
      }
    }
    return try PixelWindow(start, width: 1000, height: 700)
  }

  private func order(_ pixels: PixelWindow) -> [Int] {
    pixels.art.sprite.frames.map { Int($0.cels[0].grid[CellPosition(x: 0, y: 0)]) }
  }

  private func point(_ pixels: PixelWindow, _ frame: Int) -> ViewPoint {
    let strip = pixels.place(of: pixels.frames.bar.strip)
    return ViewPoint(x: strip.x + 6 + 66 * (Double(frame) + 0.5), y: strip.y + 40)
  }

  private func click(_ pixels: PixelWindow, _ frame: Int, _ modifiers: Modifiers = []) {
    let place = point(pixels, frame)
    pixels.window.hold(modifiers).click(place.x, place.y)
    pixels.window.hold([])
  }

  @Test func `Shift and Control extend and change the selection of frames`() throws {
    let pixels = try window()
    click(pixels, 1)
    click(pixels, 3, .shift)
    #expect(pixels.frame.range.frames == [1, 2, 3] && pixels.frame.place == 3)
    click(pixels, 5, .control)
    #expect(pixels.frame.range.frames == [1, 2, 3, 5] && pixels.frame.place == 5)
    click(pixels, 2, .control)
    #expect(pixels.frame.range.frames == [1, 3, 5] && pixels.frame.place == 5)
    #expect(pixels.frames.bar.strip.chosen == [1, 3, 5])
    // The current frame goes to the next one that remains.
    click(pixels, 5, .control)
    #expect(pixels.frame.range.frames == [1, 3] && pixels.frame.place == 3)
    click(pixels, 3, .control)
    click(pixels, 1, .control)
    #expect(pixels.frame.range.frames == [1], "The last one stays")
    click(pixels, 4)
    #expect(pixels.frame.range.frames == [4] && pixels.art.history.edits.isEmpty)
  }

  @Test func `Selected frames are painted, copied and deleted together, one step each`() throws {
    let pixels = try window()
    click(pixels, 0)
    click(pixels, 2, .control)
    pixels.click((4, 4))
    let painted = pixels.art.sprite.frames.map { $0.cels[0].grid[CellPosition(x: 4, y: 4)] >= 0 }
    #expect(painted == [true, false, true, false, false, false])
    #expect(pixels.frame.range.frames == [0, 2] && pixels.art.history.edits.count == 1)
    pixels.editor.commands.perform(.duplicateFrame)
    #expect(order(pixels) == [0, 1, 2, 0, 2, 3, 4, 5])
    #expect(pixels.frame.range.frames == [3, 4] && pixels.frame.place == 4)
    pixels.editor.commands.perform(.reverseFrames)
    #expect(order(pixels) == [0, 1, 2, 2, 0, 3, 4, 5] && pixels.frame.range.frames == [3, 4])
    pixels.editor.commands.perform(.deleteFrame)
    #expect(order(pixels) == [0, 1, 2, 3, 4, 5] && pixels.art.history.edits.count == 4)
    pixels.undo()
    #expect(order(pixels) == [0, 1, 2, 2, 0, 3, 4, 5])
  }

  @Test func `A drag of selected frames moves them all, and a click on one selects it alone`()
    throws
  {
    let pixels = try window()
    click(pixels, 1)
    click(pixels, 3, .control)
    let (from, to) = (point(pixels, 3), point(pixels, 0))
    pixels.window.press(from.x, from.y).drag(to: to.x - 30, to.y).release()
    #expect(order(pixels) == [1, 3, 0, 2, 4, 5] && pixels.frame.range.frames == [0, 1])
    #expect(pixels.art.history.edits.count == 1)
    click(pixels, 0)
    #expect(pixels.frame.range.frames == [0])
  }

  @Test func `Copied frames are pasted after the selected ones, here and in another window`() throws
  {
    let pixels = try window()
    click(pixels, 1)
    click(pixels, 2, .shift)
    pixels.editor.commands.perform(.copyFrames)
    #expect(pixels.application.clipboard.types == [.png, .text])
    click(pixels, 4)
    pixels.window.key("Ctrl+V")
    #expect(order(pixels) == [0, 1, 2, 3, 4, 1, 2, 5] && pixels.frame.range.frames == [5, 6])
    #expect(pixels.art.history.edits.count == 1)
    // Cells that are copied later are pasted as cells.
    pixels.tools.choose(.select)
    pixels.selection.selectAll()
    pixels.editor.copy()
    pixels.window.key("Ctrl+V")
    #expect(pixels.art.sprite.frames.count == 8 && pixels.selection.lifted != nil)
  }

  @Test func `Home and End show the first and the last frame`() throws {
    let pixels = try window()
    pixels.window.key("End")
    #expect(pixels.frame.place == 5)
    pixels.window.key("Home")
    #expect(pixels.frame.place == 0)
  }

  @Test func `A list of durations is numbers within their range`() {
    #expect(PixelEditor.durations("100, 80;20  7") == [100, 80, 20, 7])
    for wrong in ["", " ", "a", "0", "-1", "1.5", "100 x", "99999999999999999999"] {
      #expect(PixelEditor.durations(wrong) == nil, "\(wrong)")
    }
  }
}
