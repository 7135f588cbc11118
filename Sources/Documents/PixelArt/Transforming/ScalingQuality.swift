/// How a picture's cells are chosen where they get another size or another direction.
///
/// None of them mixes colours: each cell of the result is one of the picture's.
public enum ScalingQuality: CaseIterable, Sendable {
  /// The cell that lies there.
  case nearest
  /// Doubled by Scale2x for as long as the picture is too small, then the cell that lies there.
  case scale2x
  /// Out of the picture doubled three times by Scale2x, so that lines stay whole when they are turned.
  case rotSprite
}
