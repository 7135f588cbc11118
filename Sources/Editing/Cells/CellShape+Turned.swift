import Base

// Shapes transformed by a symmetry. For other rotations than quarter turns, the outline is rotated and rasterised
// again, because rotating single cells would leave holes.
extension CellShape {
  /// Returns the gapless line of the mapped shape.
  func outline(
    from start: CellPosition, to end: CellPosition, in map: CellMap
  ) -> [CellPosition] {
    let rect = CellRect(from: start, to: end)
    switch self {
    case .line: return CellLine.cells(from: map(start), to: map(end))
    case _ where map.isExact:
      return cells(from: start, to: end, isFilled: false).map { map($0) }
    case .drawn(let shape):
      return Self.line(through: Self.corners(of: shape, from: start, to: end).map { map($0) })
    case .rectangle: return Self.rectangle(from: start, to: end, in: map)
    case .ellipse where rect.width == rect.height:
      return cells(in: map.moved(rect))
    case .ellipse: return TurnedCellEllipse(rect, in: map).outline
    }
  }

  /// Returns the mapped filled shape, as rectangles that don't overlap.
  func areas(from start: CellPosition, to end: CellPosition, in map: CellMap) -> [CellRect] {
    let rect = CellRect(from: start, to: end)
    if map.isExact {
      return areas(from: start, to: end).map { area in
        CellRect(
          from: map(area.origin), to: map(CellPosition(x: area.maxX - 1, y: area.maxY - 1)))
      }
    }
    switch self {
    case .line, .drawn: return outline(from: start, to: end, in: map).map { CellRect($0) }
    case .ellipse where rect.width == rect.height:
      let moved = map.moved(rect)
      return areas(
        from: moved.origin, to: CellPosition(x: moved.maxX - 1, y: moved.maxY - 1))
    case .rectangle, .ellipse: return Self.inside(outline(from: start, to: end, in: map))
    }
  }

  /// A circle looks the same in every rotation.
  private func cells(in square: CellRect) -> [CellPosition] {
    cells(
      from: square.origin, to: CellPosition(x: square.maxX - 1, y: square.maxY - 1),
      isFilled: false)
  }

  /// Returns the lines between corners.
  private static func rectangle(
    from start: CellPosition, to end: CellPosition, in map: CellMap
  ) -> [CellPosition] {
    let corners = [
      start, CellPosition(x: end.x, y: start.y), end, CellPosition(x: start.x, y: end.y),
    ].map { map($0) }
    return zip(corners, corners.dropFirst() + corners.prefix(1)).flatMap { a, b in
      // Draw from the corner closer to the centre, so that mirrored sides match.
      map.distance(of: a) < map.distance(of: b)
        ? CellLine.cells(from: a, to: b) : CellLine.cells(from: b, to: a)
    }
  }

  /// Returns the rows enclosed by the line of a convex shape, each from its first to its last cell.
  private static func inside(_ line: [CellPosition]) -> [CellRect] {
    let bounds = line.reduce(CellRect.empty) { $0.union(CellRect($1)) }
    var rows = Array(repeating: bounds.width..<bounds.width, count: bounds.height)
    for cell in line {
      let (x, y) = (cell.x - bounds.x, cell.y - bounds.y)
      rows[y] =
        min(rows[y].lowerBound, x)..<(rows[y].isEmpty ? x + 1 : max(rows[y].upperBound, x + 1))
    }
    return areas(of: rows, at: bounds.origin)
  }
}
