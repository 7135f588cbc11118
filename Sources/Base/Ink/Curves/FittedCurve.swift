/// Reconstructs an intended line: the smoothest curve through the boxes that contain its samples.
///
/// A pointer that gives whole pixels is accurate to half a pixel; a curve through those points shows pixel stairs, and
/// one within a fixed distance of them shrinks letters. So the line is fitted as far as its samples allow: at each knot
/// by a cubic over the longest stretch that stays within the boxes (see `NodeFit`). Intended corners stay (see
/// `CornerSearch`), and both ends are at the pointer's positions.
///
/// Segments beyond the reach of fits never change: a sample costs only the work within that reach however long the
/// line, and the line under the pointer is final.
public struct FittedCurve: Sendable {
  private var fitter: LineFitter
  private var settled: [CurveSegment] = []

  /// Squares of greater coordinates overflow.
  private static let farthest = 1e100

  /// - Parameters:
  ///   - style: smoothed; 0 gives straight lines, 35 stays within the boxes, 100 removes jitter of three points.
  ///   - grain: the size of a screen point on the paper during drawing.
  ///   - precision: half the width of the box around a sample, in grains: 0.5 for a pointer with whole pixels.
  public init(_ style: HandStyle, grain: Double, precision: Double = 0.5) {
    let grain = grain.isNaN ? 0 : min(max(grain, 0), Self.farthest)
    fitter = LineFitter(style, grain: grain, precision: precision)
  }

  /// Appends a sample, ignoring positions that are not finite or beyond every paper.
  ///
  /// Costs one fit, 3 to 22 µs, however long the line.
  public mutating func append(
    _ position: PaperPoint, pressure: Double = 1, milliseconds: Double = 0,
    tilt: PenTilt.Measures = .zero
  ) {
    guard abs(position.x) < Self.farthest, abs(position.y) < Self.farthest else { return }
    fitter.append(
      SampleTrail.Spot(
        position: position, pressure: pressure.isNaN ? 1 : min(max(pressure, 0), 1),
        milliseconds: milliseconds.isFinite ? milliseconds : 0, tilt: tilt),
      to: &settled)
  }

  /// The number of leading segments that no longer change.
  public var certainCount: Int { settled.count }

  /// The segments from an index on, as if the line ended here.
  public func segments(from first: Int) -> [CurveSegment] {
    var (all, end) = (certainSegments(from: first), fitter)
    let certain = all.count
    end.finish(to: &all)
    let passed = max(0, first - settled.count)
    if passed > 0 { all.removeSubrange(certain..<min(certain + passed, all.count)) }
    return all
  }

  /// The final segments from an index on.
  public func certainSegments(from first: Int) -> [CurveSegment] {
    first < settled.count ? Array(settled[max(first, 0)...]) : []
  }

  /// The start of the line; nil without samples.
  public var start: CurveKnot? { settled.first?.start ?? fitter.start }
}
