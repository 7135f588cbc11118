import Base

/// A direction along an axis.
enum ElbowDirection: Int, CaseIterable {
  case right, down, left, up

  var vector: PaperVector {
    switch self {
    case .right: PaperVector(dx: 1, dy: 0)
    case .down: PaperVector(dx: 0, dy: 1)
    case .left: PaperVector(dx: -1, dy: 0)
    case .up: PaperVector(dx: 0, dy: -1)
    }
  }

  var isHorizontal: Bool { self == .right || self == .left }

  var opposite: ElbowDirection {
    switch self {
    case .right: .left
    case .down: .up
    case .left: .right
    case .up: .down
    }
  }

  /// The coordinate of a point across the direction.
  func across(_ point: PaperPoint) -> Double { isHorizontal ? point.y : point.x }
}

/// A possible end of a course.
struct ElbowExit {
  /// The end of the line.
  let end: PaperPoint
  /// The place from which it may turn.
  let turn: PaperPoint
  /// The direction away from the element; nil if any will do.
  let direction: ElbowDirection?
}

/// One end of a course, with the room around its element.
struct ElbowTarget {
  private let place: ElbowRoom
  /// The point that the line aims at, away from the corners.
  let middle: PaperPoint
  private let end: ConnectorCourse.End
  private let margin: Double

  /// The box of the element; a point for a free end.
  var box: PaperBox { place.box }
  /// The box that the line keeps out of.
  var room: PaperBox { place.room }

  init(_ end: ConnectorCourse.End, _ place: ElbowRoom, _ margin: Double) {
    (self.end, self.place, self.margin) = (end, place, margin)
    middle = end.isFree ? end.point : place.box.inset(margin).nearest(to: end.point)
  }

  /// The share of an element's width or height within which an anchor counts as near a side, where the line leaves.
  private static let nearShare = 0.125

  /// The places at which the line may end, outside other boxes if possible: one at the side that the line aims at, two
  /// near a corner, else one at each side.
  func exits(avoiding others: [PaperBox]) -> [ElbowExit] {
    guard case .held(let target, _, _) = end else {
      return [ElbowExit(end: middle, turn: middle, direction: nil)]
    }
    let all = ElbowDirection.allCases.compactMap { exit($0) }
    let aim = box.nearest(to: end.point)
    func distance(_ direction: ElbowDirection) -> Double {
      edge(direction, through: aim).map { ($0 - aim).dot(direction.vector) } ?? .infinity
    }
    let near = all.filter { exit in
      guard let direction = exit.direction else { return false }
      let (distance, other) = (distance(direction), distance(direction.opposite))
      return distance < Self.nearShare * (distance + other)
    }
    for exits in [near, all] {
      let open = exits.filter { exit in !others.contains { $0.hasInside(exit.turn) } }
      if !open.isEmpty { return open }
    }
    if !all.isEmpty { return all }
    let point = target.nearestEdge(to: middle)
    return [ElbowExit(end: point, turn: point, direction: nil)]
  }

  /// Returns the end at a side, at the height of a point or right above or below it; nil if there is none.
  func exit(_ direction: ElbowDirection, through point: PaperPoint? = nil) -> ElbowExit? {
    guard case .held(_, _, let gap) = end,
      let edge = edge(direction, through: point ?? middle)
    else { return nil }
    let turn =
      switch direction {
      case .right: PaperPoint(x: room.right, y: edge.y)
      case .left: PaperPoint(x: room.left, y: edge.y)
      case .down: PaperPoint(x: edge.x, y: room.bottom)
      case .up: PaperPoint(x: edge.x, y: room.top)
      }
    let length = (turn - edge).dot(direction.vector)
    guard length >= 0 else { return nil }
    // Elements that are too close leave no room for the whole gap.
    let end = edge + direction.vector * min(gap, length / 2)
    return ElbowExit(end: end, turn: turn, direction: direction)
  }

  /// The outermost point of the edge in a direction.
  private func edge(_ direction: ElbowDirection, through point: PaperPoint) -> PaperPoint? {
    guard case .held(let target, _, _) = end else { return nil }
    let reach =
      direction.vector * (2 * (box.width + box.height) + (point - box.center).length)
    let (edge, isOnWay) = target.edge(from: point + -reach, towards: point + reach)
    guard isOnWay else { return nil }
    // Exactly at the same height.
    return direction.isHorizontal
      ? PaperPoint(x: edge.x, y: point.y) : PaperPoint(x: point.x, y: edge.y)
  }

  /// Whether an end may be at a height or, of a vertical line, at a position across it.
  func allows(_ place: Double, across direction: ElbowDirection) -> Bool {
    guard !end.isFree else { return false }
    let inner = box.inset(margin)
    let range = direction.isHorizontal ? inner.top...inner.bottom : inner.left...inner.right
    return range.contains(place)
  }

  // MARK: Straight lines

  /// Adds ends at the same height to two that are nearly at the same one, so that the line can be straight.
  static func align(
    _ starts: inout [ElbowExit], of first: ElbowTarget, _ ends: inout [ElbowExit],
    of last: ElbowTarget, within margin: Double
  ) {
    for start in starts {
      for end in ends {
        guard let direction = start.direction ?? end.direction?.opposite,
          end.direction.map({ $0 == direction.opposite }) ?? true
        else { continue }
        let (from, to) = (direction.across(start.turn), direction.across(end.turn))
        guard abs(from - to) > PaintingElement.courseTolerance, abs(from - to) <= margin,
          (end.turn - start.turn).dot(direction.vector) >= 0
        else { continue }
        let places = [(from + to) / 2, to, from]
        let place = places.first { place in
          (first.allows(place, across: direction) || place == from && start.direction == nil)
            && (last.allows(place, across: direction) || place == to && end.direction == nil)
        }
        guard let place else { continue }
        func point(_ old: PaperPoint) -> PaperPoint {
          direction.isHorizontal
            ? PaperPoint(x: old.x, y: place) : PaperPoint(x: place, y: old.y)
        }
        if start.direction != nil,
          let exit = first.exit(direction, through: point(first.middle))
        {
          starts.append(exit)
        }
        if end.direction != nil,
          let exit = last.exit(direction.opposite, through: point(last.middle))
        {
          ends.append(exit)
        }
      }
    }
  }
}

extension ConnectorCourse.End {
  fileprivate var isFree: Bool { if case .free = self { true } else { false } }

  /// The box of the element; a point for a free end.
  var box: PaperBox {
    switch self {
    case .free(let point): PaperBox([point])
    case .held(let target, _, _): PaperBox(target.outline.joined())
    }
  }
}

extension PaperBox {
  /// Moves all sides inwards by half of a distance, by a quarter of its size at most.
  fileprivate func inset(_ distance: Double) -> PaperBox {
    let (x, y) = (min(distance / 2, width / 4), min(distance / 2, height / 4))
    return PaperBox(
      from: PaperPoint(x: left + x, y: top + y), to: PaperPoint(x: right - x, y: bottom - y))
  }

  fileprivate func nearest(to point: PaperPoint) -> PaperPoint {
    PaperPoint(x: min(max(point.x, left), right), y: min(max(point.y, top), bottom))
  }

  /// Whether a point is inside, not on the edge.
  fileprivate func hasInside(_ point: PaperPoint) -> Bool {
    let near = PaintingElement.courseTolerance
    return left + near < point.x && point.x < right - near && top + near < point.y
      && point.y < bottom - near
  }
}
