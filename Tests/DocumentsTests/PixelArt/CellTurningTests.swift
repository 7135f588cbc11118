import Base
import Documents
import Foundation
import TestSupport
import Testing

@Suite("Cells turned by any angle")
struct CellTurningTests {
  private static func noise(_ random: inout SeededRandom) -> CellGrid {
    let size = CellSize(
      width: Int.random(in: 1...20, using: &random), height: Int.random(in: 1...20, using: &random))
    let cells = (0..<size.count).map { _ in CellGrid.Cell.random(in: -1...3, using: &random) }
    return CellGrid(size: size, cells: cells)
  }

  /// What a picture goes through, one step after the other.
  private struct Steps {
    let radians, shear: Double
    let scale: (x: Double, y: Double)

    func forward(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
      let sheared = (x: x * scale.x + shear * (y * scale.y), y: y * scale.y)
      let (length, angle) = (hypot(sheared.x, sheared.y), atan2(sheared.y, sheared.x))
      return (length * cos(angle + radians), length * sin(angle + radians))
    }

    func back(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
      let (length, angle) = (hypot(x, y), atan2(y, x))
      let upright = (x: length * cos(angle - radians), y: length * sin(angle - radians))
      return ((upright.x - shear * upright.y) / scale.x, upright.y / scale.y)
    }
  }

  private static func steps(_ random: inout SeededRandom) -> Steps {
    Steps(
      radians: Double.random(in: -7...7, using: &random),
      shear: Double.random(in: -1...1, using: &random),
      scale: (
        Double.random(in: 0.3...3, using: &random), Double.random(in: -2...(-0.3), using: &random)
      ))
  }

