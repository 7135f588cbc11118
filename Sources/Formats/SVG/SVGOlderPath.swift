import Base
import Editing

/// A path in one of our older files without a checksum: compares its geometry with the accompanying samples to tell
/// whether it was changed.
struct SVGOlderPath {
  private let contours: [SVGContour]
  private let samples: [PaperPoint]
  /// The number of points of each to compare.
  private static let mostProbes = 64
  /// The greatest distance of a line from its samples at the strongest smoothing, in lengths of a point.
  private static let smoothing = 48.0

  /// - Parameter mostPoints: the limit of either.
  init(_ path: String, points: String, mostPoints: Int) {
    contours = SVGPath(path, mostPoints: mostPoints).contours
    let numbers = SVGScanner.numbers(points).prefix(2 * max(mostPoints, 0))
    samples = stride(from: 0, to: numbers.count - 1, by: 2).map {
      PaperPoint(x: numbers[$0], y: numbers[$0 + 1])
    }
  }

  /// Whether it differs from the outline of an area, which has exactly these points.
  ///
  /// - Parameter tolerance: of other programs' rounding.
  func isOther(thanAreaWithin tolerance: Double) -> Bool {
    let outline = contours.flatMap(\.outline)
    return outline.count != samples.count
      || zip(outline, samples).contains { ($0 - $1).length > tolerance }
  }

  /// Whether it deviates from the line, or the line from it.
  ///
  /// - Parameters:
  ///   - width: of the line.
  ///   - point: the length of a screen point during drawing.
  ///   - isWhole: whether it extends to the ends, which heads cut off.
  func isOther(thanLineOf width: Double, point: Double, isWhole: Bool) -> Bool {
    let lines = contours.map { $0.flattened(tolerance: 1) }
    guard !lines.isEmpty, !samples.isEmpty else { return false }
    // A curve may swing out between distant samples.
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
