/// A guide line across the whole paper.
public struct Guide: Hashable, Sendable {
  /// The direction of the line.
  public var direction: SnapDirection
  /// The distance from the paper's upper or left edge, in units of the paper's longer side.
  public var place: Double

  /// Creates a guide at a distance from the paper's edge, in units of its longer side.
  public init(_ direction: SnapDirection, at place: Double) {
    self.direction = direction
    self.place = place
  }
}
