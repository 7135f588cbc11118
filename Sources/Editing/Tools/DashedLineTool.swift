import Base
import Documents
import Texts

extension DrawingTool {
  /// A straight line with dashes and gaps of three stroke widths, or with the brush's own dashes.
  public static let dashed = DrawingTool(
    .dashed,
    ToolPresentation(
      .dashedLine, "D", \.dashedLine, label: \.dashedLabel, family: ToolPresentation.lines),
    kind: .rubberBand(.line), ownDash: DashPattern([3, 3]) ?? .solid)
}

extension CommandName {
  /// The tool that draws dashed lines.
  public static var dashed: Self { Self("dashed") }
}
