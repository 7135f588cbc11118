import Texts
import Base
import Documents

extension DrawingTool {
  /// Clears ink and lets the background through, with a width of its own; or cuts strokes, or takes them away.
  public static let eraser = DrawingTool(
    .eraser, .eraser, kind: .erase,
    options: [
      .mode([.eraseInk, .cutStrokes, .eraseStrokes]), .ownWidth(1...200, initial: 24),
      .symmetry,
    ],
    modeTip: \.eraserModeTip)
}

extension ToolMode {
  /// Clears the ink that it covers.
  public static let eraseInk = ToolMode("eraseInk", .eraser, \.eraseInk)

  /// Cuts strokes where it crosses them.
  public static let cutStrokes = ToolMode("cutStrokes", .cut, \.cutStrokes) { tool, context in
    FreehandGesture(.cut(widthInPoints: context.ownWidth(of: tool)), in: context)
  }

  /// Takes whole strokes away.
  public static let eraseStrokes = ToolMode(
    "eraseStrokes", .strokeEraser, \.eraseStrokes
  ) { tool, context in
    RemoveGesture(widthInPoints: context.ownWidth(of: tool), in: context)
  }
}

extension CommandName {
  public static var eraser: Self { Self("eraser") }
}
