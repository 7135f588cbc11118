extension SampledContour {
  /// Successive lines and curves within the tolerance, each as long as possible.
  func fitted() -> [CurvedOutline.Piece] {
    var pieces: [CurvedOutline.Piece] = []
    var start = 0
    /// The direction at the end of the preceding curve.
    var tangent: SIMD2<Double>?
    while start < places.count - 1 {
      var end = start + 1
      while !isCorner[end] { end += 1 }
      let line = longest(from: start, to: end) { isStraight(from: $0, to: $1) ? $1 : nil }
      let direction = isCorner[start] ? leaving[start] : tangent ?? leaving[start]
      let curve = longest(from: start, to: end) { cubic(from: $0, to: $1, direction) }
      if let curve, isWorth(curve.last, after: line?.last ?? start) {
        pieces.append(curve.fit.piece)
        start = curve.last
        tangent = curve.fit.arriving
      } else {
        tangent = nil
        start = line?.last ?? start + 1
        pieces.append(.line(PixelPoint(places[start])))
      }
    }
    return pieces
  }

  /// The least number of lines for a curve to replace: it takes as much space as three, but is smooth.
  private static let linesPerCurve = 2

  /// Whether a curve is better than lines up to a point.
  private func isWorth(_ end: Int, after line: Int) -> Bool {
    guard end > line else { return false }
    var (last, count) = (line, 1)
    while count < Self.linesPerCurve, last < end {
      last =
        longest(from: last, to: end) { isStraight(from: $0, to: $1) ? $1 : nil }?.last ?? last + 1
      count += 1
    }
    return last < end
  }

  /// Finds the last successful end of a fit: doubles the step, then bisects.
  private func longest<Fit>(
    from start: Int, to end: Int, _ fit: (_ start: Int, _ end: Int) -> Fit?
  ) -> (last: Int, fit: Fit)? {
    var found: (last: Int, fit: Fit)?
    var (step, beyond) = (2, end + 1)
    while true {
      let last = min(start + step, end)
      guard let fit = fit(start, last) else {
        beyond = last
        break
      }
      found = (last, fit)
      if last == end { return found }
      step *= 2
    }
    var near = found?.last ?? start
    while beyond - near > 1 {
      let middle = (near + beyond) / 2
      if let fit = fit(start, middle) {
        found = (middle, fit)
        near = middle
      } else {
        beyond = middle
      }
    }
    return found
  }

  private func isStraight(from start: Int, to end: Int) -> Bool {
    let way = places[end] - places[start]
    let length = way.length
    guard length > 0 else { return end == start + 1 }
    let direction = way / length
    var farthest = 0.0
    for place in places[start...end] {
      let offset = place - places[start]
      let along = offset.dot(direction)
      // Rejects points too far back as well.
      guard abs(direction.cross(offset)) <= tolerance, along >= farthest - tolerance else {
        return false
      }
      farthest = max(farthest, along)
    }
    return farthest <= length + tolerance
  }

  private func cubic(from start: Int, to end: Int, _ leaving: SIMD2<Double>) -> CubicFit? {
    let places = places[start...end]
    return CubicFit(places, leaving: leaving, arriving: arriving[end], tolerance: tolerance)
      ?? CubicFit(places, leaving: leaving, arriving: nil, tolerance: tolerance)
  }
}
