/// The outline of a line of constant width with its caps, joins and dashes, as polygons.
///
/// It consists of a rectangle for each straight piece, a polygon for each join, and the caps, all wound the same way:
/// filled by the non-zero rule, they are the line.
public struct PolygonOutline: Sendable {
  /// The polygons, each with at least three corners.
  public private(set) var polygons: [[PaperPoint]] = []
  private let pen: LinePen
  private let half: Double
  /// The angle between the corners of a round join or cap.
  private let step: Double
  /// Dashes of a line that has more are refused.
  private static let mostDashes = 100_000

  /// Nil if there are too many dashes.
  ///
  /// - Parameters:
  ///   - lines: straight from point to point.
  ///   - tolerance: the greatest distance of a round end from its polygon, in units of the points.
  public init?(
    _ lines: [(points: [PaperPoint], isClosed: Bool)], _ pen: LinePen, tolerance: Double
  ) {
    self.pen = pen
    half = pen.width / 2
    let part = min(max(tolerance / max(half, 1e-12), 1e-4), 0.3)
    // The sagitta of an arc is about an eighth of the square of its angle.
    step = (8 * part).squareRoot()
    for line in lines {
      var points: [PaperPoint] = []
      for point in line.points where point != points.last { points.append(point) }
      if line.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
      if pen.dashes.reduce(0, +) > 0 {
        guard let dashes = dashes(of: line.isClosed ? points + points.prefix(1) : points) else {
          return nil
        }
        for dash in dashes { add(dash, isClosed: false) }
      } else {
        add(points, isClosed: line.isClosed && points.count > 1)
      }
    }
  }

  private mutating func add(_ points: [PaperPoint], isClosed: Bool) {
    guard points.count > 1 else {
      if let point = points.first { addDot(at: point) }
      return
    }
    let ways = (0..<(isClosed ? points.count : points.count - 1)).map { index -> PaperVector in
      let way = points[(index + 1) % points.count] - points[index]
      return way * (1 / way.length)
    }
    for (index, way) in ways.enumerated() {
      let across = Self.across(way) * half
      let (start, end) = (points[index], points[(index + 1) % points.count])
      add([start + across, end + across, end + -across, start + -across])
      if isClosed || index > 0 {
        addJoin(at: start, ways[index > 0 ? index - 1 : ways.count - 1], way)
      }
    }
    guard !isClosed, let first = ways.first, let last = ways.last else { return }
    addCap(at: points[0], -first)
    addCap(at: points[points.count - 1], last)
  }

  private mutating func add(_ polygon: [PaperPoint]) {
    var area = 0.0
    for (index, point) in polygon.enumerated() {
      let next = polygon[(index + 1) % polygon.count]
      area += point.x * next.y - point.y * next.x
    }
    polygons.append(area < 0 ? polygon.reversed() : polygon)
  }

  // MARK: Joins and caps

  private mutating func addJoin(at point: PaperPoint, _ way: PaperVector, _ next: PaperVector) {
    let turn = way.dx * next.dy - way.dy * next.dx
    let dot = min(max(way.dot(next), -1), 1)
    guard abs(turn) > 1e-9 || dot < 0 else { return }
    let side = turn > 0 ? -half : half
    let (from, to) = (Self.across(way) * side, Self.across(next) * side)
    let ratio = (2 / max(1 + dot, 1e-12)).squareRoot()
    switch pen.join {
    case .miter where ratio <= pen.miterLimit:
      add([point, point + from, point + (from + to) * (1 / (1 + dot)), point + to])
    case .round: add([point] + arc(around: point, from, to))
    case .miter, .bevel: add([point, point + from, point + to])
    }
  }

  /// - Parameter way: away from the line.
  private mutating func addCap(at point: PaperPoint, _ way: PaperVector) {
    let across = Self.across(way) * half
    switch pen.cap {
    case .butt: break
    case .square:
      let end = way * half
      add([point + across, point + across + end, point + -across + end, point + -across])
    case .round:
      add(
        arc(around: point, across, way * half) + arc(around: point, way * half, -across).dropFirst()
      )
    }
  }

  /// A line without length has caps alone.
  private mutating func addDot(at point: PaperPoint) {
    for way in [PaperVector(dx: 1, dy: 0), PaperVector(dx: -1, dy: 0)] { addCap(at: point, way) }
  }

  /// The corners of the shorter arc from one radius to another.
  private func arc(
    around center: PaperPoint, _ from: PaperVector, _ to: PaperVector
  ) -> [PaperPoint] {
    let start = PaperAngle.radians(of: from)
    var angle = PaperAngle.radians(of: to) - start
    if angle > .pi { angle -= 2 * .pi }
    if angle < -.pi { angle += 2 * .pi }
    let count = max(1, Int(saturating: (abs(angle) / step).rounded(.up)))
    return (0...count).map { index in
      let part = Double(index) / Double(count)
      return center + PaperAngle.direction(radians: start + angle * part) * half
    }
  }

  private static func across(_ way: PaperVector) -> PaperVector {
    PaperVector(dx: -way.dy, dy: way.dx)
  }

  // MARK: Dashes

  /// The dashes along a line; nil if there are too many.
  private func dashes(of points: [PaperPoint]) -> [[PaperPoint]]? {
    let dash = pen.dashes
    let period = dash.reduce(0, +)
    let length = zip(points, points.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
    guard period.isFinite, dash.allSatisfy({ $0 >= 0 }),
      length / period * Double(dash.count) < Double(Self.mostDashes)
    else { return nil }
    var (index, left) = start(in: dash, period)
    var dashes: [[PaperPoint]] = []
    var current: [PaperPoint] = index % 2 == 0 ? Array(points.prefix(1)) : []
    for (start, end) in zip(points, points.dropFirst()) {
      let way = end - start
      let whole = way.length
      var gone = 0.0
      while whole - gone > left {
        gone += left
        let point = start.point(gone / whole, towards: end)
        if index % 2 == 0 {
          dashes.append(current + [point])
          current = []
        } else {
          current = [point]
        }
        index = (index + 1) % dash.count
        left = dash[index]
      }
      left -= whole - gone
      if index % 2 == 0 { current.append(end) }
    }
    return current.count > 1 ? dashes + [current] : dashes
  }

  /// The dash or gap at the start of a line, and the rest of it.
  private func start(in dash: [Double], _ period: Double) -> (index: Int, left: Double) {
    var offset = pen.dashOffset.truncatingRemainder(dividingBy: period)
    if offset < 0 { offset += period }
    for (index, length) in dash.enumerated() {
      if offset < length { return (index, length - offset) }
      offset -= length
    }
    return (0, dash[0])
  }
}
