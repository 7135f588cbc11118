import Base
import Canvas
import TestSupport
import Testing
import Widgets

@testable import Views

@Suite("Slices over cells") @MainActor
struct GridSliceTests {
  private final class Blank: GridContent {
    let color: Color
    let extent: CellRect? = CellRect(x: 0, y: 0, width: 20, height: 20)

    init(_ color: Color) { self.color = color }

    func paint(
      _ cells: CellRect, shift: Int, in context: DrawingContext, side: Double, theme: Theme
    ) {
      context.setColor(color)
      context.rectangle(
        ViewRect(x: 0, y: 0, width: Double(cells.width), height: Double(cells.height)))
      context.fill()
    }
  }

  private func tester(_ grid: GridView) throws -> SceneTester {
    grid.showsLines = false
    let tester = try SceneTester(grid, width: 240, height: 240)
    tester.draw()
    return tester
  }

  private var slice: GridSlice {
    var slice = GridSlice(
      bounds: CellRect(x: 2, y: 2, width: 12, height: 10), name: "Button", color: Color(0x0000FF))
    slice.center = CellRect(x: 5, y: 5, width: 4, height: 4)
    slice.pivot = CellPosition(x: 17, y: 17)
    return slice
  }

  @Test(arguments: [0x000000, 0x0000FF, 0x808080, 0xFFFFFF] as [UInt32])
  func `show on cells of every colour, even their own`(color: UInt32) throws {
    let (grid, content) = (GridView(name: "Grid", scale: 1), Blank(Color(color)))
    grid.content = content
    let tester = try tester(grid)
    grid.marks.slices = [slice]
    tester.draw()
    let ground = tester.pixel(230, 230) & 0xFFFFFF
    // The left edge, a line of the nine parts, the name, and the pivot.
    for area in [
      PixelRect(x: 20, y: 120, width: 8, height: 4), PixelRect(x: 56, y: 60, width: 8, height: 20),
      PixelRect(x: 24, y: 24, width: 20, height: 10),
      PixelRect(x: 204, y: 204, width: 12, height: 12),
    ] {
      let seen = (area.y..<area.maxY).flatMap { y in
        (area.x..<area.maxX).map { tester.pixel($0, y) & 0xFFFFFF }
      }
      #expect(seen.contains { $0 != ground }, "\(area)")
    }
  }

  @Test func `have a name only if it fits, and are redrawn only where they change`() throws {
    let (grid, content) = (GridView(name: "Grid", scale: 1), Blank(.white))
    grid.content = content
    let tester = try tester(grid)
    var small = GridSlice(
      bounds: CellRect(x: 1, y: 1, width: 1, height: 1), name: "Button", color: Color(0xFF0000))
    grid.marks.slices = [small, slice]
    tester.draw()
    #expect(tester.pixel(18, 18) & 0xFFFFFF == 0xFFFFFF)
    let before = grid.drawnCellCount
    small.bounds.x = 3
    grid.marks.slices = [small, slice]
    tester.draw()
    #expect(grid.drawnCellCount - before < 60)
    grid.marks.slices = []
    tester.draw()
    #expect(tester.pixel(24, 120) & 0xFFFFFF == 0xFFFFFF)
  }
}
