/// A cubic Bézier curve between two knots of a line, with pressure, time and tilt at both ends.
public struct CurveSegment: Equatable, Sendable {
  /// The knot that the curve begins at.
  public var start: CurveKnot
  /// The control point of the start, on the tangent there.
  public var startControl: PaperPoint
  /// The control point of the end, on the tangent there.
  public var endControl: PaperPoint
  /// The knot that the curve ends at.
  public var end: CurveKnot

  /// A straight segment.
  public init(from start: CurveKnot, to end: CurveKnot) {
    self.init(
      from: start, startControl: start.position.point(1 / 3, towards: end.position),
      endControl: start.position.point(2 / 3, towards: end.position), to: end)
  }

  /// Creates a curve between two knots, with its control points in the order of the line.
  public init(
    from start: CurveKnot, startControl: PaperPoint, endControl: PaperPoint, to end: CurveKnot
  ) {
    self.start = start
    self.startControl = startControl
    self.endControl = endControl
    self.end = end
  }

  /// The number of chords needed to stay within a tolerance of the curve, by Wang's bound from the greatest second
  /// difference of the control points.
  public func lineCount(tolerance: Double) -> Int {
    let (a, b, c, d) = (start.position, startControl, endControl, end.position)
    let bend = max((a - b - (b - c)).length, (b - c - (c - d)).length)
    let count = (0.75 * bend / max(tolerance, 1e-12)).squareRoot().rounded(.up)
    // The number for a circle if the curve is far off every paper or not finite.
    return count.isNaN ? 64 : Int(saturating: min(max(count, 1), 64))
  }

  /// The knot at a parameter, 0…1.
  public func knot(at t: Double) -> CurveKnot {
    if t >= 1 { return end }
    let s = 1 - t
    let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CurveKnot(
      PaperPoint(
        x: w0 * start.position.x + w1 * startControl.x + w2 * endControl.x + w3 * end.position.x,
        y: w0 * start.position.y + w1 * startControl.y + w2 * endControl.y + w3 * end.position.y),
      pressure: start.pressure + (end.pressure - start.pressure) * t,
      milliseconds: start.milliseconds + (end.milliseconds - start.milliseconds) * t,
      tilt: start.tilt + (end.tilt - start.tilt) * t)
  }

  /// The part between two parameters, 0…1, in the direction from the first to the second.
  ///
  /// Its control points are values of the curve's polar form (blossom).
  public func part(from first: Double, to last: Double) -> CurveSegment {
    guard first != 0 || last != 1 else { return self }
    return CurveSegment(
      from: knot(at: first), startControl: blossom(first, first, last),
      endControl: blossom(first, last, last), to: knot(at: last))
  }

  private func blossom(_ r: Double, _ s: Double, _ t: Double) -> PaperPoint {
    let (a, b, c) = (
      start.position.point(r, towards: startControl), startControl.point(r, towards: endControl),
      endControl.point(r, towards: end.position)
    )
    return a.point(s, towards: b).point(t, towards: b.point(s, towards: c))
  }
}

/// A point of a hand-drawn line.
public struct CurveKnot: Equatable, Sendable {
  /// The point on the paper.
  public var position: PaperPoint
  /// 0…1.
  public var pressure: Double
  /// Since the start of the line.
  public var milliseconds: Double
  /// The tilt of the pen, ready to be averaged.
  public var tilt: PenTilt.Measures
  /// Whether the line has a corner there.
  public var isCorner: Bool

  /// Creates a knot; one of a pen is upright unless its tilt is given.
  public init(
    _ position: PaperPoint, pressure: Double, milliseconds: Double, tilt: PenTilt.Measures = .zero,
    isCorner: Bool = false
  ) {
    self.position = position
    self.pressure = pressure
    self.milliseconds = milliseconds
    self.tilt = tilt
    self.isCorner = isCorner
  }
}
