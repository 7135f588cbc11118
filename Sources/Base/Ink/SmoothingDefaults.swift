/// The default smoothing of a brush's line, and its stabilisation.
public struct SmoothingDefaults: Equatable, Sendable {
  /// The smoothing of the line, and the source of its width.
  public var style: HandStyle
  /// Within `Stabiliser.allowedRopes`.
  public var steadiness: Double

  /// Creates defaults; gentle and without a rope unless given.
  public init(style: HandStyle = .gentle, steadiness: Double = 0) {
    (self.style, self.steadiness) = (style, steadiness)
  }

  /// Returns a brush with this hand.
  public func given(to brush: Brush) -> Brush {
    var brush = brush
    (brush.style.hand, brush.steadiness) = (style, steadiness)
    return brush
  }
}
