import Canvas
import Base
import Rendering
import Widgets

/// All saturations and values of a hue in a square, with saturation to the right and value upwards.
final class ColorSquare: View {
  /// Posts the colour chosen by the user.
  let changed = Signal<HSVColor>()
  var color: HSVColor {
    didSet {
      guard color != oldValue else { return }
      showValue()
      setNeedsDisplay()
    }
  }

  init(name: String, tooltip: String, color: HSVColor) {
    self.color = color
    super.init(Accessibility(.slider, name: name))
    self.tooltip = tooltip
    pointerShape = .crosshair
    showValue()
  }

  private func showValue() {
    let (saturation, value) = ((color.saturation * 100).rounded(), (color.value * 100).rounded())
    accessibility.value = "\(Int(saturating: saturation)), \(Int(saturating: value))"
  }

  override var acceptsFocus: Bool { true }
  override var fingerUse: FingerUse? { .drags }
  override var keepsDirection: Bool { true }

  // MARK: Drawing

  private var field: ViewRect { bounds.inset(4) }

  override func draw(_ pass: RenderPass) {
    let (context, field) = (pass.context, field)
    let pure = HSVColor(hue: color.hue, saturation: 1, value: 1).inkColor().canvasColor
    context.saved {
      context.roundedRectangle(field, radius: pass.theme.radius - 2)
      context.clip()
      context.rectangle(field)
      context.setGradient(
        Gradient(evenly: [.white, pure]), from: ViewPoint(x: field.x, y: 0),
        to: ViewPoint(x: field.maxX, y: 0))
      context.fillKeepingPath()
      context.setGradient(
        Gradient(evenly: [Color.black.with(alpha: 0), .black]), from: ViewPoint(x: 0, y: field.y),
        to: ViewPoint(x: 0, y: field.maxY))
      context.fill()
    }
    context.setColor(pass.theme.line)
    context.setLine(width: pass.hairline)
    context.roundedRectangle(field.inset(-pass.hairline / 2), radius: pass.theme.radius - 2)
    context.stroke()
    let middle = ViewPoint(
      x: field.x + color.saturation * field.width, y: field.maxY - color.value * field.height)
    pass.drawColorMark(ViewRect(x: middle.x - 5, y: middle.y - 5, width: 10, height: 10))
  }

  override func drawOverlay(_ pass: RenderPass) {
    pass.drawFocusRing(bounds, radius: pass.theme.radius)
  }

  // MARK: Input

  override func pressed(_ event: PointerEvent, _ button: PointerButton) -> Bool {
    guard button == .primary else { return false }
    setColor(at: event.position)
    return true
  }

  override func dragged(_ event: PointerEvent) { setColor(at: event.position) }

  private func setColor(at point: ViewPoint) {
    let field = field
    guard !field.isEmpty else { return }
    set((point.x - field.x) / field.width, (field.maxY - point.y) / field.height)
  }

  private func set(_ saturation: Double, _ value: Double) {
    let new = HSVColor(
      hue: color.hue, saturation: min(max(saturation, 0), 1), value: min(max(value, 0), 1))
    guard new != color else { return }
    color = new
    changed.post(new)
  }

  override func keyPressed(_ event: KeyEvent) -> Bool {
    guard isFocused, event.modifiers.isSubset(of: [.shift]) else { return false }
    let step = event.modifiers.contains(.shift) ? 0.1 : 0.01
    switch event.key {
    case .left: set(color.saturation - step, color.value)
    case .right: set(color.saturation + step, color.value)
    case .up: set(color.saturation, color.value + step)
    case .down: set(color.saturation, color.value - step)
    default: return false
    }
    return true
  }
}
