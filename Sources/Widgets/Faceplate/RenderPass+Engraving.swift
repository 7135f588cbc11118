public import Canvas
public import Base

// Engravings filled with colour.
extension RenderPass {
  /// Draws engraved letters filled with colour, as one line, truncated if it doesn't fit.
  public func engrave(
    _ text: String, font: Font, in rect: ViewRect, alignment: TextLayout.Alignment = .center,
    color: Color? = nil
  ) {
    let layout = layout(text, font: font, width: rect.width, alignment: alignment)
    let y = ((rect.midY - layout.size.height / 2) * scale).rounded() / scale
    // Compensate for the spacing after the last letter.
    let x = rect.x + (alignment == .center ? font.spacing / 2 : 0)
    context.setColor(Color.white.with(alpha: theme.isDark ? 0.1 : 0.55))
    layout.draw(in: context, x: x, y: y + hairline)
    context.setColor(color ?? faceplate.engraving)
    layout.draw(in: context, x: x, y: y)
  }

  /// Draws the current path as engraved lines filled with colour.
  func engravePath(width: Double, color: Color, path: () -> Void) {
    context.setLine(width: width, cap: .round, join: .round)
    context.saved {
      context.translate(x: 0, y: hairline)
      path()
    }
    context.setColor(Color.white.with(alpha: theme.isDark ? 0.1 : 0.5))
    context.stroke()
    path()
    context.setColor(color)
    context.stroke()
  }
}
