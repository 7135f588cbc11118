/// A position on the screen, in device pixels from the upper left corner of all monitors.
public struct ScreenPoint: Equatable, Hashable, Sendable {
  public var x: Int
  public var y: Int

  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}
