import Base
import Glibc

/// A grid of places, a quarter of a pixel apart, over a line: how far each is from what the pen covers, by the distance
/// to each hull of two circles, and how often a contour winds round it. Neither knows anything of the other.
struct OutlineOracle {
  static let step = 0.25
  let columns: Int
  let rows: Int
  let left: Double
  let top: Double
  /// To the nearest hull, negative inside; great where none is near.
  private(set) var distances: [Double]
  private let circles: [PenCircle]

  static let margin = 1.0

  init(_ circles: [PenCircle], offset: Double = 0.017) {
    self.circles = circles
    let boxes = circles.map {
      (
        $0.center.x - $0.radius, $0.center.y - $0.radius, $0.center.x + $0.radius,
        $0.center.y + $0.radius
      )
    }
    left = (boxes.map(\.0).min() ?? 0) - Self.margin + offset
    top = (boxes.map(\.1).min() ?? 0) - Self.margin + offset * 0.7
    columns = Int(((boxes.map(\.2).max() ?? 0) + Self.margin - left) / Self.step) + 1
    rows = Int(((boxes.map(\.3).max() ?? 0) + Self.margin - top) / Self.step) + 1
    distances = Array(repeating: 1e9, count: columns * rows)
    if circles.count == 1 { stamp(circles[0], circles[0]) }
    for (a, b) in zip(circles, circles.dropFirst()) { stamp(a, b) }
  }

  private mutating func stamp(_ a: PenCircle, _ b: PenCircle) {
    func range(_ low: Double, _ high: Double, _ origin: Double, _ count: Int) -> Range<Int> {
      let first = max(0, Int((low - Self.margin - origin) / Self.step))
      return first..<max(first, min(count, Int((high + Self.margin - origin) / Self.step) + 1))
    }
    let across = range(
      min(a.center.x - a.radius, b.center.x - b.radius),
      max(a.center.x + a.radius, b.center.x + b.radius), left, columns)
    let down = range(
      min(a.center.y - a.radius, b.center.y - b.radius),
      max(a.center.y + a.radius, b.center.y + b.radius), top, rows)
    for row in down {
      for column in across {
        let index = row * columns + column
        distances[index] = min(
          distances[index],
          Self.distance(
            x: left + Double(column) * Self.step, y: top + Double(row) * Self.step, a, b))
      }
    }
  }

  /// From a place to the hull of two circles (Inigo Quilez, "2D distance functions", uneven capsule).
  static func distance(x: Double, y: Double, _ a: PenCircle, _ b: PenCircle) -> Double {
    let (px, py) = (x - a.center.x, y - a.center.y)
    let (wx, wy) = (b.center.x - a.center.x, b.center.y - a.center.y)
    let (h, shrinking) = (wx * wx + wy * wy, a.radius - b.radius)
    if h <= shrinking * shrinking {
      return shrinking >= 0 ? hypot(px, py) - a.radius : hypot(px - wx, py - wy) - b.radius
    }
    let (qx, qy) = (abs(px * wy - py * wx) / h, (px * wx + py * wy) / h)
    let cx = (h - shrinking * shrinking).squareRoot()
    let (k, n) = (cx * qy - shrinking * qx, qx * qx + qy * qy)
    if k < 0 { return (h * n).squareRoot() - a.radius }
    if k > cx { return (h * (n + 1 - 2 * qy)).squareRoot() - b.radius }
    return cx * qx + shrinking * qy - a.radius
  }

  /// How often a closed polygon winds round each place.
  func windings(of polygon: [PixelPoint]) -> [Int] {
    var crossings: [[(x: Double, turn: Int)]] = Array(repeating: [], count: rows)
    for (index, start) in polygon.enumerated() {
      let end = polygon[(index + 1) % polygon.count]
      let (low, high) = (min(start.y, end.y), max(start.y, end.y))
      var row = max(0, Int(((low - top) / Self.step).rounded(.down)))
      while row < rows, top + Double(row) * Self.step <= low { row += 1 }
      while row < rows, top + Double(row) * Self.step <= high {
        let y = top + Double(row) * Self.step
        let x = start.x + (end.x - start.x) * (y - start.y) / (end.y - start.y)
        crossings[row].append((x, end.y > start.y ? 1 : -1))
        row += 1
      }
    }
    var windings = Array(repeating: 0, count: columns * rows)
    for row in 0..<rows {
      let sorted = crossings[row].sorted { $0.x < $1.x }
      var (next, turns) = (0, 0)
      for column in 0..<columns {
        let x = left + Double(column) * Self.step
        while next < sorted.count, sorted[next].x <= x {
          turns += sorted[next].turn
          next += 1
        }
        windings[row * columns + column] = turns
      }
    }
    return windings
  }

  /// Places that a polygon leaves open or covers in vain.
  ///
  /// - Parameters:
  ///   - inside: how far from the edge of the whole line a place has to be for the first,
  ///   - outside: for the second.
  func violations(of polygon: [PixelPoint], inside: Double, outside: Double) -> Violations {
    var found = Violations.none
    for (index, turns) in windings(of: polygon).enumerated() {
      if turns == 0, distances[index] < -1e-9, isDeep(index, inside) { found.open += 1 }
      if turns != 0, distances[index] > outside { found.vain += 1 }
    }
    return found
  }

  struct Violations: Equatable {
    var open: Int
    var vain: Int

    static let none = Violations(open: 0, vain: 0)
  }

  /// Whether a place in a hull is far from the edge of all hulls: a wide one may have its edge beside it.
  private func isDeep(_ index: Int, _ depth: Double) -> Bool {
    guard depth > 0, distances[index] > -depth else { return true }
    let x = left + Double(index % columns) * Self.step
    let y = top + Double(index / columns) * Self.step
    let hulls =
      circles.count == 1 ? [(circles[0], circles[0])] : Array(zip(circles, circles.dropFirst()))
    return (0..<32).allSatisfy { number in
      let angle = Double(number) * .pi / 16
      return [0.3, 0.6, 1].allSatisfy { part in
        let (a, b) = (x + depth * part * cos(angle), y + depth * part * sin(angle))
        return hulls.contains { Self.distance(x: a, y: b, $0, $1) < 0 }
      }
    }
  }
}
