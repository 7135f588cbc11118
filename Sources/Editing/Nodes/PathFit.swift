import Base
import Documents

/// Finds a path of few nodes along a line: corners stay corners, and between them are as few curves as the tolerance
/// allows.
struct PathFit {
  private let points: [CurveKnot]
  /// The greatest distance of a curve from a point.
  private let tolerance: Double
  /// The greatest deviation of the pressure; infinite if it makes no difference.
  private let pressureTolerance: Double
  private var nodes: [PathNode] = []

  /// The cosine of the smallest turn that counts as a corner, 25°.
  private static let leastTurn = 0.906

  // MARK: Lines

  /// The path of a stroke in lengths of its paper; nil for a dot.
  ///
  /// - Parameters:
  ///   - grain: the length of a screen point during drawing, half of which the path may deviate.
  static func path(
    of samples: [Sample], _ style: LineStyle, grain: Double, on paper: AspectRatio
  ) -> NodePath? {
    let tolerance = max(grain, PaperScale.grain / 8) / 2
    var hand = style.hand
    if hand.smoothing == 0 {
      if let polygon = polygon(of: samples, grain: grain, on: paper) { return polygon }
      // Single pixels of a mouse are steps, not corners.
      (hand.smoothing, hand.fit) = (HandStyle.gentle.smoothing, .pixels)
    }
    var curve = LineCurve(hand, grain: grain)
    for sample in samples { curve.append(sample, on: paper) }
    let segments = curve.segments(from: 0)
    guard let first = segments.first else { return nil }
    var (points, corners) = ([first.start], [Int]())
    for segment in segments {
      if points.count > 1,
        turns(points[points.count - 1], after: points[points.count - 2], to: segment)
      {
        corners.append(points.count - 1)
      }
      let count = max(4, segment.lineCount(tolerance: tolerance / 8))
      points += (1...count).map { segment.knot(at: Double($0) / Double(count)) }
    }
    let matters = style.hand.widthSource != .steady || style.lightestOpacity < 1
    var path = path(
      points, corners: corners, isClosed: false, tolerance: tolerance,
      pressureTolerance: matters ? 0.1 : .infinity)
    path?.isOfStroke = true
    return path
  }

  /// The path of a straight-lined or smooth outline.
  ///
  /// - Parameter isClosed: whether the last point is followed by the first.
  static func path(
    along line: [PaperPoint], isClosed: Bool, tolerance: Double
  ) -> NodePath? {
    let line = line.withoutRepeats(isClosed: isClosed)
    guard line.count > 1 else { return nil }
    let inner = isClosed ? line.indices : line.indices.dropFirst().dropLast()
    let turns = inner.map { index in
      let (before, after) = (
        line[(index + line.count - 1) % line.count], line[(index + 1) % line.count]
      )
      return (index: index, cosine: (line[index] - before).cosine(to: after - line[index]))
    }
    let corners = turns.filter { $0.cosine < leastTurn }.map(\.index)
    guard turns.contains(where: { $0.cosine >= leastTurn && $0.cosine < 1 - 1e-9 }) else {
      let ends = isClosed ? corners : [0] + corners + [line.count - 1]
      return NodePath(ends.map { PathNode(line[$0]) }, isClosed: isClosed)
    }
    let start = isClosed ? corners.first ?? 0 : 0
    let turned = isClosed ? Array(line[start...] + line[..<start]) + [line[start]] : line
    let (dense, places) = turned.densified
    let marks =
      isClosed && corners.isEmpty
      ? (1...3).map { dense.count * $0 / 4 } : corners.map { places[$0 - start] }.filter { $0 > 0 }
    return path(
      dense.map { CurveKnot($0, pressure: 1, milliseconds: 0) }, corners: marks,
      isClosed: isClosed, tolerance: tolerance, isRound: isClosed && corners.isEmpty)
  }

