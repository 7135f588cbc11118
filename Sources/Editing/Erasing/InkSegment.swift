import Base
import Documents

/// A segment of a line's ink: the points around a straight segment within a radius that changes linearly from its start
/// to its end.
struct InkSegment {
  let start: PaperPoint
  let end: PaperPoint
  let startRadius: Double
  let endRadius: Double

  var isEven: Bool { startRadius == endRadius }
  var largestRadius: Double { max(startRadius, endRadius) }

  func point(at part: Double) -> PaperPoint { start.point(part, towards: end) }

  func radius(at part: Double) -> Double { startRadius + (endRadius - startRadius) * part }

  /// Returns the distance of a point from the ink; negative inside it.
  ///
  /// With the point at (x, y) relative to the start, the segment along x, and the radius growing by s for each unit of
  /// it, the closest circle has its centre at x + s·|y| ÷ √(1 − s²).
  func distance(to point: PaperPoint) -> Double {
    let way = end - start
    let length = way.length
    let slope = length > 0 ? (endRadius - startRadius) / length : 0
    guard abs(slope) < 1, length > 0 else {
      return min((point - start).length - startRadius, (point - end).length - endRadius)
    }
    let (offset, unit) = (point - start, way * (1 / length))
    let across = abs(offset.dx * unit.dy - offset.dy * unit.dx)
    let place = offset.dot(unit) + slope * across / (1 - slope * slope).squareRoot()
    let part = min(max(place / length, 0), 1)
    return (point - self.point(at: part)).length - radius(at: part)
  }

  /// Returns the part of it, 0…1, with ink within a distance of another segment, or nil for none.
  ///
  /// The distance to a segment is convex along another one, and remains so after subtracting a linear radius, so this
  /// is a single range around the closest point.
  func part(within distance: Double, of a: PaperPoint, to b: PaperPoint) -> ClosedRange<Double>? {
    func excess(_ part: Double) -> Double {
      point(at: part).distance(toSegmentFrom: a, to: b) - radius(at: part) - distance
    }
    var (low, high) = (0.0, 1.0)
    while high - low > 1e-9 {
      let third = (high - low) / 3
      if excess(low + third) <= excess(high - third) { high -= third } else { low += third }
    }
    let candidates = [0, (low + high) / 2, 1]
    guard let inner = candidates.first(where: { excess($0) <= 0 }) else { return nil }
    return edge(from: inner, to: 0, excess)...edge(from: inner, to: 1, excess)
  }

  /// Returns the last position inside, from an inner one towards an end.
  private func edge(
    from inner: Double, to end: Double, _ excess: (Double) -> Double
  ) -> Double {
    if excess(end) <= 0 { return end }
    var (inner, outer) = (inner, end)
    while abs(outer - inner) > 1e-12 {
      let middle = (inner + outer) / 2
      if excess(middle) <= 0 { inner = middle } else { outer = middle }
    }
    return inner
  }
}

extension Stroke {
  /// Returns half the width of its ink at one of its samples.
  func inkRadius(at sample: Sample) -> Double {
    guard style.hand.changesWidth, style.dash.isSolid else { return width / 2 }
    return style.hand.breadth(of: sample) * width / 2
  }

  /// Returns the segments of ink between samples; for a single sample, one of zero length; for a spattering brush, one
  /// of zero length a drop.
  func ink(along samples: [Sample], on paper: AspectRatio) -> [InkSegment] {
    if style.kind.name == .spatter { return drops(along: samples, on: paper) }
    func stretch(_ a: Sample, _ b: Sample) -> InkSegment {
      InkSegment(
        start: PaperPoint(a.position, on: paper), end: PaperPoint(b.position, on: paper),
        startRadius: inkRadius(at: a), endRadius: inkRadius(at: b))
    }
    guard samples.count > 1 else { return samples.map { stretch($0, $0) } }
    return zip(samples, samples.dropFirst()).map { stretch($0, $1) }
  }

  /// Returns the segments of ink of a line.
  func ink(on paper: AspectRatio) -> [InkSegment] { ink(along: samples, on: paper) }
}
