import Base

extension [ViewPoint] {
  /// Returns the parts of a line near a rectangle, with the dashes in the same places as on the whole line.
  ///
  /// A line around enlarged content is so long that its dashes, which Cairo computes individually, take seconds.
  ///
  /// - Parameters:
  ///   - area: including a margin of half the line's width and a period.
  ///   - period: the length of a dash and its gap; each part begins at a multiple of it.
  func parts(near area: ViewRect, isClosed: Bool, period: Double) -> [[ViewPoint]] {
    guard let first else { return [] }
    var parts: [[ViewPoint]] = []
    var (last, way) = (first, 0.0)
    var isUnderWay = false
    for next in dropFirst() + (isClosed ? [first] : []) {
      let (dx, dy) = (next.x - last.x, next.y - last.y)
      let length = (dx * dx + dy * dy).squareRoot()
      defer { (last, way) = (next, way + length) }
      guard length > 0, length.isFinite, let range = area.shares(from: last, to: next) else {
        isUnderWay = isUnderWay && length == 0
        continue
      }
      func point(_ share: Double) -> ViewPoint {
        ViewPoint(x: last.x + dx * share, y: last.y + dy * share)
      }
      if !isUnderWay {
        let begin = way + range.lowerBound * length
        parts.append([point((begin - begin.truncatingRemainder(dividingBy: period) - way) / length)]
        )
      }
      parts[parts.count - 1].append(point(range.upperBound))
      isUnderWay = range.upperBound == 1
    }
    return parts
  }
}

extension ViewRect {
  /// Returns the part of the segment between two points that is inside, as fractions, or nil for none.
  ///
  /// Source: Liang and Barsky, "A New Concept and Method for Line Clipping", 1984.
  fileprivate func shares(from start: ViewPoint, to end: ViewPoint) -> ClosedRange<Double>? {
    var (enter, leave) = (0.0, 1.0)
    let edges = [
      (end.x - start.x, start.x - x, maxX - start.x),
      (end.y - start.y, start.y - y, maxY - start.y),
    ]
    for (way, before, behind) in edges {
      guard way != 0 else {
        guard before >= 0, behind >= 0 else { return nil }
        continue
      }
      let (first, second) = (-before / way, behind / way)
      enter = max(enter, min(first, second))
      leave = min(leave, max(first, second))
    }
    return enter <= leave ? enter...leave : nil
  }
}
