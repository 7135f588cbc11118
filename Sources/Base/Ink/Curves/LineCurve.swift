/// Smooths a hand-drawn line while its samples arrive, by the fit of its style.
///
/// The cost of a sample is independent of the line's length.
public struct LineCurve: Sendable {
  // One of the two is set: with both in an enum, each sample would copy the whole line.
  private var parabolas: HandCurve?
  private var boxes: FittedCurve?

  /// - Parameters:
  ///   - style: smoothed; 0 gives straight lines.
  ///   - grain: the size of a screen point on the paper during drawing.
  public init(_ style: HandStyle, grain: Double) {
    if let precision = style.fit.precision {
      boxes = FittedCurve(style, grain: grain, precision: precision)
    } else {
      parabolas = HandCurve(style, grain: grain)
    }
  }

  /// Adds a reading of the pointer to the fit of the style.
  ///
  /// - Parameter milliseconds: the time since the start of the line.
  /// - Parameter tilt: `PenTilt.measures`.
  public mutating func append(
    _ position: PaperPoint, pressure: Double = 1, milliseconds: Double = 0,
    tilt: PenTilt.Measures = .zero
  ) {
    parabolas?.append(position, pressure: pressure, milliseconds: milliseconds, tilt: tilt)
    boxes?.append(position, pressure: pressure, milliseconds: milliseconds, tilt: tilt)
  }

  /// Appends a sample on a paper.
  public mutating func append(_ sample: Sample, on paper: AspectRatio) {
    append(
      PaperPoint(sample.position, on: paper), pressure: Double(sample.pressure),
      milliseconds: Double(sample.milliseconds), tilt: sample.tilt.measures)
  }

  /// The number of leading segments that no longer change.
  public var certainCount: Int { parabolas?.certainCount ?? boxes?.certainCount ?? 0 }

  /// The segments from an index on, as if the line ended here.
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
