/// A line over all of the paper, laid there to draw along.
public struct Guide: Hashable, Sendable {
  /// Where the line goes.
  public var direction: SnapDirection
  /// How far it lies below the paper's upper edge, or to the right of its left one, in lengths of the paper's longer
  /// side.
  public var place: Double

  public init(_ direction: SnapDirection, at place: Double) {
    self.direction = direction
    self.place = place
  }
}
