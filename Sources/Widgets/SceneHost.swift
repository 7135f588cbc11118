public import Base

/// The window that shows a scene.
public protocol SceneHost: AnyObject {
  /// Requests a redraw of some pixels.
  func setNeedsDisplay(_ rect: PixelRect)
  /// The user's pointer settings.
  var habits: PointerHabits { get }
  /// Sets the shape of the pointer over the window.
  func setPointerShape(_ shape: PointerShape)
  /// Reports the caret's position, for placing the candidate window of an input method; nil while nobody writes.
  func setCaret(_ rect: PixelRect?)
  /// Calls a closure once after a delay.
  ///
  /// - Returns: a closure that cancels the call.
  func after(_ delay: Duration, _ action: @escaping () -> Void) -> () -> Void
  /// Offers a text to other fields and programs.
  func offer(_ text: String, in selection: DesktopSelection)
  /// Whether the selection is empty.
  func isEmpty(_ selection: DesktopSelection) -> Bool
  /// Passes the selection's text, now or when it has arrived; nil for none.
  func readText(in selection: DesktopSelection, _ done: @escaping (String?) -> Void)
}

// A window without a desktop.
extension SceneHost {
  public var habits: PointerHabits { PointerHabits() }
  public func setCaret(_ rect: PixelRect?) {}
  public func offer(_ text: String, in selection: DesktopSelection) {}
  public func isEmpty(_ selection: DesktopSelection) -> Bool { true }
  public func readText(in selection: DesktopSelection, _ done: @escaping (String?) -> Void) {
    done(nil)
  }
}
