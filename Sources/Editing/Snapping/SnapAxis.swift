import Base

/// The snap positions along one direction, found by binary search.
struct SnapAxis: Sendable {
  /// A line across the direction.
  struct Line: Sendable {
    /// The origin of the line. At equal distance, earlier cases precede later ones.
    enum Source: Int, Sendable { case guide, paper, element }

    let place: Double
    let source: Source
    /// The extent of the line across the direction.
    var span: SnapSpan
  }

  /// The distance within which positions count as equal.
  static let precision = 1e-9

  /// Ascending.
  private let lines: [Line]
  /// The spacing of the grid, which starts at 0; nil for none.
  private let gridStep: Double?

  /// - Complexity: O(*n* log *n*).
  init(_ lines: [Line], gridStep: Double?) {
    self.gridStep = gridStep
    var merged: [Line] = []
    for line in lines.sorted(by: { ($0.source.rawValue, $0.place) < ($1.source.rawValue, $1.place) }
    ) {
      if let last = merged.last, last.source == line.source,
        line.place - last.place <= Self.precision
      {
        merged[merged.count - 1].span = last.span.union(line.span)
      } else {
        merged.append(line)
      }
    }
    self.lines = merged.sorted { ($0.place, $0.source.rawValue) < ($1.place, $1.source.rawValue) }
  }

  /// Returns the smallest offset from any of the given positions to a line, or nil if none is within reach.
  ///
  /// - Parameter edges: the only positions that snap to the grid.
  /// - Complexity: O(log *n*).
  func offset(of places: [Double], edges: [Double], within reach: Double) -> Double? {
    var best: Double?
    func consider(_ offset: Double) {
      // Keep the first of equally near ones, to avoid flickering.
      if abs(offset) <= reach, abs(offset) < (best.map(abs) ?? .infinity) - Self.precision {
        best = offset
      }
    }
    for place in places {
      let next = firstIndex(from: place)
      if next > 0 { consider(lines[next - 1].place - place) }
      if next < lines.count { consider(lines[next].place - place) }
    }
    if let gridStep {
      for edge in edges { consider((edge / gridStep).rounded() * gridStep - edge) }
    }
    return best
  }

  /// Returns the lines at a position.
  func lines(at place: Double) -> ArraySlice<Line> {
    let start = firstIndex(from: place - Self.precision)
    var end = start
    while end < lines.count, lines[end].place <= place + Self.precision { end += 1 }
    return lines[start..<end]
  }

  /// Whether a line of the grid is at a position.
  func hasGridLine(at place: Double) -> Bool {
    gridStep.map { abs((place / $0).rounded() * $0 - place) <= Self.precision } ?? false
  }

  /// Returns the index of the first line that isn't before a position.
  private func firstIndex(from place: Double) -> Int {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].place < place { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
