public import Canvas
public import Base

/// A backlit jewel in a bright ring.
public final class Lamp: View {
  /// Nil for the colour of the faceplate's pilot lamps.
  public var color: Color? { didSet { if color != oldValue { setNeedsDisplay() } } }
  /// Whether it shines.
  public var isLit: Bool { didSet { if isLit != oldValue { setNeedsDisplay() } } }
  private let mount = CachedDrawing()

  /// Creates a lamp with a name and a value for screen readers.
  public init(name: String, value: String = "", color: Color? = nil, isLit: Bool = true) {
    self.color = color
    self.isLit = isLit
    super.init(Accessibility(.lamp, name: name, value: value))
  }

  public override func preferredSize(width: Double) -> ViewSize {
    ViewSize(width: min(width, 44), height: min(width, 44))
  }

  private var center: ViewPoint { bounds.center }
  /// The outer part is for the glow.
  private var ringRadius: Double { min(bounds.width, bounds.height) / 2 * 0.8 }
  private var jewelRadius: Double { ringRadius * 0.76 }

  public override func draw(_ pass: RenderPass) {
    let color = color ?? pass.faceplate.pilot
    if isLit { drawGlow(color, pass) }
    mount.draw(pass, in: bounds) { pass in
      pass.drawContactShadow(center, radius: ringRadius, height: 1.2)
      pass.fillSpunMetal(center, radius: ringRadius, color: pass.faceplate.bright)
      pass.drawRim(center, radius: ringRadius, width: 1, strength: 0.6)
      pass.context.setColor(Color.black.with(alpha: 0.75))
      pass.context.circle(x: center.x, y: center.y, radius: jewelRadius + 0.8)
      pass.context.fill()
    }
    drawJewel(color, pass)
  }

  private func drawGlow(_ color: Color, _ pass: RenderPass) {
    let reach = min(bounds.width, bounds.height) / 2
    pass.context.setGradient(
      Gradient([
        (0.7, color.with(alpha: 0.95)), (0.85, color.with(alpha: 0.5)), (1, color.with(alpha: 0)),
      ]), around: center,
      to: reach)
    pass.context.circle(x: center.x, y: center.y, radius: reach)
    pass.context.fill()
  }

  private func drawJewel(_ color: Color, _ pass: RenderPass) {
    let context = pass.context
    let base = (isLit ? color : color.mixed(with: .black, by: 0.62)).with(alpha: 1)
    context.setColor(base)
    context.circle(x: center.x, y: center.y, radius: jewelRadius)
    context.fill()
    // Facets around a flat middle, each lit according to its slope.
    let count = 12
    let table = jewelRadius * 0.52
    for index in 0..<count {
      let from = Double(index) / Double(count) * 2 * .pi
      let to = Double(index + 1) / Double(count) * 2 * .pi
      let facing = Light.brightness(ofNormalAt: (from + to) / 2)
      let cut = index % 2 == 0 ? 0.05 : -0.05
      // A lit jewel is brighter on the side of its lamp, opposite the external light.
      let shade = (isLit ? 0.16 : 0.22) * facing + cut
      context.setColor((shade > 0 ? Color.white : .black).with(alpha: min(0.4, abs(shade) * 1.4)))
      let a = Turn.point(around: center, radius: table, angle: from)
      let b = Turn.point(around: center, radius: jewelRadius, angle: from)
      let c = Turn.point(around: center, radius: jewelRadius, angle: to)
      let d = Turn.point(around: center, radius: table, angle: to)
      context.move(x: a.x, y: a.y)
      for point in [b, c, d] { context.line(x: point.x, y: point.y) }
      context.closePath()
      context.fill()
    }
    // The middle shows the pure colour.
    context.setColor(base)
    context.circle(x: center.x, y: center.y, radius: table)
    context.fill()
    drawReflection(context)
    pass.drawRim(center, radius: jewelRadius + 0.5, width: 1, strength: -0.5)
  }

  private func drawReflection(_ context: DrawingContext) {
    let spot = center + Light.shadow(-jewelRadius * 0.68)
    let reach = jewelRadius * 0.34
    context.setGradient(
      Gradient(Color(0xFDFDFD, alpha: isLit ? 0.85 : 0.5), Color(0xFDFDFD, alpha: 0)),
      around: spot, to: reach)
    context.circle(x: spot.x, y: spot.y, radius: reach)
    context.fill()
  }
}
