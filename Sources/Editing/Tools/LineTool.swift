import Texts
import Base
import Documents

extension DrawingTool {
  /// A straight line from press to release, whose ends may attach to the elements under them.
  public static let line = DrawingTool(
    .line, .line, kind: .rubberBand(.line),
    options: [.mode([.plainLine, .connector, .elbow, .roundedElbow]), .dash, .symmetry],
    modeTip: \.lineModeTip)
}

extension ToolMode {
  /// Draws lines with free ends.
  public static let plainLine = ToolMode("plainLine", .line, \.straightLine)

  /// Draws lines whose ends attach to the elements under them.
  public static let connector = ToolMode("connector", .connector, \.connector) { _, context in
    ConnectorGesture(in: context)
  }

  /// Draws connectors with right angles.
  public static let elbow = ToolMode("elbow", .elbow, \.heads.elbowConnector) { _, context in
    ConnectorGesture(in: context, course: .elbow)
  }

  /// Draws connectors with rounded right angles.
  public static let roundedElbow = ToolMode(
    "roundedElbow", .roundedElbow, \.heads.roundedElbowConnector
  ) { _, context in ConnectorGesture(in: context, course: .rounded) }
}

extension CommandName {
  /// The tool that draws straight lines.
  public static var line: Self { Self(ShapeKind.line.name) }
}
