import Base
import Documents
import TestSupport
import Testing

@Suite("A flood fill")
struct FloodFillTests {
  /// A queue of cells: slow, and plainly right.
  private func naive(
    _ cells: [CellGrid.Cell], _ size: CellSize, from start: CellPosition, with new: CellGrid.Cell
  ) -> [CellGrid.Cell] {
    var cells = cells
    let old = cells[start.y * size.width + start.x]
    guard old != new else { return cells }
    var queue = [start]
    while let cell = queue.popLast() {
      guard CellRect(size: size).contains(cell), cells[cell.y * size.width + cell.x] == old else {
        continue
      }
      cells[cell.y * size.width + cell.x] = new
      for (dx, dy) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
        queue.append(cell + CellPosition(x: dx, y: dy))
      }
    }
    return cells
  }

  private func check(_ grid: CellGrid, from start: CellPosition, with new: CellGrid.Cell) {
    let before = grid.allCells
    var cells = before
    let rect = FloodFill.fill(&cells, size: grid.size, from: start, with: new)
    #expect(cells == naive(before, grid.size, from: start, with: new))
    let after = CellGrid(size: grid.size, cells: cells)
    #expect(after.changes(from: grid) == rect)
  }

  @Test func `fills what a queue of cells fills, on 1,000 random grids`() {
    var random = SeededRandom(seed: 5)
    for _ in 0..<1000 {
      let size = CellSize(
        width: Int.random(in: 1...50, using: &random),
        height: Int.random(in: 1...50, using: &random))
      let density = Double.random(in: 0...1, using: &random)
      let colors = CellGrid.Cell.random(in: 0...3, using: &random)
      let cells = (0..<size.count).map { _ in
        Double.random(in: 0..<1, using: &random) < density
          ? CellGrid.Cell.random(in: 0...colors, using: &random) : CellGrid.empty
      }
      let start = CellPosition(
        x: Int.random(in: 0..<size.width, using: &random),
        y: Int.random(in: 0..<size.height, using: &random))
      check(
        CellGrid(size: size, cells: cells), from: start,
        with: CellGrid.Cell.random(in: -1...4, using: &random))
    }
  }

  @Test func `follows a spiral to its end, and goes through noise`() {
    check(
      CellGrid(size: CellSize(width: 101, height: 99), cells: Self.spiral(101, 99)),
      from: CellPosition(x: 0, y: 0), with: 7)
    var random = SeededRandom(seed: 6)
    let noise = (0..<200 * 150).map { _ in
      Double.random(in: 0..<1, using: &random) < 0.4 ? CellGrid.Cell(1) : CellGrid.empty
    }
    check(
      CellGrid(size: CellSize(width: 200, height: 150), cells: noise),
      from: CellPosition(x: 100, y: 75), with: 2)
  }

  /// A way of one cell's width between walls of one, from the corner to the middle.
  private static func spiral(_ width: Int, _ height: Int) -> [CellGrid.Cell] {
    var cells = [CellGrid.Cell](repeating: 1, count: width * height)
    var (left, top, right, bottom) = (0, 0, width - 1, height - 1)
    var y = 0
    while left <= right, top <= bottom {
      for x in left...right { cells[top * width + x] = -1 }
      for row in top...bottom { cells[row * width + right] = -1 }
      for x in left...right { cells[bottom * width + x] = -1 }
      y = top + 2
      guard y <= bottom else { break }
      for row in y...bottom { cells[row * width + left] = -1 }
      if left + 1 < width, y < height { cells[y * width + left + 1] = -1 }
      (left, top, right, bottom) = (left + 2, top + 2, right - 2, bottom - 2)
    }
    return cells
  }

  @Test func `does nothing with the colour that is there, or from outside`() {
    var cells: [CellGrid.Cell] = [1, 1, 2, 2]
    let size = CellSize(width: 2, height: 2)
    let rect0 = FloodFill.fill(&cells, size: size, from: CellPosition(x: 0, y: 0), with: 1)
    #expect(rect0.isEmpty)
    let rect2 = FloodFill.fill(&cells, size: size, from: CellPosition(x: 2, y: 0), with: 1)
    #expect(rect2.isEmpty)
    #expect(cells == [1, 1, 2, 2])
  }

  @Test func `of all cells of a colour fills them wherever they are`() {
    let grid = CellGrid("1.1\n.2.\n1.1")
    var cells = grid.allCells
    let rect = FloodFill.replaceAll(
      &cells, size: grid.size, like: CellPosition(x: 0, y: 0), with: 3)
    #expect(CellGrid(size: grid.size, cells: cells).text == "3.3\n.2.\n3.3")
    #expect(rect == grid.bounds)
  }
}
