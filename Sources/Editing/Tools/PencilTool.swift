import Documents

extension DrawingTool {
  /// Freehand: what is shown while drawing is what stays.
  public static let pencil = DrawingTool(.pencil, .pencil, kind: .freehand)
}

extension CommandName {
  public static var pencil: Self { Self("pencil") }
}
