import Canvas
import Base

/// The pointed knob of old amplifiers, seen from above: a hub, a long pointing beak, a short tail.
///
/// It is redrawn for every angle, because its flanks reflect the light differently as it turns.
struct ChickenHead {
  var center: ViewPoint
  /// From the centre to the tip of the beak, in points.
  var length: Double
  /// The direction of the beak, clockwise from the x axis, in radians.
  var angle: Double
  var isHovered = false
  var isHeld = false
  var isEnabled = true

  func draw(_ pass: RenderPass) {
    let context = pass.context
    var body = pass.faceplate.knob
    if isHovered || isHeld { body = body.shaded(pass.theme.isDark ? 0.35 : 0.14) }
    if !isEnabled { body = body.mixed(with: pass.faceplate.metal, by: 0.55) }
    for (reach, alpha) in [(0.2, 0.12), (0.14, 0.16), (0.08, 0.26)] {
      context.saved {
        let shadow = center + Light.shadow(length * reach)
        addOutline(context, at: shadow, scale: 1 + reach * 0.15)
      }
      context.setColor(Color.black.with(alpha: alpha))
      context.fill()
    }
    // The steep flank, seen as a dark edge all around.
    addOutline(context, at: center, scale: 1)
    context.setColor(body.shaded(-0.45))
    context.fill()
    drawFacets(context, body)
    drawRidge(context, body)
    drawPointer(context, pass)
  }

  /// Draws the two slopes that meet along the axis.
  private func drawFacets(_ context: DrawingContext, _ body: Color) {
    for side in [-1.0, 1.0] {
      let facing = Light.brightness(ofNormalAt: angle + side * .pi / 2)
      context.saved {
        addOutline(context, at: center, scale: 0.955)
        context.clip()
        enter(context, at: center, scale: 1)
        // The beak points along the x axis here.
        context.rectangle(ViewRect(x: -1.1, y: side < 0 ? -1.1 : 0, width: 2.2, height: 1.1))
        let lit = body.shaded(0.34 * max(facing, 0) - 0.4 * max(-facing, 0))
        context.setGradient(
          Gradient(body.shaded(0.04), lit), from: .zero, to: ViewPoint(x: 0, y: side * 0.5))
        context.fill()
      }
    }
  }

  /// Draws the flat back along the axis, and its gloss, which doesn't turn along.
  private func drawRidge(_ context: DrawingContext, _ body: Color) {
    context.saved {
      enter(context, at: center, scale: 1)
      addRidge(context)
    }
    context.setColor(body.shaded(0.1))
    context.fill()
    context.saved {
      addOutline(context, at: center, scale: 0.955)
      context.clip()
      let gloss = center + Light.shadow(-length * 0.22)
      context.setGradient(
        Gradient(Color.white.with(alpha: 0.34), Color.white.with(alpha: 0)), around: gloss,
        to: length * 0.46)
      context.circle(x: gloss.x, y: gloss.y, radius: length * 0.46)
      context.fill()
    }
  }

  private func drawPointer(_ context: DrawingContext, _ pass: RenderPass) {
    context.saved {
      enter(context, at: center, scale: 1)
      context.move(x: 0.36, y: 0)
      context.line(x: 0.9, y: 0)
    }
    let width = max(1.5, length * 0.075)
    if isHeld {
      context.setLine(width: width * 2.4, cap: .round)
      context.setColor(pass.faceplate.pilot.with(alpha: 0.4))
      context.strokeKeepingPath()
    }
    context.setLine(width: width, cap: .round)
    context.setColor(
      isHeld ? pass.faceplate.pilot : pass.faceplate.pointer.with(alpha: isEnabled ? 1 : 0.5))
    context.stroke()
  }

  private func enter(_ context: DrawingContext, at center: ViewPoint, scale: Double) {
    context.translate(x: center.x, y: center.y)
    context.rotate(radians: angle)
    context.scale(x: length * scale, y: length * scale)
  }

  private func addOutline(_ context: DrawingContext, at center: ViewPoint, scale: Double) {
    context.saved {
      enter(context, at: center, scale: scale)
      let c = context
      c.newPath()
      c.move(x: 0.98, y: -0.06)
      c.curve(x1: 0.74, y1: -0.1, x2: 0.5, y2: -0.17, x: 0.32, y: -0.31)
      c.curve(x1: 0.22, y1: -0.39, x2: 0.1, y2: -0.42, x: -0.04, y: -0.42)
      c.curve(x1: -0.22, y1: -0.42, x2: -0.36, y2: -0.3, x: -0.6, y: -0.21)
      c.curve(x1: -0.74, y1: -0.16, x2: -0.74, y2: 0.16, x: -0.6, y: 0.21)
      c.curve(x1: -0.36, y1: 0.3, x2: -0.22, y2: 0.42, x: -0.04, y: 0.42)
      c.curve(x1: 0.1, y1: 0.42, x2: 0.22, y2: 0.39, x: 0.32, y: 0.31)
      c.curve(x1: 0.5, y1: 0.17, x2: 0.74, y2: 0.1, x: 0.98, y: 0.06)
      c.curve(x1: 1.02, y1: 0.04, x2: 1.02, y2: -0.04, x: 0.98, y: -0.06)
      c.closePath()
    }
  }

  private func addRidge(_ c: DrawingContext) {
    c.newPath()
    c.move(x: 0.95, y: -0.03)
    c.curve(x1: 0.6, y1: -0.06, x2: 0.4, y2: -0.13, x: 0.1, y: -0.16)
    c.curve(x1: -0.1, y1: -0.17, x2: -0.4, y2: -0.14, x: -0.56, y: -0.1)
    c.curve(x1: -0.62, y1: -0.08, x2: -0.62, y2: 0.08, x: -0.56, y: 0.1)
    c.curve(x1: -0.4, y1: 0.14, x2: -0.1, y2: 0.17, x: 0.1, y: 0.16)
    c.curve(x1: 0.4, y1: 0.13, x2: 0.6, y2: 0.06, x: 0.95, y: 0.03)
    c.closePath()
  }
}
