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
    fileprivate var point: PaperPoint {
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

extension PaintingElement {
  /// Whether it is a line attached to at least one element.
  public var isConnector: Bool {
    guard !connections.isEmpty, case .shape(.line, _, _) = content else { return false }
    return true
  }

  /// The two ends of a line, or nil if the element isn't one.
  public func lineEnds(on paper: AspectRatio) -> (from: PaperPoint, to: PaperPoint)? {
    guard case .shape(.line, _, _) = content else { return nil }
    let samples = stroke(on: paper).samples
    return (
      PaperPoint(samples[0].position, on: paper), PaperPoint(samples[1].position, on: paper)
    )
  }

  /// Returns the line with one of its ends moved.
  ///
  /// - Parameter change: applies further changes to the element.
  public func leading(
    _ end: LineEnd, to point: PaperPoint, on paper: AspectRatio,
    _ change: (inout PaintingElement) -> Void = { _ in }
  ) -> PaintingElement {
    guard let ends = lineEnds(on: paper) else { return self }
    var element = running(
      from: end == .start ? point : ends.from, to: end == .end ? point : ends.to, on: paper)
    change(&element)
    return element
  }

  /// Reroutes the line so that its ends meet the elements they are connected to. Returns it unchanged if they do
  /// already.
  ///
  /// - Parameter target: the current target of an end, or nil to leave the end in place.
  public func connected(
    on paper: AspectRatio, to target: (ElementID) -> ConnectionTarget?
  ) -> PaintingElement {
    guard isConnector, let ends = lineEnds(on: paper) else { return self }
    func end(_ end: LineEnd) -> ConnectorCourse.End {
      guard let connection = connections[end], let target = target(connection.element) else {
        return .free(end == .start ? ends.from : ends.to)
      }
      let head = style.heads[atEnd: end == .end]
      return .held(
        target, anchor: connection.anchor,
        gap: target.inkReach
          + max(width / 2, head.overhang(style.headScale(width: width))))
    }
    let course = ConnectorCourse(from: end(.start), to: end(.end))
    let isThere =
      (course.from - ends.from).length < Self.courseTolerance
      && (course.to - ends.to).length < Self.courseTolerance
    let numbers = [course.from.x, course.from.y, course.to.x, course.to.y]
    guard !isThere, numbers.allSatisfy(\.isFinite) else { return self }
    return running(from: course.from, to: course.to, on: paper)
  }

  /// Returns the line with new ends; gaps left by erasers move along.
  private func running(
    from: PaperPoint, to: PaperPoint, on paper: AspectRatio
  ) -> PaintingElement {
    var element = self
    (element.placement, element.style) = (nil, placedStyle)
    element.content = .shape(.line, from: from.unitPoint(on: paper), to: to.unitPoint(on: paper))
    guard !erasures.isEmpty || style.hasGradients, let ends = lineEnds(on: paper),
      let map = PaperMap.similarity(from: (ends.from, ends.to), to: (from, to))
    else { return element }
    element.style = element.style.moved(by: map)
    return element.mapErasures { $0.moved(by: map, on: paper) }
  }

  /// The tolerance for rounded numbers.
  static let courseTolerance = 1e-9
}
