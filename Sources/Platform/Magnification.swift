/// The user's magnification of everything, on top of the desktop's.
public struct Magnification: Equatable, Sendable {
  /// Device pixels for a point, in the place of the desktop's; nil for those.
  public var scale: Double?
  /// The factor applied to the scale.
  public var factor: Double

  public init(scale: Double? = nil, factor: Double = 1) {
    self.scale = scale
    self.factor = factor
  }
}
