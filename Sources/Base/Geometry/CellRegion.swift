/// A set of cells, of any shape.
///
/// A value, stored as spans of rows; a rectangle stores none, and is free however large it is.
///
///     var region = CellRegion(CellRect(x: 0, y: 0, width: 4, height: 4))
///     region = region.subtracting(CellRegion(CellRect(x: 1, y: 1, width: 2, height: 2)))
///     region.contains(CellPosition(x: 1, y: 1))   // false
///     region.count                                // 12
public struct CellRegion: Equatable, Sendable {
  /// Adjacent cells in a row.
  struct Span: Equatable, Sendable {
    var y: Int
    var left: Int
    /// One beyond the last cell.
    var right: Int
  }

  /// The smallest rectangle around it.
  public let bounds: CellRect
  /// Disjoint, non-adjacent spans, row by row from the left; nil if the region fills its bounds.
  private let spans: [Span]?

  /// The region without any cells.
  public static let empty = CellRegion(.empty)

  /// Creates a region of all cells of a rectangle.
  ///
  /// - Complexity: O(1).
  public init(_ rect: CellRect) {
    self.init(within: rect.isEmpty ? .empty : rect, nil)
  }

  private init(within bounds: CellRect, _ spans: [Span]?) {
    (self.bounds, self.spans) = (bounds, spans)
  }

  /// - Parameter spans: sorted by rows and columns; may touch, but must not overlap.
  init(sorted spans: some Sequence<Span>) {
    var joined: [Span] = []
    var (left, right) = (Int.max, Int.min)
    for span in spans where span.left < span.right {
      (left, right) = (min(left, span.left), max(right, span.right))
      if let last = joined.last, last.y == span.y, last.right == span.left {
        joined[joined.count - 1].right = span.right
      } else {
        joined.append(span)
      }
    }
    guard let first = joined.first, let last = joined.last else {
      self.init(.empty)
      return
    }
    let bounds = CellRect(x: left, y: first.y, width: right - left, height: last.y - first.y + 1)
    let isWhole =
      joined.count == bounds.height
      && joined.allSatisfy { $0.left == left && $0.right == right }
    self.init(within: bounds, isWhole ? nil : joined)
  }

  /// Creates a region of the rectangle's cells that satisfy a predicate, which takes their row-major index.
  public init(_ rect: CellRect, where isInside: (Int) -> Bool) {
    var spans: [Span] = []
    var index = 0
    for y in rect.y..<rect.y + rect.height {
      var start: Int?
      for x in rect.x..<rect.x + rect.width {
        if isInside(index) {
          start = start ?? x
        } else if let left = start {
          spans.append(Span(y: y, left: left, right: x))
          start = nil
        }
        index += 1
      }
      if let start { spans.append(Span(y: y, left: start, right: rect.maxX)) }
    }
    self.init(sorted: spans)
  }

  /// Creates a region of the cells equal to a given one.
  ///
  /// - Parameter cells: of the rectangle, row by row.
  public init(_ rect: CellRect, of cells: [Int32], equalTo cell: Int32) {
    precondition(cells.count == rect.size.count, "As many cells as the rectangle has")
    var spans: [Span] = []
    cells.withUnsafeBufferPointer { cells in
      for y in 0..<rect.height {
        let row = UnsafeBufferPointer(rebasing: cells[y * rect.width..<(y + 1) * rect.width])
        var x = 0
        while x < rect.width {
          guard row[x] == cell else {
            x += 1
            continue
          }
          let left = x
          while x < rect.width, row[x] == cell { x += 1 }
          spans.append(Span(y: rect.y + y, left: rect.x + left, right: rect.x + x))
        }
      }
    }
    self.init(sorted: spans)
  }

  /// Whether it has no cells.
  public var isEmpty: Bool { bounds.isEmpty }

  /// Whether it fills its bounds.
  public var isRectangle: Bool { spans == nil }

  /// The number of cells.
  public var count: Int {
    spans.map { $0.reduce(0) { $0 + $1.right - $1.left } } ?? bounds.size.count
  }

