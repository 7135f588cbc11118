import Base

/// The course of a straight line or an elbow, which a label is in the middle of.
struct LabelledLine {
  private let points: [PaperPoint]
  /// The length of the whole line.
  let length: Double
  /// The middle of its length: the index of the run's first point, and the part of the run before it.
  private let middlePlace: (run: Int, part: Double)

  /// The greatest distance of round corners from straight lines.
  private static let tolerance = PaintingElement.finest

  /// Returns nil for other elements, and for lines without a length.
  init?(_ element: PaintingElement, on paper: AspectRatio) {
    guard let ends = element.lineEnds(on: paper) else { return nil }
    var points = [ends.from, ends.to]
    if let path = element.placedPath {
      points = [ends.from]
      for index in 0..<path.curveCount {
        let curve = path.curve(index)
        let count = path.isStraight(index) ? 1 : curve.lineCount(tolerance: Self.tolerance)
        points += (1...count).map { curve.knot(at: Double($0) / Double(count)).position }
      }
    }
    let lengths = zip(points, points.dropFirst()).map { ($1 - $0).length }
    length = lengths.reduce(0, +)
    guard length > 0, length.isFinite else { return nil }
    var (run, rest) = (0, length / 2)
    while run < lengths.count - 1, rest > lengths[run] {
      rest -= lengths[run]
      run += 1
    }
    middlePlace = (run, lengths[run] > 0 ? min(rest / lengths[run], 1) : 0)
    self.points = points
  }

  /// The way of the run with the middle.
  var middleRun: PaperVector { points[middlePlace.run + 1] - points[middlePlace.run] }

  /// The point in the middle of its length.
  var middle: PaperPoint {
    points[middlePlace.run].point(middlePlace.part, towards: points[middlePlace.run + 1])
  }

  /// Returns the part within a box: the one with the middle if the line leaves the box in between, and empty if there
  /// is none.
  func part(around box: PaperBox) -> [PaperPoint] {
    var parts: [(start: Double, end: Double, points: [PaperPoint])] = []
    for (index, (from, to)) in zip(points, points.dropFirst()).enumerated() {
      guard let part = box.crossing(from: from, to: to) else { continue }
      let (start, end) = (Double(index) + part.lowerBound, Double(index) + part.upperBound)
      let last = from.point(part.upperBound, towards: to)
      if let before = parts.last, before.end >= start {
        parts[parts.count - 1] = (before.start, end, before.points + [last])
      } else {
        parts.append((start, end, [from.point(part.lowerBound, towards: to), last]))
      }
    }
    let middle = Double(middlePlace.run) + middlePlace.part
    return (parts.first { $0.start <= middle && middle <= $0.end } ?? parts.first)?.points ?? []
  }
}
