import Base

/// A stretch of a line.
struct LineRun {
  var points: ArraySlice<PixelPoint>
  /// At the same points; empty for a line of constant width.
  var breadths: ArraySlice<Double>
  /// At the same points; empty unless the pen's style needs them.
  var traits: ArraySlice<PointTraits> = []

  var isTapered: Bool { !breadths.isEmpty }

  subscript(range: ClosedRange<Int>) -> LineRun {
    LineRun(
      points: points[range], breadths: isTapered ? breadths[range] : [],
      traits: traits.isEmpty ? [] : traits[range])
  }

  /// The position if all points coincide.
  var dot: PixelPoint? {
    guard let first = points.first, points.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  /// The pixels that a pen may touch along it.
  func box(of pen: Pen) -> PixelRect {
    guard !points.isEmpty else { return .empty }
    var extent = Extent()
    extent.add(points, pen: pen)
    return extent.rect(padding: extent.padding(of: pen))
  }

  /// The stretches whose segments can reach a rectangle; the others would draw outside it.
  func stretches(near rect: PixelRect, of pen: Pen) -> [LineRun] {
    guard points.count > 2 else { return [self] }
    let corner = pen.width * (pen.style.join == .miter ? LineJoin.miterLimit / 2 : 0.75)
    let reach = max(corner, pen.reach) + 2
    let (left, top) = (Double(rect.x) - reach, Double(rect.y) - reach)
    let (right, bottom) = (Double(rect.maxX) + reach, Double(rect.maxY) + reach)
    var stretches: [LineRun] = []
    var start: Int?
    for index in points.indices.dropLast() {
      let (a, b) = (points[index], points[index + 1])
      let reaches =
        min(a.x, b.x) <= right && max(a.x, b.x) >= left && min(a.y, b.y) <= bottom
        && max(a.y, b.y) >= top
      if reaches {
        start = start ?? index
      } else if let first = start {
        stretches.append(self[first...index])
        start = nil
      }
    }
    if let start { stretches.append(self[start...points.endIndex - 1]) }
    return stretches
  }
}
