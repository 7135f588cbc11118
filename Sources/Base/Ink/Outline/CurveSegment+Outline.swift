extension CurveSegment {
  /// Into how many straight lines it has to be cut so that neither its centre nor either edge of the line round it is
  /// farther than a distance from what is meant.
  ///
  /// Each circle on the curve has a partner on the chord, at the same part of the way. If their middles differ by no
  /// more than a, and their radii by no more than b, no point of one circle is farther than a + b from the other, and
  /// so neither are the edges of all circles together: how wide the line is does not matter. (A wide line on a bend
  /// needs more corners on its outer edge, but these are those of the arcs that `LineOutline` joins its tangents by.)
  /// The bound is that of linear interpolation, of an eighth of the greatest second derivative, for the middle (Wang)
  /// and the radius together.
  ///
  /// - Parameters:
  ///   - tolerance: in lengths of the paper's longer side.
  ///   - radius: at a part of the way, 0…1, in the same unit. One that is linear costs nothing; it is looked at in
  ///     nine places.
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
