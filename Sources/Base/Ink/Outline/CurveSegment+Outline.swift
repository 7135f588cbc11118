extension CurveSegment {
  /// The number of chords that keep the centre and both edges of the line within a tolerance of the exact curve.
  ///
  /// Each circle on the curve corresponds to one on the chord, at the same fraction of the way. If their centres differ
  /// by no more than a, and their radii by no more than b, no point of one circle is farther than a + b from the other,
  /// and the same holds for the edges of all circles together: the line's width does not matter. (A wide line on a bend
  /// needs more corners on its outer edge, but these come from the arcs between tangents in `LineOutline`.) The bound
  /// is that of linear interpolation, an eighth of the greatest second derivative, for the centre (Wang) and the radius
  /// together.
  ///
  /// - Parameters:
  ///   - tolerance: in lengths of the paper's longer side.
  ///   - radius: at a fraction of the way, 0…1, in the same unit. Sampled in nine places; a linear radius adds no
  ///     chords.
  public func lineCount(tolerance: Double, radius: (_ t: Double) -> Double) -> Int {
    let (a, b, c, d) = (start.position, startControl, endControl, end.position)
    let bend = max((a - b - (b - c)).length, (b - c - (c - d)).length)
    var swell = 0.0
    for number in 1...7 {
      let t = Double(number) / 8
      let around: Double = radius(t - 0.125) + radius(t + 0.125)
      swell = max(swell, abs(around - 2 * radius(t)))
    }
    // Second derivatives: 6 · bend, and 8² · swell for steps of an eighth.
    let count = ((0.75 * bend + 8 * swell) / max(tolerance, 1e-12)).squareRoot().rounded(.up)
    return count.isNaN ? 64 : Int(saturating: min(max(count, 1), 64))
  }
}
