import Glibc

/// How far a line may pass from its samples, and how much of it a fit looks at.
///
/// Lengths are fractions of the paper's longer side.
struct FitBounds: Equatable, Sendable {
  /// The greatest residual of a fit, in x and in y.
  let residual: Double
  /// How far a fit extends to either side.
  let reach: Double
  /// How many nodes a fit takes to either side.
  let count: Int
  /// How near samples of one spot are to the first of them.
  let nearest: Double
  /// The arc length over which the line blends from its fit to an end.
  let lead: Double
  /// How far a knot is from the curve that passes without it.
  let thinning: Double
  /// Whether the line joins its samples by straight lines.
  let isStraight: Bool

  /// Half of the box at the strongest smoothing, in points of the screen.
  private static let widestBox = 3.0
  /// A rounded place is within half a box; a curve fitted to such places is sometimes a little
  /// farther off.
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
