public import Base

/// How a line runs whose ends hold on to elements: straight from edge to edge, as if from anchor to anchor.
public struct ConnectorCourse: Equatable, Sendable {
  public private(set) var from: PaperPoint
  public private(set) var to: PaperPoint

  /// Where an end of a line is to be.
  public enum End: Sendable {
    case free(PaperPoint)
    /// - Parameter gap: between the edge and the end of the line.
    case held(ConnectionTarget, anchor: UnitPoint, gap: Double)

    /// What the line leads to.
    fileprivate var point: PaperPoint {
      switch self {
      case .free(let point): point
      case .held(let target, let anchor, _): target.point(at: anchor)
      }
    }

    fileprivate var gap: Double {
      if case .held(_, _, let gap) = self { gap } else { 0 }
    }

    /// Where the line ends, without a gap.
    fileprivate func edge(towards other: PaperPoint) -> (point: PaperPoint, isOnWay: Bool) {
      switch self {
      case .free(let point): (point, true)
      case .held(let target, _, _): target.edge(from: point, towards: other)
      }
    }
  }

  public init(from start: End, to end: End) {
    // Elements that lie in one another have no edge between their anchors: the line goes to the nearest one then.
    let leaving = start.edge(towards: end.point)
    let entering = end.edge(towards: leaving.isOnWay ? start.point : leaving.point)
    (from, to) = (leaving.point, entering.point)
    let way = to - from
    let length = way.length
    // Where they overlap there is no room for gaps.
    guard length > 2 * (start.gap + end.gap), way.dot(end.point - start.point) > 0 else { return }
    from = from + way * (start.gap / length)
    to = to + way * (-end.gap / length)
  }
}

extension PaintingElement {
  /// Whether it is a line that holds on to something.
  public var isConnector: Bool {
    guard !connections.isEmpty, case .shape(.line, _, _) = content else { return false }
    return true
  }

  /// Where the two ends of a line lie; nil for what is none.
  public func lineEnds(on paper: AspectRatio) -> (from: PaperPoint, to: PaperPoint)? {
    guard case .shape(.line, _, _) = content else { return nil }
    let samples = stroke(on: paper).samples
    return (
      PaperPoint(samples[0].position, on: paper), PaperPoint(samples[1].position, on: paper)
    )
  }

  /// A line with one of its ends elsewhere.
  ///
  /// - Parameter change: what else becomes of it.
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

  /// The line as it has to run so that its ends hold on to what they are connected with; the same where they do
  /// already.
  ///
  /// - Parameter target: what an end holds on to as it lies now; nil where it can't: then the end stays.
  public func connected(
    on paper: AspectRatio, to target: (ElementID) -> ConnectionTarget?
  ) -> PaintingElement {
    guard isConnector, let ends = lineEnds(on: paper) else { return self }
    func end(_ end: LineEnd) -> ConnectorCourse.End {
      guard let connection = connections[end], let target = target(connection.element) else {
        return .free(end == .start ? ends.from : ends.to)
      }
      let head = end == .start ? style.heads.start : style.heads.end
      return .held(
        target, anchor: connection.anchor,
        gap: target.inkReach
          + max(width / 2, head.overhang(width: width, point: PaperScale.grain)))
    }
    let course = ConnectorCourse(from: end(.start), to: end(.end))
    let isThere =
      (course.from - ends.from).length < Self.courseTolerance
      && (course.to - ends.to).length < Self.courseTolerance
    let numbers = [course.from.x, course.from.y, course.to.x, course.to.y]
    guard !isThere, numbers.allSatisfy(\.isFinite) else { return self }
    return running(from: course.from, to: course.to, on: paper)
  }

  /// The line between other ends; the gaps that erasers left in it go along.
  private func running(
    from: PaperPoint, to: PaperPoint, on paper: AspectRatio
  ) -> PaintingElement {
    var element = self
    element.placement = nil
    element.content = .shape(.line, from: from.unitPoint(on: paper), to: to.unitPoint(on: paper))
    guard !erasures.isEmpty, let ends = lineEnds(on: paper),
      let map = PaperMap.similarity(from: (ends.from, ends.to), to: (from, to))
    else { return element }
    return element.mapErasures { $0.moved(by: map, on: paper) }
  }

  /// What numbers that were rounded may differ by.
  static let courseTolerance = 1e-9
}
