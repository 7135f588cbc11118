/// What the pointer looks like over a view.
public enum PointerShape: Equatable, Sendable {
  case arrow, crosshair, hand, text, pick
}
