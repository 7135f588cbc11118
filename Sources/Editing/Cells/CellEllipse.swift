import Base

/// The ellipse that touches all four sides of a box of cells.
///
/// After Alois Zingl, "A Rasterizing Algorithm for Drawing Curves" (2012), section 2, "Ellipse in a rectangle":
/// starting in the middle of the right side, each step goes to the neighbour above, to the left or diagonally that is
/// closest to the curve. In the original, a flat ellipse with an even side ends in blocks of two by two cells. Here
/// each of the two middle rows has a single cell there, so that no corner is doubled.
struct CellEllipse {
  /// The upper right quarter, from the side to the top, without cells in right-angled bends.
  private let quarter: [CellPosition]
  private let size: CellSize

  /// - Complexity: O(width + height).
  init(_ size: CellSize) {
    self.size = size
    quarter = size.isEmpty ? [] : Self.quarter(of: size).map { Self.cell($0, in: size) }
  }

  /// Twice the offset from the centre of the box to the centre of a cell, to the right and upwards: an integer for
  /// every box.
  private struct Offset: Equatable {
    var x: Int
    var y: Int
  }

  private static func cell(_ offset: Offset, in size: CellSize) -> CellPosition {
    CellPosition(x: (size.width - 1 + offset.x) / 2, y: (size.height - 1 - offset.y) / 2)
  }

  /// All cells of the line, without duplicates.
  var outline: [CellPosition] {
    var cells: [CellPosition] = []
    cells.reserveCapacity(4 * quarter.count)
    for cell in quarter {
      let (left, bottom) = (size.width - 1 - cell.x, size.height - 1 - cell.y)
      cells.append(cell)
      if left != cell.x { cells.append(CellPosition(x: left, y: cell.y)) }
      guard bottom != cell.y else { continue }
      cells.append(CellPosition(x: cell.x, y: bottom))
      if left != cell.x { cells.append(CellPosition(x: left, y: bottom)) }
    }
    return cells
  }

  /// The extent of each row, line included, from the top.
  var rows: [Range<Int>] {
    var rows = Array(repeating: 0..<0, count: size.height)
    // The first cell of a row is its outermost.
    for cell in quarter where rows[cell.y].isEmpty {
      rows[cell.y] = size.width - 1 - cell.x..<cell.x + 1
      rows[size.height - 1 - cell.y] = rows[cell.y]
    }
    return rows
  }

  // MARK: The curve

  private static func quarter(of size: CellSize) -> [Offset] {
    let (a, b) = (size.width - 1, size.height - 1)
    var line = [Offset(x: a, y: b & 1)]
    while let last = line.last, last.x > 1 || last.y < b {
      line.append(step(from: last, a, b))
    }
    // The two middle rows and columns of an even side have a cell each.
    if b & 1 == 1, b > 1 {
      for index in line.indices.dropFirst() where line[index].y == 1 { line[index].y = 3 }
    }
    if a & 1 == 1, a > 1 {
      for index in line.indices.dropLast() where line[index].x == 1 { line[index].x = 3 }
    }
    return withoutCorners(line)
  }

  /// Returns the next cell of the line. `a` and `b` are the full axes.
  private static func step(from cell: Offset, _ a: Int, _ b: Int) -> Offset {
    // (b·x)² + (a·y)² − (a·b)²: negative inside the curve. Boxes may be far larger than any canvas.
    func height(_ x: Int, _ y: Int) -> Int128 {
      let (a, b) = (Int128(a), Int128(b))
      let (across, up) = (b * Int128(x), a * Int128(y))
      return across * across + up * up - a * a * b * b
    }
    let diagonal = height(cell.x - 2, cell.y + 2)
    var next = cell
    var goesLeft = diagonal + height(cell.x, cell.y + 2) >= 0
    if cell.y < b, diagonal + height(cell.x - 2, cell.y) <= 0 {
      next.y += 2
      goesLeft = goesLeft || height(cell.x - 2, next.y + 2) + height(cell.x - 2, next.y) > 0
    }
    if goesLeft, cell.x > 1 { next.x -= 2 }
    if next == cell {
      // At the end of a narrow ellipse only one direction is left.
      if cell.y < b { next.y += 2 } else { next.x -= 2 }
    }
    return next
  }

  /// Removes duplicate cells, and cells between two that touch each other.
  private static func withoutCorners(_ line: [Offset]) -> [Offset] {
    var result: [Offset] = []
    for cell in line where cell != result.last {
      if result.count > 1 {
        let before = result[result.count - 2]
        if abs(before.x - cell.x) == 2, abs(before.y - cell.y) == 2 { result.removeLast() }
      }
      result.append(cell)
    }
    return result
  }
}
