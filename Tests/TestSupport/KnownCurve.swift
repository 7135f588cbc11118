public import Base
import Glibc

/// A curve that is known exactly, in pixels: what a hand meant.
public nonisolated struct KnownCurve: Sendable {
  public let name: String
  /// Points every twentieth of a pixel or closer.
  public private(set) var points: [PaperPoint] = []
  public private(set) var arcs: [Double] = []
  public private(set) var corners: [PaperPoint] = []
  public var length: Double { arcs.last ?? 0 }

  /// - Parameter path: a place for 0…1.
  public init(_ name: String, steps: Int = 40_000, _ path: (Double) -> (Double, Double)) {
    self.name = name
    set(
      (0...steps).map {
        let p = path(Double($0) / Double(steps)); return PaperPoint(x: p.0, y: p.1)
      })
  }

  public init(_ name: String, polygon: [PaperPoint]) {
    self.name = name
    var all = [polygon[0]]
    for (a, b) in zip(polygon, polygon.dropFirst()) {
      let count = max(1, Int((b - a).length * 20))
      for step in 1...count { all.append(a.point(Double(step) / Double(count), towards: b)) }
    }
    set(all)
    corners = Array(polygon.dropFirst().dropLast())
  }

  private mutating func set(_ all: [PaperPoint]) {
    points = all
    arcs = [0]
    for (a, b) in zip(all, all.dropFirst()) { arcs.append(arcs[arcs.count - 1] + (b - a).length) }
  }

  public func moved(angle: Double, by way: PaperVector) -> KnownCurve {
    var copy = self
    func turn(_ p: PaperPoint) -> PaperPoint {
      PaperPoint(
        x: p.x * cos(angle) - p.y * sin(angle) + way.dx,
        y: p.x * sin(angle) + p.y * cos(angle) + way.dy)
    }
    copy.points = points.map(turn)
    copy.corners = corners.map(turn)
    return copy
  }

  public func point(atArc arc: Double) -> PaperPoint {
    var (low, high) = (0, arcs.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if arcs[middle] <= arc { low = middle } else { high = middle }
    }
    let length = arcs[high] - arcs[low]
    return points[low].point(length > 0 ? (arc - arcs[low]) / length : 0, towards: points[high])
  }

  /// Samples along the way, rounded to a grid if it is above 0; the first and the last place are samples.
  public func samples(
    grid: Double, phase: Double = 0, spacing: (Double) -> Double
  ) -> [PaperPoint] {
    var arcs: [Double] = [0]
    var arc = phase * spacing(0)
    if phase == 0 { arc = spacing(0) }
    while arc < length {
      arcs.append(arc)
      arc += spacing(arc)
    }
    arcs.append(length)
    return arcs.map { arc in
      let p = point(atArc: arc)
      guard grid > 0 else { return p }
      return PaperPoint(x: (p.x / grid).rounded() * grid, y: (p.y / grid).rounded() * grid)
    }
  }

  /// Circles of 60 and 300 pixels, waves and loops that turn within 40 pixels or more.
  public static let six: [KnownCurve] = [
    circle(60), circle(300),
    KnownCurve("wave") { t in (750 * t, 35 * sin(2 * .pi * 3 * t)) },
    KnownCurve("long wave") { t in (900 * t, 80 * sin(2 * .pi * 2.5 * t)) },
    KnownCurve("loops") { t in
      let a = 2 * Double.pi * 4 * t
      return (150 * 4 * t + 80 * cos(a), 80 * sin(a))
    },
    KnownCurve("eight") { t in (150 * sin(2 * .pi * t), 80 * sin(4 * .pi * t)) },
  ]

  /// Some that turn within 15 to 30 pixels.
  public static let tight: [KnownCurve] = [
    circle(20), circle(30),
    KnownCurve("tight wave") { t in (600 * t, 40 * sin(2 * .pi * 3 * t)) },
    KnownCurve("tight loops") { t in
      let a = 2 * Double.pi * 4 * t
      return (120 * 4 * t + 45 * cos(a), 45 * sin(a))
    },
    KnownCurve("spiral") { t in
      ((12 + 60 * t) * cos(6 * .pi * t), (12 + 60 * t) * sin(6 * .pi * t))
    },
  ]

  public static func circle(_ radius: Double) -> KnownCurve {
    KnownCurve("circle \(radius)") { t in
      (radius * cos(2 * .pi * t), radius * sin(2 * .pi * t))
    }
  }
}

