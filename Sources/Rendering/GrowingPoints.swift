import Base

/// The drawn points of a growing line, thinned unless the line is dashed.
struct GrowingPoints {
  /// A change of the points by growing.
  struct Change {
    /// The number of leading points that are unchanged.
    let commonCount: Int
    let countBefore: Int
    /// The last points before the change, and the index of the first of them.
    fileprivate let before: LinePoints
    fileprivate let start: Int
  }

  /// The final part of the line, not thinned.
  private var certain = LinePoints()
  /// The rest of the line after that, as it is now.
  private var rest = LinePoints()
  /// Nil without thinning.
  private var thinning: LineThinning?
  private(set) var drawn = LinePoints()
  /// The number of drawn points that no longer change.
  private(set) var keptCount = 0

  /// - Parameter width: the pen's, in pixels.
  init(width: Double, isThinned: Bool) {
    if isThinned { thinning = LineThinning(width: width) }
  }

  /// All points of the line.
  var line: LinePoints {
    var line = certain
    line.append(rest)
    return line
  }

  /// Extends the line, at a cost proportional to the new points and both rests.
  mutating func append(_ new: LinePoints, rest: LinePoints) -> Change {
    let (start, countBefore) = (keptCount, drawn.points.count)
    let before = drawn[from: start]
    certain.append(new)
    self.rest = rest
    drawn.removeAll(from: start)
    add(new, rest: rest)
    return Change(
      commonCount: start + drawn.commonCount(from: start, with: before), countBefore: countBefore,
      before: before, start: start)
  }

  /// Adds final points to the drawn ones.
  private mutating func add(_ new: LinePoints, rest: LinePoints) {
    guard var thinning else {
      drawn.append(new)
      keptCount = drawn.points.count
      drawn.append(rest)
      return
    }
    thinning.append(new, to: &drawn)
    self.thinning = thinning
    keptCount = drawn.points.count
    thinning.append(rest, to: &drawn)
    thinning.finish(&drawn)
  }

  /// The area that a pen may touch from a point on, before or after the change.
  func box(of change: Change, from index: Int, pen: Pen) -> PixelRect {
    var before = LinePoints()
    if index < change.start { before.append(drawn.run[index...change.start - 1]) }
    before.append(change.before[from: max(0, index - change.start)])
    return before.run.box(of: pen).union(drawn[from: index].run.box(of: pen))
  }

  /// The starts of the piece whose new segments begin at a point, before and after the change.
  func overlaps(at index: Int, _ change: Change) -> [Int] {
    var starts: [Int] = []
    if index < drawn.points.count {
      starts.append(StrokePieces.start(before: index, in: drawn.points))
    }
    if index < change.countBefore {
      let first = max(0, min(index - StrokePieces.longestOverlap, change.start))
      let points = drawn.points[first..<change.start] + change.before.points
      starts.append(first + StrokePieces.start(before: index - first, in: Array(points)))
    }
    return starts
  }
}
