public import Base

/// The line that the letters of a label stand on, in the direction of reading: that of its owner, measured along its
/// length.
///
///     let line = LetterLine(of: element, on: paper, side: .left)
///     let place = line?.map(at: 0.5)    // half a paper's side from the start
///
/// An open line goes on along its ends, a closed one begins again.
public struct LetterLine: Equatable, Sendable {
  /// The corners of the line; the last one of a closed line is the first one again.
  public let points: [PaperPoint]
  /// Whether the end is the start.
  public let isClosed: Bool
  /// The distance of the baseline from the line: half of its width.
  public let rise: Double
  /// The distance of each corner from the start, along the line.
  private let distances: [Double]
  /// The directions at the start and at the end of each run between corners: unit vectors, and equal at both ends of a
  /// corner that is part of a curve.
  private let directions: [(start: PaperVector, end: PaperVector)]

  /// The maximum distance of the line from the curve: a twelfth of a pixel at 6400 %.
  public static let tolerance = PaintingElement.finest / 16
  /// The cosine of the largest turn at a corner that is part of a curve.
  private static let smoothTurn = 0.94

  /// Returns nil for texts, pictures and erasers, and for lines without a length.
  ///
  /// - Parameters:
  ///   - side: of the line, as it was drawn: letters are on the same side of it if it is mirrored.
  ///   - tolerance: the maximum distance from curves, in units of the paper's longer side.
  public init?(
    of element: PaintingElement, on paper: AspectRatio, side: LabelCourse.Side,
    tolerance: Double = Self.tolerance
  ) {
    guard element.canCarryText else { return nil }
    let line = element.line(on: paper, tolerance: tolerance)
    // The first contour alone, as in other programs.
    let count = line.contourEnds.first ?? line.samples.count
    var points: [PaperPoint] = []
    for sample in line.samples.prefix(count) {
      let point = PaperPoint(sample.position, on: paper)
      if point != points.last { points.append(point) }
    }
    let isClosed = element.hasClosedLine
    if isClosed, let first = points.first {
      // A closed line is drawn past its start, for the join there.
      if let end = points.lastIndex(of: first), end > 0 {
        points.removeSubrange((end + 1)...)
      } else {
        points.append(first)
      }
    }
    let isMirrored = (element.placement?.map.determinant ?? 1) < 0
    if (side == .right) != isMirrored { points.reverse() }
    self.init(points, isClosed: isClosed, rise: element.isArea ? 0 : element.width / 2)
  }

  /// Returns nil for a line without a length, and for numbers that are not finite.
  ///
  /// - Parameter points: the corners, with no two successive ones equal.
  public init?(_ points: [PaperPoint], isClosed: Bool, rise: Double = 0) {
    guard points.count > 1 else { return nil }
    var (distances, runs): ([Double], [PaperVector]) = ([0], [])
    for (from, to) in zip(points, points.dropFirst()) {
      let way = to - from
      let length = way.length
      distances.append(distances[distances.count - 1] + length)
      runs.append(length > 0 ? way * (1 / length) : PaperVector(dx: 1, dy: 0))
    }
    guard let length = distances.last, length > 0, length.isFinite else { return nil }
    self.points = points
    self.isClosed = isClosed
    self.rise = rise
    self.distances = distances
    directions = Self.directions(of: runs, isClosed: isClosed)
  }

  public static func == (one: LetterLine, other: LetterLine) -> Bool {
    one.points == other.points && one.isClosed == other.isClosed && one.rise == other.rise
  }

  /// Rounds the corners of curves: letters turn evenly along a polygon that looks like a circle.
  private static func directions(
    of runs: [PaperVector], isClosed: Bool
  ) -> [(start: PaperVector, end: PaperVector)] {
    func shared(_ one: PaperVector, _ other: PaperVector) -> PaperVector? {
      guard one.dot(other) > smoothTurn else { return nil }
      let sum = one + other
      return sum * (1 / sum.length)
    }
    return runs.indices.map { index in
      let before = index > 0 ? runs[index - 1] : isClosed ? runs[runs.count - 1] : nil
      let after = index + 1 < runs.count ? runs[index + 1] : isClosed ? runs[0] : nil
      return (
        before.flatMap { shared($0, runs[index]) } ?? runs[index],
        after.flatMap { shared(runs[index], $0) } ?? runs[index]
      )
    }
  }

  /// The length of the whole line.
  public var length: Double { distances[distances.count - 1] }

