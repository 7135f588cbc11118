/// The points of an intended line, while it is being drawn.
public struct GrowingLine: Sendable {
  private var curve: LineCurve
  private let paper: AspectRatio
  private let tolerance: Double
  private var tapered: TaperedLine?
  /// The certain points of a line without tapers.
  private var curved: [Sample] = []
  private var certainSegments = 0
  /// The time of the last sample.
  private var milliseconds: UInt32 = 0

  /// - Parameters: as in `line(_:on:grain:tolerance:)`.
  public init(_ style: HandStyle, on paper: AspectRatio, grain: Double, tolerance: Double) {
    self.paper = paper
    self.tolerance = tolerance
    curve = LineCurve(style, grain: grain)
    if style.taper != .none { tapered = TaperedLine(style, on: paper) }
  }

  /// Points that no longer change.
  public var certain: [Sample] { tapered?.certain ?? curved }

  /// Adds a reading of the pointer, which may make more of the line certain.
  public mutating func append(_ sample: Sample) {
    curve.append(sample, on: paper)
    milliseconds = sample.milliseconds
    let count = curve.certainCount
    guard count > certainSegments else { return }
    let points = points(along: curve.certainSegments(from: certainSegments))
    certainSegments = count
    if tapered == nil {
      curved += points
    } else {
      for point in points { tapered?.append(point) }
    }
  }

  /// The points after the certain ones, as if the line ended here.
  public var rest: [Sample] {
    let points = points(along: curve.segments(from: certainSegments))
    return tapered?.rest(with: points) ?? points
  }

  /// The points along the segments after the certain ones, with the line's first point if no segment is certain.
  private func points(along segments: [CurveSegment]) -> [Sample] {
    var points: [Sample] = []
    if certainSegments == 0, let start = curve.start {
      points.append(Sample(start, on: paper))
      // A hand that rests on its first point has a time all the same.
      if segments.isEmpty, milliseconds > points[0].milliseconds {
        var end = points[0]
        end.milliseconds = milliseconds
        points.append(end)
      }
    }
    for segment in segments { points.append(segment, on: paper, tolerance: tolerance) }
    return points
  }
}

extension [Sample] {
  /// Appends the points after a curve's first, close enough for straight lines within a tolerance of it.
  fileprivate mutating func append(
    _ segment: CurveSegment, on paper: AspectRatio, tolerance: Double
  ) {
    let count = segment.lineCount(tolerance: tolerance)
    for step in 1...count {
      let knot = segment.knot(at: Double(step) / Double(count))
      // Points beyond the range of numbers can't be placed on a line.
      if knot.position.x.isFinite, knot.position.y.isFinite { append(Sample(knot, on: paper)) }
    }
  }
}

extension Sample {
  fileprivate init(_ knot: CurveKnot, on paper: AspectRatio) {
    self.init(
      position: knot.position.unitPoint(on: paper), pressure: Float(knot.pressure),
      milliseconds: UInt32(
        saturating: min(max(knot.milliseconds.rounded(), 0), Double(UInt32.max))),
      tilt: PenTilt(knot.tilt))
  }
}
