/// How large somebody wants everything, besides what the desktop says.
public struct Magnification: Equatable, Sendable {
  /// Device pixels for a point, in the place of the desktop's; nil for those.
  public var scale: Double?
  /// What that is multiplied by.
  public var factor: Double

  public init(scale: Double? = nil, factor: Double = 1) {
    self.scale = scale
    self.factor = factor
  }
}
