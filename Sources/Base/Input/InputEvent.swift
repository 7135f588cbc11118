/// What a person did, as a window hears of it.
public enum InputEvent: Equatable, Sendable {
  case pointerMoved(PointerEvent)
  case pointerPressed(PointerEvent, PointerButton)
  case pointerReleased(PointerEvent, PointerButton)
  case pointerLeft
  /// One notch of a wheel is 1; positive is down and to the right.
  case scrolled(PointerEvent, dx: Double, dy: Double)
  case keyPressed(KeyEvent)
  case keyReleased(KeyEvent)
  case focusGained
  case focusLost
}
