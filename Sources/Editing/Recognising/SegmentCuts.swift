import Base

/// The cuts that divide a line into the parts best approximated by straight lines.
///
/// The cuts are optimal, found by dynamic programming (Bellman, "On the approximation of curves by line segments using
/// dynamic programming", 1961), in time proportional to the square of the number of points and to the number of parts.
struct SegmentCuts {
  let fit: SegmentFit
  private let count: Int
  /// The sums of squared distances, by the first point of a part and the number of its points.
  private var errors: [Double]

  /// The minimum length of a part, in points.
  private static let shortest = 4

  /// - Parameter isClosed: whether the first point follows the last one.
  init(_ points: [PaperPoint], isClosed: Bool) {
    fit = SegmentFit(isClosed ? points + points : points)
    count = points.count
    errors = [Double](repeating: .infinity, count: count * (count + 1))
    guard count >= Self.shortest else { return }
    for start in 0..<count {
      let most = isClosed ? count : count - start
      guard most >= Self.shortest else { continue }
      for length in Self.shortest...most {
        errors[start * (count + 1) + length] = fit.error(start..<(start + length))
      }
    }
  }

  /// Returns, for 1, 2, … parts, the start of each and the end of the last one, and the sum of all squared distances.
  ///
  /// - Parameter first: the start of the first part. Indices of a closed line continue past the last point.
  func best(upTo parts: Int, from first: Int = 0) -> [(cuts: [Int], error: Double)] {
    guard count >= Self.shortest else { return [] }
    let rows = (0..<count).map { ($0 + first) % count * (count + 1) }
    // The least error of the parts up to each index, and the start of the last of them.
    var least = [(0...count).map { errors[rows[0] + $0] }]
    var begins = [[Int](repeating: 0, count: count + 1)]
    for part in 1..<max(parts, 1) where (part + 1) * Self.shortest <= count {
      let before = least[part - 1]
      var now = [Double](repeating: .infinity, count: count + 1)
      var begin = [Int](repeating: 0, count: count + 1)
      for start in (part * Self.shortest)...(count - Self.shortest) {
        let (row, already) = (rows[start] - start, before[start])
        for end in (start + Self.shortest)...count {
          let error = already + errors[row + end]
          if error < now[end] { (now[end], begin[end]) = (error, start) }
        }
      }
      least.append(now)
      begins.append(begin)
    }
    return least.indices.map { part in
      var cuts = [count]
      for earlier in (0...part).reversed() { cuts.append(begins[earlier][cuts[cuts.count - 1]]) }
      return (cuts.reversed().map { $0 + first }, least[part][count])
    }
    .filter(\.error.isFinite)
  }
}