  /// A line whose samples are far apart is meant to have corners there; nil for another.
  private static func polygon(
    of samples: [Sample], grain: Double, on paper: AspectRatio
  ) -> NodePath? {
    let points = samples.map { PaperPoint($0.position, on: paper) }
    let length = zip(points, points.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
    guard samples.count < 3 || length / Double(samples.count - 1) > farApart * grain else {
      return nil
    }
    var nodes: [PathNode] = []
    for (point, sample) in zip(points, samples) where point != nodes.last?.point {
      nodes.append(PathNode(point, pressure: min(max(Double(sample.pressure), 0), 1)))
    }
    let isClosed = nodes.count > 3 && nodes[0].point == nodes[nodes.count - 1].point
    if isClosed { nodes.removeLast() }
    return nodes.count > 1 ? NodePath(nodes, isClosed: isClosed, isOfStroke: true) : nil
  }

  /// In points of the screen.
  private static let farApart = 8.0

  private static func turns(
    _ knot: CurveKnot, after before: CurveKnot, to next: CurveSegment
  ) -> Bool {
    if knot.isCorner { return true }
    let ahead = next.knot(at: 0.1).position - knot.position
    return (knot.position - before.position).cosine(to: ahead) < leastTurn
  }

  // MARK: Fitting

  /// - Parameters:
  ///   - corners: the indices of inner points at which the path breaks, ascending; for a round path, of smooth nodes.
  ///   - isClosed: whether the last point is the first one again.
  private static func path(
    _ points: [CurveKnot], corners: [Int], isClosed: Bool, tolerance: Double,
    pressureTolerance: Double = .infinity, isRound: Bool = false
  ) -> NodePath? {
    var fit = PathFit(
      points: points, tolerance: tolerance, pressureTolerance: pressureTolerance)
    fit.nodes = [PathNode(points[0].position, pressure: points[0].pressure)]
    let places = [0] + corners + [points.count - 1]
    for (a, b) in zip(places, places.dropFirst()) where b > a {
      guard isRound || !fit.isStraight(a...b) else {
        fit.nodes.append(PathNode(points[b].position, pressure: points[b].pressure))
        continue
      }
      fit.fit(
        a...b, fit.direction(at: a, isRound, forth: true),
        fit.direction(at: b, isRound, forth: false))
    }
    if isRound { for index in fit.nodes.indices { fit.nodes[index].kind = .smooth } }
    if isClosed, let last = fit.nodes.popLast() { fit.nodes[0].arriving = last.arriving }
    return fit.nodes.count > 1 ? NodePath(fit.nodes, isClosed: isClosed) : nil
  }

  private init(points: [CurveKnot], tolerance: Double, pressureTolerance: Double) {
    (self.points, self.tolerance) = (points, tolerance)
    self.pressureTolerance = pressureTolerance
  }

  /// The direction of the line from a point on, or back from it; of a round one, the tangent of both sides.
  private func direction(at index: Int, _ isRound: Bool, forth: Bool) -> PaperVector {
    let last = points.count - 1
    var (before, after) = (max(index - 1, 0), min(index + 1, last))
    if isRound {
      if index == 0 { before = last - 1 }
      if index == last { after = 1 }
    } else if forth {
      before = index
    } else {
      after = index
    }
    let way = points[after].position - points[before].position
    return (forth ? way : -way).direction
  }

  private func isStraight(_ range: ClosedRange<Int>) -> Bool {
    let (start, end) = (points[range.lowerBound], points[range.upperBound])
    let way = end.position - start.position
    guard way.length > 0 else { return false }
    return range.allSatisfy { index in
      let offset = points[index].position - start.position
      let along = offset.dot(way) / way.dot(way)
      let place = start.position.point(min(max(along, 0), 1), towards: end.position)
      return (points[index].position - place).length <= tolerance / 2
        && abs(start.pressure + (end.pressure - start.pressure) * along - points[index].pressure)
          <= pressureTolerance
    }
  }

  /// Appends the nodes after the first point of a range.
  private mutating func fit(
    _ range: ClosedRange<Int>, _ leaving: PaperVector, _ arriving: PaperVector
  ) {
    let places = points[range].map(\.position)
    let curve = LeastSquaresCubic.fit(places[...], leaving: leaving, arriving: arriving)
    guard range.count > 3, let split = farthest(from: curve, in: range) else {
      nodes[nodes.count - 1].leaving = curve.startControl
      let end = points[range.upperBound]
      nodes.append(
        PathNode(end.position, arriving: curve.endControl, pressure: end.pressure))
      return
    }
    let direction = (points[split + 1].position - points[split - 1].position).direction
    fit(range.lowerBound...split, leaving, -direction)
    nodes[nodes.count - 1].kind = .smooth
    fit(split...range.upperBound, direction, arriving)
  }

  /// The inner point farthest from a curve; nil if all are near enough.
  private func farthest(from curve: CurveSegment, in range: ClosedRange<Int>) -> Int? {
    let (start, end) = (points[range.lowerBound], points[range.upperBound])
    var places = LeastSquaresCubic.chordLengths(of: points[range].map(\.position)[...])
    var worst: (index: Int, error: Double) = (range.lowerBound, 1)
    for (offset, index) in range.enumerated() {
      for _ in 0..<4 {
        places[offset] = LeastSquaresCubic.improved(
          places[offset], of: points[index].position, on: curve)
      }
      let t = places[offset]
      let distance = (curve.knot(at: t).position - points[index].position).length
      let pressure = start.pressure + (end.pressure - start.pressure) * t
      let error = max(
        distance / tolerance, abs(pressure - points[index].pressure) / pressureTolerance)
      if error > worst.error { worst = (index, error) }
    }
    guard worst.error > 1 else { return nil }
    return min(max(worst.index, range.lowerBound + 1), range.upperBound - 1)
  }
}

extension PaperVector {
  /// The direction, of length 1; to the right without one.
  fileprivate var direction: PaperVector {
    length > 0 ? self * (1 / length) : PaperVector(dx: 1, dy: 0)
  }

  /// The cosine of the turn to another direction; 1 without one.
  fileprivate func cosine(to other: PaperVector) -> Double {
    let lengths = length * other.length
    return lengths > 0 ? dot(other) / lengths : 1
  }
}

extension [PaperPoint] {
  /// Without points at the place of the one before.
  fileprivate func withoutRepeats(isClosed: Bool) -> [PaperPoint] {
    var line: [PaperPoint] = []
    for point in self where line.last.map({ ($0 - point).length > 1e-9 }) ?? true {
      line.append(point)
    }
    while isClosed, line.count > 1, (line[0] - line[line.count - 1]).length <= 1e-9 {
      line.removeLast()
    }
    return line
  }

  /// The line with more points on its long sides, and the new index of each point.
  fileprivate var densified: (points: [PaperPoint], places: [Int]) {
    let length = zip(self, dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
    var (dense, places): ([PaperPoint], [Int]) = ([], [])
    for point in self {
      if let last = dense.last, length > 0 {
        let count = Int(saturating: ((point - last).length / length * 128).rounded(.up))
        for step in 1..<Swift.max(count, 1) {
          dense.append(last.point(Double(step) / Double(count), towards: point))
        }
      }
      places.append(dense.count)
      dense.append(point)
    }
    return (dense, places)
  }
}
