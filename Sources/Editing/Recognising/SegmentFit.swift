import Base

/// Lines fitted to ranges of points, each from a few sums.
struct SegmentFit {
  private let points: [PaperPoint]
  /// The sums over the points before each index: x, y, x², x·y, y².
  private var sums: [(x: Double, y: Double, xx: Double, xy: Double, yy: Double)] = [(0, 0, 0, 0, 0)]

  init(_ points: [PaperPoint]) {
    self.points = points
    sums.reserveCapacity(points.count + 1)
    guard let origin = points.first else { return }
    var sum = sums[0]
    for point in points {
      let (x, y) = (point.x - origin.x, point.y - origin.y)
      sum = (sum.x + x, sum.y + y, sum.xx + x * x, sum.xy + x * y, sum.yy + y * y)
      sums.append(sum)
    }
  }

  /// Returns the sum of the squared distances of points from their best line.
  func error(_ range: Range<Int>) -> Double {
    scatter(range).extents.minor * Double(range.count)
  }

  /// Returns the best line through points, in their order: a point on it, and a unit vector.
  func line(_ range: Range<Int>) -> (place: PaperPoint, direction: PaperVector) {
    let place = Array(points[range]).mean
    let axis = scatter(range).axis
    let isForward = (points[range.upperBound - 1] - points[range.lowerBound]).dot(axis) >= 0
    return (place, isForward ? axis : -axis)
  }

  private func scatter(_ range: Range<Int>) -> Scatter {
    let (a, b) = (sums[range.lowerBound], sums[range.upperBound])
    let count = Double(range.count)
    let (x, y) = ((b.x - a.x) / count, (b.y - a.y) / count)
    return Scatter(
      xx: (b.xx - a.xx) / count - x * x, xy: (b.xy - a.xy) / count - x * y,
      yy: (b.yy - a.yy) / count - y * y)
  }
}
