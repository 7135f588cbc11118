import Base
import Documents
import TestSupport
import Testing

@Suite("Cells scaled by Scale2x")
struct Scale2xTests {
  private typealias Cell = CellGrid.Cell

  /// The four cells of the middle one of nine, as https://www.scale2x.it/algorithm first states them.
  private static func published(_ nine: [Cell]) -> [Cell] {
    let (b, d, e, f, h) = (nine[1], nine[3], nine[4], nine[5], nine[7])
    return [
      d == b && b != f && d != h ? d : e, b == f && b != d && f != h ? f : e,
      d == h && d != b && h != f ? d : e, h == f && d != h && b != f ? f : e,
    ]
  }

  /// The same in the words of "Fast Blit Strategies", MacTech 15.6 (1999), on Eric Johnston's EPX: a child whose two
  /// parents are equal is what they are, unless three of the four parents are.
  private static func johnston(_ nine: [Cell]) -> [Cell] {
    let parents = [nine[1], nine[3], nine[5], nine[7]]
    if parents.contains(where: { one in parents.count { $0 == one } >= 3 }) {
      return Array(repeating: nine[4], count: 4)
    }
    return [(0, 1), (0, 2), (1, 3), (2, 3)].map {
      parents[$0] == parents[$1] ? parents[$0] : nine[4]
    }
  }

  @Test func `follow the published rule for all nine neighbours of three kinds`() {
    for number in 0..<19_683 {
      var rest = number
      let nine = (0..<9).map { _ in
        defer { rest /= 3 }
        return Cell(rest % 3 - 1)
      }
      let grid = CellGrid(size: CellSize(width: 3, height: 3), cells: nine).scaled2x()
      let four = grid.cells(in: CellRect(x: 2, y: 2, width: 2, height: 2))
      guard four != Self.published(nine) || four != Self.johnston(nine) else { continue }
      Issue.record("\(nine) became \(four)")
    }
  }

  @Test(arguments: seeds(40))
  func `have beyond an edge what lies on it`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let size = CellSize(
      width: Int.random(in: 1...40, using: &random), height: Int.random(in: 1...40, using: &random))
    let cells = (0..<size.count).map { _ in Cell.random(in: -1...1, using: &random) }
    let doubled = CellGrid(size: size, cells: cells).scaled2x()
    #expect(doubled.size == CellSize(width: 2 * size.width, height: 2 * size.height))
    for y in 0..<size.height {
      for x in 0..<size.width {
        let nine = (0..<9).map { place in
          let column = min(max(x + place % 3 - 1, 0), size.width - 1)
          return cells[min(max(y + place / 3 - 1, 0), size.height - 1) * size.width + column]
        }
        let four = doubled.cells(in: CellRect(x: 2 * x, y: 2 * y, width: 2, height: 2))
        guard four != Self.published(nine) else { continue }
        Issue.record("\(nine) at \(x), \(y) became \(four)")
      }
    }
  }

  @Test func `are what ImageMagick's -magnify makes of a face`() {
    let grid = CellGrid(
      """
      ..1111..
      .1....1.
      1.1..1.1
      1......1
      1.1..1.1
      1..11..1
      .1....1.
      ..1111..
      """)
    #expect(
      grid.scaled2x().text == """
        ....11111111....
        ...1.111111.1...
        ..11........11..
        .111........111.
        1...11....11...1
        11..11....11..11
        11............11
        11............11
        11..11....11..11
        11..111..111..11
        11...111111...11
        1.1...1111...1.1
        .111........111.
        ..111......111..
        ...1.111111.1...
        ....11111111....
        """)
  }

  @Test func `are what ImageMagick's -magnify makes of shapes of three colours`() {
    let grid = CellGrid("..33....\n.311....\n31121...\n.111...2\n..1...22\n22222222")
    #expect(
      grid.scaled2x().text == """
        ....3333........
        ...33333........
        ...33111........
        .33111111.......
        3331112211......
        3311112211......
        ..1111111......2
        ...1111......222
        ...1111......222
        ....11.....22222
        2222222222222222
        2222222222222222
        """)
  }

  @Test func `stay what they are where there is no corner, and nothing comes of nothing`() {
    #expect(CellGrid("12\n33").scaled2x().text == "1122\n1122\n3333\n3333")
    #expect(CellGrid("7").scaled2x().text == "77\n77")
    let nothing = CellGrid(size: CellSize(width: 0, height: 0))
    #expect(nothing.scaled2x().size.isEmpty)
  }
}
