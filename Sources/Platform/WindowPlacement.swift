public import Base

/// A window's position and size, for restoring them later.
public struct WindowPlacement: Equatable, Sendable {
  /// The window manager's state of a window.
  public enum State: String, Sendable {
    case normal, maximized, fullScreen
  }

  /// The upper left corner of the frame on the screen, in device pixels.
  public var corner: ScreenPoint
  /// The inner size, in device pixels.
  public var size: PixelSize
  /// The state on top of that size, which applies again when the state ends.
  public var state: State

  /// Creates the placement of a normal window, unless another state is given.
  public init(corner: ScreenPoint, size: PixelSize, state: State = .normal) {
    self.corner = corner
    self.size = size
    self.state = state
  }
}
