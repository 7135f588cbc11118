public import Documents

// Tools that stretch a shape from press to release.
extension DrawingTool {
  /// A tool that is what the shape's form says, unless it does more; none for a shape that is another tool's manner.
  static func shapeTools(_ shape: ShapeKind) -> [DrawingTool] {
    if shape == .line { return [.line, .dashed] }
    if shape == .rectangle { return [.rectangle] }
    let form = shape.form
    guard let face = form.face else { return [] }
    return [
      DrawingTool(
        CommandName(shape.name), face, kind: .rubberBand(shape),
        options: (form.counting == nil ? [] : [.count]) + [.dash, .symmetry])
    ]
  }
}

extension DrawingTool {
  /// What can be chosen of its shape in numbers; nil for nothing.
  public var counting: ShapeCounting? {
    if case .rubberBand(let shape) = kind { shape.form.counting } else { nil }
  }
}

extension CommandName {
  public static var ellipse: Self { Self(ShapeKind.ellipse.name) }
}
