extension DrawingTool {
  /// Writes at a click, or within the width of a dragged frame.
  public static let text = DrawingTool(
    .text, .text, kind: .text, options: [.typeface, .typeSize, .typeStyle, .alignment])
}

extension CommandName {
  /// The tool that writes texts.
  public static var text: Self { Self("text") }
}
