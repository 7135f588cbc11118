extension DrawingTool {
  /// Picks a colour from the paper for the brush.
  public static let pick = DrawingTool(.pick, .pick, kind: .pick, options: [])
}

extension CommandName {
  /// The tool that picks a colour from the document.
  public static var pick: Self { Self("pick") }
}
