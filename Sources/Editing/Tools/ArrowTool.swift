import Base
import Documents
import Texts

extension DrawingTool {
  /// A line with a head of its own at its end, whose ends attach to the elements under them.
  public static let arrow = DrawingTool(
    .arrow,
    ToolPresentation(
      .arrow, "A", \.heads.arrowTool, label: \.heads.arrowLabel, family: ToolPresentation.lines),
    kind: .arrow,
    options: [
      .mode([.straightArrow, .elbowArrow, .roundedArrow]), .heads, .dash, .symmetry,
    ], modeTip: \.heads.arrowModeTip)
}

extension ToolMode {
  /// Draws straight arrows.
  public static let straightArrow = arrow("straightArrow", .arrow, \.heads.straight, .straight)

  /// Draws arrows with right angles.
  public static let elbowArrow = arrow("elbowArrow", .elbow, \.heads.elbow, .elbow)

  /// Draws arrows with rounded right angles.
  public static let roundedArrow = arrow(
    "roundedArrow", .roundedElbow, \.heads.roundedElbow, .rounded)

  private static func arrow(
    _ name: String, _ icon: Icon, _ title: @escaping ToolPresentation.Text, _ course: LineCourse
  ) -> ToolMode {
    ToolMode(name, icon, title) { _, context in
      ConnectorGesture(in: context, course: course, heads: context.settings.arrowHeads)
    }
  }
}

extension CommandName {
  /// The tool that draws arrows.
  public static var arrow: Self { Self("arrow") }
}
