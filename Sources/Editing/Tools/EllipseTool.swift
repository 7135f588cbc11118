import Documents

extension DrawingTool {
  /// An ellipse in a rectangle from any corner to the opposite one.
  public static let ellipse = DrawingTool(
    .ellipse, kind: .rubberBand(.ellipse))
}

extension RubberBandShape {
  /// A circle where it is constrained.
  public static let ellipse = RubberBandShape(
    .ellipse, measure: .size, constrained: square)
}
