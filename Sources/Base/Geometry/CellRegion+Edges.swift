extension CellRegion {
  /// A straight part of a region's edge between two corners of cells: to the right, or downwards.
  public struct Edge: Equatable, Sendable {
    /// The left or upper corner, numbered like the cell to the right of it and below.
    public let start: CellPosition
    /// The right or lower corner, in the row or column of the start.
    public let end: CellPosition

    /// Joins two corners, the left or upper one first.
    public init(from start: CellPosition, to end: CellPosition) {
      self.start = start
      self.end = end
    }
  }

  /// Returns the edges of the cells in a rectangle, including the edges of holes.
  ///
  /// - Complexity: O(*n*) in the number of spans in the rectangle's rows.
  public func edges(in rect: CellRect) -> [Edge] {
    let area = rect.intersection(bounds)
    guard !area.isEmpty else { return [] }
    var edges: [Edge] = []
    /// The start rows of unfinished vertical edges, by column.
    var open: [Int: Int] = [:]
    var above = columns(inRow: area.y - 1)
    for y in area.y...area.maxY {
      let row = columns(inRow: y)
      for part in Self.difference(row, above) {
        let part = part.clamped(to: area.x..<area.maxX)
        guard !part.isEmpty else { continue }
        edges.append(
          Edge(
            from: CellPosition(x: part.lowerBound, y: y), to: CellPosition(x: part.upperBound, y: y)
          ))
      }
      var next: [Int: Int] = [:]
      if y < area.maxY {
        for x in row.flatMap({ [$0.lowerBound, $0.upperBound] }) where (area.x...area.maxX) ~= x {
          next[x] = open.removeValue(forKey: x) ?? y
        }
      }
      for (x, start) in open.sorted(by: { $0.key < $1.key }) {
        edges.append(Edge(from: CellPosition(x: x, y: start), to: CellPosition(x: x, y: y)))
      }
      (open, above) = (next, row)
    }
    return edges
  }

  /// Returns the columns that are in exactly one of two rows.
  private static func difference(_ one: [Range<Int>], _ other: [Range<Int>]) -> [Range<Int>] {
    let ends = (one + other).flatMap { [$0.lowerBound, $0.upperBound] }.sorted()
    // Common ends don't belong to the difference.
    var parts: [Range<Int>] = []
    var start: Int?
    for end in ends {
      if let left = start {
        if left < end { parts.append(left..<end) }
        start = nil
      } else {
        start = end
      }
    }
    return parts
  }
}
