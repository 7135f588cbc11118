import Base
import Documents
import Editing
import TestSupport
import Testing

@Suite("A gradient over cells")
struct CellGradientTests {
  private func text(
    _ cells: [CellGrid.Cell], _ shape: CellGradient.Shape, _ matrix: DitherMatrix?,
    from start: (Int, Int), to end: (Int, Int), size: CellSize
  ) -> String {
    let gradient = CellGradient(
      cells, shape, matrix: matrix, from: CellPosition(x: start.0, y: start.1),
      to: CellPosition(x: end.0, y: end.1))
    var grid = CellGrid(size: size)
    for position in grid.bounds.positions {
      if let cell = CellInk.gradient(gradient).cell(from: grid[position], at: position) {
        grid.set(cell, at: position)
      }
    }
    return grid.text
  }

  @Test func `goes in steps of one length without dither, and stays what it is beyond its ends`() {
    let size = CellSize(width: 12, height: 1)
    #expect(
      text([1, 2, 3, 4], .linear, nil, from: (2, 0), to: (10, 0), size: size) == "111122334444")
    #expect(
      text([1, 2], .linear, nil, from: (9, 0), to: (2, 0), size: size) == "222222111111")
  }

  @Test func `mixes two neighbours by the matrix`() {
    #expect(
      text(
        [0, 1], .linear, .fine, from: (0, 0), to: (15, 0), size: CellSize(width: 16, height: 4))
          == """
          0000101011111111
          0000010101011111
          0010101010111111
          0000000101010111
          """)
  }

  @Test func `goes outwards in circles`() {
    #expect(
      text([1, 2], .radial, nil, from: (3, 3), to: (3, 0), size: CellSize(width: 7, height: 7))
        == """
        2222222
        2222222
        2211122
        2211122
        2211122
        2222222
        2222222
        """)
  }

  @Test func `of no length has its first colour where it begins, and the last all around`() {
    #expect(
      text([1, 2], .linear, .fine, from: (1, 0), to: (1, 0), size: CellSize(width: 3, height: 1))
        == "212")
  }
}
