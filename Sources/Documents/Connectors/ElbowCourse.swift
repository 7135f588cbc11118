public import Base

/// The course of a line that runs along the axes of the paper: it leaves each element at right angles to a side of its
/// box, and goes round both.
///
/// A cheapest path over the lines through the ends, the sides of the boxes and the middle between them, as in
/// Wybrow, Marriott and Stuckey, “Orthogonal Connector Routing” (Graph Drawing 2009). The same ends give the same
/// course.
public struct ElbowCourse: Equatable, Sendable {
  /// The ends and the corners in between, at least one point.
  public let points: [PaperPoint]

  /// Computes the course between two ends.
  ///
  /// - Parameter margin: the usual distance of the line from the elements, which shrinks between near ones.
  public init(from start: ConnectorCourse.End, to end: ConnectorCourse.End, margin: Double) {
    let (first, last) = ElbowTarget.facing(start, end, margin: margin)
    let (starts, ends) = (first.exits(avoiding: last), last.exits(avoiding: first))
    let grid = ElbowGrid(first, last, starts + ends)
    let route =
      grid.route(from: starts, to: ends, around: [first.room, last.room])
      // Where elements overlap, the line passes close to them, or crosses them if nothing else is possible.
      ?? grid.route(from: starts, to: ends, around: [first.box, last.box])
      ?? grid.route(from: starts, to: ends, around: [])
    points = Self.withoutNeedless(route ?? [first.middle, last.middle])
  }

  /// Removes points on a straight line through their neighbours.
  private static func withoutNeedless(_ points: [PaperPoint]) -> [PaperPoint] {
    var kept: [PaperPoint] = []
    for point in points {
      if let last = kept.last, (point - last).length <= PaintingElement.courseTolerance {
        continue
      }
      if kept.count > 1 {
        let (before, here) = (kept[kept.count - 2], kept[kept.count - 1])
        let (past, way) = (here - before, point - here)
        let isStraight =
          abs(past.dx * way.dy - past.dy * way.dx) <= PaintingElement.courseTolerance * past.length
        if isStraight, past.dot(way) > 0 { kept.removeLast() }
      }
      kept.append(point)
    }
    return kept
  }
}

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
  /// The box of the element; a point for a free end.
  let box: PaperBox
  /// The box that the line keeps out of.
  private(set) var room: PaperBox
  /// The point that the line aims at.
  let middle: PaperPoint
  private let end: ConnectorCourse.End

  private init(_ end: ConnectorCourse.End, margin: Double) {
    self.end = end
    middle = end.point
    if case .held(let target, _, _) = end {
      box = PaperBox(target.outline.joined())
      room = box.grown(by: margin)
    } else {
      box = PaperBox([end.point])
      room = box
    }
  }

  /// Both targets of a course. The rooms of near elements meet in the middle between them.
  static func facing(
    _ start: ConnectorCourse.End, _ end: ConnectorCourse.End, margin: Double
  ) -> (ElbowTarget, ElbowTarget) {
    var (first, last) = (
      ElbowTarget(start, margin: margin), ElbowTarget(end, margin: margin)
    )
    let (a, b) = (first.box, last.box)
    let across = max(b.left - a.right, a.left - b.right)
    let down = max(b.top - a.bottom, a.top - b.bottom)
    guard max(across, down) >= 0 else { return (first, last) }
    if across >= down {
      let isAfter = b.left >= a.right
      let middle = isAfter ? (a.right + b.left) / 2 : (a.left + b.right) / 2
      first.limit(isAfter ? .right : .left, to: middle)
      last.limit(isAfter ? .left : .right, to: middle)
    } else {
      let isAfter = b.top >= a.bottom
      let middle = isAfter ? (a.bottom + b.top) / 2 : (a.top + b.bottom) / 2
      first.limit(isAfter ? .down : .up, to: middle)
      last.limit(isAfter ? .up : .down, to: middle)
    }
    return (first, last)
  }

  private mutating func limit(_ side: ElbowDirection, to place: Double) {
    let (left, right) = (
      side == .left ? max(room.left, place) : room.left,
      side == .right ? min(room.right, place) : room.right
    )
    let (top, bottom) = (
      side == .up ? max(room.top, place) : room.top,
      side == .down ? min(room.bottom, place) : room.bottom
    )
    room = PaperBox(from: PaperPoint(x: left, y: top), to: PaperPoint(x: right, y: bottom))
  }

  /// The places at which the line may end: one for each side, outside the other element if possible.
  func exits(avoiding other: ElbowTarget) -> [ElbowExit] {
    guard case .held(let target, _, let gap) = end else {
      return [ElbowExit(end: middle, turn: middle, direction: nil)]
    }
    let all = ElbowDirection.allCases.compactMap { exit($0, target, gap) }
    let open = all.filter { !other.box.hasInside($0.turn) }
    if !open.isEmpty { return open }
    if !all.isEmpty { return all }
    let point = target.nearestEdge(to: middle)
    return [ElbowExit(end: point, turn: point, direction: nil)]
  }

  private func exit(
    _ direction: ElbowDirection, _ target: ConnectionTarget, _ gap: Double
  ) -> ElbowExit? {
    let far = middle + direction.vector * (2 * (box.width + box.height))
    let (edge, isOnWay) = target.edge(from: middle, towards: far)
    guard isOnWay else { return nil }
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
}

extension PaperBox {
  /// Whether a point is inside, not on the edge.
  fileprivate func hasInside(_ point: PaperPoint) -> Bool {
    let near = PaintingElement.courseTolerance
    return left + near < point.x && point.x < right - near && top + near < point.y
      && point.y < bottom - near
  }
}
