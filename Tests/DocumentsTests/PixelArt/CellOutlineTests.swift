import Base
import Documents
import TestSupport
import Testing

@Suite("Outlines of cells")
struct CellOutlineTests {
  private let shapes = CellGrid("......\n.11...\n.111..\n....22\n......\n1.....")
  private let disc = CellGrid("..111..\n.11111.\n1111111\n111.111\n1111111\n.11111.\n..111..")

  @Test func `lie around what is painted, with the corners that one wants, and end at the edges`() {
    #expect(
      shapes.outlined(with: 3, place: .outside, sides: .square).text
        == "3333..\n31133.\n311133\n333322\n33.333\n13....")
    #expect(
      shapes.outlined(with: 3, place: .outside, sides: .round).text
        == ".33...\n3113..\n311133\n.33322\n3...33\n13....")
  }

  @Test func `lie inside what is painted, but not along the edges of the grid`() {
    #expect(
      disc.outlined(with: 3, place: .inside, sides: .round).text
        == "..313..\n.31113.\n3113113\n113.311\n3113113\n.31113.\n..313..")
    #expect(
      disc.outlined(with: 3, place: .inside, sides: .square).text
        == "..313..\n.33133.\n3333333\n113.311\n3333333\n.33133.\n..313..")
    let full = CellGrid("11\n12")
    #expect(full.outlined(with: 3, place: .inside, sides: .square) == full)
  }

  @Test(
    arguments: seeds(40)
  )
  func `touch but the side on which they lie, and there all that has a neighbour`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let size = CellSize(
      width: Int.random(in: 1...40, using: &random), height: Int.random(in: 1...40, using: &random))
    let cells = (0..<size.count).map { _ in
      CellGrid.Cell(Int.random(in: 0...5, using: &random) / 5 - 1)
    }
    let grid = CellGrid(size: size, cells: cells)
    for place in OutlineLocation.allCases {
      for corners in [OutlineSides.round, .square] {
        let outlined = grid.outlined(with: 9, place: place, sides: corners)
        for y in 0..<size.height {
          for x in 0..<size.width {
            let old = grid[CellPosition(x: x, y: y)]
            let around = CellRect(x: x - 1, y: y - 1, width: 3, height: 3)
              .intersection(grid.bounds)
            var hasOther = false
            for otherY in around.y..<around.maxY {
              for otherX in around.x..<around.maxX
              where corners == .square || otherX == x || otherY == y {
                if (grid[CellPosition(x: otherX, y: otherY)] < 0) != (old < 0) { hasOther = true }
              }
            }
            let isDrawn = hasOther && (place == .outside ? old < 0 : old >= 0)
            #expect(outlined[CellPosition(x: x, y: y)] == (isDrawn ? 9 : old))
          }
        }
      }
    }
  }

  @Test func `are only on the wanted sides`() {
    let dot = CellGrid("...\n.1.\n...")
    for (index, step) in OutlineSides.allSteps.enumerated() {
      let outlined = dot.outlined(
        with: 3, place: .outside, sides: OutlineSides(rawValue: 1 << index))
      var wanted = dot
      wanted.set(3, at: CellPosition(x: 1, y: 1) + step)
      #expect(outlined == wanted, "side \(index)")
    }
    let square = CellGrid("....\n.11.\n.11.\n....")
    let upper = OutlineSides(rawValue: 0b10)
    #expect(
      square.outlined(with: 3, place: .outside, sides: upper).text == ".33.\n.11.\n.11.\n....")
    #expect(square.outlined(with: 3, place: .inside, sides: upper).text == "....\n.33.\n.11.\n....")
    #expect(square.outlined(with: 3, place: .inside, sides: []) == square)
  }
}
