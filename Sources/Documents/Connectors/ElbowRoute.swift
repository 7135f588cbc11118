import Base

/// A way from one exit to another along the axes of the paper.
struct ElbowRoute {
  /// The ends and the corners in between.
  private(set) var points: [PaperPoint]
  /// The directions away from the elements; nil for free ends.
  private var directions: (start: ElbowDirection?, end: ElbowDirection?)

  /// - Parameter points: those on a straight line through their neighbours are left out.
  init(_ points: [PaperPoint], from start: ElbowDirection?, to end: ElbowDirection?) {
    self.points = Self.withoutNeedless(points)
    directions = (start, end)
  }

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

  // MARK: Jogs

  /// Returns the route without short steps to the side: a run before or after such a step moves onto the other one, if
  /// that doesn't bring it into a box.
  ///
  /// - Parameters:
  ///   - boxes: the boxes to stay out of; the first two are those of the connected elements.
  ///   - length: that of the shortest step that stays.
  func merged(
    _ first: ElbowTarget, _ last: ElbowTarget, around boxes: [PaperBox], jogs length: Double
  ) -> ElbowRoute {
    var route = self
    while let next = route.withoutJog(first, last, around: boxes, shorterThan: length) {
      route = next
    }
    return route
  }

  private func withoutJog(
    _ first: ElbowTarget, _ last: ElbowTarget, around boxes: [PaperBox],
    shorterThan length: Double
  ) -> ElbowRoute? {
    guard points.count > 3 else { return nil }
    for index in 1..<points.count - 2 {
      let step = points[index + 1] - points[index]
      let (before, after) = (
        points[index] - points[index - 1], points[index + 2] - points[index + 1]
      )
      guard step.length < length - PaintingElement.courseTolerance, before.dot(after) > 0 else {
        continue
      }
      for route in [
        shifting(index - 1, by: step, of: first, index == 1 ? directions.start : nil),
        shifting(
          index + 1, by: -step, of: last, index == points.count - 3 ? directions.end : nil),
      ] {
        if let route, route.points.count < points.count, !route.crosses(boxes) {
          return route
        }
      }
    }
    return nil
  }

  /// Returns the route with one of its runs moved to the side, or nil if a neighbouring run would turn round.
  ///
  /// - Parameters:
  ///   - run: the index of the run's first point.
  ///   - target: the element that it ends at if it is the first or the last run.
  ///   - direction: that of the end there.
  private func shifting(
    _ run: Int, by way: PaperVector, of target: ElbowTarget, _ direction: ElbowDirection?
  ) -> ElbowRoute? {
    var points = points
    points[run] = points[run] + way
    points[run + 1] = points[run + 1] + way
    let (isFirst, isLast) = (run == 0, run + 2 == points.count)
    if isFirst || isLast {
      let end = isFirst ? 0 : points.count - 1
      guard let direction, target.allows(direction.across(points[end]), across: direction),
        let exit = target.exit(direction, through: points[end])
      else { return nil }
      points[end] = exit.end
      // The end stays straight for half of the usual length at least.
      let corner = points[isFirst ? 1 : end - 1]
      let (stub, length) = (exit.turn - exit.end, (corner - exit.end).dot(direction.vector))
      guard length >= stub.length / 2 else { return nil }
    }
    for index in [run - 1, run + 1] where index >= 0 && index + 1 < points.count {
      let (old, new) = (
        self.points[index + 1] - self.points[index], points[index + 1] - points[index]
      )
      let isEnd = index == 0 || index + 2 == points.count
      guard old.dot(new) > (isEnd ? old.dot(old) / 2 : -PaintingElement.courseTolerance) else {
        return nil
      }
    }
    return ElbowRoute(points, from: directions.start, to: directions.end)
  }

  private func crosses(_ boxes: [PaperBox]) -> Bool {
    let runs = Array(zip(points, points.dropFirst()))
    return runs.enumerated().contains { index, run in
      boxes.enumerated().contains { number, box in
        // The first and the last run are in a room of their own.
        !(index == 0 && number == 0 || index == runs.count - 1 && number == 1)
          && box.isCrossed(run.0, run.1)
      }
    }
  }
}
