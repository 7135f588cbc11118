/// What a brush draws: by it is told what of it counts.
public enum BrushUse: Sendable {
  /// Lines of a hand.
  case hand
  /// Lines of shapes, which are exact.
  case shape
  /// Areas, which have a colour and no line.
  case area
}
