import Base

/// The points that are drawn of a line that grows: what thinning leaves of it, or of a dashed one all of them.
struct GrowingPoints {
  /// What growing did to the points.
  struct Change {
    /// So many of the first points are what they were.
    let commonCount: Int
    let countBefore: Int
    /// The last points from before, and the place of the first of them.
    fileprivate let before: LinePoints
    fileprivate let start: Int
  }

  /// What stays of the line, whatever comes, with nothing left out.
  private var certain = LinePoints()
  /// What comes after that, as the line is now.
  private var rest = LinePoints()
  /// Nil where nothing is left out.
  private var thinning: LineThinning?
  private(set) var drawn = LinePoints()
  /// How many of the drawn points stay, whatever comes.
  private(set) var keptCount = 0

  /// - Parameter width: that of the pen, in pixels.
  init(width: Double, isThinned: Bool) {
    if isThinned { thinning = LineThinning(width: width) }
  }

  /// All points of the line.
  var line: LinePoints {
    var line = certain
    line.append(rest)
    return line
  }

  /// Goes on with the line; costs what the new points and both rests cost.
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

  /// Adds to the drawn points, of which all stay.
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

  /// All that a pen may have touched from a point on, before the change and after it.
  func box(of change: Change, from index: Int, pen: Pen) -> PixelRect {
    var before = LinePoints()
    if index < change.start { before.append(drawn.run[index...change.start - 1]) }
    before.append(change.before[from: max(0, index - change.start)])
    return before.run.box(of: pen).union(drawn[from: index].run.box(of: pen))
  }

  /// Where a piece of a long line whose new segments begin at a point begins itself, before the change and after it.
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
