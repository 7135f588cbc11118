public import Base

/// Points of a line in pixels from the paper's corner, with how wide it is there.
public struct LinePoints: Equatable, Sendable {
  public private(set) var points: [PixelPoint]
  /// At each point, as a fraction of the pen's width; empty for a line that is as wide as its pen all along.
  public private(set) var breadths: [Double]

  public init(_ points: [PixelPoint] = [], breadths: [Double] = []) {
    self.points = points
    self.breadths = breadths
  }

  /// Whether its width changes.
  var isTapered: Bool { !breadths.isEmpty }

  var run: LineRun { LineRun(points: points[...], breadths: breadths[...]) }

  mutating func append(_ more: LinePoints) {
    points += more.points
    breadths += more.breadths
  }
}

/// A stretch of a line.
struct LineRun {
  var points: ArraySlice<PixelPoint>
  /// Of the same places; empty for a line that is as wide as its pen all along.
  var breadths: ArraySlice<Double>

  var isTapered: Bool { !breadths.isEmpty }

  subscript(range: ClosedRange<Int>) -> LineRun {
    LineRun(points: points[range], breadths: isTapered ? breadths[range] : [])
  }
}
