/// The shape of the pointer over a view.
public enum PointerShape: Equatable, Sendable {
  case arrow, crosshair, hand, text, pick, grab, grabbing, move, turn, wait
  /// For scaling along a direction: → ↓ ↘ ↙ and back.
  case scaleHorizontally, scaleVertically, scaleDown, scaleUp
}
