/// A position on the screen, in device pixels from the upper left corner of all monitors.
public struct ScreenPoint: Equatable, Hashable, Sendable {
  /// The distance from the left edge; negative on monitors further left.
  public var x: Int
  /// The distance from the upper edge.
  public var y: Int

  /// Creates a position, which need not be on a monitor.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}
