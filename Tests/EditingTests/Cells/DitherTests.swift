import Base
import Editing
import TestSupport
import Testing

@Suite("Dithering")
struct DitherTests {
  private func text(_ pattern: DitherPattern, _ side: Int) -> String {
    (0..<side).map { y in
      String((0..<side).map { pattern.covers(CellPosition(x: $0, y: y)) ? "#" : "." })
    }.joined(separator: "\n")
  }

  @Test(arguments: DitherMatrix.allCases)
  func `covers its share of an area, and more of the same cells the larger that is`(
    matrix: DitherMatrix
  ) {
    let cells = CellRect(x: -8, y: -8, width: 16, height: 16).positions
    var before: Set<CellPosition> = []
    for share in DitherPattern.allowedShares {
      let covered = Set(cells.filter(DitherPattern(matrix, share: share).covers))
      // Four cells have but quarters.
      let exact = Double(share) / Double(DitherPattern.parts) * 256
      #expect(abs(Double(covered.count) - exact) <= (matrix == .coarse ? 32 : 0))
      #expect(covered.isSuperset(of: before))
      before = covered
    }
  }

  @Test(arguments: [DitherMatrix.coarse, .fine, .finest])
  func `by half is a chequerboard with all of Bayer's`(matrix: DitherMatrix) {
    for cell in CellRect(x: -4, y: -4, width: 12, height: 12).positions {
      #expect(DitherPattern(matrix).covers(cell) == ((cell.x + cell.y) % 2 == 0))
    }
  }

  @Test func `has dots that grow and rows that fill`() {
    #expect(text(DitherPattern(.dots, share: 2), 4) == "....\n.##.\n.##.\n....")
    #expect(text(DitherPattern(.lines, share: 4), 4) == "####\n....\n####\n....")
    #expect(text(DitherPattern(.lines, share: 3), 4) == "####\n....\n#.#.\n....")
  }
}
