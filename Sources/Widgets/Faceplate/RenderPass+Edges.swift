public import Canvas
public import Base

// Raised, sunken, framed and glazed surfaces.
extension RenderPass {
  /// Draws a hairline around a raised shape: bright towards the light, dark away from it.
  ///
  /// - Parameter strength: 0…1; negative for a sunken shape.
  func drawBevel(_ rect: ViewRect, radius: Double, strength: Double) {
    let (start, end) = Light.line(across: rect)
    let light = Color.white.with(alpha: abs(strength))
    let dark = Color.black.with(alpha: abs(strength))
    context.setGradient(
      strength > 0
        ? Gradient([
          (0, light), (0.45, light.with(alpha: 0)), (0.55, dark.with(alpha: 0)), (1, dark),
        ])
        : Gradient([
          (0, dark), (0.45, dark.with(alpha: 0)), (0.55, light.with(alpha: 0)), (1, light),
        ]), from: start, to: end)
    let width = wholePixels(1)
    context.setLine(width: width)
    context.roundedRectangle(rect.inset(width / 2), radius: max(0, radius - width / 2))
    context.stroke()
  }

  /// Draws a round cord along the edge of the cloth.
  public func drawPiping(_ rect: ViewRect, radius: Double, width: Double) {
    let middle = rect.inset(width / 2)
    let radius = max(0, radius - width / 2)
    context.setLine(width: width + 2)
    context.setColor(Color.black.with(alpha: 0.35))
    context.roundedRectangle(
      middle.offset(by: Light.shadow(width * 0.35)), radius: radius)
    context.stroke()
    // Three lines of decreasing width and increasing brightness make it look round.
    for (share, shade, shift) in [(1.0, -0.35, 0.0), (0.72, 0.0, -0.08), (0.3, 0.45, -0.18)] {
      context.setLine(width: width * share)
      context.setColor(faceplate.piping.shaded(shade))
      context.roundedRectangle(middle.offset(by: Light.shadow(width * shift)), radius: radius)
      context.stroke()
    }
  }

  /// Draws a slot or a tray, deeper than the plate.
  public func fillWell(_ rect: ViewRect, radius: Double, color: Color? = nil) {
    // The plate's edge below and to the right catches the light.
    context.setColor(Color.white.with(alpha: theme.isDark ? 0.16 : 0.5))
    context.roundedRectangle(rect.offset(by: ViewPoint(x: 0, y: hairline)), radius: radius)
    context.fill()
    context.setColor(color ?? faceplate.well)
    context.roundedRectangle(rect, radius: radius)
    context.fill()
    drawInnerShadow(rect, radius: radius, depth: min(4, rect.height / 3))
  }

  /// Draws the shadow of an edge on a deeper surface.
  func drawInnerShadow(_ rect: ViewRect, radius: Double, depth: Double) {
    context.saved {
      context.roundedRectangle(rect, radius: radius)
      context.clip()
      let steps = 5
      for step in 0..<steps {
        let width = depth * 2 * Double(step + 1) / Double(steps)
        context.setLine(width: width)
        context.setColor(Color.black.with(alpha: 0.13))
        context.roundedRectangle(
          rect.inset(-depth * 0.3).offset(by: Light.shadow(depth * 0.3)), radius: radius)
        context.stroke()
      }
    }
  }

  /// Draws a bright frame around a window.
  public func drawBezel(_ rect: ViewRect, radius: Double, width: Double) {
    let (start, end) = Light.line(across: rect)
    let bright = faceplate.bright
    context.setColor(Color.black.with(alpha: 0.3))
    context.roundedRectangle(rect.offset(by: Light.shadow(1)), radius: radius)
    context.fill()
    context.roundedRectangle(rect, radius: radius)
    context.setGradient(
      Gradient(
        bright.shaded(0.75), bright.shaded(-0.05), bright.shaded(0.3), bright.shaded(-0.45)),
      from: start, to: end)
    context.fill()
    drawBevel(rect, radius: radius, strength: 0.5)
    let inner = width - wholePixels(1)
    drawBevel(rect.inset(inner), radius: max(0, radius - inner), strength: -0.6)
  }

  /// Draws glass over a window: the shadow of its frame inside, and a reflection.
  public func drawGlass(_ rect: ViewRect, radius: Double) {
    drawInnerShadow(rect, radius: radius, depth: 5)
    context.saved {
      context.roundedRectangle(rect, radius: radius)
      // Glass absorbs a little light.
      context.setColor(Color.black.with(alpha: 0.02))
      context.fillKeepingPath()
      context.clip()
      let reach = rect.height * 0.9
      context.move(x: rect.x, y: rect.y)
      context.line(x: rect.x + rect.width * 0.62, y: rect.y)
      context.line(x: rect.x + rect.width * 0.62 - reach, y: rect.maxY)
      context.line(x: rect.x, y: rect.maxY)
      context.closePath()
      context.setGradient(
        Gradient([
          (0, Color.white.with(alpha: 0.2)), (0.5, Color.white.with(alpha: 0.07)),
          (1, Color.white.with(alpha: 0.02)),
        ]), from: rect.origin, to: ViewPoint(x: rect.x, y: rect.maxY))
      context.fill()
    }
  }
}
