public import Canvas
public import Geometry

/// How a window begins.
public struct WindowOptions {
  public var title: String
  /// The inner size in device pixels, without the frame.
  public var size: PixelSize
  /// The smallest inner size that the window manager lets people choose.
  public var minimumSize: PixelSize
  /// The same picture in several sizes, in `argb32`.
  public var icons: [Surface]

  public init(
    title: String, size: PixelSize, minimumSize: PixelSize = PixelSize(width: 1, height: 1),
    icons: [Surface] = []
  ) {
    self.title = title
    self.size = size
    self.minimumSize = minimumSize
    self.icons = icons
  }
}
