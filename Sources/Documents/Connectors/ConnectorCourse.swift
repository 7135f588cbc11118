public import Base

/// The course of a line with attached ends: straight from edge to edge, aimed from anchor to anchor.
public struct ConnectorCourse: Equatable, Sendable {
  /// The first point of the line.
  public private(set) var from: PaperPoint
  /// The last point of the line.
  public private(set) var to: PaperPoint

  /// The destination of one end of a line.
  public enum End: Sendable {
    case free(PaperPoint)
    /// - Parameter gap: the distance between the edge and the end of the line.
    case held(ConnectionTarget, anchor: UnitPoint, gap: Double)

    /// The point that the line aims at.
    var point: PaperPoint {
      switch self {
      case .free(let point): point
      case .held(let target, let anchor, _): target.point(at: anchor)
      }
    }

    fileprivate var gap: Double {
      if case .held(_, _, let gap) = self { gap } else { 0 }
    }

    /// The end of the line, ignoring the gap.
    fileprivate func edge(towards other: PaperPoint) -> (point: PaperPoint, isOnWay: Bool) {
      switch self {
      case .free(let point): (point, true)
      case .held(let target, _, _): target.edge(from: point, towards: other)
      }
    }
  }

  /// Computes the course between two ends. Gaps are left out if the elements are too close for them.
  public init(from start: End, to end: End) {
    // Overlapping elements have no edge between their anchors: use the nearest edge point.
    let leaving = start.edge(towards: end.point)
    let entering = end.edge(towards: leaving.isOnWay ? start.point : leaving.point)
    (from, to) = (leaving.point, entering.point)
    let way = to - from
    let length = way.length
    // Overlapping elements leave no room for gaps.
    guard length > 2 * (start.gap + end.gap), way.dot(end.point - start.point) > 0 else { return }
    from = from + way * (start.gap / length)
    to = to + way * (-end.gap / length)
  }
}
