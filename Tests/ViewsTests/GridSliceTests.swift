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

  /// The colours of the pixels of some cells, which may be parts of cells.
  private func colors(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ grid: GridView,
    _ tester: SceneTester
  ) -> Set<UInt32> {
    let (viewport, side) = (grid.viewport, grid.viewport.cellSide)
    func pixels(_ start: Int, _ from: Double, _ length: Double) -> Range<Int> {
      let first = Double(start) + from * side
      return Int(first)..<Int(first + length * side)
    }
    let columns = pixels(viewport.x, x, width)
    return Set(
      pixels(viewport.y, y, height).flatMap { y in
        columns.map { tester.pixel($0, y) & 0xFFFFFF }
      })
  }

  @Test(arguments: [0x000000, 0x0000FF, 0x808080, 0xFFFFFF] as [UInt32])
  func `show on cells of every colour, even their own`(color: UInt32) throws {
    let (grid, content) = (GridView(name: "Grid", scale: 1), Blank(Color(color)))
    grid.content = content
    let tester = try tester(grid)
    grid.marks.slices = [slice]
    tester.draw()
    func seen(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Set<UInt32> {
      colors(x, y, width, height, grid, tester)
    }
    #expect(seen(15, 3, 2, 2) == [color], "nothing is drawn beside it")
    // The left edge, a line of the nine parts, and the pivot; the name fills its label.
    for area in [(1.5, 8, 1, 2), (4.5, 8, 1, 3), (17, 17, 1, 1)]
      as [(Double, Double, Double, Double)]
    {
      #expect(seen(area.0, area.1, area.2, area.3).subtracting([color]).count >= 1, "\(area)")
    }
    #expect(seen(2.5, 2.2, 1, 0.8).subtracting([color, 0x0000FF]).count > 1)
  }

  @Test func `have a name only if it fits, and are redrawn only where they change`() throws {
    let (grid, content) = (GridView(name: "Grid", scale: 1), Blank(.white))
    grid.content = content
    let tester = try tester(grid)
    var small = GridSlice(
      bounds: CellRect(x: 15, y: 3, width: 1, height: 1), name: "Button", color: Color(0xFF0000))
    grid.marks.slices = [small, slice]
    tester.draw()
    #expect(colors(15.4, 3.4, 0.2, 0.2, grid, tester) == [0xFFFFFF])
    #expect(colors(14.5, 3, 0.5, 1, grid, tester).count > 1)
    let before = grid.drawnCellCount
    small.bounds.x = 17
    grid.marks.slices = [small, slice]
    tester.draw()
    #expect((1..<60).contains(grid.drawnCellCount - before))
    #expect(colors(14.5, 3, 0.5, 1, grid, tester) == [0xFFFFFF])
    grid.marks.slices = []
    tester.draw()
    #expect(colors(0.5, 0.5, 19, 19, grid, tester) == [0xFFFFFF])
  }
}
