import Texts
import Base
import Documents

extension DrawingTool {
  /// Erases ink down to the background with a width of its own, or cuts or removes strokes.
  public static let eraser = DrawingTool(
    .eraser, .eraser, kind: .erase,
    options: [
      .mode([.eraseInk, .cutStrokes, .eraseStrokes]), .ownWidth(1...200, initial: 24),
      .symmetry,
    ],
    modeTip: \.eraserModeTip)
}

extension ToolMode {
  /// Erases the ink that it covers.
  public static let eraseInk = ToolMode("eraseInk", .eraser, \.eraseInk)

  /// Cuts the strokes that it crosses.
  public static let cutStrokes = ToolMode("cutStrokes", .cut, \.cutStrokes) { tool, context in
    FreehandGesture(.cut(widthInPoints: context.ownWidth(of: tool)), in: context)
  }

  /// Removes whole strokes.
  public static let eraseStrokes = ToolMode(
    "eraseStrokes", .strokeEraser, \.eraseStrokes
  ) { tool, context in
    RemoveGesture(widthInPoints: context.ownWidth(of: tool), in: context)
  }
}

extension CommandName {
  /// The tool that removes ink.
  public static var eraser: Self { Self("eraser") }
}
