public import Base

/// Points of a line in pixels from the paper's corner, with the width at each.
public struct LinePoints: Equatable, Sendable {
  /// The points in the order of the line.
  public private(set) var points: [PixelPoint]
  /// The width at each point, as a fraction of the pen's; empty for a line of constant width.
  public private(set) var breadths: [Double]

  /// Creates a line; without breadths its width is constant.
  public init(_ points: [PixelPoint] = [], breadths: [Double] = []) {
    self.points = points
    self.breadths = breadths
  }

  /// Whether the width varies.
  var isTapered: Bool { !breadths.isEmpty }

  var run: LineRun { LineRun(points: points[...], breadths: breadths[...]) }

  mutating func append(_ more: LinePoints) {
    points += more.points
    breadths += more.breadths
  }

  /// - Parameter breadth: nil for a line of constant width.
  mutating func append(_ point: PixelPoint, breadth: Double?) {
    points.append(point)
    if let breadth { breadths.append(breadth) }
  }

  mutating func append(_ run: LineRun) {
    points += run.points
    breadths += run.breadths
  }

  mutating func removeAll(from index: Int) {
    points.removeSubrange(index...)
    if isTapered { breadths.removeSubrange(index...) }
  }

  /// The points from an index to the end.
  subscript(from index: Int) -> LinePoints {
    LinePoints(
      Array(points[index...]), breadths: isTapered ? Array(breadths[index...]) : [])
  }

  mutating func reserveCapacity(_ count: Int) {
    points.reserveCapacity(count)
    if isTapered { breadths.reserveCapacity(count) }
  }

  /// The number of points from an index on that equal the start of another line.
  func commonCount(from index: Int, with other: LinePoints) -> Int {
    let count = min(points.count - index, other.points.count)
    return (0..<count).first {
      points[index + $0] != other.points[$0]
        || isTapered && breadths[index + $0] != other.breadths[$0]
    } ?? count
  }
}
