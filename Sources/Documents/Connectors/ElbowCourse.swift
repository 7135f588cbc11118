public import Base

/// The course of a line that runs along the axes of the paper: it leaves each element at right angles to a side of its
/// box, and goes round both and what else is in its way.
///
/// A cheapest path over the lines through the ends, the sides of the boxes and the middle between them, as in
/// Wybrow, Marriott and Stuckey, “Orthogonal Connector Routing” (Graph Drawing 2009). The same ends give the same
/// course.
public struct ElbowCourse: Equatable, Sendable {
  /// The ends and the corners in between, at least one point.
  public let points: [PaperPoint]

  /// The number of other elements in the way beyond which a line crosses them, which limits the search.
  private static let mostObstacles = 32

  /// Computes the course between two ends.
  ///
  /// Only the elements that the line would cross take part in the search, so its cost doesn't grow with their number.
  ///
  /// - Parameters:
  ///   - margin: the usual distance of the line from the elements, which shrinks between near ones.
  ///   - obstacles: the elements to go round, if there is a way.
  public init(
    from start: ConnectorCourse.End, to end: ConnectorCourse.End, margin: Double,
    around obstacles: ElbowObstacles = .none
  ) {
    let plain = ElbowSearch(from: start, to: end, margin: margin)
    let ends = [start, end].compactMap(\.element)
    var (search, known) = (plain, [PaperBox]())
    while true {
      let new = obstacles.crossed(by: search.points, except: ends)
        .filter { !known.contains($0) && !plain.overlaps($0) }
      if new.isEmpty { break }
      known += new
      guard known.count <= Self.mostObstacles else {
        search = plain
        break
      }
      search = ElbowSearch(
        from: start, to: end, margin: margin, around: known, on: obstacles.paper)
      guard !search.crossesAnything else {
        search = plain
        break
      }
    }
    points = search.points
  }
}

extension ConnectorCourse.End {
  fileprivate var element: ElementID? {
    if case .held(let target, _, _) = self { target.element } else { nil }
  }
}

/// The search for a course between two ends among some obstacles.
private struct ElbowSearch {
  let points: [PaperPoint]
  /// Whether no way was found that keeps out of everything.
  let crossesAnything: Bool
  private let first: ElbowTarget
  private let last: ElbowTarget

  init(
    from start: ConnectorCourse.End, to end: ConnectorCourse.End, margin: Double,
    around boxes: [PaperBox] = [], on paper: PaperBox? = nil
  ) {
    let rooms = ElbowRoom.apart([start.box, end.box], boxes, margin: margin, within: paper)
    let first = ElbowTarget(start, rooms[0], margin)
    let last = ElbowTarget(end, rooms[1], margin)
    let obstacles = rooms.dropFirst(2).map(\.room)
    var starts = first.exits(avoiding: [last.box] + boxes)
    var ends = last.exits(avoiding: [first.box] + boxes)
    ElbowTarget.align(&starts, of: first, &ends, of: last, within: margin)
    let grid = ElbowGrid(first, last, starts + ends, obstacles, on: paper)
    func route(around boxes: [PaperBox]) -> ElbowRoute? {
      grid.route(from: starts, to: ends, around: boxes)
    }
    let open = route(around: rooms.map(\.room))?
      .merged(first, last, around: rooms.map(\.core), jogs: margin)
    // Where elements overlap, the line passes close to them, or crosses them if nothing else is possible.
    let found = open ?? route(around: [first.box, last.box]) ?? route(around: [])
    points = found?.points ?? [first.middle, last.middle]
    (crossesAnything, self.first, self.last) = (open == nil, first, last)
  }

  /// Whether a box overlaps an element at an end, so that nothing can go round it.
  func overlaps(_ box: PaperBox) -> Bool {
    [first.box, last.box].contains { end in
      let near = PaintingElement.courseTolerance
      return box.left < end.right - near && end.left < box.right - near
        && box.top < end.bottom - near && end.top < box.bottom - near
        || box.contains(end)
    }
  }
}
