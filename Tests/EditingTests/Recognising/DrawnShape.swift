import Base
import Editing
import TestSupport

/// A shape that a hand may want to draw.
enum DrawnShape: String, CaseIterable, Sendable {
  case line, arc, circle, ellipse, square, rectangle, triangle, quadrilateral, pentagon, star
  case corner, zigzag

  /// Its line in points about the origin, somewhat different each time: its longer extent is `size`.
  func line(size: Double, using random: inout SeededRandom) -> [PaperPoint] {
    func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
    let half = size / 2
    switch self {
    case .line: return Self.points([(-half, 0), (half, 0)])
    case .arc: return Self.round(1, number(1.2...4.5)).map { Self.scaled($0, half, half) }
    case .circle: return Self.round(1, 2 * .pi).map { Self.scaled($0, half, half) }
    case .ellipse:
      let flat = number(0.3...0.7)
      return Self.round(1, 2 * .pi).map { Self.scaled($0, half, half * flat) }
    case .square: return Self.box(half, half)
    case .rectangle: return Self.box(half, half * number(0.25...0.8))
    case .triangle:
      return Self.points(
        [
          (-half, half * 0.7), (half * number(-0.8...0.8), -half * 0.8),
          (half, half * number(0.5...0.9)),
        ], closed: true)
    case .quadrilateral:
      let lean = half * number(0.4...0.6)
      return Self.points(
        [
          (-half, half * 0.6), (-half + lean, -half * 0.6),
          (half - number(0...0.3) * half, -half * 0.6), (half, half * 0.6),
        ],
        closed: true)
    case .pentagon:
      return Self.points(
        (0...5).map { index in
          let direction = PaperAngle.direction(radians: 2 * .pi * Double(index % 5) / 5)
          return (direction.dx * half, direction.dy * half)
        })
    case .star:
      return Self.points(
        (0...5).map { index in
          let direction = PaperAngle.direction(radians: 4 * .pi * Double(index % 5) / 5)
          return (direction.dx * half, direction.dy * half)
        })
    case .corner:
      return Self.points([
        (-half, -half * 0.6), (-half * number(0.4...0.8), half * 0.6), (half, half * 0.5),
      ])
    case .zigzag:
      return Self.points([
        (-half, 0), (-half * 0.4, half * 0.8), (half * 0.3, -half * 0.7), (half, half * 0.6),
      ])
    }
  }

  /// Whether a shape is of this kind.
  func isRecognised(as shape: RecognisedShape?) -> Bool {
    switch (self, shape) {
    case (.line, .line), (.arc, .arc), (.circle, .circle), (.ellipse, .ellipse),
      (.square, .rectangle), (.rectangle, .rectangle), (.triangle, .triangle):
      true
    case (.quadrilateral, .polygon(let corners)): corners.count == 4
    case (.pentagon, .polygon(let corners)), (.star, .polygon(let corners)): corners.count == 5
    case (.corner, .polyline(let corners)): corners.count == 3
    case (.zigzag, .polyline(let corners)): corners.count == 4
    default: false
    }
  }

  var isClosed: Bool {
    switch self {
    case .line, .arc, .corner, .zigzag: false
    default: true
    }
  }

  private static func points(
    _ points: [(Double, Double)], closed: Bool = false
  ) -> [PaperPoint] {
    let points = points.map { PaperPoint(x: $0.0, y: $0.1) }
    return closed ? points + [points[0]] : points
  }

  private static func round(_ radius: Double, _ sweep: Double) -> [PaperPoint] {
    let steps = 120
    let full = sweep >= 2 * .pi
    return (0...steps).map { index in
      let step = full ? index % steps : index
      let direction = PaperAngle.direction(radians: sweep * Double(step) / Double(steps))
      return PaperPoint(x: direction.dx * radius, y: direction.dy * radius)
    }
  }

  private static func scaled(_ point: PaperPoint, _ x: Double, _ y: Double) -> PaperPoint {
    PaperPoint(x: point.x * x, y: point.y * y)
  }

  private static func box(_ x: Double, _ y: Double) -> [PaperPoint] {
    points([(-x, -y), (x, -y), (x, y), (-x, y)], closed: true)
  }
}
