import Base
import Documents
import Editing
import TestSupport
import Testing

@Suite("A symmetry of cells")
struct CellSymmetryTests {
  private static let size = CellSize(width: 16, height: 16)

  private func symmetry(
    _ kind: Symmetry.Kind, at center: (Double, Double)? = nil, angle: Double = 0
  ) -> Symmetry {
    Symmetry(
      kind, center: center.map { CellPoint(x: $0.0, y: $0.1).paperPoint(on: Self.size) },
      angle: angle)
  }

  private func stroke(
    _ cells: [(Int, Int)], _ symmetry: Symmetry, tip: Int = 1, isPixelPerfect: Bool = false
  ) -> String {
    var grid = CellGrid(size: Self.size)
    let brush = CellBrush(.cell(1), tip: CellTip(size: tip), symmetry: symmetry)
    var stroke = CellStroke(on: grid, brush: brush, isPixelPerfect: isPixelPerfect)
    for (x, y) in cells { stroke.move(to: CellPosition(x: x, y: y), in: &grid) }
    return grid.text
  }

  private func shape(
    _ shape: CellShape, _ from: (Int, Int), _ to: (Int, Int), _ symmetry: Symmetry,
    isFilled: Bool = false
  ) -> String {
    CellBrush(.cell(1), symmetry: symmetry).draw(
      shape, from: CellPosition(x: from.0, y: from.1), to: CellPosition(x: to.0, y: to.1),
      isFilled: isFilled, on: CellGrid(size: Self.size)
    ).text
  }

