/// The user's magnification of everything, on top of the desktop's.
public struct Magnification: Equatable, Sendable {
  /// Device pixels per point, replacing the desktop's; nil to keep that.
  public var scale: Double?
  /// The factor applied to the scale.
  public var factor: Double

  /// Creates a magnification; the desktop's own by default.
  public init(scale: Double? = nil, factor: Double = 1) {
    self.scale = scale
    self.factor = factor
  }
}
