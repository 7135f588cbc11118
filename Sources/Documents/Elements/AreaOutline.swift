public import Base

/// The outline of an area: closed contours, and the fill rule that determines their inside.
///
/// A contour is a sequence of cubic Bézier curves, each stored as its start and its two controls. A curve ends at the
/// start of the next one, and the last curve at the start of the contour.
public struct AreaOutline: Equatable, Hashable, Sendable {
  /// The points of all contours, one contour after the other.
  public let points: [UnitPoint]
  /// The end index of each contour, ascending.
  public let ends: [Int]
  /// Ignored for text, which always uses `nonZero` (`Stroke.fillRule`).
  public let rule: FillRule

  /// Returns nil if the points form no valid contours or are not finite.
  ///
  /// - Parameters:
  ///   - points: three for each curve.
  ///   - ends: the end index of each contour: ascending multiples of three, the last one equal to the number of points.
  public init?(_ points: [UnitPoint], ends: [Int], rule: FillRule = .evenOdd) {
    guard let last = ends.last, last == points.count, ends[0] > 0,
      ends.allSatisfy({ $0 % 3 == 0 }), zip(ends, ends.dropFirst()).allSatisfy({ $0 < $1 }),
      points.allSatisfy({ $0.x.isFinite && $0.y.isFinite })
    else { return nil }
    self.points = points
    self.ends = ends
    self.rule = rule
  }

  /// Returns nil if there are no contours.
  ///
  /// - Parameter contours: the points of each.
  public init?(contours: [[UnitPoint]], rule: FillRule = .evenOdd) {
    var ends: [Int] = []
    for contour in contours { ends.append((ends.last ?? 0) + contour.count) }
    self.init(contours.flatMap { $0 }, ends: ends, rule: rule)
  }

  /// Approximates contours by straight lines.
  ///
  /// - Parameters:
  ///   - points: an outline's points in their present positions.
  ///   - tolerance: the maximum distance between a line and the curve.
  /// - Returns: the points of closed polygons, and the end index of each.
  static func flattened(
    _ points: [PaperPoint], ends: [Int], tolerance: Double
  ) -> (points: [PaperPoint], ends: [Int]) {
    var flat: (points: [PaperPoint], ends: [Int]) = ([], [])
    for curves in curves(points, ends: ends) {
      for curve in curves {
        let count = curve.lineCount(tolerance: tolerance)
        for index in 0..<count {
          flat.points.append(curve.knot(at: Double(index) / Double(count)).position)
        }
      }
      flat.ends.append(flat.points.count)
    }
    return flat
  }

  /// Returns the curves of each contour.
  ///
  /// - Parameter points: an outline's points in their present positions.
  public static func curves(_ points: [PaperPoint], ends: [Int]) -> [[CurveSegment]] {
    zip([0] + ends, ends).map { start, end in
      stride(from: start, to: end, by: 3).map { index in
        func knot(_ index: Int) -> CurveKnot {
          CurveKnot(points[index], pressure: 1, milliseconds: 0)
        }
        return CurveSegment(
          from: knot(index), startControl: points[index + 1], endControl: points[index + 2],
          to: knot(index + 3 < end ? index + 3 : start))
      }
    }
  }
}
