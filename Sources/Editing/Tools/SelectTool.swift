extension DrawingTool {
  /// Chooses strokes, and moves, scales and turns them.
  public static let select = DrawingTool(
    .select, kind: .select,
    options: [.mode([.selectBox, .selectLasso]), .selectionCommands, .arrangement])
}
