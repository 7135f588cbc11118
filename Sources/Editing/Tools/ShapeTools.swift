import Documents

// Tools that stretch a shape from press to release.
extension DrawingTool {
  /// A tool that is what the shape's form says, unless it does more; none for a shape that is another tool's manner.
  static func shapeTools(_ shape: ShapeKind) -> [DrawingTool] {
    if shape == .line { return [.line, .dashed] }
    if shape == .rectangle { return [.rectangle] }
    guard let face = shape.form.face else { return [] }
    return [
      DrawingTool(
        CommandName(shape.rawValue), face, kind: .rubberBand(shape),
        options: [.dash, .symmetry])
    ]
  }
}
