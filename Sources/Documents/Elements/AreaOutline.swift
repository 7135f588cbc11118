public import Base

/// The edge of an area: closed contours, and the rule that says which of what they go round is inside.
///
/// A contour is cubic Bézier curves that follow each other: of each there is its start and its two controls. It ends
/// where the next one begins, and the last one where the contour begins.
public struct AreaOutline: Equatable, Hashable, Sendable {
  /// Of all contours, one after the other.
  public let points: [UnitPoint]
  /// Behind the last point of each contour, rising.
  public let ends: [Int]
  /// Letters do not ask: of a text, it is always `nonZero` (`Stroke.fillRule`).
  public let rule: FillRule

  /// Nil where the points are no such contours, or one is nowhere.
  ///
  /// - Parameters:
  ///   - points: three for each curve.
  ///   - ends: behind the last point of each contour: rising, each a multiple of three, the last one the count of
  ///     points.
  public init?(_ points: [UnitPoint], ends: [Int], rule: FillRule = .evenOdd) {
    guard let last = ends.last, last == points.count, ends[0] > 0,
      ends.allSatisfy({ $0 % 3 == 0 }), zip(ends, ends.dropFirst()).allSatisfy({ $0 < $1 }),
      points.allSatisfy({ $0.x.isFinite && $0.y.isFinite })
    else { return nil }
    self.points = points
    self.ends = ends
    self.rule = rule
  }

  /// Nil where there is none.
  ///
  /// - Parameter contours: the points of each.
  public init?(contours: [[UnitPoint]], rule: FillRule = .evenOdd) {
    var ends: [Int] = []
    for contour in contours { ends.append((ends.last ?? 0) + contour.count) }
    self.init(contours.flatMap { $0 }, ends: ends, rule: rule)
  }

  /// The straight lines that follow contours.
  ///
  /// - Parameters:
  ///   - points: as those of an outline, wherever they lie now.
  ///   - tolerance: how far a line may lie from the curve.
  /// - Returns: points of closed polygons, and behind the last one of each.
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

  /// The curves of each contour.
  ///
  /// - Parameter points: as those of an outline, wherever they lie now.
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
