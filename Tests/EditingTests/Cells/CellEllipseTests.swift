import Base
import Documents
import TestSupport
import Testing
import Editing

@Suite("Ellipses of cells")
struct CellEllipseTests {
  private static func cells(_ width: Int, _ height: Int, isFilled: Bool = false) -> [CellPosition] {
    CellShape.ellipse.cells(
      from: CellPosition(x: 0, y: 0), to: CellPosition(x: width - 1, y: height - 1),
      isFilled: isFilled)
  }

  private static func text(_ width: Int, _ height: Int) -> String {
    var grid = CellGrid(size: CellSize(width: width, height: height))
    for cell in cells(width, height) { grid.set(1, at: cell) }
    return grid.text.replacing("1", with: "#")
  }

  @Test(arguments: EllipsePictures.all)
  func `look as drawn by hand`(picture: String) {
    let rows = picture.split(separator: "\n")
    #expect(Self.text(rows[0].count, rows.count) == picture)
  }

  @Test(arguments: 1...64)
  func `touch all four sides, are symmetric, closed, and without gaps`(width: Int) {
    for height in 1...64 {
      let cells = Self.cells(width, height)
      let line = Set(cells)
      #expect(line.count == cells.count, "each cell once, \(width) × \(height)")
      #expect(line.map(\.x).min() == 0 && line.map(\.x).max() == width - 1)
      #expect(line.map(\.y).min() == 0 && line.map(\.y).max() == height - 1)
      let mirrored = [
        Set(line.map { CellPosition(x: width - 1 - $0.x, y: $0.y) }),
        Set(line.map { CellPosition(x: $0.x, y: height - 1 - $0.y) }),
      ]
      #expect(mirrored == [line, line], "\(width) × \(height)")
      // On a thin ellipse all cells are the line, and corners can't be helped.
      guard width > 2, height > 2 else { continue }
      for cell in line {
        let touching = line.filter {
          $0 != cell && abs($0.x - cell.x) <= 1 && abs($0.y - cell.y) <= 1
        }
        // A slender ellipse may taper to single cells on its axis.
        let isOnAxis = 2 * cell.x == width - 1 || 2 * cell.y == height - 1
        #expect(touching.count >= (isOnAxis ? 1 : 2), "no cell is an end, \(width) × \(height)")
        let across = touching.contains { $0.y == cell.y }
        let down = touching.contains { $0.x == cell.x }
        #expect(!(across && down), "no corner is doubled at \(cell) of \(width) × \(height)")
      }
      #expect(Self.pieces(of: line) == 1)
    }
  }

  /// In how many pieces cells fall that touch at sides or corners.
  private static func pieces(of cells: Set<CellPosition>) -> Int {
    var rest = cells
    var count = 0
    while let start = rest.first {
      count += 1
      var stack = [start]
      rest.remove(start)
      while let cell = stack.popLast() {
        for index in 0..<9 {
          let next = CellPosition(x: cell.x + index % 3 - 1, y: cell.y + index / 3 - 1)
          if rest.remove(next) != nil { stack.append(next) }
        }
      }
    }
    return count
  }

  @Test(arguments: 1...40)
  func `are filled with what the line encloses`(width: Int) {
    for height in 1...24 {
      let filled = Self.cells(width, height, isFilled: true)
      #expect(Set(filled).count == filled.count)
      var grid = CellGrid(size: CellSize(width: width + 2, height: height + 2))
      for cell in Self.cells(width, height) {
        grid.set(1, at: cell + CellPosition(x: 1, y: 1))
      }
      // From outside, nothing inside is reached.
      var flat = grid.allCells
      FloodFill.fill(&flat, size: grid.size, from: CellPosition(x: 0, y: 0), with: 2)
      #expect(grid.size.count - flat.count { $0 == 2 } == filled.count)
    }
  }

  @Test func `far larger than any canvas are found in whole numbers`() {
    let side = 300_001
    let cells = Self.cells(side, side)
    let middle = side / 2
    #expect(cells.contains(CellPosition(x: middle, y: 0)))
    #expect(cells.contains(CellPosition(x: 0, y: middle)))
    // On the curve, to half a cell in each direction.
    let worst = cells.map { cell -> Double in
      let (x, y) = (Double(cell.x - middle), Double(cell.y - middle))
      return abs((x * x + y * y).squareRoot() - Double(middle))
    }
    #expect(worst.max() ?? 9 < 0.71)
  }

  @Test(arguments: seeds(30))
  func `are filled in few rectangles that don't overlap, wherever they lie`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let start = CellPosition(
      x: Int.random(in: -200...200, using: &random), y: Int.random(in: -200...200, using: &random))
    let end =
      start
      + CellPosition(
        x: Int.random(in: -150...150, using: &random), y: Int.random(in: -150...150, using: &random)
      )
    let areas = CellShape.ellipse.areas(from: start, to: end)
    let cells = areas.flatMap { area in
      (0..<area.size.count).map {
        CellPosition(x: area.x + $0 % area.width, y: area.y + $0 / area.width)
      }
    }
    let box = CellRect(from: start, to: end)
    let wanted = Self.cells(box.width, box.height, isFilled: true).map { $0 + box.origin }
    #expect(Set(cells) == Set(wanted) && cells.count == wanted.count)
    let large = CellShape.ellipse.areas(
      from: CellPosition(x: 0, y: 0), to: CellPosition(x: 4095, y: 4095))
    #expect(large.count < 3 * 4096)
  }
}
