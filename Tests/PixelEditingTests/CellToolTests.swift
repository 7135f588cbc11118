@testable import ApplicationTesting
import Base
import Canvas
import Documents
import Editing
import TestSupport
import Testing
import Texts
import Views
import Widgets

@testable import App
@testable import DocumentWindows
@testable import PixelEditing
@testable import Windows

@Suite("Tools on a grid")
struct CellToolTests {
  private func rows(_ changes: [Int: String]) -> String {
    (0..<8).map { changes[$0] ?? "........" }.joined(separator: "\n")
  }

  @Test func `The pencil paints at the moment the pointer passes, and a drag is one step`() throws {
    let pixels = try PixelWindow()
    pixels.palette.choose(3, for: .primary)
    pixels.press((1, 1))
    #expect(pixels.seen == rows([1: ".3......"]))
    pixels.move((6, 1))
    #expect(pixels.seen == rows([1: ".333333."]) && pixels.art.isUntouched)
    pixels.release()
    #expect(pixels.text == pixels.seen && pixels.art.history.edits.count == 1)
    pixels.undo()
    #expect(pixels.seen == rows([:]))
    pixels.redo()
    #expect(pixels.seen == rows([1: ".333333."]))
  }

  @Test func `A drag draws each cell at most once`() throws {
    let pixels = try PixelWindow()
    pixels.press((0, 0))
    // Where the tip was shown before the press is drawn anew with it.
    let before = pixels.grid.drawnCellCount
    let start = pixels.point((0, 0))
    // A hundred small steps over the same few cells, and back.
    for step in 0...100 {
      let x = start.x + Double(min(step, 100)) * (pixels.point((7, 0)).x - start.x) / 100
      pixels.window.drag(to: x, start.y)
    }
    for step in 0...100 {
      let x = start.x + Double(100 - step) * (pixels.point((7, 0)).x - start.x) / 100
      pixels.window.drag(to: x, start.y)
    }
    #expect(pixels.grid.drawnCellCount - before == 7)
    pixels.release()
    #expect(pixels.text == rows([0: "00000000"]))
  }

  @Test func `The second button paints the second colour, the eraser takes away with both`() throws
  {
    let pixels = try PixelWindow()
    pixels.palette.choose(2, for: .primary)
    pixels.palette.choose(5, for: .secondary)
    pixels.drag((0, 0), (7, 0))
    pixels.drag((2, 0), (3, 0), .secondary)
    #expect(pixels.text == rows([0: "22552222"]))
    pixels.palette.swap()
    pixels.click((7, 7))
    #expect(pixels.text == rows([0: "22552222", 7: ".......5"]))
    pixels.tools.choose(.eraser)
    pixels.drag((0, 0), (2, 0))
    pixels.click((7, 7), .secondary)
    #expect(pixels.text == rows([0: "...52222"]))
  }

  @Test func `The eraser of a pen frames what it clears and clears it, whatever tool is chosen`()
    throws
  {
    let pixels = try PixelWindow()
    pixels.palette.choose(2, for: .primary)
    pixels.drag((0, 0), (7, 0))
    pixels.tools.settings.tipSize = 3
    pixels.tools.choose(.select)
    pixels.move((3, 3))
    #expect(pixels.grid.marks.tip == nil)
    pixels.window.holdPen(.eraser)
    #expect(pixels.grid.marks.tip?.bounds == CellRect(x: 2, y: 2, width: 3, height: 3))
    pixels.click((3, 0))
    #expect(pixels.text == rows([0: "22...222"]) && pixels.tools.tool.name == .select)
    pixels.window.holdPen(.tip)
    #expect(pixels.grid.marks.tip == nil && pixels.selection.isEmpty)
  }

  @Test func `What is selected becomes a tip by Ctrl+B, which the pencil takes into use`() throws {
    let pixels = try PixelWindow()
    pixels.palette.choose(2, for: .primary)
    pixels.drag((0, 0), (1, 0))
    pixels.tools.choose(.select)
    pixels.drag((0, 0), (2, 1))
    pixels.editor.commands.perform(.makeTip)
    pixels.editor.commands.perform(.deselect)
    #expect(pixels.tools.tool.name == .pencil && pixels.tools.settings.usesOwnTip)
    pixels.palette.choose(5, for: .primary)
    pixels.move((4, 4))
    #expect(pixels.grid.marks.tip?.bounds == CellRect(x: 3, y: 4, width: 2, height: 1))
    pixels.click((4, 4))
    #expect(pixels.text == rows([0: "22......", 4: "...22..."]))
    // A key that asks for a size gives an ordinary tip back.
    pixels.editor.commands.perform(.wider)
    #expect(!pixels.tools.settings.usesOwnTip && pixels.tools.settings.tipSize == 1)
    pixels.drag((6, 6), (7, 7))
    pixels.tools.choose(.select)
    pixels.drag((0, 2), (3, 3))
    pixels.editor.commands.perform(.makeTip)
    #expect(!pixels.tools.settings.usesOwnTip, "nothing is painted there")
  }

