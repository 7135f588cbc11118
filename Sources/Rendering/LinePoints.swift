public import Base

/// Points of a line in pixels from the paper's corner, with the width at each.
public struct LinePoints: Equatable, Sendable {
  /// The points in the order of the line.
  public private(set) var points: [PixelPoint]
  /// The width at each point, as a fraction of the pen's; empty for a line of constant width.
  public private(set) var breadths: [Double]
  /// At the same points; empty unless the pen's style needs them.
  public private(set) var traits: [PointTraits]

  /// Creates a line; without breadths its width is constant.
  public init(
    _ points: [PixelPoint] = [], breadths: [Double] = [], traits: [PointTraits] = []
  ) {
    self.points = points
    self.breadths = breadths
    self.traits = traits
  }

  /// Whether the width varies.
  var isTapered: Bool { !breadths.isEmpty }

  /// Whether its points have traits.
  var hasTraits: Bool { !traits.isEmpty }

  var run: LineRun {
    LineRun(points: points[...], breadths: breadths[...], traits: traits[...])
  }

  mutating func append(_ more: LinePoints) {
    points += more.points
    breadths += more.breadths
    traits += more.traits
  }

  /// - Parameter breadth: nil for a line of constant width.
  mutating func append(_ point: PixelPoint, breadth: Double?) {
    points.append(point)
    if let breadth { breadths.append(breadth) }
  }

  mutating func append(_ run: LineRun) {
    points += run.points
    breadths += run.breadths
    traits += run.traits
  }

  mutating func removeAll(from index: Int) {
    points.removeSubrange(index...)
    if isTapered { breadths.removeSubrange(index...) }
    if hasTraits { traits.removeSubrange(index...) }
  }

  /// The points from an index to the end.
  subscript(from index: Int) -> LinePoints {
    LinePoints(
      Array(points[index...]), breadths: isTapered ? Array(breadths[index...]) : [],
      traits: hasTraits ? Array(traits[index...]) : [])
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
        || hasTraits && traits[index + $0] != other.traits[$0]
    } ?? count
  }
}
