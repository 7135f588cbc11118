import Documents

extension DrawingTool {
  /// Clears ink and lets the background through, with a width of its own; or cuts strokes, or takes them away.
  public static let eraser = DrawingTool(
    .eraser, .eraser, kind: .erase,
    options: [
      .mode([.eraseInk, .cutStrokes, .eraseStrokes]), .ownWidth(1...200, initial: 24),
      .symmetry,
    ])
}
