import Glibc

/// The allowed deviation of a line from its samples, and the reach of a fit.
///
/// Lengths are fractions of the paper's longer side.
struct FitBounds: Equatable, Sendable {
  /// The greatest residual of a fit, in x and in y.
  let residual: Double
  /// The extent of a fit to either side.
  let reach: Double
  /// The greatest number of nodes of a fit to either side.
  let count: Int
  /// The greatest distance of merged samples from the first of them.
  let nearest: Double
  /// The arc length of the blend from the fit to an end of the line.
  let lead: Double
  /// The greatest distance of a dropped knot from the curve.
  let thinning: Double
  /// Whether the samples are simply connected by straight lines.
  let isStraight: Bool

  /// Half of the box at the strongest smoothing, in points of the screen.
  private static let widestBox = 3.0
  /// A rounded position is within half a box; a curve fitted to them is sometimes slightly farther off.
  private static let slack = 1.32

  /// - Parameters:
  ///   - smoothing: 0…100; 35 is the box of the device, 100 that of a trembling hand.
  ///   - grain: the length of a point of the screen.
  ///   - precision: half the width of the box that a sample is in, in grains.
  init(smoothing: Double, grain: Double, precision: Double) {
    let gentle = HandStyle.gentle.smoothing
    let strength = max(
      0, (smoothing - gentle) / (HandStyle.allowedSmoothings.upperBound - gentle))
    let precision = precision.isNaN ? 0.5 : min(max(precision, 0.01), Self.widestBox)
    let softness = min(smoothing / gentle, 1)
    residual =
      precision * softness * pow(Self.widestBox / precision, strength) * Self.slack * grain
    reach = 60 * (1 + strength) * grain
    count = 12 + Int(saturating: 12 * min(max(strength, 0), 1))
    nearest = 1.2 * softness * grain
    lead = reach
    thinning = residual * 0.08
    isStraight = smoothing <= 0
  }
}
