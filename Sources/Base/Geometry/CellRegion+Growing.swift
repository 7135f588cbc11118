// Wider and narrower regions.
extension CellRegion {
  /// The neighbourhood by which a region grows or shrinks.
  public enum Reach: CaseIterable, Sendable {
    /// All cells whose centres are at most as far as the count.
    case round
    /// A square, including its corners.
    case square

    /// Returns the number of cells to either side in a row at a distance, within a count of rows.
    func width(atRow dy: Int, of count: Int) -> Int {
      switch self {
      case .square: count
      case .round:
        Int(saturating: Double(count * count - dy * dy).squareRoot().rounded(.down))
      }
    }
  }

  /// Returns the cells outside of the region in a rectangle.
  ///
  /// - Complexity: O(*n*) for *n* spans.
  public func inverted(in rect: CellRect) -> CellRegion { CellRegion(rect).subtracting(self) }

  /// Returns the region with all cells at a distance of at most a count.
  ///
  /// - Complexity: O(*n* · count) for *n* spans; O(count) for a rectangle.
  public func grown(by count: Int, _ reach: Reach = .round) -> CellRegion {
    guard count > 0, !isEmpty else { return self }
    if isRectangle, reach == .square {
      return CellRegion(
        CellRect(
          x: bounds.x - count, y: bounds.y - count, width: bounds.width + 2 * count,
          height: bounds.height + 2 * count))
    }
    var spans: [Span] = []
    for y in bounds.y - count..<bounds.maxY + count {
      var row: [Range<Int>] = []
      for dy in -count...count {
        let width = reach.width(atRow: dy, of: count)
        row += columns(inRow: y + dy).map { $0.lowerBound - width..<$0.upperBound + width }
      }
      spans += Self.joined(row).map { Span(y: y, left: $0.lowerBound, right: $0.upperBound) }
    }
    return CellRegion(sorted: spans)
  }

  /// Returns the cells that are farther from the outside than a count. Everything beyond the region is outside, also
  /// beyond the edges of a canvas.
  public func shrunk(by count: Int, _ reach: Reach = .round) -> CellRegion {
    guard count > 0, !isEmpty else { return self }
    let around = CellRect(
      x: bounds.x - count, y: bounds.y - count, width: bounds.width + 2 * count,
      height: bounds.height + 2 * count)
    return subtracting(inverted(in: around).grown(by: count, reach))
  }

  /// Returns the cells of the region that are at most a count from the outside.
  public func border(of count: Int, _ reach: Reach = .round) -> CellRegion {
    subtracting(shrunk(by: count, reach))
  }

  /// Returns the union of ranges, in order and without gaps of no width.
  private static func joined(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var joined: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = joined.last, range.lowerBound <= last.upperBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    return joined
  }
}
