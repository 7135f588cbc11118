import Base
import Documents
import TestSupport
import Testing

@Suite("Cells in another size")
struct CellScalingTests {
  private let flag = CellGrid(
    """
    1111....
    1222111.
    12222221
    1222111.
    1111....
    1.......
    1.......
    1.......
    """)

  private func size(_ width: Int, _ height: Int) -> CellSize {
    CellSize(width: width, height: height)
  }

  @Test(arguments: 1...5)
  func `are blocks in whole multiples, each the cell that it was`(factor: Int) {
    let scaled = flag.scaled(to: size(8 * factor, 8 * factor + 8), quality: .nearest)
    for y in 0..<8 * factor + 8 {
      for x in 0..<8 * factor {
        let old = flag[CellPosition(x: x / factor, y: y / (factor + 1))]
        #expect(scaled[CellPosition(x: x, y: y)] == old)
      }
    }
  }

  @Test(arguments: ScalingQuality.allCases)
  func `stay what they are in the same size`(quality: ScalingQuality) {
    #expect(flag.scaled(to: flag.size, quality: quality) == flag)
  }

  @Test func `are doubled as often as it needs to get there`() {
    let twice = flag.scaled2x()
    #expect(flag.scaled(to: size(16, 16), quality: .scale2x) == twice)
    #expect(flag.scaled(to: size(32, 32), quality: .scale2x) == twice.scaled2x())
    #expect(
      flag.scaled(to: size(17, 9), quality: .scale2x) == twice.scaled2x().scaled(to: size(17, 9)))
    #expect(flag.scaled(to: size(64, 64), quality: .rotSprite) == twice.scaled2x().scaled2x())
    #expect(flag.scaled(to: size(4, 4), quality: .scale2x) == flag.scaled(to: size(4, 4)))
  }

  @Test func `keep smooth edges in sizes between`() {
    #expect(
      flag.scaled(to: size(12, 12), quality: .scale2x).text == """
        111111......
        1122211111..
        12222221111.
        122222222211
        12222221111.
        1122211111..
        1111111.....
        11..........
        1...........
        1...........
        1...........
        1...........
        """)
    #expect(
      flag.scaled(to: size(12, 12), quality: .rotSprite).text == """
        111111......
        111221111...
        11222221111.
        122222222211
        122222211111
        1122211111..
        1111111.....
        111.........
        11..........
        1...........
        1...........
        1...........
        """)
  }

  @Test(arguments: ScalingQuality.allCases)
  func `are none where there are none, or none are wanted`(quality: ScalingQuality) {
    let nothing = CellGrid(size: size(0, 0))
    #expect(nothing.scaled(to: size(3, 2), quality: quality) == CellGrid(size: size(3, 2)))
    #expect(flag.scaled(to: size(0, 5), quality: quality).size == size(0, 5))
  }
}
