public import Canvas
public import Geometry

// What faceplates are made of. All of it is lit by `Light` and takes its colours from the `Livery`.
extension DrawPass {
  public var livery: Livery { theme.livery }

  // MARK: Grounds

  /// Leather-like cloth over wood.
  public func fillTolex(_ rect: ViewRect) {
    context.rectangle(rect)
    context.setColor(livery.tolex)
    context.fillKeepingPath()
    lay(.tolex, over: rect)
  }

  /// Brushed metal in a rounded rectangle, with a broad sheen and bright upper edges.
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

  // MARK: Edges

  /// A hairline around something raised: bright towards the light, dark away from it.
  ///
  /// - Parameter strength: 0…1; negative for something sunk.
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

  /// A round cord along the edge of the cloth.
  public func drawPiping(_ rect: ViewRect, radius: Double, width: Double) {
    let middle = rect.inset(width / 2)
    let radius = max(0, radius - width / 2)
    context.setLine(width: width + 2)
    context.setColor(Color.black.with(alpha: 0.35))
    context.roundedRectangle(
      middle.offset(by: Light.shadow(width * 0.35)), radius: radius)
    context.stroke()
    // Three lines that get narrower and brighter make it round.
    for (share, shade, shift) in [(1.0, -0.35, 0.0), (0.72, 0.0, -0.08), (0.3, 0.45, -0.18)] {
      context.setLine(width: width * share)
      context.setColor(livery.piping.shaded(shade))
      context.roundedRectangle(middle.offset(by: Light.shadow(width * shift)), radius: radius)
      context.stroke()
    }
  }

  /// A slot or a tray, deeper than the plate.
  public func fillWell(_ rect: ViewRect, radius: Double, color: Color? = nil) {
    // The plate's edge below and to the right catches the light.
    context.setColor(Color.white.with(alpha: theme.isDark ? 0.16 : 0.5))
    context.roundedRectangle(rect.offset(by: ViewPoint(x: 0, y: hairline)), radius: radius)
    context.fill()
    context.setColor(color ?? livery.well)
    context.roundedRectangle(rect, radius: radius)
    context.fill()
    drawInnerShadow(rect, radius: radius, depth: min(4, rect.height / 3))
  }

  /// The shadow that an edge throws on what lies deeper.
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

  /// A bright frame around a window.
  public func drawBezel(_ rect: ViewRect, radius: Double, width: Double) {
    let (start, end) = Light.line(across: rect)
    let bright = livery.bright
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

  /// Glass over a window: a shadow of its frame inside, and the light's reflection.
  public func drawGlass(_ rect: ViewRect, radius: Double) {
    drawInnerShadow(rect, radius: radius, depth: 5)
    context.saved {
      context.roundedRectangle(rect, radius: radius)
      // Glass takes a little of the light that comes through.
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

  // MARK: Round things

  /// The soft and the tight shadow of something round that stands on the plate.
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

  /// Metal turned on a lathe: its fine grooves throw the light back in two fans.
  func fillSpunMetal(_ center: ViewPoint, radius: Double, color: Color) {
    let count = 72
    let step = 2 * Double.pi / Double(count)
    for index in 0..<count {
      let angle = Double(index) * step
      let lobe = Turn.cosine(2 * (angle - Light.angle))
      let side = Turn.cosine(angle - Light.angle)
      context.setColor(color.shaded(0.34 * lobe * abs(lobe) + 0.1 * side))
      context.move(x: center.x, y: center.y)
      // A little into the next one, so that no gap shows.
      context.arc(x: center.x, y: center.y, radius: radius, from: angle, to: angle + step * 1.6)
      context.closePath()
      context.fill()
    }
  }

  /// A rim around something round: bright towards the light; the other way round if it is sunk.
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

  /// A slotted screw, its head sunk a little into the plate.
  public func drawScrew(_ center: ViewPoint, radius: Double, slotAngle: Double) {
    context.setColor(Color.black.with(alpha: 0.45))
    context.circle(x: center.x, y: center.y, radius: radius + 1)
    context.fill()
    fillSpunMetal(center, radius: radius, color: livery.bright)
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

  // MARK: Engraving

  /// Letters cut into the plate and filled with colour; one line, cut where it does not fit.
  public func engrave(
    _ text: String, font: Font, in rect: ViewRect, alignment: TextLayout.Alignment = .center,
    color: Color? = nil
  ) {
    let layout = layout(text, font: font, width: rect.width, alignment: alignment)
    let y = ((rect.midY - layout.size.height / 2) * scale).rounded() / scale
    // The spacing after the last letter would pull the text to the left.
    let x = rect.x + (alignment == .center ? font.spacing / 2 : 0)
    context.setColor(Color.white.with(alpha: theme.isDark ? 0.1 : 0.55))
    layout.draw(in: context, x: x, y: y + hairline)
    context.setColor(color ?? livery.engraving)
    layout.draw(in: context, x: x, y: y)
  }

  /// Lines cut into the plate and filled with colour: the current path.
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

  // MARK: Light

  /// The lit ring around what has the keyboard.
  public func drawLitRing(_ rect: ViewRect, radius: Double) {
    if showsFocus { drawLitEdge(rect, radius: radius, color: livery.ring, glows: true) }
  }

  /// A line around something that gives light of its own.
  func drawLitEdge(_ rect: ViewRect, radius: Double, color: Color, glows: Bool) {
    let lines = glows ? [(5.5, 0.16), (3.75, 0.28), (2.0, 1.0)] : [(1.25, 1.0)]
    for (width, alpha) in lines {
      context.setLine(width: width)
      context.setColor(color.with(alpha: color.alpha * alpha))
      context.roundedRectangle(rect, radius: radius)
      context.stroke()
    }
  }
}
