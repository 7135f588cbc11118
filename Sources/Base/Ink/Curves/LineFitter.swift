/// The pipeline from samples to the pieces of a fitted line, holding the part of the line it still needs.
///
/// Samples become spots, spots become nodes once it is known which of them are corners, nodes become knots once the
/// stretch of their fit is known, and knots become pieces once it is known which ones the curve needs. Each step waits
/// for a bounded number of successors, so its output never changes.
struct LineFitter: Sendable {
  private var trail: SampleTrail
  private var placing: NodePlacing
  private var fitting: KnotFitting

  init(_ style: HandStyle, grain: Double, precision: Double) {
    let bounds = FitBounds(smoothing: style.smoothing, grain: grain, precision: precision)
    trail = SampleTrail(nearest: bounds.nearest)
    placing = NodePlacing(bounds: bounds)
    fitting = KnotFitting(bounds: bounds, pressure: LinePressure(style, grain: grain))
  }

  /// The start of the line, as if it ended here; nil without samples.
  var start: CurveKnot? {
    var (end, pieces): (LineFitter, [CurveSegment]) = (self, [])
    end.finish(to: &pieces)
    return pieces.first?.start
      ?? trail.first.map {
        CurveKnot($0.position, pressure: $0.pressure, milliseconds: $0.milliseconds, tilt: $0.tilt)
      }
  }

  /// Appends a sample and the pieces that thereby become final.
  mutating func append(_ sample: SampleTrail.Spot, to pieces: inout [CurveSegment]) {
    guard let spot = trail.append(sample) else { return }
    placing.append(spot, to: &fitting)
    fitting.advance(to: &pieces)
  }

  /// Emits the remaining pieces, as if the line ended here.
  mutating func finish(to pieces: inout [CurveSegment]) {
    placing.finish(with: trail.end, to: &fitting)
    fitting.finish(to: &pieces)
  }
}
