import Canvas
import Base
import Rendering
import Widgets

/// All hues above each other, from red at the top to red again at the foot.
final class HueStrip: View {
  /// Tells of the hue that somebody wants, in degrees.
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

  private static let range = 0.0...360.0
  private static let colors = stride(from: 0.0, through: 360, by: 60).map {
    HSVColor(hue: $0, saturation: 1, value: 1).inkColor().canvasColor
  }

  override var acceptsFocus: Bool { true }
  override var keepsDirection: Bool { true }

  // MARK: Drawing

  private var field: ViewRect { bounds.inset(4) }

  override func draw(_ pass: DrawPass) {
    let (context, field) = (pass.context, field)
    context.roundedRectangle(field, radius: pass.theme.radius - 2)
    context.setGradient(
      Gradient(evenly: Self.colors), from: ViewPoint(x: 0, y: field.y),
      to: ViewPoint(x: 0, y: field.maxY))
    context.fill()
    context.setColor(pass.theme.line)
    context.setLine(width: pass.hairline)
    context.roundedRectangle(field.inset(-pass.hairline / 2), radius: pass.theme.radius - 2)
    context.stroke()
    let y = field.y + hue / Self.range.upperBound * field.height
    pass.drawColorMark(ViewRect(x: field.x - 2, y: y - 4, width: field.width + 4, height: 8))
  }

  override func drawOverlay(_ pass: DrawPass) {
    pass.drawFocusRing(bounds, radius: pass.theme.radius)
  }

  // MARK: Input

  override func pressed(_ event: PointerEvent, _ button: PointerButton) -> Bool {
    guard button == .primary else { return false }
    take(event.position)
    return true
  }

  override func dragged(_ event: PointerEvent) { take(event.position) }

  private func take(_ point: ViewPoint) {
    guard !field.isEmpty else { return }
    set((point.y - field.y) / field.height * Self.range.upperBound)
  }

  private func set(_ new: Double) {
    let new = min(max(new, Self.range.lowerBound), Self.range.upperBound)
    guard new != hue else { return }
    hue = new
    changed.post(new)
  }

  override func keyPressed(_ event: KeyEvent) -> Bool {
    guard isFocused, event.modifiers.isSubset(of: [.shift]) else { return false }
    let step = event.modifiers.contains(.shift) ? 10.0 : 1
    switch event.key {
    case .up: set(hue - step)
    case .down: set(hue + step)
    case .home: set(Self.range.lowerBound)
    case .end: set(Self.range.upperBound)
    default: return false
    }
    return true
  }
}
