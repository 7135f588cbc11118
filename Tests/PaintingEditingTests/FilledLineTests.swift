@testable import ApplicationTesting
import Base
import Documents
import Editing
import Testing
import Views

@testable import App
@testable import PaintingEditing

@Suite("Filled lines and heads in a painting")
struct FilledLineTests {
  private let blue = InkColor(rgb: 0x1F5FBF)

  private func draw(_ window: PaintingWindow) {
    window.press(100, 100)
    for (x, y) in [(200, 90), (300, 110), (290, 200), (200, 210), (110, 200)] {
      _ = window.drag(to: Double(x), Double(y))
    }
  }

  @Test(arguments: FillPattern.allCases)
  func `A line of a hand is filled while it is drawn, and is then what a full redraw shows`(
    pattern: FillPattern
  ) throws {
    let window = try PaintingWindow(.pencil)
    window.brushes.brush = Brush(
      widthInPoints: 6, style: LineStyle(fill: FillStyle(color: blue, pattern: pattern)))
    draw(window)
    window.draw()
    let live = (130..<180).count { window.pixel($0, 150) != 0xFFFFFF }
    #expect(pattern == .solid ? live == 50 : live > 5)
    window.release()
    window.draw()
    #expect(window.pixels == window.fullRedraw())
    window.undo()
    window.draw()
    #expect(window.pixel(200, 150) == 0xFFFFFF)
    window.redo()
    window.draw()
    #expect(window.pixels == window.fullRedraw())
  }

  @Test func `An arrow is there when the line ends, and a stretched one shows it before`() throws {
    for tool in [CommandName.pencil, .line] {
      let window = try PaintingWindow(tool)
      window.brushes.brush = Brush(
        widthInPoints: 6, style: LineStyle(cap: .butt, heads: LineHeads(end: .arrow)))
      window.press(100, 100).drag(to: 200, 100).drag(to: 300, 100)
      window.draw()
      #expect(window.pixel(280, 107) == (tool == .line ? 0 : 0xFFFFFF))
      window.release()
      window.draw()
      #expect(window.pixel(280, 107) == 0)
      #expect(window.pixels == window.fullRedraw())
    }
  }

  @Test
  func `A click within selects, the faceplate fills what is selected, and it moves with its fill`()
    throws
  {
    let window = try PaintingWindow(.rectangle)
    window.brushes.brush = Brush(widthInPoints: 4)
    window.press(100, 100).drag(to: 200, 200).release()
    window.tools.choose(.select)
    window.click(150, 100)
    let chooser = window.editor.panel.chooser
    chooser.brush.style.fill = FillStyle(color: blue)
    window.tools.finishStyling()
    window.draw()
    #expect(window.pixel(150, 150) == 0x1F5FBF && window.brushes.brush.style.fill == nil)
    window.selection.clear()
    window.press(130, 130).drag(to: 200, 130).release()
    window.draw()
    #expect(window.pixel(250, 150) == 0x1F5FBF && window.pixel(120, 150) == 0xFFFFFF)
    window.selection.clear()
    window.draw()
    #expect(window.pixels == window.fullRedraw())
    window.undo()
    window.undo()
    window.draw()
    #expect(window.pixel(150, 150) == 0xFFFFFF)
  }
}
