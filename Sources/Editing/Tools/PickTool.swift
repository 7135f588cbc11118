extension DrawingTool {
  /// Picks a colour from the paper for the brush.
  public static let pick = DrawingTool(.pick, .pick, kind: .pick, options: [])
}

extension CommandName {
  public static var pick: Self { Self("pick") }
}