  @Test
  func `mirrors about the middle, a corner of a cell or the middle of one, also along a diagonal`()
  {
    let way = [(1, 2), (5, 3), (5, 5)]
    #expect(
      painted(stroke(way, symmetry(.mirror))) == """
        .11..........11.
        ...111....111...
        .....1....1.....
        .....1....1.....
        """)
    #expect(
      painted(stroke(way, symmetry(.mirror, at: (6.5, 8)))) == """
        .11.......11....
        ...111.111......
        .....1.1........
        .....1.1........
        """)
    #expect(
      painted(stroke([(1, 2), (5, 3)], symmetry(.mirror, at: (4, 4), angle: 45))) == """
        .11.1...........
        ...111..........
        ....1...........
        .....1..........
        .....1..........
        """)
    #expect(
      stroke(way, symmetry(.mirror, angle: 90)).split(separator: "\n")
        == stroke(way, symmetry(.mirror, angle: 90)).split(separator: "\n").reversed())
  }

  @Test func `mirrors what a tip of an even number of cells covers, cell by cell`() {
    #expect(
      painted(stroke([(3, 1)], symmetry(.rays(4)), tip: 2)) == """
        ..11............
        ..11............
        ..............11
        ..............11
        ................
        ................
        ................
        ................
        ................
        ................
        ................
        ................
        11..............
        11..............
        ............11..
        ............11..
        """)
  }

  @Test func `turns lines by their ends, and draws them anew`() {
    #expect(
      shape(.line, (8, 0), (8, 5), symmetry(.rays(12), at: (8.5, 8.5))) == """
        ........1.......
        ....1...1...1...
        .....1..1..1....
        .....1..1..1....
        .1....1.1.1....1
        ..11..1.1.1..11.
        ....11.....11...
        ................
        111111.....11111
        ................
        ....11.....11...
        ..11..1.1.1..11.
        .1....1.1.1....1
        .....1..1..1....
        .....1..1..1....
        ....1...1...1...
        """)
  }

  @Test
  func `turns the outlines of rectangles and ellipses, and fills them anew; a circle stays one`() {
    let thirds = symmetry(.rays(3))
    #expect(
      painted(shape(.rectangle, (6, 1), (9, 4), thirds)) == """
        ......1111......
        ......1..1......
        ......1..1......
        ......1111......
        ................
        ................
        ................
        ...11......11...
        .11.1......1.11.
        ..1..1....1..1..
        ..1..1....1..1..
        ...11......11...
        """)
    #expect(
      painted(shape(.rectangle, (6, 1), (9, 4), thirds, isFilled: true)) == """
        ......1111......
        ......1111......
        ......1111......
        ......1111......
        ................
        ................
        ................
        ...11......11...
        .1111......1111.
        ..1111....1111..
        ..1111....1111..
        ...11......11...
        """)
    #expect(
      painted(shape(.ellipse, (5, 1), (10, 4), thirds)) == """
        ......1111......
        .....1....1.....
        .....1....1.....
        ......1111......
        ................
        ................
        ................
        ..11........11..
        .1..1......1..1.
        ..1..1....1..1..
        ..1..1....1..1..
        ...11......11...
        """)
    #expect(
      painted(shape(.ellipse, (5, 0), (10, 5), thirds)) == """
        .......11.......
        ......1..1......
        .....1....1.....
        .....1....1.....
        ......1..1......
        .......11.......
        ................
        ................
        ...11......11...
        ..1..1....1..1..
        .1....1..1....1.
        .1....1..1....1.
        ..1..1....1..1..
        ...11......11...
        """)
  }

  /// The rows from the first to the last that hold something.
  private func painted(_ text: String) -> String {
    let rows = text.split(separator: "\n")
    func isBlank(_ row: Substring) -> Bool { row.allSatisfy { $0 == "." } }
    let end = rows.lastIndex { !isBlank($0) } ?? -1
    return rows[...end].drop(while: isBlank).joined(separator: "\n")
  }

  // MARK: What holds for all of them

  /// Painting in the middle of a canvas, so that all places lie on it.
  private struct Painting {
    let size: CellSize
    let paint: (Symmetry) -> CellGrid

    init(using random: inout SeededRandom, within reach: ClosedRange<Int>, size: CellSize) {
      func cell() -> CellPosition {
        CellPosition(
          x: .random(in: reach, using: &random), y: .random(in: reach, using: &random))
      }
      self.size = size
      let cells = (0..<6).map { _ in cell() }
      let tip = CellTip(size: Bool.random(using: &random) ? 1 : .random(in: 2...6, using: &random))
      let isOn = Bool.random(using: &random)
      let shape = [nil, CellShape.line, .rectangle, .ellipse].randomElement(using: &random) ?? nil
      paint = { symmetry in
        var grid = CellGrid(size: size)
        let brush = CellBrush(.cell(1), tip: tip, symmetry: symmetry)
        if let shape {
          return brush.draw(shape, from: cells[0], to: cells[1], isFilled: isOn, on: grid)
        }
        var stroke = CellStroke(on: grid, brush: brush, isPixelPerfect: isOn)
        for cell in cells { stroke.move(to: cell, in: &grid) }
        return grid
      }
    }
  }

  @Test(arguments: seeds(200))
  func `paints by mirrors and quarter turns what is painted, and its images`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let size = CellSize(
      width: .random(in: 90...93, using: &random), height: .random(in: 90...93, using: &random))
    let painting = Painting(using: &random, within: 40...52, size: size)
    // Where the places go, from the centre, in halves of cells.
    typealias Turn = (CellPosition) -> CellPosition
    let turn: Turn = { CellPosition(x: -$0.y, y: $0.x) }
    let flip: Turn = { CellPosition(x: -$0.x, y: $0.y) }
    let half: Turn = { turn(turn($0)) }
    let cases: [(Symmetry.Kind, Double, [Turn])] = [
      (.mirror, 0, [flip]), (.mirror, 180, [flip]), (.mirror, 90, [{ half(flip($0)) }]),
      (.mirror, 45, [{ turn(flip($0)) }]), (.mirror, 135, [{ turn(half(flip($0))) }]),
      (.mirror, -45, [{ turn(half(flip($0))) }]),
      (.twoMirrors, 0, [flip, half, { half(flip($0)) }]),
      (.twoMirrors, -135, [half, { turn(flip($0)) }, { turn(half(flip($0))) }]),
      (.rays(2), 30, [half]), (.rays(4), 0, [turn, half, { half(turn($0)) }]),
    ]
    let (kind, angle, turns) = cases[seed % cases.count]
    // A corner or a middle of a cell.
    let odd = Int.random(in: 0...1, using: &random)
    let center = CellPosition(
      x: 2 * .random(in: 44...47, using: &random) + odd,
      y: 2 * .random(in: 44...47, using: &random) + odd)
    let place = CellPoint(x: Double(center.x) / 2, y: Double(center.y) / 2)
    let alone = painting.paint(Symmetry())
    var expected = alone
    for y in 0..<size.height {
      for x in 0..<size.width where alone[CellPosition(x: x, y: y)] == 1 {
        for turn in turns {
          let image = turn(CellPosition(x: 2 * x + 1 - center.x, y: 2 * y + 1 - center.y))
          expected.set(
            1, at: CellPosition(x: (image.x + center.x - 1) / 2, y: (image.y + center.y - 1) / 2))
        }
      }
    }
    let symmetry = Symmetry(kind, center: place.paperPoint(on: size), angle: angle)
    #expect(CellSymmetry(symmetry, on: size).center == place)
    #expect(painting.paint(symmetry) == expected)
  }

  @Test(arguments: seeds(200))
  func `has no gaps and no holes, however it is turned`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let size = CellSize(width: 240, height: 241)
    // So far from the centre that up to five rays do not meet.
    let painting = Painting(using: &random, within: 44...70, size: size)
    let count = seed % 2 == 0 ? Int.random(in: 2...5, using: &random) : 24
    let center = CellPoint(
      x: .random(in: 119...121, using: &random), y: .random(in: 119...121, using: &random))
    let symmetry = Symmetry(.rays(count), center: center.paperPoint(on: size))
    let (alone, all) = (painting.paint(Symmetry()), painting.paint(symmetry))
    let pieces = Self.pieces(of: all, touchingAtCorners: true) { $0 == 1 }
    #expect(Self.pieces(of: alone, touchingAtCorners: true) { $0 == 1 } == 1)
    #expect(count == 24 ? pieces <= count : pieces == count)
  }

  @Test(arguments: seeds(60))
  func `encloses as much everywhere: outlines are closed, filled shapes whole`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let size = CellSize(width: 160, height: 160)
    let symmetry = Symmetry(.rays([3, 5, 6, 7, 8][seed % 5]))
    let shape: CellShape = seed % 2 == 0 ? .rectangle : .ellipse
    let start = CellPosition(
      x: .random(in: 70...74, using: &random), y: .random(in: 2...6, using: &random))
    let end =
      start
      + CellPosition(
        x: .random(in: 6...20, using: &random), y: .random(in: 6...20, using: &random))
    let brush = CellBrush(.cell(1), symmetry: symmetry)
    let (outline, filled) = (false, true)
    let grids = [outline, filled].map {
      brush.draw(shape, from: start, to: end, isFilled: $0, on: CellGrid(size: size))
    }
    let empty = grids.map { Self.pieces(of: $0, touchingAtCorners: false) { $0 != 1 } }
    #expect(
      empty == [symmetry.directions.count + 1, 1], "what is around, and what is inside of each")
  }

  /// In how many pieces the cells of a kind fall.
  private static func pieces(
    of grid: CellGrid, touchingAtCorners: Bool, where isMeant: (CellGrid.Cell) -> Bool
  ) -> Int {
    let size = grid.size
    var rest = grid.allCells.map(isMeant)
    var count = 0
    let steps = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)]
      .prefix(touchingAtCorners ? 8 : 4)
    for first in rest.indices where rest[first] {
      count += 1
      rest[first] = false
      var open = [first]
      while let next = open.popLast() {
        let (x, y) = (next % size.width, next / size.width)
        for (dx, dy) in steps {
          guard 0..<size.width ~= x + dx, 0..<size.height ~= y + dy else { continue }
          let index = (y + dy) * size.width + x + dx
          guard rest[index] else { continue }
          rest[index] = false
          open.append(index)
        }
      }
    }
    return count
  }

  @Test
  func `lies at the nearest corner or middle of a cell, or of a side where cells fit to cells`() {
    let size = CellSize(width: 16, height: 15)
    func center(_ kind: Symmetry.Kind, _ x: Double, _ y: Double, angle: Double = 0) -> CellPoint {
      CellSymmetry(
        Symmetry(kind, center: CellPoint(x: x, y: y).paperPoint(on: size), angle: angle), on: size
      ).center
    }
    #expect(CellSymmetry(Symmetry(.mirror), on: size).center == CellPoint(x: 8, y: 7.5))
    #expect(center(.mirror, 4.2, 4.3) == CellPoint(x: 4, y: 4.5))
    #expect(center(.rays(6), 4.2, 4.3) == CellPoint(x: 4, y: 4.5))
    #expect(center(.rays(4), 4.2, 4.35) == CellPoint(x: 4.5, y: 4.5))
    #expect(center(.rays(4), 4.2, 4.2) == CellPoint(x: 4, y: 4))
    #expect(center(.mirror, 4, 4.4, angle: 45) == CellPoint(x: 4, y: 4))
    #expect(CellSymmetry(Symmetry(.rays(8)), on: size).center == CellPoint(x: 8, y: 8))
  }
}
