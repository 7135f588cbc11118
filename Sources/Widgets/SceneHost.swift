public import Base

/// The window that shows a scene.
public protocol SceneHost: AnyObject {
  /// Asks for the pixels to be drawn soon.
  func setNeedsDisplay(_ rect: PixelRect)
  func setPointerShape(_ shape: PointerShape)
  /// Calls back once, later.
  ///
  /// - Returns: takes the call back.
  func after(_ delay: Duration, _ action: @escaping () -> Void) -> () -> Void
}
