import Base
import Texts

extension DrawingTool {
  /// Fills an area enclosed by ink with the brush's colour.
  public static let fill = DrawingTool(
    .fill,
    ToolPresentation(
      .bucket, "G", \.pixels.fill, label: \.fillLabel, family: \.gradient.fillAndGradient),
    kind: .fill,
    options: [.gap([0, 2, 5, 10, 20, 40]), .tolerance([0, 0.1, 0.2, 0.4, 0.6])])
}

extension CommandName {
  /// The tool that fills areas enclosed by ink.
  public static var fill: Self { Self("fill") }
}
