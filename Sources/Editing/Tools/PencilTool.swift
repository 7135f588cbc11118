import Documents

extension DrawingTool {
  /// Freehand lines, which look the same during and after drawing.
  public static let pencil = DrawingTool(.pencil, .pencil, kind: .freehand)
}

extension CommandName {
  /// The tool that draws by hand.
  public static var pencil: Self { Self("pencil") }
}
