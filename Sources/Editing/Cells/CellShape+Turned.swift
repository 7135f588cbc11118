import Base

// Shapes where a symmetry takes them. Where it turns them by no multiple of a right angle, it is their outline that
// is turned, and drawn by cells anew: single cells would leave holes.
extension CellShape {
  /// The cells of the line where a map takes the shape, without gaps.
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

  /// The filled shape where a map takes it, as rectangles that don't overlap.
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

  /// A circle is the same on all sides.
  private func cells(in square: CellRect) -> [CellPosition] {
    cells(
      from: square.origin, to: CellPosition(x: square.maxX - 1, y: square.maxY - 1),
      isFilled: false)
  }

  /// The lines between corners.
  private static func rectangle(
    from start: CellPosition, to end: CellPosition, in map: CellMap
  ) -> [CellPosition] {
    let corners = [
      start, CellPosition(x: end.x, y: start.y), end, CellPosition(x: start.x, y: end.y),
    ].map { map($0) }
    return zip(corners, corners.dropFirst() + corners.prefix(1)).flatMap { a, b in
      // From the centre, so that places that mirror each other are drawn so, too.
      map.distance(of: a) < map.distance(of: b)
        ? CellLine.cells(from: a, to: b) : CellLine.cells(from: b, to: a)
    }
  }

  /// A line around a shape without hollows, and what it encloses: each row from its first cell to its last one.
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
