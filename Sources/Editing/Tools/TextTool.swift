extension DrawingTool {
  /// Writes where it is clicked, or within the width of a frame that it draws.
  public static let text = DrawingTool(
    .text, .text, kind: .text, options: [.typeface, .typeSize, .typeStyle, .alignment])
}

extension CommandName {
  public static var text: Self { Self("text") }
}
