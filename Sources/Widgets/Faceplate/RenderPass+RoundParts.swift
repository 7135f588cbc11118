import Canvas
public import Base

// Turned metal parts.
extension RenderPass {
  /// Draws the soft and the tight shadow of a round part on the plate.
  func drawContactShadow(_ center: ViewPoint, radius: Double, height: Double) {
    let soft = center + Light.shadow(height)
    context.setGradient(
      Gradient([
        (0, Color.black.with(alpha: 0.55)), (0.72, Color.black.with(alpha: 0.42)),
        (1, Color.black.with(alpha: 0)),
      ]), around: soft, to: radius + height * 1.2)
    context.circle(x: soft.x, y: soft.y, radius: radius + height * 1.2)
    context.fill()
    context.setColor(Color.black.with(alpha: 0.4))
    context.circle(x: center.x, y: center.y, radius: radius + 0.8)
    context.fill()
  }

  /// Fills with turned metal, whose fine grooves reflect the light in two fans.
  func fillSpunMetal(_ center: ViewPoint, radius: Double, color: Color) {
    let count = 72
    let step = 2 * Double.pi / Double(count)
    for index in 0..<count {
      let angle = Double(index) * step
      let lobe = Turn.cosine(2 * (angle - Light.angle))
      let side = Turn.cosine(angle - Light.angle)
      context.setColor(color.shaded(0.34 * lobe * abs(lobe) + 0.1 * side))
      context.move(x: center.x, y: center.y)
      // Overlap slightly, so that no gap shows.
      context.arc(x: center.x, y: center.y, radius: radius, from: angle, to: angle + step * 1.6)
      context.closePath()
      context.fill()
    }
  }

  /// Draws the rim of a round part: bright towards the light; reversed if it is sunken.
  func drawRim(_ center: ViewPoint, radius: Double, width: Double, strength: Double) {
    let light = Color.white.with(alpha: abs(strength))
    let dark = Color.black.with(alpha: abs(strength))
    let stops = Gradient([
      (0, strength > 0 ? light : dark), (0.5, light.with(alpha: 0)),
      (1, strength > 0 ? dark : light),
    ])
    context.setGradient(
      stops, from: center + Light.shadow(-radius), to: center + Light.shadow(radius))
    context.setLine(width: width)
    context.circle(x: center.x, y: center.y, radius: radius - width / 2)
    context.stroke()
  }

  /// Draws a slotted screw, with its head slightly sunk into the plate.
  public func drawScrew(_ center: ViewPoint, radius: Double, slotAngle: Double) {
    context.setColor(Color.black.with(alpha: 0.45))
    context.circle(x: center.x, y: center.y, radius: radius + 1)
    context.fill()
    fillSpunMetal(center, radius: radius, color: faceplate.bright)
    drawRim(center, radius: radius, width: 1, strength: 0.6)
    context.saved {
      context.translate(x: center.x, y: center.y)
      context.rotate(radians: slotAngle)
      context.setColor(Color.black.with(alpha: 0.7))
      context.setLine(width: radius * 0.34)
      context.move(x: -radius * 0.86, y: 0)
      context.line(x: radius * 0.86, y: 0)
      context.stroke()
      context.setColor(Color.white.with(alpha: 0.45))
      context.setLine(width: max(0.5, hairline))
      let edge = radius * 0.17 * (Light.brightness(ofNormalAt: slotAngle + .pi / 2) > 0 ? -1 : 1)
      context.move(x: -radius * 0.8, y: edge)
      context.line(x: radius * 0.8, y: edge)
      context.stroke()
    }
  }
}
