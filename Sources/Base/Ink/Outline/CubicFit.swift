/// A cubic Bézier curve near a row of points, with given tangents at both ends.
///
/// Uses least squares for the lengths of both tangents and Newton's steps for the points' parameters (Schneider, "An
/// algorithm for automatically fitting digitized curves", Graphics Gems, 1990).
struct CubicFit {
  private let start: SIMD2<Double>
  private var startControl: SIMD2<Double>
  private var endControl: SIMD2<Double>
  private let end: SIMD2<Double>

  private static let mostRounds = 6
  /// The initial error, in tolerances, beyond which a fit is abandoned.
  private static let hopeless = 6.0
  /// The greatest ratio of one round's squared error to the previous one's if the fit is to go on.
  private static let progress = 0.7

  /// Returns nil if no curve within the tolerance of all points was found.
  ///
  /// - Parameters:
  ///   - leaving: the direction at the first point, of length 1.
  ///   - arriving: the direction at the last point; nil for any.
  init?(
    _ places: ArraySlice<SIMD2<Double>>, leaving: SIMD2<Double>, arriving: SIMD2<Double>?,
    tolerance: Double
  ) {
    guard let first = places.first, let last = places.last, places.count > 1 else { return nil }
    (start, end) = (first, last)
    (startControl, endControl) = (first, last)
    guard var parameters = Self.chordLengths(of: places) else { return nil }
    let way = (last - first).length
    var enough = Self.hopeless * Self.hopeless * tolerance * tolerance
    for _ in 0..<Self.mostRounds {
      if let arriving {
        fit(places, parameters, leaving: leaving, arriving: arriving, way: way)
      } else if !fit(places, parameters, leaving: leaving, way: way) {
        return nil
      }
      var error = 0.0
      for (place, t) in zip(places, parameters) {
        let offset = point(at: t) - place
        // NaN compares false and must not pass.
        if !(offset.dot(offset) <= error) { error = offset.dot(offset) }
      }
      if error <= tolerance * tolerance, stays(near: places, parameters, tolerance) { return }
      guard error <= enough else { return nil }
      enough = error * Self.progress
      for (index, place) in zip(parameters.indices, places) {
        parameters[index] = nearest(to: place, from: parameters[index])
      }
    }
    return nil
  }

  var piece: CurvedOutline.Piece {
    .curve(PixelPoint(startControl), PixelPoint(endControl), PixelPoint(end))
  }

  /// The chord-length parameter of each point, 0…1; nil if the points span no length.
  private static func chordLengths(of places: ArraySlice<SIMD2<Double>>) -> [Double]? {
    var (length, before) = (0.0, places[places.startIndex])
    var lengths: [Double] = []
    lengths.reserveCapacity(places.count)
    for place in places {
      length += (place - before).length
      lengths.append(length)
      before = place
    }
    guard length > 0 else { return nil }
    for index in lengths.indices { lengths[index] /= length }
    return lengths
  }

  private mutating func fit(
    _ places: ArraySlice<SIMD2<Double>>, _ parameters: [Double], leaving: SIMD2<Double>,
    arriving: SIMD2<Double>, way: Double
  ) {
    var (c00, c01, c11, x0, x1) = (0.0, 0.0, 0.0, 0.0, 0.0)
    let cosine = -leaving.dot(arriving)
    for (place, t) in zip(places, parameters) {
      let s = 1 - t
      let (b1, b2) = (3 * s * s * t, 3 * s * t * t)
      let rest = place - start * (s * s * s + b1) - end * (b2 + t * t * t)
      c00 += b1 * b1
      c01 += b1 * b2 * cosine
      c11 += b2 * b2
      x0 += rest.dot(leaving) * b1
      x1 -= rest.dot(arriving) * b2
    }
    let determinant = c00 * c11 - c01 * c01
    var a = (x0 * c11 - x1 * c01) / determinant
    var b = (x1 * c00 - x0 * c01) / determinant
    if !(determinant > 1e-12 * c00 * c11) || !(a > way * 1e-3) || !(b > way * 1e-3) {
      // The handles of a straight line (Wu and Barsky).
      (a, b) = (way / 3, way / 3)
    }
    startControl = start + leaving * a
    endControl = end - arriving * b
  }

  /// Fits with a free direction at the end.
  private mutating func fit(
    _ places: ArraySlice<SIMD2<Double>>, _ parameters: [Double], leaving: SIMD2<Double>, way: Double
  ) -> Bool {
    var (c00, c01, c11) = (0.0, 0.0, 0.0)
    var (x, y) = (SIMD2<Double>.zero, SIMD2<Double>.zero)
    for (place, t) in zip(places, parameters) {
      let s = 1 - t
      let (b1, b2) = (3 * s * s * t, 3 * s * t * t)
      let rest = place - start * (s * s * s + b1) - end * (b2 + t * t * t)
      c00 += b1 * b1
      c01 += b1 * b2
      c11 += b2 * b2
      x += rest * b1
      y += rest * b2
    }
    let determinant = c00 * c11 - c01 * c01
    let a = (x.dot(leaving) * c11 - y.dot(leaving) * c01) / determinant
    guard determinant > 1e-12 * c00 * c11, a > way * 1e-3, a < way * 3 else { return false }
    let back = (y - leaving * (a * c01)) / c11
    startControl = start + leaving * a
    endControl = end + back
    return back.length > way * 0.05 && back.length < way * 3
  }

  /// The direction at the end, of length 1; nil if it has none.
  var arriving: SIMD2<Double>? {
    let way = end - endControl
    return way.length > 0 ? way / way.length : nil
  }

  /// Whether the curve passes the points in order and is close to the straight lines between them.
  private func stays(
    near places: ArraySlice<SIMD2<Double>>, _ parameters: [Double], _ tolerance: Double
  ) -> Bool {
    for index in 1..<parameters.count {
      let (before, after) = (parameters[index - 1], parameters[index])
      guard after >= before else { return false }
      let start = places[places.startIndex + index - 1]
      let way = places[places.startIndex + index] - start
      let offset = point(at: (before + after) / 2) - start
      let fraction = min(max(offset.dot(way) / way.dot(way), 0), 1)
      guard (offset - way * fraction).length <= tolerance else { return false }
    }
    return true
  }

  private func point(at t: Double) -> SIMD2<Double> {
    let s = 1 - t
    return start * (s * s * s) + startControl * (3 * s * s * t) + endControl * (3 * s * t * t)
      + end * (t * t * t)
  }

  /// One of Newton's steps towards the parameter of the nearest point.
  private func nearest(to place: SIMD2<Double>, from t: Double) -> Double {
    let s = 1 - t
    let (a, b, c) = (startControl - start, endControl - startControl, end - endControl)
    let first = (a * (s * s) + b * (2 * s * t) + c * (t * t)) * 3
    let second = ((b - a) * s + (c - b) * t) * 6
    let offset = point(at: t) - place
    let slope = first.dot(first) + offset.dot(second)
    guard slope > 0 else { return t }
    return min(max(t - offset.dot(first) / slope, 0), 1)
  }
}
