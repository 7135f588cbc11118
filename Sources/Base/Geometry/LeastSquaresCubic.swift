/// A cubic Bézier curve fitted to points by least squares, with given ends and directions there (Schneider, "An
/// Algorithm for Automatically Fitting Digitized Curves", Graphics Gems, 1990).
public enum LeastSquaresCubic {
  /// Returns the relative position of each point along the line, 0…1.
  public static func chordLengths(of points: ArraySlice<PaperPoint>) -> [Double] {
    guard let first = points.first else { return [] }
    var (lengths, last) = ([0.0], first)
    for point in points.dropFirst() {
      lengths.append(lengths[lengths.count - 1] + (point - last).length)
      last = point
    }
    let all = lengths[lengths.count - 1]
    return lengths.map { all > 0 ? $0 / all : 0 }
  }

  /// Returns the curve whose handles, of any length along given directions, minimise the squared distances.
  ///
  /// - Parameters:
  ///   - points: at least one.
  ///   - places: the parameter of each.
  ///   - startDirection: from the first point on, of length 1.
  ///   - endDirection: from the last point back, of length 1.
  public static func curve(
    _ points: ArraySlice<PaperPoint>, at places: [Double], _ startDirection: PaperVector,
    _ endDirection: PaperVector
  ) -> CurveSegment {
    let (start, end) = (points[points.startIndex], points[points.endIndex - 1])
    var (aa, ab, bb, ax, bx) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for (point, t) in zip(points, places) {
      let s = 1 - t
      let (w1, w2, w3) = (3 * s * s * t, 3 * s * t * t, t * t * t)
      let (a, b) = (startDirection * w1, endDirection * w2)
      let rest = (point - start) - (end - start) * (w2 + w3)
      aa += a.dot(a)
      ab += a.dot(b)
      bb += b.dot(b)
      ax += a.dot(rest)
      bx += b.dot(rest)
    }
    let length = (end - start).length
    let determinant = aa * bb - ab * ab
    var (first, second) = (0.0, 0.0)
    if abs(determinant) > 1e-12 {
      first = (ax * bb - bx * ab) / determinant
      second = (bx * aa - ax * ab) / determinant
    }
    // Avoid loops: thirds of the chord are never far off.
    if first < 1e-6 * length || second < 1e-6 * length {
      (first, second) = (length / 3, length / 3)
    }
    return CurveSegment(
      from: CurveKnot(start, pressure: 1, milliseconds: 0),
      startControl: start + startDirection * first, endControl: end + endDirection * second,
      to: CurveKnot(end, pressure: 1, milliseconds: 0))
  }

  /// Returns a curve along the points, with their parameters improved a few times.
  ///
  /// - Parameters:
  ///   - leaving: the direction at the first point, of length 1.
  ///   - arriving: the direction from the last point back, of length 1.
  public static func fit(
    _ points: ArraySlice<PaperPoint>, leaving: PaperVector, arriving: PaperVector
  ) -> CurveSegment {
    var places = chordLengths(of: points)
    var curve = curve(points, at: places, leaving, arriving)
    for _ in 0..<8 {
      for (index, point) in zip(places.indices, points) {
        places[index] = improved(places[index], of: point, on: curve)
      }
      curve = Self.curve(points, at: places, leaving, arriving)
    }
    return curve
  }

  /// Performs a step of Newton's method towards the closest point on a curve.
  public static func improved(
    _ t: Double, of point: PaperPoint, on curve: CurveSegment
  ) -> Double {
    let s = 1 - t
    let (a, b, c) = (
      curve.startControl - curve.start.position, curve.endControl - curve.startControl,
      curve.end.position - curve.endControl
    )
    let slope = (a * (s * s) + b * (2 * s * t) + c * (t * t)) * 3
    let bend = ((b - a) * s + (c - b) * t) * 6
    let offset = curve.knot(at: t).position - point
    let denominator = slope.dot(slope) + offset.dot(bend)
    guard abs(denominator) > 1e-12 else { return t }
    return min(max(t - offset.dot(slope) / denominator, 0), 1)
  }
}
