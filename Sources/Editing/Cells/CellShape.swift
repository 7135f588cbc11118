public import Base
public import Documents

/// A shape between two cells.
public enum CellShape: Sendable {
  case line, rectangle, ellipse
  /// The line of a shape's form, rasterised.
  case drawn(ShapeKind)

  /// Chooses the exact cell algorithm for a shape if there is one.
  public init(_ shape: ShapeKind) {
    self =
      switch shape {
      case .line: .line
      case .rectangle: .rectangle
      case .ellipse: .ellipse
      default: .drawn(shape)
      }
  }

  /// Returns the cells of the shape, without duplicates.
  ///
  /// - Parameter isFilled: includes the inside.
  public func cells(
    from start: CellPosition, to end: CellPosition, isFilled: Bool
  ) -> [CellPosition] {
    let rect = CellRect(from: start, to: end)
    switch self {
    case .line: return CellLine.cells(from: start, to: end)
    case .drawn(let shape):
      return Self.line(through: Self.corners(of: shape, from: start, to: end))
    case .ellipse where !isFilled:
      return CellEllipse(rect.size).outline.map { $0 + rect.origin }
    case .rectangle where !isFilled: return Self.frame(rect)
    case .ellipse, .rectangle:
      return areas(from: start, to: end).flatMap { area in
        (area.y..<area.maxY).flatMap { y in
          (area.x..<area.maxX).map { CellPosition(x: $0, y: y) }
        }
      }
    }
  }

  /// Returns the cells along the sides of a rectangle.
  private static func frame(_ rect: CellRect) -> [CellPosition] {
    let (right, bottom) = (rect.maxX - 1, rect.maxY - 1)
    var cells: [CellPosition] = []
    for y in rect.height > 1 ? [rect.y, bottom] : [rect.y] {
      cells += (rect.x...right).map { CellPosition(x: $0, y: y) }
    }
    for x in rect.width > 1 ? [rect.x, right] : [rect.x] {
      cells += (rect.y..<rect.maxY).dropFirst().dropLast().map { CellPosition(x: x, y: $0) }
    }
    return cells
  }

  /// Returns the filled shape as rectangles that don't overlap, few and large ones for a large shape.
  public func areas(from start: CellPosition, to end: CellPosition) -> [CellRect] {
    let rect = CellRect(from: start, to: end)
    switch self {
    case .line, .drawn: return cells(from: start, to: end, isFilled: false).map { CellRect($0) }
    case .rectangle: return [rect]
    case .ellipse: return Self.areas(of: CellEllipse(rect.size).rows, at: rect.origin)
    }
  }

  /// Returns rows as rectangles, in bands as high as a tile: the columns common to all rows of a band, and the rest of
  /// each row.
  static func areas(of rows: [Range<Int>], at origin: CellPosition) -> [CellRect] {
    var areas: [CellRect] = []
    func add(_ x: Range<Int>, _ y: Range<Int>) {
      guard !x.isEmpty else { return }
      areas.append(
        CellRect(
          x: origin.x + x.lowerBound, y: origin.y + y.lowerBound, width: x.count, height: y.count))
    }
    var top = 0
    while top < rows.count {
      let height = CellGrid.tileSide - (origin.y + top) & (CellGrid.tileSide - 1)
      let band = top..<min(top + height, rows.count)
      let left = rows[band].lazy.map(\.lowerBound).max() ?? 0
      let right = rows[band].lazy.map(\.upperBound).min() ?? 0
      if left < right { add(left..<right, band) }
      for y in band {
        guard left < right else {
          add(rows[y], y..<y + 1)
          continue
        }
        add(rows[y].lowerBound..<left, y..<y + 1)
        add(right..<rows[y].upperBound, y..<y + 1)
      }
      top = band.upperBound
    }
    return areas
  }

  /// Returns the nearest end that makes sides equal or lines straight.
  public func constrained(_ end: CellPosition, from start: CellPosition) -> CellPosition {
    let offset = end - start
    if case .drawn(let shape) = self {
      let way = shape.form.constrained(PaperVector(dx: Double(offset.x), dy: Double(offset.y)))
      return start
        + CellPosition(x: Int(saturating: way.dx.rounded()), y: Int(saturating: way.dy.rounded()))
    }
    let (dx, dy) = (abs(offset.x), abs(offset.y))
    let signs = CellPosition(x: offset.x < 0 ? -1 : 1, y: offset.y < 0 ? -1 : 1)
    let side = max(dx, dy)
    if case .line = self {
      // Steps of 45°, and the lines between with a slope of two to one.
      if 4 * dy < dx { return CellPosition(x: end.x, y: start.y) }
      if 4 * dx < dy { return CellPosition(x: start.x, y: end.y) }
      // Use whole pairs of cells: an even number of them in the longer direction.
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
