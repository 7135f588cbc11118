import CXTest
import Foundation

/// Somebody at the mouse and the keyboard, who also sees the screen: another client of the server.
final class Hand {
  let connection: OpaquePointer
  let root: UInt

  init(_ server: VirtualServer) throws {
    guard let connection = XOpenDisplay(server.name) else { throw POSIXError(.ENODEV) }
    // Xlib's own handler ends the process with the server.
    XSetIOErrorExitHandler(connection, { _, _ in }, nil)
    self.connection = connection
    root = XDefaultRootWindow(connection)
  }

  isolated deinit { XCloseDisplay(connection) }

  func move(to x: Int, _ y: Int) {
    XTestFakeMotionEvent(connection, -1, Int32(x), Int32(y), 0)
    XFlush(connection)
  }

  /// One burst: nothing is flushed before the last.
  func move(through points: [(Int, Int)]) {
    for (x, y) in points { XTestFakeMotionEvent(connection, -1, Int32(x), Int32(y), 0) }
    XSync(connection, 0)
  }

  func press(_ button: UInt32 = 1) { click(button, isDown: true) }
  func release(_ button: UInt32 = 1) { click(button, isDown: false) }

  func keyDown(_ keycode: UInt32) { key(keycode, isDown: true) }
  func keyUp(_ keycode: UInt32) { key(keycode, isDown: false) }

  func type(_ keycode: UInt32, holding modifiers: [UInt32] = []) {
    for modifier in modifiers { keyDown(modifier) }
    keyDown(keycode)
    keyUp(keycode)
    for modifier in modifiers.reversed() { keyUp(modifier) }
  }

  func focus(_ window: UInt) {
    XSetInputFocus(connection, window, RevertToParent, 0)
    XSync(connection, 0)
  }

  func resize(_ window: UInt, to width: Int, _ height: Int) {
    XResizeWindow(connection, window, UInt32(width), UInt32(height))
    XSync(connection, 0)
  }

  /// Asks for another place of a frame.
  func move(_ window: UInt, to x: Int, _ y: Int) {
    XMoveWindow(connection, window, Int32(x), Int32(y))
    XSync(connection, 0)
  }

  /// Unmaps a window of another program.
  func hide(_ window: UInt) {
    XUnmapWindow(connection, window)
    XSync(connection, 0)
  }

  /// Maps it again.
  func show(_ window: UInt) {
    XMapWindow(connection, window)
    XSync(connection, 0)
  }

  /// Has the server listen to nobody else.
  func keepServer() {
    XGrabServer(connection)
    XSync(connection, 0)
  }

  func leaveServer() {
    XUngrabServer(connection)
    XSync(connection, 0)
  }

  /// What the screen shows there, `0xRRGGBB`.
  func pixel(of window: UInt, _ x: Int, _ y: Int) -> UInt {
    guard let image = XGetImage(connection, window, Int32(x), Int32(y), 1, 1, UInt.max, ZPixmap)
    else { return UInt.max }
    defer { _ = image.pointee.f.destroy_image(image) }
    return image.pointee.f.get_pixel(image, 0, 0) & 0xff_ffff
  }

  /// Has the server show the window's background, as after something that lay before it.
  func clear(_ window: UInt) {
    XClearArea(connection, window, 0, 0, 0, 0, 0)
    XSync(connection, 0)
  }

  func atom(_ name: String) -> UInt { XInternAtom(connection, name, 0) }

  private func click(_ button: UInt32, isDown: Bool) {
    XTestFakeButtonEvent(connection, button, isDown ? 1 : 0, 0)
    XFlush(connection)
  }

  private func key(_ keycode: UInt32, isDown: Bool) {
    XTestFakeKeyEvent(connection, keycode, isDown ? 1 : 0, 0)
    XFlush(connection)
  }
}
