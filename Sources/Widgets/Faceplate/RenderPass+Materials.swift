public import Canvas
public import Base

// Cloth and metal.
extension RenderPass {
  /// The materials of the theme's faceplates.
  public var faceplate: FaceplateColors { theme.faceplate }

  /// Fills with leather-like cloth over wood.
  public func fillTolex(_ rect: ViewRect) {
    context.rectangle(rect)
    context.setColor(faceplate.tolex)
    context.fillKeepingPath()
    lay(.tolex, over: rect)
  }

  /// Fills a rounded rectangle with brushed metal, with a broad sheen and bright upper edges.
  public func fillMetal(_ rect: ViewRect, radius: Double, color: Color) {
    // A dark metal needs less light for the same sheen.
    let gloss = theme.isDark ? 0.45 : 1
    context.roundedRectangle(rect, radius: radius)
    context.setGradient(
      Gradient(color.shaded(0.12 * gloss), color.shaded(0.03), color, color.shaded(-0.08)),
      from: ViewPoint(x: rect.x, y: rect.y), to: ViewPoint(x: rect.x, y: rect.maxY))
    context.fillKeepingPath()
    func glint(_ alpha: Double) -> Color { .white.with(alpha: alpha * gloss) }
    context.setGradient(
      Gradient([
        (0, glint(0)), (0.22, glint(0.13)), (0.42, glint(0)), (0.6, glint(0)), (0.78, glint(0.07)),
        (1, glint(0)),
      ]), from: ViewPoint(x: rect.x, y: rect.y),
      to: ViewPoint(x: rect.maxX, y: rect.y + rect.width * 0.35))
    context.fillKeepingPath()
    lay(.brushed, over: rect)
    drawBevel(rect, radius: radius, strength: 0.55)
  }

  private func lay(_ texture: Texture, over rect: ViewRect) {
    if let surface = textures.surface(texture, scale: scale) {
      context.setPattern(
        surface, x: (origin.x + rect.x * scale).rounded(), y: (origin.y + rect.y * scale).rounded())
      context.fillKeepingPath()
    }
    context.newPath()
  }
}
