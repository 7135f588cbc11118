/// What the pointer looks like over a view.
public enum PointerShape: Equatable, Sendable {
  case arrow, crosshair, hand, text, pick, grab, grabbing, move, turn, wait
  /// To scale along a direction: → ↓ ↘ ↙ and back.
  case scaleHorizontally, scaleVertically, scaleDown, scaleUp
}