  @Test(arguments: seeds(20))
  func `by nothing are what they were, by quarters what the quarters give`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let grid = Self.noise(&random)
    for quality in ScalingQuality.allCases {
      func turned(_ quarters: Int) -> CellGrid {
        grid.turned(by: Double(quarters) * .pi / 2, quality: quality)
      }
      let half = grid.turned(.turnRight).turned(.turnRight)
      #expect(turned(0) == grid)
      #expect(turned(1) == grid.turned(.turnRight))
      #expect(turned(2) == half)
      #expect(turned(-1) == grid.turned(.turnLeft))
      #expect(turned(3) == grid.turned(.turnLeft))
      #expect(turned(40) == grid)
      let mirrored = grid.turned(by: 0, scale: (-1, 1), quality: quality)
      #expect(mirrored == grid.turned(.flipHorizontally))
      #expect(
        grid.turned(by: .pi, scale: (-1, 1), quality: quality) == grid.turned(.flipVertically))
    }
  }

  @Test(arguments: seeds(60))
  func `are the cells that lie there, in the smallest grid around them`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let grid = Self.noise(&random)
    let steps = Self.steps(&random)
    let turned = grid.turned(
      by: steps.radians, shear: steps.shear, scale: steps.scale, quality: .nearest)
    let (width, height) = (Double(grid.size.width), Double(grid.size.height))
    let corners = [(-0.5, -0.5), (0.5, -0.5), (-0.5, 0.5), (0.5, 0.5)].map {
      steps.forward($0 * width, $1 * height)
    }
    let reach = corners.reduce((x: 0.0, y: 0.0)) { (max($0.x, $1.x), max($0.y, $1.y)) }
    let expected = CellSize(
      width: Int((2 * reach.x).rounded(.up)), height: Int((2 * reach.y).rounded(.up)))
    #expect(turned.size == expected)
    for y in 0..<turned.size.height {
      for x in 0..<turned.size.width {
        let place = steps.back(
          Double(x) + 0.5 - Double(turned.size.width) / 2,
          Double(y) + 0.5 - Double(turned.size.height) / 2)
        let (sourceX, sourceY) = (place.x + width / 2, place.y + height / 2)
        let isBetween = [sourceX, sourceY].contains { abs($0 - $0.rounded()) < 1e-9 }
        guard !isBetween else { continue }
        let source = CellPosition(
          x: Int(sourceX.rounded(.down)), y: Int(sourceY.rounded(.down)))
        let old = grid.bounds.contains(source) ? grid[source] : CellGrid.empty
        #expect(turned[CellPosition(x: x, y: y)] == old)
      }
    }
  }

  @Test(arguments: seeds(30))
  func `by RotSprite come from nearby, and a full picture has no hole`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let grid = Self.noise(&random)
    let steps = Self.steps(&random)
    func turned(_ grid: CellGrid) -> CellGrid {
      grid.turned(by: steps.radians, shear: steps.shear, scale: steps.scale, quality: .rotSprite)
    }
    let full = turned(CellGrid(size: grid.size, filledWith: 5))
    let result = turned(grid)
    for y in 0..<result.size.height {
      for x in 0..<result.size.width {
        let place = steps.back(
          Double(x) + 0.5 - Double(result.size.width) / 2,
          Double(y) + 0.5 - Double(result.size.height) / 2)
        let source = CellPosition(
          x: Int((place.x + Double(grid.size.width) / 2).rounded(.down)),
          y: Int((place.y + Double(grid.size.height) / 2).rounded(.down)))
        let around = CellRect(x: source.x - 2, y: source.y - 2, width: 5, height: 5)
        let cell = result[CellPosition(x: x, y: y)]
        #expect(cell < 0 || grid.cells(in: around.intersection(grid.bounds)).contains(cell))
        let inner = CellRect(x: source.x - 1, y: source.y - 1, width: 3, height: 3)
        if grid.bounds.intersection(inner) == inner {
          #expect(full[CellPosition(x: x, y: y)] == 5)
        }
      }
    }
  }

  @Test func `by RotSprite keep the edges smooth that they have`() {
    let grid = CellGrid(
      "1.......\n11......\n111.....\n1111....\n11111...\n111111..\n1111111.\n11111111")
    #expect(
      grid.turned(by: .pi / 4, quality: .nearest).text == """
        ............
        .....1......
        ....111.....
        ...111......
        ..1111......
        .11111......
        .111111.....
        ..1111......
        ...111......
        ....111.....
        .....1......
        ............
        """)
    #expect(
      grid.turned(by: .pi / 4, quality: .rotSprite).text == """
        ............
        .....1......
        ....11......
        ...111......
        ..1111......
        .11111......
        .11111......
        ..1111......
        ...111......
        ....11......
        .....1......
        ............
        """)
  }

  @Test func `are seen as one expects, turned clockwise and sheared to the right`() {
    let grid = CellGrid(
      "1111....\n1222111.\n12222221\n1222111.\n1111....\n1.......\n1.......\n1.......")
    #expect(
      grid.turned(by: .pi / 7, quality: .rotSprite).text == """
        ...1.......
        ...111.....
        ..12221....
        ..122221...
        .11222221..
        .1.1111111.
        1..........
        1..........
        ...........
        ...........
        ...........
        """)
    #expect(
      grid.turned(by: 0, shear: 0.5, quality: .nearest).text == """
        1111........
        .1222111....
        .12222221...
        ..1222111...
        ..1111......
        ...1........
        ...1........
        ....1.......
        """)
  }

  @Test(arguments: [0, 1e9, .nan])
  func `have no cells where nothing would be left, or far too much`(factor: Double) {
    let grid = CellGrid("12\n34")
    for quality in ScalingQuality.allCases {
      #expect(grid.turned(by: 1, scale: (factor, factor), quality: quality).size.isEmpty)
      let nothing = CellGrid(size: CellSize(width: 0, height: 3))
      #expect(nothing.turned(by: 1, quality: quality) == nothing)
    }
    #expect(grid.turned(by: .infinity, quality: .nearest).size.isEmpty)
  }
}
