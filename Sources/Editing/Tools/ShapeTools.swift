import Documents

// Tools that drag out a shape from press to release.
extension DrawingTool {
  /// Returns the tools of a shape: usually one as described by its form, or none if the shape is a mode of another
  /// tool.
  static func shapeTools(_ shape: ShapeKind) -> [DrawingTool] {
    if shape == .line { return [.line, .arrow, .dashed] }
    if shape == .rectangle { return [.rectangle] }
    if shape == .star { return [.shapes] }
    let form = shape.form
    guard let face = form.presentation else { return [] }
    return [
      DrawingTool(
        CommandName(shape.name), face, kind: .rubberBand(shape),
        options: (form.counting == nil ? [] : [.count]) + [.dash, .symmetry])
    ]
  }
}

extension DrawingTool {
  /// The numbers to choose before drawing with it in a mode; nil for a tool without modes.
  func numbers(in mode: Mode?) -> [ShapeNumber] {
    if let mode { return mode.numbers }
    return if case .rubberBand(let shape) = kind { shape.form.numbers } else { [] }
  }
}

extension CommandName {
  /// The tool that draws ellipses.
  public static var ellipse: Self { Self(ShapeKind.ellipse.name) }
}
