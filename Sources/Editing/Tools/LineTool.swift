import Texts
import Base
import Documents

extension DrawingTool {
  /// A straight line from press to release, whose ends may attach to the elements under them.
  public static let line = DrawingTool(
    .line, .line, kind: .rubberBand(.line),
    options: [.mode([.plainLine, .connector]), .dash, .symmetry], modeTip: \.lineModeTip)
}

extension ToolMode {
  /// Draws lines with free ends.
  public static let plainLine = ToolMode("plainLine", .line, \.straightLine)

  /// Draws lines whose ends attach to the elements under them.
  public static let connector = ToolMode("connector", .connector, \.connector) { _, context in
    ConnectorGesture(in: context)
  }
}

extension CommandName {
  /// The tool that draws straight lines.
  public static var line: Self { Self(ShapeKind.line.name) }
}
