import Base

/// Straight segments by the rows of the plane that they pass.
struct SegmentRows {
  private let segments: [(start: PaperPoint, end: PaperPoint)]
  private var rows: [[Int]]
  private let box: PaperBox
  /// The distance within which a point is on a segment: a few steps of the grid that polygons are clipped in.
  private let reach: Double
  private static let most = 256

  init(_ segments: [(start: PaperPoint, end: PaperPoint)]) {
    self.segments = segments
    box = PaperBox(segments.lazy.map(\.start))
    reach = 4 / (ClippingGrid(of: box)?.scale ?? 1)
    rows = Array(repeating: [], count: min(max(segments.count / 4, 1), Self.most))
    for (index, segment) in segments.enumerated() {
      let ends = [segment.start.y, segment.end.y].sorted()
      for row in row(at: ends[0] - reach)...row(at: ends[1] + reach) { rows[row].append(index) }
    }
  }

  private func row(at y: Double) -> Int {
    let part = (y - box.top) / max(box.height, .leastNormalMagnitude)
    return min(max(Int(saturating: part * Double(rows.count)), 0), rows.count - 1)
  }

  /// Returns the index of the segment that a line runs along, in either direction; nil for none.
  func segment(along start: PaperPoint, _ end: PaperPoint) -> Int? {
    let middle = start.point(0.5, towards: end)
    var nearest: (index: Int, distance: Double)?
    for index in rows[row(at: middle.y)] {
      let (a, b) = segments[index]
      let distance = middle.distance(toSegmentFrom: a, to: b)
      guard distance <= reach, distance < nearest?.distance ?? .infinity,
        start.distance(toSegmentFrom: a, to: b) <= reach,
        end.distance(toSegmentFrom: a, to: b) <= reach
      else { continue }
      nearest = (index, distance)
    }
    return nearest?.index
  }
}