/// How far a drawn line is from the one that was meant.
public nonisolated struct LineError: Sendable {
  /// Sums over the way along the drawn line.
  public var way = 0.0
  public var squaredAngle = 0.0
  public var squaredDistance = 0.0
  public var worstDistance = 0.0
  public var worstAngle = 0.0
  public var worstPlace = (0.0, 0.0)

  public init() {}
  public var angle: Double { (squaredAngle / max(way, 1e-9)).squareRoot() * 180 / .pi }
  public var distance: Double { (squaredDistance / max(way, 1e-9)).squareRoot() }

  /// - Parameters:
  ///   - line: in pixels.
  ///   - margin: how far from both ends nothing counts.
  public mutating func add(_ line: [PaperPoint], against truth: KnownCurve, margin: Double = 0) {
    var at = 0
    var arc = 0.0
    let total = zip(line, line.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
    for (a, b) in zip(line, line.dropFirst()) {
      let step = b - a
      let length = step.length
      guard length > 0 else { continue }
      let middle = a.point(0.5, towards: b)
      var best = (at, Double.infinity)
      var index = at
      // Nearest within some pixels of the way from the last one.
      while index > 0, truth.arcs[at] - truth.arcs[index] < 6 { index -= 1 }
      while index < truth.points.count - 1, truth.arcs[index] - truth.arcs[at] < 6 + length {
        let d = (truth.points[index] - middle).length
        if d < best.1 { best = (index, d) }
        index += 1
      }
      at = best.0
      let (from, to) = (max(0, at - 1), min(truth.points.count - 1, at + 1))
      let true_ = truth.points[to] - truth.points[from]
      let angle = PaperAngle.radians(
        of: PaperVector(dx: true_.dot(step), dy: true_.dx * step.dy - true_.dy * step.dx))
      arc += length
      guard arc > margin, arc < total - margin else { continue }
      // Across the line, not to the nearest of its points.
      let off = middle - truth.points[at]
      let across = abs(true_.dx * off.dy - true_.dy * off.dx) / max(true_.length, 1e-12)
      let d = best.1 < 0.05 ? across : best.1
      way += length
      squaredAngle += angle * angle * length
      squaredDistance += d * d * length
      worstDistance = max(worstDistance, d)
      if abs(angle) * 180 / .pi > worstAngle {
        worstAngle = abs(angle) * 180 / .pi; worstPlace = (arc, total)
      }
    }
  }
}

/// Ways to draw samples, in pixels in and out.
public nonisolated enum Drawing {
  public static let grain = 1.0 / 1600

  public static func points(_ segments: [CurveSegment], step: Double = 0.25) -> [PaperPoint] {
    guard let first = segments.first else { return [] }
    var all = [scaled(first.start.position, 1 / grain)]
    for segment in segments {
      let length = (segment.end.position - segment.start.position).length / grain
      let count = max(4, Int(length / step))
      for index in 1...count {
        all.append(scaled(segment.knot(at: Double(index) / Double(count)).position, 1 / grain))
      }
    }
    return all
  }

  public static func scaled(_ p: PaperPoint, _ factor: Double) -> PaperPoint {
    PaperPoint(x: p.x * factor, y: p.y * factor)
  }

  public static func old(_ samples: [PaperPoint], smoothing: Double = 35) -> [CurveSegment] {
    var curve = HandCurve(HandStyle(smoothing: smoothing), grain: grain)
    for s in samples { curve.append(scaled(s, grain)) }
    return curve.segments(from: 0)
  }

  public static func new(
    _ samples: [PaperPoint], smoothing: Double = 35, precision: Double = 0.5
  ) -> [CurveSegment] {
    var curve = FittedCurve(HandStyle(smoothing: smoothing), grain: grain, precision: precision)
    for s in samples { curve.append(scaled(s, grain)) }
    return curve.segments(from: 0)
  }
}