  /// Returns the point at a distance from the start, and the direction there as a unit vector.
  ///
  /// - Complexity: O(log *n*) in the number of points.
  public func place(at distance: Double) -> (point: PaperPoint, direction: PaperVector) {
    var distance = distance.isFinite ? distance : 0
    if isClosed {
      distance -= (distance / length).rounded(.down) * length
    } else if distance < 0 {
      let direction = directions[0].start
      return (points[0] + direction * distance, direction)
    } else if distance > length {
      let direction = directions[directions.count - 1].end
      return (points[points.count - 1] + direction * (distance - length), direction)
    }
    let run = run(at: distance)
    let (start, end) = (distances[run], distances[run + 1])
    let part = end > start ? min(max((distance - start) / (end - start), 0), 1) : 0
    let (first, last) = directions[run]
    let sum = first * (1 - part) + last * part
    return (
      points[run].point(part, towards: points[run + 1]),
      sum.length > 0 ? sum * (1 / sum.length) : first
    )
  }

  /// The index of the run that contains a distance, by halving.
  private func run(at distance: Double) -> Int {
    var range = 0..<points.count - 1
    while range.count > 1 {
      let middle = range.lowerBound + range.count / 2
      range =
        distances[middle] > distance
        ? range.lowerBound..<middle : middle..<range.upperBound
    }
    return range.lowerBound
  }

  /// Returns the corners between two distances from the start, again and again along a closed line.
  public func corners(from first: Double, to last: Double) -> [PaperPoint] {
    guard isClosed else {
      return zip(points, distances).filter { first < $1 && $1 < last }.map(\.0)
    }
    let turns = (first / length).rounded(.down)...(last / length).rounded(.down)
    guard turns.upperBound - turns.lowerBound <= Self.mostTurns else { return [] }
    return stride(from: turns.lowerBound, through: turns.upperBound, by: 1).flatMap { turn in
      zip(points.dropLast(), distances)
        .filter { first < $1 + turn * length && $1 + turn * length < last }.map(\.0)
    }
  }

  private static let mostTurns = 100.0

  /// Returns the map that stands upright letters with their baseline on the x axis on the line: the origin comes to a
  /// distance from its start.
  public func map(at distance: Double) -> PaperMap {
    let (point, along) = place(at: distance)
    let normal = PaperVector(dx: -along.dy, dy: along.dx)
    let foot = point + normal * -rise
    return PaperMap(
      xx: along.dx, xy: normal.dx, yx: along.dy, yy: normal.dy, x0: foot.x, y0: foot.y)
  }

  /// Returns the distance from the start of the place nearest to a point, and how far below the baseline the point is.
  /// Points beyond an open line's ends are beside the lines that continue it.
  ///
  /// - Complexity: O(*n*) in the number of points.
  public func nearest(to point: PaperPoint) -> (distance: Double, depth: Double) {
    var best = (distance: 0.0, depth: 0.0, gap: Double.infinity)
    for run in 0..<points.count - 1 {
      let way = points[run + 1] - points[run]
      let length = distances[run + 1] - distances[run]
      guard length > 0 else { continue }
      let offset = point - points[run]
      let along = offset.dot(way) / length
      let isFirst = !isClosed && run == 0
      let isLast = !isClosed && run == points.count - 2
      let kept = min(max(along, isFirst ? -.infinity : 0), isLast ? .infinity : length)
      let rest = offset - way * (kept / length)
      guard rest.length < best.gap else { continue }
      let depth = (way.dx * offset.dy - way.dy * offset.dx) / length
      best = (distances[run] + kept, depth < 0 ? -rest.length : rest.length, rest.length)
    }
    return (best.distance, best.depth + rise)
  }

  /// The distance from the start to the highest place of the line: the middle of an edge that is highest as a whole.
  public var top: Double {
    let highest = points.map(\.y).min() ?? 0
    let edge = zip(points, points.dropFirst()).enumerated()
      .filter { $1.0.y - highest < 1e-9 && $1.1.y - highest < 1e-9 }
      .max { ($0.element.1 - $0.element.0).length < ($1.element.1 - $1.element.0).length }
    if let edge { return (distances[edge.offset] + distances[edge.offset + 1]) / 2 }
    return points.firstIndex { $0.y == highest }.map { distances[$0] } ?? 0
  }

  /// Whether a closed line goes round clockwise, so that letters on it are outside.
  public var isClockwise: Bool {
    zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y } > 0
  }
}

extension PaintingElement {
  /// Whether text can run along its line: it is a stroke, a shape, a path or an area.
  public var canCarryText: Bool {
    switch content {
    case .freehand, .shape, .path, .area: true
    case .eraser, .text, .picture: false
    }
  }

  /// Whether its line ends where it starts.
  fileprivate var hasClosedLine: Bool {
    switch content {
    case .shape(let kind, _, _): kind.form.isClosed
    case .path(let path, _): path.isClosed
    case .area: true
    case .freehand(let samples):
      samples.count > 3 && samples.first?.position == samples.last?.position
    case .eraser, .text, .picture: false
    }
  }
}
