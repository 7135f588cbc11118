import Base

/// A part of a path from one move to the next: successive straight lines and cubic Bézier curves.
struct SVGContour {
  /// The start; then the end of each line, and the two controls and the end of each curve.
  private var points: [PaperPoint]
  /// For each line and curve.
  private var isCurve: [Bool]

  /// Whether its end is joined to its start.
  private(set) var isClosed = false

  init(from start: PaperPoint) {
    points = [start]
    isCurve = []
  }

  /// Straight lines between points; nil without points.
  init?(_ points: [PaperPoint]) {
    guard !points.isEmpty else { return nil }
    self.points = points
    isCurve = Array(repeating: false, count: points.count - 1)
  }

  /// A closed contour of straight lines; nil without points.
  init?(closed points: [PaperPoint]) {
    self.init(points)
    close()
  }

  /// A closed contour in the format of `AreaOutline`: the start and two controls of each curve; nil without points.
  init?(curves: [PaperPoint]) {
    guard let first = curves.first else { return nil }
    self.init(from: first)
    for index in stride(from: 0, to: curves.count - 2, by: 3) {
      addCurve(
        curves[index + 1], curves[index + 2],
        to: index + 3 < curves.count ? curves[index + 3] : first)
    }
    isClosed = true
  }

  /// An ellipse of four curves, clockwise from the right end of its axis.
  init(ellipseAt center: PaperPoint, radii: (x: Double, y: Double)) {
    func place(_ offset: PaperVector) -> PaperPoint {
      PaperPoint(x: center.x + offset.dx * radii.x, y: center.y + offset.dy * radii.y)
    }
    var start = PaperVector(dx: 1, dy: 0)
    self.init(from: place(start))
    for _ in 0..<4 {
      let end = PaperVector(dx: -start.dy, dy: start.dx)
      addCurve(
        place(start + end * SVGArc.quarterReach), place(end + start * SVGArc.quarterReach),
        to: place(end))
      start = end
    }
  }

  mutating func addLine(to end: PaperPoint) {
    points.append(end)
    isCurve.append(false)
  }

  mutating func addCurve(_ a: PaperPoint, _ b: PaperPoint, to end: PaperPoint) {
    points += [a, b, end]
    isCurve.append(true)
  }

  /// Returns to the start unless already there.
  mutating func close() {
    isClosed = true
    if !isCurve.isEmpty, points[points.count - 1] != points[0] { addLine(to: points[0]) }
  }

  /// Its corners if it consists of straight lines; nil for one with curves.
  var polygon: [PaperPoint]? {
    guard !isCurve.contains(true) else { return nil }
    return points.count > 1 && points.last == points.first ? points.dropLast() : points
  }

  /// How far a pointed corner reaches on each of its corners, as SVG has it: the length of the miter by the width of
  /// the line.
  ///
  /// Source: SVG 1.1, section 11.4, "Stroke properties".
  var miterRatios: [Double] {
    let all = Array(segments)
    return all.indices.compactMap { index in
      guard index + 1 < all.count || isClosed else { return nil }
      let (curve, next) = (all[index].curve, all[(index + 1) % all.count].curve)
      guard let back = Self.direction(curve.points.reversed()),
        let onward = Self.direction(next.points)
      else { return nil }
      // The sine of half the angle between them.
      let half = (max(1 - back.dot(onward), 0) / 2).squareRoot()
      return half > 0 ? 1 / half : .infinity
    }
  }

  struct Vertex {
    let point: PaperPoint
    /// The direction of the line there, of length 1: the mean of both on a corner.
    let direction: PaperVector
  }

