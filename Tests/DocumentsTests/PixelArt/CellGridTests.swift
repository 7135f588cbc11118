import Base
import Documents
import TestSupport
import Testing

@Suite("A grid of cells")
struct CellGridTests {
  @Test(arguments: seeds(60))
  func `holds what was put into it, as a plain list would`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let size = CellSize(
      width: Int.random(in: 1...90, using: &random), height: Int.random(in: 1...90, using: &random))
    var grid = CellGrid(size: size)
    var list = [CellGrid.Cell](repeating: -1, count: size.count)
    for _ in 0..<80 {
      let cell = CellGrid.Cell.random(in: -1...5, using: &random)
      let a = CellPosition(
        x: Int.random(in: 0..<size.width, using: &random),
        y: Int.random(in: 0..<size.height, using: &random))
      let b = CellPosition(
        x: Int.random(in: 0..<size.width, using: &random),
        y: Int.random(in: 0..<size.height, using: &random))
      let before = grid
      if Bool.random(using: &random) {
        let isNew = list[a.y * size.width + a.x] != cell
        let isOther = grid.set(cell, at: a)
        #expect(isOther == isNew)
        list[a.y * size.width + a.x] = cell
      } else {
        let rect = CellRect(from: a, to: b)
        grid.fill(rect, with: cell)
        for y in rect.y..<rect.maxY {
          for x in rect.x..<rect.maxX { list[y * size.width + x] = cell }
        }
        #expect(grid.cells(in: rect).allSatisfy { $0 == cell })
      }
      #expect(grid.allCells == list)
      #expect(CellGrid(size: size, cells: list) == grid)
      #expect((grid == before) == grid.changes(from: before).isEmpty)
      #expect(grid.isEmpty == list.allSatisfy { $0 < 0 })
    }
  }

  @Test func `says the smallest rectangle around what changed`() {
    let old = CellGrid(size: CellSize(width: 100, height: 70))
    var new = old
    #expect(new.changes(from: old) == .empty)
    new.set(1, at: CellPosition(x: 40, y: 3))
    new.set(1, at: CellPosition(x: 90, y: 69))
    #expect(new.changes(from: old) == CellRect(x: 40, y: 3, width: 51, height: 67))
    #expect(
      new.changedAreas(from: old) == [
        CellRect(x: 40, y: 3, width: 1, height: 1), CellRect(x: 90, y: 69, width: 1, height: 1),
      ])
    new.set(-1, at: CellPosition(x: 40, y: 3))
    #expect(new.changes(from: old) == CellRect(x: 90, y: 69, width: 1, height: 1))
  }

  @Test func `takes nothing outside its edges`() {
    var grid = CellGrid(size: CellSize(width: 8, height: 8))
    for (x, y) in [(-1, 0), (0, -1), (8, 0), (0, 8), (.max, .max), (.min, 3)] {
      let isOther = grid.set(1, at: CellPosition(x: x, y: y))
      #expect(!isOther)
    }
    #expect(grid.isEmpty)
  }

  @Test func `is turned and cut as one sees it`() {
    let grid = CellGrid("12.\n34.")
    #expect(grid.turned(.flipHorizontally).text == ".21\n.43")
    #expect(grid.turned(.flipVertically).text == "34.\n12.")
    #expect(grid.turned(.turnRight).text == "31\n42\n..")
    #expect(grid.turned(.turnLeft).text == "..\n24\n13")
    #expect(
      grid.cropped(to: CellRect(x: 1, y: -1, width: 3, height: 3)).text == "...\n2..\n4..")
  }
}
