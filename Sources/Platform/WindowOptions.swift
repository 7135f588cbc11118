public import Base

/// The initial state of a window.
public struct WindowOptions {
  /// The type of a window to the window manager.
  public enum Kind {
    case normal
    /// A small companion of another window: stays above it, and is excluded from lists of windows.
    case utility(of: any DesktopWindow)
  }

  /// The title in the window's frame and in lists of windows.
  public var title: String
  /// The inner size in device pixels, without the frame.
  public var size: PixelSize
  /// The smallest inner size that users can choose.
  public var minimumSize: PixelSize
  /// The type of the window to the window manager.
  public var kind: Kind
  /// The frame's upper left corner chosen by the user, in device pixels; moved onto the screen. Nil leaves it to the
  /// window manager.
  public var corner: ScreenPoint?
  /// The size that the window is shown in: normal, maximised or the full screen.
  public var state: WindowPlacement.State
  /// The background shown by the server until the first picture, as 0xRRGGBB; nil to keep the old screen contents.
  public var background: UInt32?

  /// Creates the options of a normal window, which the window manager places, unless said otherwise.
  public init(
    title: String, size: PixelSize, minimumSize: PixelSize = PixelSize(width: 1, height: 1),
    kind: Kind = .normal, corner: ScreenPoint? = nil, state: WindowPlacement.State = .normal,
    background: UInt32? = nil
  ) {
    self.title = title
    self.size = size
    self.minimumSize = minimumSize
    self.kind = kind
    self.corner = corner
    self.state = state
    self.background = background
  }
}
