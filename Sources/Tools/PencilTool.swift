import Model

extension DrawingTool {
  /// Freehand: what is shown while drawing is what stays.
  public static let pencil = DrawingTool(.pencil, key: "b", way: .freehand, strokeTool: .pencil)
}
