import Base
import Texts

extension DrawingTool {
  /// Draws gradients over elements, and edits them by their handles.
  public static let gradient = DrawingTool(
    .gradient,
    ToolPresentation(
      .gradient, "H", \.gradient.tool, label: \.gradient.label, family: \.gradient.fillAndGradient),
    kind: .gradient,
    options: [.mode([.linearGradient, .radialGradient]), .gradientTarget, .gradientCommands],
    modeTip: \.pixels.gradientTip)
}

extension ToolMode {
  /// Drags out the line along which colours change.
  public static let linearGradient = ToolMode("linear", .gradient, \.pixels.linear)
  /// Drags out a circle from its centre.
  public static let radialGradient = ToolMode("radial", .ellipse, \.pixels.radial)
}