  @Test func `Keys take the lasso and the wand into use`() throws {
    let pixels = try PixelWindow()
    for (name, shape) in [(CommandName.lasso, SelectionShape.lasso), (.wand, .wand)] {
      pixels.tools.choose(.pencil)
      pixels.editor.commands.perform(name)
      #expect(pixels.tools.tool.name == .select && pixels.tools.settings.selectionShape == shape)
      pixels.editor.commands.perform(.select)
      #expect(pixels.tools.settings.selectionShape == .rectangle)
    }
    pixels.tools.settings.selectionShape = .ellipse
    pixels.editor.commands.perform(.select)
    #expect(pixels.tools.settings.selectionShape == .ellipse)
  }

  @Test func `Where the canvas is repeated, a stroke beyond an edge comes in at the other one`()
    throws
  {
    let pixels = try PixelWindow()
    pixels.palette.choose(3, for: .primary)
    pixels.grid.isTiled = true
    pixels.drag((6, 1), (9, 1))
    #expect(pixels.text == rows([1: "33....33"]))
    pixels.grid.isTiled = false
    pixels.drag((6, 3), (9, 3))
    #expect(pixels.text == rows([1: "33....33", 3: "......33"]))
  }

  @Test func `A text is written where the tool is pressed, and lies there to be moved`() throws {
    let pixels = try PixelWindow(Sprite(size: CellSize(width: 16, height: 8)))
    pixels.palette.choose(2, for: .primary)
    pixels.tools.choose(.text)
    pixels.click((1, 2))
    pixels.window.type("Hi!")
    pixels.window.key("Return")
    #expect(
      pixels.text == """
        ................
        ................
        .2.2.2.2........
        .2.2...2........
        .222.2.2........
        .2.2.2..........
        .2.2.2.2........
        ................
        """)
    #expect(pixels.tools.tool.name == .select)
    #expect(pixels.selection.rect == CellRect(x: 1, y: 2, width: 7, height: 5))
    pixels.drag((1, 2), (3, 3))
    #expect(pixels.selection.rect?.origin == CellPosition(x: 3, y: 3))
    pixels.undo()
    pixels.undo()
    #expect(pixels.art.history.position == 0)
  }

  @Test func `Letters of the desktop have no shades, and are cells of one colour`() throws {
    let pixels = try PixelWindow()
    pixels.tools.settings.lettering.face = .family("Sans")
    let cells = try #require(pixels.tools.cells(of: "l|", painted: 4))
    #expect(cells.size.height > 8 && Set(cells.text).isSubset(of: ["4", ".", "\n"]))
    #expect(pixels.tools.cells(of: " ", painted: 4) == nil)
  }

  @Test func `Shapes are stretched, Esc leaves nothing, Space moves them`() throws {
    let pixels = try PixelWindow()
    pixels.palette.choose(1, for: .primary)
    pixels.tools.choose(.rectangle)
    pixels.press((1, 1)).move((6, 6)).move((4, 3))
    #expect(pixels.seen == rows([1: ".1111...", 2: ".1..1...", 3: ".1111..."]))
    #expect(pixels.pointed == "4 × 3")
    #expect(pixels.tools.toolbox.setMoving(true))
    pixels.move((5, 5))
    _ = pixels.tools.toolbox.setMoving(false)
    #expect(pixels.seen == rows([3: "..1111..", 4: "..1..1..", 5: "..1111.."]))
    #expect(pixels.grid.cancelGesture())
    #expect(pixels.seen == rows([:]) && pixels.art.isUntouched)
    pixels.release()
    #expect(pixels.art.isUntouched)
    pixels.tools.settings.isFilled = true
    pixels.drag((1, 1), (3, 2))
    #expect(pixels.text == rows([1: ".111....", 2: ".111...."]))
  }

  @Test func `Fill takes what hangs together, or all of a colour, and stays in the selection`()
    throws
  {
    var start = Sprite(size: CellSize(width: 8, height: 8))
    start.setGrid(CellGrid(rows([2: "11.11.11", 5: "11111111"])), frame: 0)
    let pixels = try PixelWindow(start)
    pixels.palette.choose(4, for: .primary)
    pixels.tools.choose(.fill)
    pixels.click((0, 2))
    #expect(pixels.text == rows([2: "44.11.11", 5: "11111111"]))
    pixels.tools.settings.fillsEverywhere = true
    pixels.click((7, 5))
    #expect(pixels.text == rows([2: "44.44.44", 5: "44444444"]))
    pixels.selection.select(CellRect(x: 6, y: 6, width: 5, height: 5))
    pixels.click((7, 7))
    #expect(pixels.text == rows([2: "44.44.44", 5: "44444444", 6: "......44", 7: "......44"]))
    // Outside of the selection, nothing.
    pixels.click((0, 0))
    #expect(pixels.art.history.edits.count == 3)
  }

  @Test func `Fill follows the symmetry, all over the canvas and within the selection`() throws {
    var start = Sprite(size: CellSize(width: 8, height: 8))
    start.setGrid(CellGrid(rows([2: "11.11.11", 5: "22.22222"])), frame: 0)
    let pixels = try PixelWindow(start)
    pixels.palette.choose(4, for: .primary)
    pixels.tools.choose(.fill)
    pixels.tools.symmetry.kind = .mirror
    pixels.click((0, 2))
    #expect(pixels.text == rows([2: "44.11.44", 5: "22.22222"]))
    #expect(pixels.art.history.edits.count == 1)
    pixels.tools.symmetry.kind = .twoMirrors
    pixels.click((4, 2))
    #expect(pixels.text == rows([2: "44.44.44", 5: "22.44444"]))
    pixels.undo()
    pixels.undo()
    pixels.selection.select(CellRect(x: 0, y: 0, width: 4, height: 8))
    pixels.click((1, 2))
    #expect(pixels.text == rows([2: "44.11.11", 5: "44.22222"]))
  }

  @Test func `The tip is outlined as it paints: round where it is large`() throws {
    let pixels = try PixelWindow(Sprite(size: CellSize(width: 16, height: 16)))
    pixels.tools.settings.tipSize = 5
    let point = pixels.point((8, 8))
    pixels.window.drag(to: point.x, point.y)
    let tip = try #require(pixels.grid.marks.tip)
    #expect(tip.bounds == CellRect(x: 6, y: 6, width: 5, height: 5))
    #expect(tip.rows == [1..<4, 0..<5, 0..<5, 0..<5, 1..<4])
    // On the screen: no line in the corner of the box, lines above the middle and beside it.
    func hasLine(_ x: Int, _ y: Int) -> Bool {
      let frame = pixels.grid.frame(of: CellRect(x: x, y: y, width: 1, height: 1))
        .offset(by: pixels.grid.originInScene)
      // Right above the cell, where the line is drawn.
      let above = pixels.window.pixels(
        in: PixelRect(
          x: Int(frame.x) + 2, y: Int(frame.y) - 1, width: Int(frame.width) - 4, height: 1))
      return above.contains { $0 < 0x40 }
    }
    #expect(hasLine(8, 6) && hasLine(6, 7) && hasLine(10, 7) && !hasLine(6, 6) && !hasLine(10, 6))
  }

  @Test func `A colour is picked with the tool, and with Ctrl by every other`() throws {
    var start = Sprite(size: CellSize(width: 8, height: 8))
    start.setGrid(CellGrid(rows([0: "123....."])), frame: 0)
    let pixels = try PixelWindow(start)
    pixels.tools.choose(.pick)
    pixels.click((1, 0))
    #expect(pixels.palette.primary == 2 && pixels.tools.tool.name == .pencil)
    pixels.press((2, 0), .secondary, .control).release(.secondary)
    #expect(pixels.palette.secondary == 3 && pixels.tools.tool.name == .pencil)
    // What is empty makes the pencil take away.
    pixels.press((7, 7), .primary, .control).release()
    #expect(pixels.palette.primary == CellGrid.empty)
    pixels.click((0, 0))
    #expect(pixels.text == rows([0: ".23....."]))
  }

  @Test func `Selected cells are moved, moved again without harm, copied and put back`() throws {
    var start = Sprite(size: CellSize(width: 8, height: 8))
    start.setGrid(CellGrid(rows([0: "12......", 3: "55555555"])), frame: 0)
    let pixels = try PixelWindow(start)
    pixels.tools.choose(.select)
    pixels.drag((0, 0), (1, 0))
    #expect(pixels.selection.rect == CellRect(x: 0, y: 0, width: 2, height: 1))
    pixels.drag((0, 0), (2, 3))
    #expect(pixels.text == rows([3: "55125555"]))
    // On, and what was under it is there again.
    pixels.drag((2, 3), (4, 5))
    #expect(pixels.text == rows([3: "55555555", 5: "....12.."]))
    pixels.selection.nudge(dx: 2, dy: 0)
    #expect(pixels.text == rows([3: "55555555", 5: "......12"]))
    pixels.undo()
    #expect(pixels.text == rows([3: "55555555", 5: "....12.."]))
    // Copied with Ctrl.
    pixels.selection.select(CellRect(x: 4, y: 5, width: 2, height: 1))
    pixels.drag((4, 5), (0, 7), .primary, .control)
    #expect(pixels.text == rows([3: "55555555", 5: "....12..", 7: "12......"]))
    // A drag that is cancelled leaves all as it was.
    pixels.press((0, 7)).move((5, 1))
    #expect(pixels.grid.cancelGesture())
    pixels.release()
    #expect(pixels.text == rows([3: "55555555", 5: "....12..", 7: "12......"]))
    #expect(pixels.seen == pixels.text)
  }

  @Test func `Cut, paste, clear and turn what is selected`() throws {
    var start = Sprite(size: CellSize(width: 8, height: 8))
    start.setGrid(CellGrid(rows([0: "12......", 1: "34......"])), frame: 0)
    let pixels = try PixelWindow(start)
    pixels.tools.choose(.select)
    pixels.selection.select(CellRect(x: 0, y: 0, width: 2, height: 2))
    pixels.selection.turn(.turnRight)
    #expect(pixels.text == rows([0: "31......", 1: "42......"]))
    pixels.editor.cut()
    #expect(pixels.text == rows([:]))
    pixels.editor.paste()
    pixels.selection.nudge(dx: 3, dy: 3)
    #expect(pixels.text == rows([3: "...31...", 4: "...42..."]))
    pixels.selection.clear()
    #expect(pixels.text == rows([:]))
    // Into another palette by the looks of the colours.
    var other = Sprite(size: CellSize(width: 8, height: 8))
    other.sortPalette(by: .brightness)
    let content = try #require(pixels.editor.shared.copied.content)
    let cells = content.cells(for: &other)
    #expect(
      ColorRaster(cells, other.palette) == ColorRaster(content.cells, pixels.session.seen.palette))
  }

  @Test func `Shading goes along the ramp, dithering leaves a pattern`() throws {
    let pixels = try PixelWindow()
    pixels.palette.choose(9, for: .primary)
    pixels.tools.choose(.dither)
    pixels.drag((0, 0), (7, 0))
    #expect(pixels.text == rows([0: "9.9.9.9."]))
    pixels.tools.choose(.shade)
    // Without a ramp, nothing is shaded: the colour after a light grey is a brown.
    pixels.drag((0, 0), (7, 0))
    #expect(pixels.text == rows([0: "9.9.9.9."]) && pixels.said == [Texts.english.pixels.noRamp])
    pixels.session.perform { $0.setRamp(8...10) }
    pixels.drag((0, 0), (2, 0))
    pixels.drag((6, 0), (6, 0), .secondary)
    #expect(pixels.text == rows([0: "a.a.9.8."]))
    pixels.drag((0, 0), (2, 0))
    #expect(pixels.text == rows([0: "a.a.9.8."]))
  }

  @Test
  func `A second button in the middle of a stroke is nobody's, a lost release keeps the stroke`()
    throws
  {
    let pixels = try PixelWindow()
    pixels.press((0, 0)).move((3, 0))
    pixels.window.press(pixels.point((3, 0)).x, pixels.point((3, 0)).y, .secondary)
    pixels.move((5, 0))
    pixels.window.release(.secondary)
    pixels.release()
    #expect(pixels.text == rows([0: "000000.."]) && pixels.art.history.edits.count == 1)
    pixels.press((0, 7)).move((7, 7))
    pixels.scene.cancelPress()
    #expect(pixels.text == rows([0: "000000..", 7: "00000000"]))
  }

  @Test func `Painting from outside the canvas paints what is inside`() throws {
    let pixels = try PixelWindow()
    pixels.drag((-1, 2), (8, 2))
    #expect(pixels.text == rows([2: "00000000"]))
    #expect(pixels.pointed == "")
  }
}
