public import Base

/// The window that shows a scene.
public protocol SceneHost: AnyObject {
  /// Asks for the pixels to be drawn soon.
  func setNeedsDisplay(_ rect: PixelRect)
  /// How somebody handles the pointer.
  var habits: PointerHabits { get }
  func setPointerShape(_ shape: PointerShape)
  /// Says where the caret is, for the window in which an input method offers characters.
  func setCaret(_ rect: PixelRect)
  /// Calls back once, later.
  ///
  /// - Returns: takes the call back.
  func after(_ delay: Duration, _ action: @escaping () -> Void) -> () -> Void
  /// Puts a text where other fields and programs find it.
  func offer(_ text: String, in selection: DesktopSelection)
  /// Whether anybody has put something there.
  func isEmpty(_ selection: DesktopSelection) -> Bool
  /// Hands over the text that is there, now or when it has arrived; nil for none.
  func readText(in selection: DesktopSelection, _ done: @escaping (String?) -> Void)
}

// A window apart from any desktop.
extension SceneHost {
  public var habits: PointerHabits { PointerHabits() }
  public func setCaret(_ rect: PixelRect) {}
  public func offer(_ text: String, in selection: DesktopSelection) {}
  public func isEmpty(_ selection: DesktopSelection) -> Bool { true }
  public func readText(in selection: DesktopSelection, _ done: @escaping (String?) -> Void) {
    done(nil)
  }
}
