/// The smooth line that a hand meant, made of its samples while they come, by the fit that its style has.
///
/// One more sample costs the same however long the line is.
public struct LineCurve: Sendable {
  // One of the two is there: with both in an enum, each sample would copy all of the line.
  private var parabolas: HandCurve?
  private var boxes: FittedCurve?

  /// - Parameters:
  ///   - style: smoothed; 0 makes straight lines.
  ///   - grain: how long a point of the screen was on the paper when the hand drew.
  public init(_ style: HandStyle, grain: Double) {
    if let precision = style.fit.precision {
      boxes = FittedCurve(style, grain: grain, precision: precision)
    } else {
      parabolas = HandCurve(style, grain: grain)
    }
  }

  public mutating func append(
    _ position: PaperPoint, pressure: Double = 1, milliseconds: Double = 0,
    tilt: SIMD2<Double> = .zero
  ) {
    parabolas?.append(position, pressure: pressure, milliseconds: milliseconds, tilt: tilt)
    boxes?.append(position, pressure: pressure, milliseconds: milliseconds, tilt: tilt)
  }

  /// Takes a sample of a paper.
  public mutating func append(_ sample: Sample, on paper: AspectRatio) {
    append(
      PaperPoint(sample.position, on: paper), pressure: Double(sample.pressure),
      milliseconds: Double(sample.milliseconds), tilt: sample.tilt.degrees)
  }

  /// The number of leading segments that no longer change.
  public var certainCount: Int { parabolas?.certainCount ?? boxes?.certainCount ?? 0 }

  /// The curves from a place on, as if the line ended here.
  public func segments(from first: Int) -> [CurveSegment] {
    parabolas?.segments(from: first) ?? boxes?.segments(from: first) ?? []
  }

  /// The final segments from an index on.
  public func certainSegments(from first: Int) -> [CurveSegment] {
    parabolas?.certainSegments(from: first) ?? boxes?.certainSegments(from: first) ?? []
  }

  /// The start of the line; nil without samples.
  public var start: CurveKnot? { parabolas?.start ?? boxes?.start }
}
