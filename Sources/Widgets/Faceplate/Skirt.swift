import Base

/// The turned disc below a pointed knob, with its shadow on the plate.
struct Skirt {
  var center: ViewPoint
  var radius: Double
  /// Its height above the plate, in points.
  var height: Double

  /// The bounds of the skirt, the knob and the ring around them.
  var area: ViewRect {
    let reach = radius + 4
    return ViewRect(x: center.x - reach, y: center.y - reach, width: 2 * reach, height: 2 * reach)
  }

  func draw(_ pass: RenderPass) {
    pass.drawContactShadow(center, radius: radius, height: height)
    pass.fillSpunMetal(center, radius: radius, color: pass.faceplate.skirt)
    pass.drawRim(center, radius: radius, width: 1.5, strength: 0.7)
    pass.drawRim(center, radius: radius * 0.93, width: 1, strength: -0.35)
  }

  /// Draws the luminous focus ring around it.
  func drawRing(_ pass: RenderPass) {
    let ring = area.inset(1)
    pass.drawLitRing(ring, radius: ring.width / 2)
  }
}
