@testable import ApplicationTesting
import Base
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

@Suite("Symmetry in a window with pixel art")
struct GridSymmetryTests {
  private func rows(_ changes: [Int: String]) -> String {
    (0..<8).map { changes[$0] ?? "........" }.joined(separator: "\n")
  }

  @Test func `is turned on by M, shown by guides, and paints what is seen while it is painted`()
    throws
  {
    let pixels = try PixelWindow()
    #expect(pixels.grid.marks.guides == nil)
    pixels.window.key("M")
    #expect(pixels.tools.symmetry.kind == .mirror)
    #expect(pixels.grid.marks.guides?.center == CellPoint(x: 4, y: 4))
    #expect(pixels.grid.marks.guides?.ends.count == 2)
    pixels.palette.choose(3, for: .primary)
    pixels.press((0, 1)).move((2, 1))
    #expect(pixels.seen == rows([1: "333..333"]) && pixels.art.isUntouched)
    // In the middle of a gesture, it stays.
    pixels.tools.turnSymmetry()
    #expect(pixels.tools.symmetry.kind == .mirror)
    pixels.release()
    #expect(pixels.text == rows([1: "333..333"]) && pixels.art.history.edits.count == 1)
    pixels.undo()
    #expect(pixels.text == rows([:]))
    for kind in [Symmetry.Kind.twoMirrors, .rays(6), .none] {
      pixels.window.key("M")
      #expect(pixels.tools.symmetry.kind == kind)
    }
    #expect(pixels.grid.marks.guides == nil)
  }

  @Test func `is put where the next press is, once; Esc leaves it`() throws {
    let pixels = try PixelWindow()
    pixels.tools.symmetry.kind = .mirror
    pixels.tools.placeSymmetry()
    #expect(pixels.said == [Texts.english.placeSymmetryHint])
    #expect(pixels.grid.paintingPointer == .crosshair && pixels.grid.marks.tip == nil)
    // From the middle of a cell along a row.
    pixels.drag((2, 2), (6, 2))
    #expect(pixels.grid.marks.guides?.center == CellPoint(x: 2.5, y: 2.5))
    #expect(pixels.tools.symmetry.angle == 90)
    #expect(pixels.art.isUntouched && pixels.tools.toolbox.held == nil)
    pixels.drag((0, 1), (3, 1))
    #expect(pixels.text == rows([1: "0000....", 3: "0000...."]))
    // At a corner of a cell.
    pixels.tools.placeSymmetry()
    let point = pixels.point((4, 4))
    let half = pixels.grid.viewport.cellSide / 2
    pixels.window.press(point.x - half + 1, point.y + half - 2).release()
    #expect(pixels.grid.marks.guides?.center == CellPoint(x: 4, y: 5))
    pixels.tools.placeSymmetry()
    pixels.window.key("Esc")
    #expect(pixels.tools.toolbox.held == nil)
    #expect(pixels.grid.marks.guides?.center == CellPoint(x: 4, y: 5))
  }

  @Test
  func `is chosen in the bar for every tool that paints as the pointer goes, as in a painting`()
    throws
  {
    let pixels = try PixelWindow()
    let painting = try PaintingWindow()
    for tool in CellTool.catalogue {
      #expect(
        tool.options.contains(.symmetry) == ![.select, .gradient, .slice, .text, .pick].contains(
          tool.name),
        "\(tool.name)")
    }
    var menus: [Menu] = []
    let button = Button(title: "Symmetry")
    for (tools, commands) in [
      (pixels.tools as any SymmetryChoosing, pixels.editor.commands),
      (painting.tools, painting.editor.commands),
    ] {
      tools.symmetry.kind = .rays(5)
      let choice = tools.symmetryChoice(commands) { menu, _ in menus.append(menu) }
      #expect(choice.isOn && choice.tooltip.contains("(M)"))
      choice.choose(button)
    }
    #expect(menus.count == 2 && menus[0].accessibility == menus[1].accessibility)
    #expect(menus[0].preferredSize(width: 400) == menus[1].preferredSize(width: 400))
  }

  @Test func `draws what is painted in each place, and not what lies between them`() throws {
    let pixels = try PixelWindow(
      Sprite(size: CellSize(width: 400, height: 400)), width: 1000, height: 900)
    pixels.tools.symmetry.kind = .rays(6)
    #expect(pixels.grid.viewport.cellSide == 1)
    // Where the tip was shown before the press is drawn anew with it.
    pixels.press((200, 40)).move((201, 40))
    for step in 2...20 {
      let before = pixels.grid.drawnCellCount
      pixels.move((200 + step, 40))
      // Of 160,000; the window joins what lies close.
      #expect(pixels.grid.drawnCellCount - before < 2500)
    }
    pixels.release()
    #expect(pixels.art.sprite.frames[0].grid.allCells.count { $0 >= 0 } >= 6 * 20)
  }

  @Test(arguments: [1.0 / 4, 1, 7, 40, 128])
  func `shows its lines at every zoom`(side: Double) throws {
    let pixels = try PixelWindow(Sprite(size: CellSize(width: 64, height: 64)))
    pixels.grid.zoom(toSide: side)
    /// What is seen about the axis, row by row.
    func seen() -> [[UInt8]] {
      let canvas = pixels.grid.frame(of: CellRect(x: 0, y: 0, width: 64, height: 64))
        .offset(by: pixels.grid.originInScene)
      let axis = pixels.grid.originInScene.x + Double(pixels.grid.viewport.x) + 32 * side
      pixels.window.draw()
      return (Int(canvas.y)..<Int(canvas.maxY)).map { y in
        pixels.window.pixels(in: PixelRect(x: Int(axis) - 2, y: y, width: 4, height: 1))
      }
    }
    let before = seen()
    pixels.tools.symmetry.kind = .mirror
    let changed = zip(before, seen()).count { $0 != $1 }
    #expect(changed == before.count && changed > 15)
    pixels.tools.symmetry.kind = .none
    #expect(seen() == before)
  }
}
