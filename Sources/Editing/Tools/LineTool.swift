import Texts
import Base
import Documents

extension DrawingTool {
  /// A straight line from press to release, whose ends may hold on to what they lie on.
  public static let line = DrawingTool(
    .line, .line, kind: .rubberBand(.line),
    options: [.mode([.plainLine, .connector]), .dash, .symmetry], modeTip: \.lineModeTip)
}

extension ToolMode {
  /// Draws lines that end where they were drawn to.
  public static let plainLine = ToolMode("plainLine", .line, \.straightLine)

  /// Draws lines whose ends hold on to what they lie on.
  public static let connector = ToolMode("connector", .connector, \.connector) { _, context in
    ConnectorGesture(in: context)
  }
}

extension CommandName {
  public static var line: Self { Self(ShapeKind.line.name) }
}
