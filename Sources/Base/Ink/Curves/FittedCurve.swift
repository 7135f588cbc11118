/// The line that a hand meant: the smoothest curve through the boxes that its samples are known to
/// be in.
///
/// A pointer that gives whole pixels says where it was within half a pixel; a curve through those
/// places has the stairs of the pixels, and one near them by a fixed distance makes letters
/// smaller. So the line is fitted as far as its samples allow: at each knot by a cubic over the
/// longest stretch that stays within the boxes (see `NodeFit`). Corners that were meant stay (see
/// `CornerSearch`), and both ends are where the pointer was.
///
/// What is farther back than the reach of fits never changes any more: a sample more costs what is
/// within that reach, however long the line is, and the line under the pointer is the one that
/// stays.
public struct FittedCurve: Sendable {
  private var fitter: LineFitter
  private var settled: [CurveSegment] = []

  /// The square of a greater coordinate overflows.
  private static let farthest = 1e100

  /// - Parameters:
  ///   - style: smoothed; 0 makes straight lines, 35 stays within the boxes, 100 takes away a
  ///     tremble of three points.
  ///   - grain: how long a point of the screen was on the paper when the hand drew.
  ///   - precision: half the width of the box around a sample, in grains: 0.5 for a pointer that
  ///     gives whole pixels.
  public init(_ style: HandStyle, grain: Double, precision: Double = 0.5) {
    let grain = grain.isNaN ? 0 : min(max(grain, 0), Self.farthest)
    fitter = LineFitter(style, grain: grain, precision: precision)
  }

  /// Takes a sample, unless its place is no number or beyond all papers.
  ///
  /// Cost: that of one fit, 3 to 22 µs, however long the line.
  public mutating func append(
    _ position: PaperPoint, pressure: Double = 1, milliseconds: Double = 0,
    tilt: SIMD2<Double> = .zero
  ) {
    guard abs(position.x) < Self.farthest, abs(position.y) < Self.farthest else { return }
    fitter.append(
      SampleTrail.Spot(
        position: position, pressure: pressure.isNaN ? 1 : min(max(pressure, 0), 1),
        milliseconds: milliseconds.isFinite ? milliseconds : 0, tilt: tilt),
      to: &settled)
  }

  /// How many of the first segments stay, whatever comes.
  public var certainCount: Int { settled.count }

  /// The curves from a place on, as if the line ended here.
  public func segments(from first: Int) -> [CurveSegment] {
    var (all, end) = (certainSegments(from: first), fitter)
    let certain = all.count
    end.finish(to: &all)
    let passed = max(0, first - settled.count)
    if passed > 0 { all.removeSubrange(certain..<min(certain + passed, all.count)) }
    return all
  }

  /// The curves from a place on that stay, whatever comes.
  public func certainSegments(from first: Int) -> [CurveSegment] {
    first < settled.count ? Array(settled[max(first, 0)...]) : []
  }

  /// Where the line begins; nil for one without samples.
  public var start: CurveKnot? { settled.first?.start ?? fitter.start }
}
