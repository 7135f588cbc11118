import Geometry

/// All points within a distance of a segment.
struct Capsule {
  let start: PaperPoint
  let end: PaperPoint
  let radius: Double

  init(from start: PaperPoint, to end: PaperPoint, radius: Double) {
    self.start = start
    self.end = end
    self.radius = radius
  }

  /// The part of another segment that lies within, 0…1 from its start to its end; nil for none.
  ///
  /// A capsule is convex, so the part is one, from the first to the last point that lies in one of the two
  /// circles or in the rectangle between them.
  func part(of a: PaperPoint, to b: PaperPoint) -> ClosedRange<Double>? {
    let parts = [circle(start, a, b), circle(end, a, b), rectangle(a, b)].compactMap { $0 }
    guard let low = parts.map(\.lowerBound).min(), let high = parts.map(\.upperBound).max() else {
      return nil
    }
    return low...high
  }

  /// |a + t·(b − a) − c|² ≤ r² solved for t.
  private func circle(_ c: PaperPoint, _ a: PaperPoint, _ b: PaperPoint) -> ClosedRange<Double>? {
    let way = b - a
    let offset = a - c
    let square = way.dot(way)
    let rest = offset.dot(offset) - radius * radius
    guard square > 0 else { return rest <= 0 ? 0...1 : nil }
    let half = way.dot(offset)
    let root = half * half - square * rest
    guard root >= 0 else { return nil }
    let spread = root.squareRoot()
    return Self.clipped((-half - spread) / square, (-half + spread) / square)
  }

  /// 0 ≤ along ≤ length and |across| ≤ r, both linear in t.
  private func rectangle(_ a: PaperPoint, _ b: PaperPoint) -> ClosedRange<Double>? {
    let axis = end - start
    let length = axis.length
    guard length > 0 else { return nil }
    let unit = axis * (1 / length)
    let normal = PaperVector(dx: -unit.dy, dy: unit.dx)
    var (low, high) = (0.0, 1.0)
    for (direction, range) in [(unit, 0...length), (normal, -radius...radius)] {
      let first = (a - start).dot(direction)
      let change = (b - a).dot(direction)
      if abs(change) < 1e-15 {
        guard range.contains(first) else { return nil }
        continue
      }
      let t = [(range.lowerBound - first) / change, (range.upperBound - first) / change]
      low = max(low, min(t[0], t[1]))
      high = min(high, max(t[0], t[1]))
    }
    return low <= high ? low...high : nil
  }

  private static func clipped(_ low: Double, _ high: Double) -> ClosedRange<Double>? {
    let (low, high) = (max(low, 0), min(high, 1))
    return low <= high ? low...high : nil
  }
}
