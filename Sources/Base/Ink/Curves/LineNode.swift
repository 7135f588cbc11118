/// A spot of a line with its arc length: a sample, or a corner implied by samples.
struct LineNode: Sendable {
  enum Kind: Sendable {
    /// The line passes near it, within its box.
    case passing
    /// The line breaks there, and passes exactly through it.
    case corner
    /// The line begins or ends exactly there.
    case end
  }

  var position: PaperPoint
  /// The length of the chords from the first node, the parameter of fits.
  var arc: Double
  var pressure: Double
  var milliseconds: Double
  /// In degrees.
  var tilt: PenTilt.Measures
  var kind: Kind

  init(_ spot: SampleTrail.Spot, arc: Double, kind: Kind) {
    position = spot.position
    self.arc = arc
    pressure = spot.pressure
    milliseconds = spot.milliseconds
    tilt = spot.tilt
    self.kind = kind
  }
}

/// A knot of a fitted line, with the derivatives by arc length before and after it.
struct FittedKnot: Sendable {
  var knot: CurveKnot
  var arc: Double
  var arriving: PaperVector
  var leaving: PaperVector
}
