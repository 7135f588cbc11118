import Model

extension DrawingTool {
  /// Clears ink and lets the background through, with a width of its own.
  public static let eraser = DrawingTool(
    .eraser, key: "e", way: .freehand, strokeTool: .eraser,
    options: [.ownWidth(1...200, initial: 24)])
}
