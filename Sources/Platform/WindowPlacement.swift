public import Base

/// Where a window lies and how large it is, to be asked for again another time.
public struct WindowPlacement: Equatable, Sendable {
  /// What the window manager makes of a window's place and size.
  public enum State: String, Sendable {
    case normal, maximized, fullScreen
  }

  /// The upper left corner of the frame on the screen, in device pixels.
  public var corner: ScreenPoint
  /// The inner size, in device pixels.
  public var size: PixelSize
  public var state: State

  public init(corner: ScreenPoint, size: PixelSize, state: State = .normal) {
    self.corner = corner
    self.size = size
    self.state = state
  }
}