  /// The ends of its lines and curves, from its start on.
  ///
  /// Source: SVG 2, section 9.5.3, "Path directionality".
  var vertices: [Vertex] {
    let curves = segments.map { $0.curve.points }
    var ways: [(start: PaperVector, end: PaperVector)] = []
    for curve in curves {
      let before = ways.last?.end ?? PaperVector(dx: 1, dy: 0)
      ways.append(
        (
          Self.direction(curve) ?? before,
          Self.direction(curve.reversed()).map { -$0 } ?? before
        ))
    }
    guard let first = ways.first, let last = ways.last else {
      return [Vertex(point: points[0], direction: PaperVector(dx: 1, dy: 0))]
    }
    return (0...curves.count).map { index in
      let before = index > 0 ? ways[index - 1].end : isClosed ? last.end : first.start
      let after = index < ways.count ? ways[index].start : isClosed ? first.start : last.end
      let sum = before + after
      return Vertex(
        point: index < curves.count ? curves[index][0] : curves[index - 1][3],
        direction: sum.length > 1e-9 ? sum * (1 / sum.length) : after)
    }
  }

  /// Whether its line turns sharply at the start, and is joined there.
  var hasJoinAtStart: Bool { isClosed && (miterRatios.last ?? 1) > Self.bluntRatio }

  /// The miter of a corner that is hardly one.
  private static let bluntRatio = 1.001

  private static func direction(_ points: [PaperPoint]) -> PaperVector? {
    points.dropFirst().lazy.map { $0 - points[0] }.first { $0.length > 0 }.map {
      $0 * (1 / $0.length)
    }
  }

  /// How many lines and curves it consists of.
  var segmentCount: Int { isCurve.count }

  /// Whether a line along it is seen: one without length only with ends that are.
  func isSeen(with cap: EndCap) -> Bool {
    segmentCount > 0 && (cap != .butt || points.contains { $0 != points[0] })
  }

  /// Whether it can enclose anything.
  var canBeFilled: Bool { isCurve.count > 1 || isCurve.first == true }

  /// Converts the contour to straight lines.
  ///
  /// - Parameter tolerance: the greatest distance of a line from a curve.
  func flattened(tolerance: Double) -> [PaperPoint] {
    guard isCurve.contains(true) else { return points }
    var flat = [points[0]]
    for segment in segments {
      let count = segment.isCurve ? segment.curve.lineCount(tolerance: tolerance) : 1
      for index in 1...count {
        flat.append(segment.curve.knot(at: Double(index) / Double(count)).position)
      }
    }
    return flat
  }

  /// The number of points of its straight lines.
  ///
  /// - Parameter tolerance: like that of `flattened`.
  func lineCount(tolerance: Double) -> Int {
    guard isCurve.contains(true) else { return points.count }
    return segments.reduce(1) {
      $0 + ($1.isCurve ? $1.curve.lineCount(tolerance: tolerance) : 1)
    }
  }

  /// The number of its points as an area: those of its outline, or of the lines drawn in its place.
  ///
  /// - Parameter tolerance: like that of `flattened`.
  func areaCount(tolerance: Double) -> Int {
    max(3 * (isCurve.count + 1), lineCount(tolerance: tolerance))
  }

  /// The closed contour in the format of `AreaOutline`: the start and two controls of each curve.
  var outline: [PaperPoint] {
    var closed = self
    closed.close()
    return closed.segments.flatMap { segment in
      [segment.curve.start.position, segment.curve.startControl, segment.curve.endControl]
    }
  }

  private var segments: some Sequence<(curve: CurveSegment, isCurve: Bool)> {
    var index = 0
    return isCurve.lazy.map { isCurve in
      let start = knot(index)
      defer { index += isCurve ? 3 : 1 }
      guard isCurve else { return (CurveSegment(from: start, to: knot(index + 1)), false) }
      return (
        CurveSegment(
          from: start, startControl: points[index + 1], endControl: points[index + 2],
          to: knot(index + 3)), true
      )
    }
  }

  private func knot(_ index: Int) -> CurveKnot {
    CurveKnot(points[index], pressure: 1, milliseconds: 0)
  }
}

extension CurveSegment {
  fileprivate var points: [PaperPoint] { [start.position, startControl, endControl, end.position] }
}
