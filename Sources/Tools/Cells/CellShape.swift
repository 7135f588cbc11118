public import Geometry
public import Input

/// A shape between two cells.
public enum CellShape: Sendable {
  case line, rectangle, ellipse

  /// The cells of the shape.
  ///
  /// - Parameter isFilled: with what is inside.
  public func cells(
    from start: CellPosition, to end: CellPosition, isFilled: Bool
  ) -> [CellPosition] {
    switch self {
    case .line: return CellLine.cells(from: start, to: end)
    case .rectangle:
      let rect = CellRect(from: start, to: end)
      return Self.cells(of: rect, isFilled: isFilled) { _ in 0..<rect.width }
    case .ellipse:
      let rect = CellRect(from: start, to: end)
      return Self.cells(of: rect, isFilled: isFilled) { Self.ellipseRow($0, rect.size) }
    }
  }

  /// The cells of a row of an ellipse whose middles lie inside of it, and in the middle all: it touches the sides
  /// of its box, however flat it is.
  private static func ellipseRow(_ y: Int, _ size: CellSize) -> Range<Int> {
    let (width, height) = (size.width, size.height)
    if y == height / 2 || y == (height - 1) / 2 { return 0..<width }
    // ((2x + 1 − w) ÷ w)² + ((2y + 1 − h) ÷ h)² ≤ 1, in whole numbers.
    let dy = 2 * y + 1 - height
    let rest = (height * height - dy * dy) * width * width
    var first = 0
    while first < (width - 1) / 2 {
      let dx = 2 * first + 1 - width
      if dx * dx * height * height <= rest { break }
      first += 1
    }
    return first..<width - first
  }

  /// All cells of rows, or those of them that have a side outside.
  ///
  /// - Parameter row: the cells of a row, from the rectangle's left side.
  private static func cells(
    of rect: CellRect, isFilled: Bool, row: (Int) -> Range<Int>
  ) -> [CellPosition] {
    let rows = (0..<rect.height).map(row)
    var cells: [CellPosition] = []
    for y in 0..<rect.height {
      for x in rows[y] {
        let isEdge =
          x == rows[y].lowerBound || x == rows[y].upperBound - 1 || y == 0 || y == rect.height - 1
          || !rows[y - 1].contains(x) || !rows[y + 1].contains(x)
        if isFilled || isEdge { cells.append(CellPosition(x: rect.x + x, y: rect.y + y)) }
      }
    }
    return cells
  }

  /// The two cells that a stretch means: Shift makes sides equal and lines straight, Ctrl stretches about the
  /// first cell.
  public func ends(
    from start: CellPosition, to end: CellPosition, _ modifiers: Modifiers
  ) -> (CellPosition, CellPosition) {
    var end = end
    if modifiers.contains(.shift) { end = constrained(end, from: start) }
    guard modifiers.contains(.control) else { return (start, end) }
    return (CellPosition(x: 2 * start.x - end.x, y: 2 * start.y - end.y), end)
  }

  private func constrained(_ end: CellPosition, from start: CellPosition) -> CellPosition {
    let way = end - start
    let (dx, dy) = (abs(way.x), abs(way.y))
    let signs = CellPosition(x: way.x < 0 ? -1 : 1, y: way.y < 0 ? -1 : 1)
    let side = max(dx, dy)
    if case .line = self {
      // Steps of 45°, and the lines between that are two cells to one.
      if 4 * dy < dx { return CellPosition(x: end.x, y: start.y) }
      if 4 * dx < dy { return CellPosition(x: start.x, y: end.y) }
      // Whole pairs of cells: an even number of them in the longer direction.
      if 4 * dy < 3 * dx {
        return CellPosition(x: start.x + signs.x * (dx | 1), y: start.y + signs.y * (dx / 2))
      }
      if 4 * dx < 3 * dy {
        return CellPosition(x: start.x + signs.x * (dy / 2), y: start.y + signs.y * (dy | 1))
      }
    }
    return CellPosition(x: start.x + signs.x * side, y: start.y + signs.y * side)
  }
}
