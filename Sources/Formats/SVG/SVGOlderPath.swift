import Base
import Editing

/// A path of ours without a checksum, as older versions wrote it: whether it can be that of the samples beside it is
/// seen from where both lie.
struct SVGOlderPath {
  private let contours: [SVGContour]
  private let samples: [PaperPoint]
  /// How many points of each are looked at.
  private static let mostProbes = 64
  /// How far a line may be from its samples where it is smoothed the most, in lengths of a point.
  private static let smoothing = 48.0

  /// - Parameter mostPoints: of either; more are not looked at.
  init(_ path: String, points: String, mostPoints: Int) {
    contours = SVGPath(path, mostPoints: mostPoints).contours
    let numbers = SVGScanner.numbers(points).prefix(2 * max(mostPoints, 0))
    samples = stride(from: 0, to: numbers.count - 1, by: 2).map {
      PaperPoint(x: numbers[$0], y: numbers[$0 + 1])
    }
  }

  /// Whether it is not the outline of an area, which has just these points.
  ///
  /// - Parameter tolerance: by which programs may have rounded.
  func isOther(thanAreaWithin tolerance: Double) -> Bool {
    let outline = contours.flatMap(\.outline)
    return outline.count != samples.count
      || zip(outline, samples).contains { ($0 - $1).length > tolerance }
  }

  /// Whether it goes where the line does not, or not where the line does.
  ///
  /// - Parameters:
  ///   - width: of the line.
  ///   - point: how long a point of the screen was when it was drawn.
  ///   - isWhole: whether it goes on to the ends: those under heads are left out.
  func isOther(thanLineOf width: Double, point: Double, isWhole: Bool) -> Bool {
    let lines = contours.map { $0.flattened(tolerance: 1) }
    guard !lines.isEmpty, !samples.isEmpty else { return false }
    // A curve may swing between samples that are far apart.
    let gap = zip(samples, samples.dropFirst()).map { ($0 - $1).length }.max() ?? 0
    let reach = width + Self.smoothing * point + gap / 4
    return Self.isAny(of: lines.flatMap { $0 }, fartherThan: reach, from: [samples])
      || isWhole && Self.isAny(of: samples, fartherThan: reach, from: lines)
  }

  private static func isAny(
    of points: [PaperPoint], fartherThan reach: Double, from lines: [[PaperPoint]]
  ) -> Bool {
    let step = max(1, points.count / mostProbes)
    return stride(from: 0, to: points.count, by: step).contains { index in
      !lines.contains { line in
        zip(line, line.count > 1 ? line[1...] : line[...]).contains {
          points[index].distance(toSegmentFrom: $0, to: $1) <= reach
        }
      }
    }
  }
}
