import Base
import Documents
import TestSupport
import Testing
import Editing

@Suite("Shapes of cells")
struct CellShapeTests {
  private func draw(
    _ shape: CellShape, _ from: (Int, Int), _ to: (Int, Int), isFilled: Bool = false, size: Int = 1,
    _ modifiers: Modifiers = [], width: Int = 9, height: Int = 7
  ) -> String {
    var grid = CellGrid(size: CellSize(width: width, height: height))
    var band = CellBand(
      shape, on: grid, from: CellPosition(x: from.0, y: from.1), isFilled: isFilled, ink: .cell(1),
      tip: CellTip(size: size), mirror: .none)
    _ = band.stretch(to: CellPosition(x: 4, y: 4), [], in: &grid)
    _ = band.stretch(to: CellPosition(x: to.0, y: to.1), modifiers, in: &grid)
    return grid.text
  }

  @Test("Rectangles, outlined and filled")
  func rectangles() {
    #expect(
      draw(.rectangle, (1, 1), (6, 4)) == """
        .........
        .111111..
        .1....1..
        .1....1..
        .111111..
        .........
        .........
        """)
    #expect(draw(.rectangle, (6, 4), (1, 1)) == draw(.rectangle, (1, 1), (6, 4)))
    #expect(
      draw(.rectangle, (2, 2), (4, 3), isFilled: true, size: 3) == """
        .........
        .........
        ..111....
        ..111....
        .........
        .........
        .........
        """)
  }

  @Test("Ellipses, outlined and filled")
  func ellipses() {
    #expect(
      draw(.ellipse, (0, 0), (8, 6)) == """
        ..11111..
        .1.....1.
        1.......1
        1.......1
        1.......1
        .1.....1.
        ..11111..
        """)
    #expect(
      draw(.ellipse, (1, 1), (4, 4), isFilled: true) == """
        .........
        ..11.....
        .1111....
        .1111....
        ..11.....
        .........
        .........
        """)
    #expect(draw(.ellipse, (3, 2), (3, 2)).filter { $0 == "1" }.count == 1)
  }

  @Test("Shift makes squares and straight lines, Ctrl stretches about the first cell")
  func modifiers() {
    #expect(
      draw(.rectangle, (1, 1), (4, 2), .shift) == """
        .........
        .1111....
        .1..1....
        .1..1....
        .1111....
        .........
        .........
        """)
    #expect(
      draw(.rectangle, (4, 3), (6, 4), .control) == """
        .........
        .........
        ..11111..
        ..1...1..
        ..11111..
        .........
        .........
        """)
    #expect(
      draw(.line, (0, 1), (8, 2), .shift) == """
        .........
        111111111
        .........
        .........
        .........
        .........
        .........
        """)
    #expect(
      draw(.line, (1, 1), (6, 5), .shift) == """
        .........
        .1.......
        ..1......
        ...1.....
        ....1....
        .....1...
        ......1..
        """)
    // Two cells to one.
    #expect(
      draw(.line, (0, 1), (7, 4), .shift) == """
        .........
        11.......
        ..11.....
        ....11...
        ......11.
        .........
        .........
        """)
  }

  @Test("A band leaves nothing of what it was on the way")
  func stretching() {
    var grid = CellGrid("222222\n222222\n222222")
    let before = grid
    var band = CellBand(
      .rectangle, on: grid, from: CellPosition(x: 1, y: 0), isFilled: true, ink: .cell(1),
      tip: CellTip(size: 1), mirror: .none)
    _ = band.stretch(to: CellPosition(x: 5, y: 2), [], in: &grid)
    let changed = band.stretch(to: CellPosition(x: 2, y: 0), [], in: &grid)
    #expect(grid.text == "211222\n222222\n222222")
    #expect(changed == CellRect(x: 1, y: 0, width: 5, height: 3))
    #expect(grid.changes(from: before) == CellRect(x: 1, y: 0, width: 2, height: 1))
    band.isMoving = true
    _ = band.stretch(to: CellPosition(x: 4, y: 1), [], in: &grid)
    #expect(grid.text == "222222\n222112\n222222")
  }

  @Test("Loose cells cover nothing where they are empty, and reach beyond the edges")
  func floating() {
    let grid = CellGrid("1.2...\n3333..")
    var cells = FloatingCells(lifting: CellRect(x: 0, y: 0, width: 3, height: 1), off: grid)
    #expect(cells.ground.text == "......\n3333..")
    cells.origin = CellPosition(x: 2, y: 1)
    #expect(cells.grid.text == "......\n33132.")
    cells.origin = CellPosition(x: -1, y: 0)
    #expect(cells.grid.text == ".2....\n3333..")
    cells.origin = CellPosition(x: 90, y: 0)
    #expect(cells.grid == cells.ground)
    let copy = FloatingCells(
      lifting: CellRect(x: 0, y: 0, width: 3, height: 1), off: grid, leavesCopy: true)
    #expect(copy.ground == grid)
  }

  @Test("Every name of a tool has its row")
  func catalogue() {
    #expect(
      CellTool.catalogue.map(\.name).sorted { $0.rawValue < $1.rawValue }
        == CellTool.Name.allCases.sorted { $0.rawValue < $1.rawValue })
  }
}
