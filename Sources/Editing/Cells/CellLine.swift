public import Base

/// A gapless line of cells between two cells.
public enum CellLine {
  /// Returns the cells of a line including both ends; neighbours touch at a side or a corner.
  ///
  /// After J. E. Bresenham, "Algorithm for computer control of a digital plotter" (1965).
  public static func cells(from start: CellPosition, to end: CellPosition) -> [CellPosition] {
    let (dx, dy) = (abs(end.x - start.x), -abs(end.y - start.y))
    let step = CellPosition(x: start.x < end.x ? 1 : -1, y: start.y < end.y ? 1 : -1)
    var error = dx + dy
    var cell = start
    var cells = [cell]
    cells.reserveCapacity(max(dx, -dy) + 1)
    while cell != end {
      let twice = 2 * error
      if twice >= dy {
        error += dy
        cell.x += step.x
      }
      if twice <= dx {
        error += dx
        cell.y += step.y
      }
      cells.append(cell)
    }
    return cells
  }

  /// Whether three cells form a right-angled bend whose middle cell can be left out.
  static func isCorner(_ a: CellPosition, _ b: CellPosition, _ c: CellPosition) -> Bool {
    let across = c - a
    return abs(across.x) == 1 && abs(across.y) == 1
      && (b.x == a.x && b.y == c.y || b.y == a.y && b.x == c.x)
  }
}
