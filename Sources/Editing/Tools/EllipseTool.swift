import Documents

extension DrawingTool {
  /// An ellipse in a rectangle from any corner to the opposite one.
  public static let ellipse = DrawingTool(
    .ellipse, kind: .rubberBand(.ellipse))
}
