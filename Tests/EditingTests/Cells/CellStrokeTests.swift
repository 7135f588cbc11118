import Base
import Documents
import TestSupport
import Testing
import Editing

@Suite("A stroke over cells")
struct CellStrokeTests {
  private func paint(
    _ cells: [(Int, Int)], on grid: CellGrid = CellGrid(size: CellSize(width: 8, height: 6)),
    ink: CellInk = .cell(1), size: Int = 1, clip: CellRect? = nil, isPixelPerfect: Bool = false
  ) -> String {
    var grid = grid
    let brush = CellBrush(ink, tip: CellTip(size: size), clip: clip.map { CellRegion($0) })
    var stroke = CellStroke(on: grid, brush: brush, isPixelPerfect: isPixelPerfect)
    for (x, y) in cells { stroke.move(to: CellPosition(x: x, y: y), in: &grid) }
    return grid.text
  }

  @Test(arguments: seeds(50))
  func `has no gaps, however far the pointer jumps`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    func position() -> CellPosition {
      CellPosition(
        x: Int.random(in: -50...50, using: &random), y: Int.random(in: -50...50, using: &random))
    }
    let (start, end) = (position(), position())
    let cells = CellLine.cells(from: start, to: end)
    #expect(cells.first == start && cells.last == end)
    for (a, b) in zip(cells, cells.dropFirst()) {
      #expect(max(abs(a.x - b.x), abs(a.y - b.y)) == 1)
    }
    #expect(cells.count == max(abs(end.x - start.x), abs(end.y - start.y)) + 1)
  }

  @Test func `paints each cell that it passes, and says which changed`() {
    #expect(
      paint([(0, 0), (7, 2)]) == """
        11......
        ..1111..
        ......11
        ........
        ........
        ........
        """)
    var grid = CellGrid(size: CellSize(width: 8, height: 8))
    var stroke = CellStroke(on: grid, brush: CellBrush(.cell(1)))
    let moves = [(2, 2), (5, 2), (2, 2)].map { x, y in
      stroke.move(to: CellPosition(x: x, y: y), in: &grid)
    }
    // Back over what is painted, nothing changes.
    let wanted = [
      CellRect(x: 2, y: 2, width: 1, height: 1), CellRect(x: 3, y: 2, width: 3, height: 1), .empty,
    ]
    #expect(moves == wanted)
  }

  @Test func `leaves empty cells empty where their alpha is locked, also with a wide tip`() {
    let grid = CellGrid("2..2....\n.22.....\n........")
    #expect(
      paint([(0, 0), (7, 0)], on: grid, ink: .lockingAlpha(.cell(1))) == """
        1..1....
        .22.....
        ........
        """)
    let locked = CellBrush(.lockingAlpha(.cell(1)), tip: CellTip(size: 3))
    let (start, end) = (CellPosition(x: 0, y: 0), CellPosition(x: 2, y: 2))
    for isFilled in [true, false] {
      let drawn = locked.draw(.rectangle, from: start, to: end, isFilled: isFilled, on: grid)
      #expect(drawn.text == "1..\(isFilled ? 2 : 1)....\n.11.....\n........")
    }
  }

  @Test func `leaves the corners of thin lines out where that is chosen`() {
    let steps = [(1, 1), (2, 1), (2, 2), (3, 2), (3, 3), (4, 3)]
    #expect(
      paint(steps, isPixelPerfect: true) == """
        ........
        .1......
        ..1.....
        ...11...
        ........
        ........
        """)
    // A corner that the line has passed before stays.
    #expect(
      paint([(2, 1), (2, 3), (2, 1), (1, 1), (1, 2)], isPixelPerfect: true).contains("2") == false)
  }

  @Test func `is as wide as its tip, round from four cells on`() {
    #expect(
      paint([(4, 3)], size: 2) == """
        ........
        ........
        ...11...
        ...11...
        ........
        ........
        """)
    #expect(
      paint([(4, 3)], size: 5) == """
        ........
        ...111..
        ..11111.
        ..11111.
        ..11111.
        ...111..
        """)
    for size in CellTip.allowedSize {
      let tip = CellTip(size: size)
      #expect(tip.offsets.count <= size * size && Set(tip.offsets).count == tip.offsets.count)
      let bounds = tip.bounds(at: CellPosition(x: 0, y: 0))
      #expect(tip.offsets.allSatisfy { bounds.contains($0) })
    }
  }

  @Test func `stays within a selection`() {
    #expect(
      paint([(0, 1), (7, 1)], clip: CellRect(x: 2, y: 0, width: 3, height: 9)) == """
        ........
        ..111...
        ........
        ........
        ........
        ........
        """)
  }

  @Test
  func `shades every cell once, along its own ramp and no further, and no cell of another colour`()
  {
    let grid = CellGrid("12345.79\n........")
    #expect(
      paint([(0, 0), (7, 0), (0, 0)], on: grid, ink: .shade(1, ramps: [1...4])) == """
        23445.79
        ........
        """)
    #expect(
      paint([(0, 0), (7, 0)], on: grid, ink: .shade(-1, ramps: [0...9])) == """
        01234.68
        ........
        """)
    // Side by side, a ramp ends where the next one begins.
    #expect(
      paint([(0, 0), (7, 0)], on: grid, ink: .shade(1, ramps: [0...3, 4...5])) == """
        23355.79
        ........
        """)
    #expect(
      paint([(0, 0), (7, 0)], on: grid, ink: .shade(1, ramps: [])) == """
        12345.79
        ........
        """)
  }

  @Test func `has corners where a square tip is chosen`() {
    var grid = CellGrid(size: CellSize(width: 8, height: 6))
    let brush = CellBrush(.cell(1), tip: CellTip(size: 5, shape: .square))
    var stroke = CellStroke(on: grid, brush: brush)
    stroke.move(to: CellPosition(x: 4, y: 3), in: &grid)
    #expect(
      grid.text == """
        ........
        ..11111.
        ..11111.
        ..11111.
        ..11111.
        ..11111.
        """)
  }

  @Test func `draws with a picture in its own colours, mirrored where a symmetry mirrors`() throws {
    let tip = try #require(CellTip(CellGrid("....\n.12.\n.3..\n....")))
    #expect(tip.bounds == CellRect(x: -1, y: -1, width: 2, height: 2))
    var grid = CellGrid(size: CellSize(width: 8, height: 4))
    var stroke = CellStroke(
      on: grid, brush: CellBrush(.tip(9), tip: tip, symmetry: Symmetry(.mirror)))
    stroke.move(to: CellPosition(x: 1, y: 1), in: &grid)
    #expect(
      grid.text == """
        12....21
        3......3
        ........
        ........
        """)
    stroke = CellStroke(on: grid, brush: CellBrush(.cell(9), tip: tip))
    stroke.move(to: CellPosition(x: 4, y: 3), in: &grid)
    #expect(
      grid.text == """
        12....21
        3......3
        ...99...
        ...9....
        """)
    #expect(CellTip(CellGrid("....\n....")) == nil, "nothing is painted")
    #expect(CellTip(CellGrid(size: CellSize(width: 65, height: 1), filledWith: 1)) == nil)
  }

  @Test func `comes in at the other edge where the canvas is repeated`() {
    var grid = CellGrid(size: CellSize(width: 8, height: 4))
    var stroke = CellStroke(on: grid, brush: CellBrush(.cell(1), wraps: true))
    stroke.move(to: CellPosition(x: 6, y: 3), in: &grid)
    stroke.move(to: CellPosition(x: 9, y: 6), in: &grid)
    #expect(
      grid.text == """
        .......1
        1.......
        .1......
        ......1.
        """)
  }
}
