public import Base

// Lines that are functions of their ends: connectors, and elbows with free ends.
extension PaintingElement {
  /// Whether it is a line attached to at least one element, or an elbow.
  public var isConnector: Bool {
    if connections.isEmpty { return false }
    switch content {
    case .shape(.line, _, _): return true
    case .path(let path, _): return !path.isClosed && connections.course != .straight
    case .freehand, .eraser, .shape, .area, .text, .picture: return false
    }
  }

  /// The two ends of a straight line or an elbow, or nil if the element is neither.
  public func lineEnds(on paper: AspectRatio) -> (from: PaperPoint, to: PaperPoint)? {
    if isConnector, let path = placedPath {
      guard let first = path.nodes.first, let last = path.nodes.last else { return nil }
      return (first.point, last.point)
    }
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
  /// - Parameters:
  ///   - obstacles: the other elements that an elbow goes round.
  ///   - target: the current target of an end, or nil to leave the end in place.
  public func connected(
    on paper: AspectRatio, around obstacles: ElbowObstacles = .none,
    to target: (ElementID) -> ConnectionTarget?
  ) -> PaintingElement {
    guard isConnector, let ends = lineEnds(on: paper) else { return self }
    let scale = style.headScale(width: width)
    func end(_ end: LineEnd) -> ConnectorCourse.End {
      guard let connection = connections[end], let target = target(connection.element) else {
        return .free(end == .start ? ends.from : ends.to)
      }
      let head = style.heads[atEnd: end == .end]
      let cap = style.cap == .butt ? 0 : width / 2
      return .held(
        target, anchor: connection.anchor,
        gap: target.inkReach + (head == .none ? cap : head.overhang(scale)))
    }
    if connections.course != .straight {
      return bent(from: end(.start), to: end(.end), around: obstacles, on: paper)
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
    taking(
      .shape(.line, from: from.unitPoint(on: paper), to: to.unitPoint(on: paper)), from: from,
      to: to, on: paper)
  }

  private func taking(
    _ content: ElementContent, from: PaperPoint, to: PaperPoint, on paper: AspectRatio
  ) -> PaintingElement {
    var element = self
    (element.placement, element.style) = (nil, placedStyle)
    element.content = content
    guard !erasures.isEmpty || style.hasGradients, let ends = lineEnds(on: paper),
      let map = PaperMap.similarity(from: (ends.from, ends.to), to: (from, to))
    else { return element }
    element.style = element.style.moved(by: map)
    return element.mapErasures { $0.moved(by: map, on: paper) }
  }

  /// The tolerance for rounded numbers.
  static let courseTolerance = 1e-9

  // MARK: Elbows

  /// The usual distance of an elbow from the elements it goes round, in points; heads add to it.
  private static let elbowMargin = 16.0
  /// The radius of round corners, in points; the width of the line adds to it.
  private static let cornerRadius = 8.0

  private func bent(
    from start: ConnectorCourse.End, to end: ConnectorCourse.End,
    around obstacles: ElbowObstacles, on paper: AspectRatio
  ) -> PaintingElement {
    let scale = style.headScale(width: width)
    let head = max(style.heads.start.length(scale), style.heads.end.length(scale))
    let course = ElbowCourse(
      from: start, to: end, margin: Self.elbowMargin * PaperScale.grain + 2 * width + head,
      around: obstacles)
    let radius =
      connections.course == .rounded ? Self.cornerRadius * PaperScale.grain + 1.5 * width : 0
    guard let path = NodePath(along: course.points, cornerRadius: radius),
      let first = path.nodes.first, let last = path.nodes.last
    else { return self }
    if let old = placedPath, old.isNear(path, within: Self.courseTolerance) { return self }
    return taking(
      .path(path, path.nodeSamples(on: paper)), from: first.point, to: last.point, on: paper)
  }
}

extension NodePath {
  /// Creates the straight lines between points, with round corners unless the radius is 0.
  ///
  /// Corners between short lines are less round, so that at most half of each line is curved.
  ///
  /// - Returns: nil without points, and for numbers that are not finite.
  public init?(along points: [PaperPoint], cornerRadius: Double) {
    var nodes: [PathNode] = []
    for (index, point) in points.enumerated() {
      guard cornerRadius > 0, index > 0, index + 1 < points.count,
        let back = (points[index - 1] - point).unit, let forth = (points[index + 1] - point).unit
      else {
        nodes.append(PathNode(point))
        continue
      }
      let lengths = [points[index - 1], points[index + 1]].map { ($0 - point).length }
      let radius = min(cornerRadius, (lengths.min() ?? 0) / 2)
      let handle = radius * (1 - Self.circularHandle)
      nodes.append(PathNode(point + back * radius, leaving: point + back * handle))
      nodes.append(PathNode(point + forth * radius, arriving: point + forth * handle))
    }
    self.init(nodes)
  }

  /// The length of the handles of a quarter of a circle, in radii.
  private static let circularHandle = 0.5523

  fileprivate func isNear(_ other: NodePath, within distance: Double) -> Bool {
    nodes.count == other.nodes.count
      && zip(nodes, other.nodes).allSatisfy { mine, its in
        zip([mine.point, mine.arriving, mine.leaving], [its.point, its.arriving, its.leaving])
          .allSatisfy { ($0 - $1).length < distance }
      }
  }
}
