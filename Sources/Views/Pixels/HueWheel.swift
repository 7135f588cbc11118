import Canvas
import Base
import Glibc
import Rendering
import Widgets

/// A ring of all hues, clockwise from red at the top, with the mixed colour in its centre.
final class HueWheel: View {
  /// Posts the hue chosen by the user, in degrees.
  let changed = Signal<Double>()
  /// In degrees, 0…360.
  var hue: Double {
    didSet {
      guard hue != oldValue else { return }
      accessibility.value = NumberField.text(hue, decimals: 0)
      setNeedsDisplay()
    }
  }

  init(name: String, tooltip: String, hue: Double) {
    self.hue = hue
    super.init(
      Accessibility(
        .slider, name: name, value: NumberField.text(hue, decimals: 0), range: Self.range))
    self.tooltip = tooltip
    pointerShape = .hand
  }

  /// The colour in the centre.
  var color = InkColor(rgb: 0) { didSet { if color != oldValue { setNeedsDisplay() } } }

  private static let range = 0.0...360.0
  /// The width of a wedge of the ring, in degrees; narrower ones look no smoother.
  private static let wedge = 3.0
  private static let ringWidth = 24.0

  override var acceptsFocus: Bool { true }
  override var fingerUse: FingerUse? { .drags }
  override var keepsDirection: Bool { true }

  // MARK: Drawing

  private var middle: ViewPoint {
    ViewPoint(x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2)
  }
  /// The radius of the ring's outer edge.
  private var radius: Double { max(0, min(bounds.width, bounds.height) / 2 - 4) }

  /// - Parameter radius: the distance from the centre.
  private func point(_ degrees: Double, _ radius: Double) -> ViewPoint {
    let angle = (degrees - 90) * .pi / 180
    return ViewPoint(x: middle.x + cos(angle) * radius, y: middle.y + sin(angle) * radius)
  }

  override func draw(_ pass: RenderPass) {
    let (context, inner) = (pass.context, radius - Self.ringWidth)
    for hue in stride(from: 0, to: Self.range.upperBound, by: Self.wedge) {
      // Overlap the wedges, so that nothing shows through between them.
      let ends = (hue - Self.wedge / 2, hue + Self.wedge)
      context.setColor(HSVColor(hue: hue, saturation: 1, value: 1).inkColor().canvasColor)
      let corners = [
        point(ends.0, radius), point(ends.1, radius), point(ends.1, inner), point(ends.0, inner),
      ]
      for (index, corner) in corners.enumerated() {
        if index == 0 {
          context.move(x: corner.x, y: corner.y)
        } else {
          context.line(x: corner.x, y: corner.y)
        }
      }
      context.closePath()
      context.fill()
    }
    context.setLine(width: pass.hairline)
    for edge in [radius, inner] {
      context.setColor(pass.theme.line)
      context.circle(x: middle.x, y: middle.y, radius: edge)
      context.stroke()
    }
    let swatch = ViewRect(x: middle.x, y: middle.y, width: 0, height: 0)
      .inset(-max(0, inner * 0.55))
    context.setColor(color.canvasColor)
    context.roundedRectangle(swatch, radius: pass.theme.radius - 2)
    context.fill()
    context.setColor(pass.theme.line)
    context.roundedRectangle(swatch.inset(-pass.hairline / 2), radius: pass.theme.radius - 2)
    context.stroke()
    let mark = point(hue, radius - Self.ringWidth / 2)
    pass.drawColorMark(ViewRect(x: mark.x, y: mark.y, width: 0, height: 0).inset(-7))
  }

  override func drawOverlay(_ pass: RenderPass) {
    pass.drawFocusRing(bounds, radius: pass.theme.radius)
  }

  // MARK: Input

  override func pressed(_ event: PointerEvent, _ button: PointerButton) -> Bool {
    guard button == .primary else { return false }
    setHue(at: event.position)
    return true
  }

  override func dragged(_ event: PointerEvent) { setHue(at: event.position) }

  private func setHue(at point: ViewPoint) {
    let (dx, dy) = (point.x - middle.x, point.y - middle.y)
    guard dx != 0 || dy != 0 else { return }
    let degrees = atan2(dy, dx) * 180 / .pi + 90
    set(degrees < 0 ? degrees + 360 : degrees)
  }

  private func set(_ new: Double) {
    guard new != hue else { return }
    hue = new
    changed.post(new)
  }

  private func turned(by step: Double) -> Double {
    let new = (hue + step).truncatingRemainder(dividingBy: Self.range.upperBound)
    return new < 0 ? new + Self.range.upperBound : new
  }

  override func keyPressed(_ event: KeyEvent) -> Bool {
    guard isFocused, event.modifiers.isSubset(of: [.shift]) else { return false }
    let step = event.modifiers.contains(.shift) ? 10.0 : 1
    switch event.key {
    case .up, .right: set(turned(by: step))
    case .down, .left: set(turned(by: -step))
    case .home: set(Self.range.lowerBound)
    case .end: set(Self.range.upperBound)
    default: return false
    }
    return true
  }
}
