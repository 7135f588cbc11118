/// What a finger does on a view. A view that says nothing leaves it to the view around it.
public enum FingerUse: Sendable {
  /// It is the pointer, and a long press is the right button.
  case clicks
  /// It is the pointer at once and for as long as it rests, as on a slider.
  case drags
  /// It scrolls, a tap is a click, and a long press is the right button.
  case scrolls
  /// It draws, several move the view, and a long press is the right button.
  case draws
}
