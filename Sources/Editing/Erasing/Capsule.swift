import Base

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

  /// Returns the part of another segment inside the capsule, 0…1 from its start to its end, or nil for none.
  ///
  /// A capsule is convex, so this is a single range: the union of the parts inside the two circles and the rectangle
  /// between them.
  func part(of a: PaperPoint, to b: PaperPoint) -> ClosedRange<Double>? {
    var (low, high) = (Double.infinity, -Double.infinity)
    func add(_ part: ClosedRange<Double>?) {
      guard let part else { return }
      low = min(low, part.lowerBound)
      high = max(high, part.upperBound)
    }
    add(circle(start, a, b))
    add(circle(end, a, b))
    add(rectangle(a, b))
    return low <= high ? low...high : nil
  }

  /// |a + t·(b − a) − c|² ≤ r² solved for t.
  private func circle(_ c: PaperPoint, _ a: PaperPoint, _ b: PaperPoint) -> ClosedRange<Double>? {
    let segment = b - a
    let offset = a - c
    let square = segment.dot(segment)
    let rest = offset.dot(offset) - radius * radius
    guard square > 0 else { return rest <= 0 ? 0...1 : nil }
    let half = segment.dot(offset)
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
    guard let along = Self.part(of: 0...length, from: (a - start).dot(unit), (b - a).dot(unit)),
      let across = Self.part(
        of: -radius...radius, from: (a - start).dot(normal), (b - a).dot(normal))
    else { return nil }
    let low = max(along.lowerBound, across.lowerBound)
    let high = min(along.upperBound, across.upperBound)
    return low <= high ? low...high : nil
  }

  /// Returns the part of 0…1 for t with first + t·change in a range.
  private static func part(
    of range: ClosedRange<Double>, from first: Double, _ change: Double
  ) -> ClosedRange<Double>? {
    if abs(change) < 1e-15 { return range.contains(first) ? 0...1 : nil }
    let a = (range.lowerBound - first) / change
    let b = (range.upperBound - first) / change
    return clipped(min(a, b), max(a, b))
  }

  private static func clipped(_ low: Double, _ high: Double) -> ClosedRange<Double>? {
    let (low, high) = (max(low, 0), min(high, 1))
    return low <= high ? low...high : nil
  }
}