  /// - Complexity: O(log *n*) in the number of spans.
  public func contains(_ cell: CellPosition) -> Bool {
    guard bounds.contains(cell) else { return false }
    guard let spans else { return true }
    // Finds the first span that starts after the cell.
    var (low, high) = (0, spans.count)
    while low < high {
      let middle = (low + high) / 2
      let span = spans[middle]
      if (span.y, span.left) <= (cell.y, cell.x) { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return false }
    let span = spans[low - 1]
    return span.y == cell.y && cell.x < span.right
  }

  /// Returns the region with all cells moved by as many columns and rows.
  ///
  /// - Complexity: O(*n*) for *n* spans; O(1) for a rectangle.
  public func offset(by offset: CellPosition) -> CellRegion {
    guard let spans else { return CellRegion(bounds.offset(by: offset)) }
    return CellRegion(
      sorted: spans.lazy.map {
        Span(y: $0.y + offset.y, left: $0.left + offset.x, right: $0.right + offset.x)
      })
  }

  // MARK: Rows

  /// The columns of the region in a row, from the left.
  public func columns(inRow y: Int) -> [Range<Int>] {
    guard bounds.y <= y, y < bounds.maxY else { return [] }
    guard let spans else { return [bounds.x..<bounds.maxX] }
    var (low, high) = (0, spans.count)
    while low < high {
      let middle = (low + high) / 2
      if spans[middle].y < y { low = middle + 1 } else { high = middle }
    }
    return spans[low...].prefix { $0.y == y }.map { $0.left..<$0.right }
  }

  /// Disjoint rectangles that cover the region, joining equal spans of successive rows.
  public var areas: [CellRect] {
    guard let spans else { return isEmpty ? [] : [bounds] }
    var areas: [CellRect] = []
    var open: [Range<Int>: Int] = [:]
    var row: [Range<Int>: Int] = [:]
    var y = bounds.y
    for span in spans {
      if span.y != y {
        (open, row, y) = (span.y == y + 1 ? row : [:], [:], span.y)
      }
      let columns = span.left..<span.right
      if let index = open[columns] {
        areas[index].height += 1
        row[columns] = index
      } else {
        row[columns] = areas.count
        areas.append(CellRect(x: span.left, y: span.y, width: columns.count, height: 1))
      }
    }
    return areas
  }

  /// All spans; made on demand for a rectangle.
  private var allSpans: [Span] {
    spans
      ?? (bounds.y..<bounds.maxY).map { Span(y: $0, left: bounds.x, right: bounds.maxX) }
  }

  // MARK: Sets

  /// Returns the cells of either region.
  ///
  /// - Complexity: O(*n*) for the spans of both; O(1) if one contains the other's bounds and is a rectangle.
  public func union(_ other: CellRegion) -> CellRegion {
    if isEmpty || other.isRectangle && other.bounds.union(bounds) == other.bounds { return other }
    if other.isEmpty || isRectangle && other.bounds.union(bounds) == bounds { return self }
    return combined(with: other) { $0 || $1 }
  }

  /// Returns the cells that both regions have.
  ///
  /// - Complexity: O(*n*) for the spans of both; O(1) for two rectangles.
  public func intersection(_ other: CellRegion) -> CellRegion {
    if isRectangle, other.isRectangle { return CellRegion(bounds.intersection(other.bounds)) }
    return combined(with: other) { $0 && $1 }
  }

  /// Returns the cells that the other region lacks.
  ///
  /// - Complexity: O(*n*) for the spans of both; O(1) if their bounds are disjoint.
  public func subtracting(_ other: CellRegion) -> CellRegion {
    if bounds.intersection(other.bounds).isEmpty { return self }
    return combined(with: other) { $0 && !$1 }
  }

  /// - Complexity: O(*n*) in the number of spans of both.
  private func combined(
    with other: CellRegion, _ belongs: (Bool, Bool) -> Bool
  ) -> CellRegion {
    let (mine, others) = (allSpans, other.allSpans)
    var (i, j) = (0, 0)
    var result: [Span] = []
    while i < mine.count || j < others.count {
      let y = min(
        i < mine.count ? mine[i].y : Int.max, j < others.count ? others[j].y : Int.max)
      let (iEnd, jEnd) = (Self.end(of: y, in: mine, from: i), Self.end(of: y, in: others, from: j))
      var (isIn, isInOther) = (false, false)
      var start: Int?
      // Advances to the next span end in either set.
      while i < iEnd || j < jEnd {
        let edge = i < iEnd ? (isIn ? mine[i].right : mine[i].left) : Int.max
        let otherEdge = j < jEnd ? (isInOther ? others[j].right : others[j].left) : Int.max
        let x = min(edge, otherEdge)
        if edge == x {
          if isIn { i += 1 }
          isIn.toggle()
        }
        if otherEdge == x {
          if isInOther { j += 1 }
          isInOther.toggle()
        }
        let belongs = belongs(isIn, isInOther)
        if let left = start, !belongs {
          result.append(Span(y: y, left: left, right: x))
          start = nil
        } else if start == nil, belongs {
          start = x
        }
      }
    }
    return CellRegion(sorted: result)
  }

  private static func end(of y: Int, in spans: [Span], from start: Int) -> Int {
    var end = start
    while end < spans.count, spans[end].y == y { end += 1 }
    return end
  }
}
