import Canvas
public import Base
public import Widgets

/// The swatch next to a palette for clearing cells: a checkerboard with a line across.
public final class ClearSwatch: View {
  /// Whether the primary button clears.
  public var isPrimary = false {
    didSet {
      guard isPrimary != oldValue else { return }
      accessibility.value = isPrimary ? "on" : "off"
      setNeedsDisplay()
    }
  }
  /// Whether the secondary button clears.
  public var isSecondary = false { didSet { if isSecondary != oldValue { setNeedsDisplay() } } }
  /// Posts the button for which it is chosen.
  public let chosen = Signal<Choice>()

  /// A button of the pointer.
  public enum Choice: Sendable {
    case primary, secondary
  }

  /// Creates a swatch with a name for screen readers.
  public init(name: String, tooltip: String) {
    super.init(Accessibility(.button, name: name))
    self.tooltip = tooltip
    pointerShape = .hand
  }

  public override var acceptsFocus: Bool { true }
  public override var keepsDirection: Bool { true }

  public override func draw(_ pass: RenderPass) {
    let chip = bounds.inset(1)
    let context = pass.context
    context.saved {
      context.roundedRectangle(chip, radius: 2)
      context.clip()
      context.fillTranslucencySquares(chip, side: chip.width / 4, pass.theme.translucency)
      context.setColor(pass.theme.warning)
      context.setLine(width: 2)
      context.move(x: chip.x, y: chip.maxY)
      context.line(x: chip.maxX, y: chip.y)
      context.stroke()
    }
    context.setColor(pass.theme.text.with(alpha: 0.35))
    context.setLine(width: 1)
    context.roundedRectangle(chip.inset(0.5), radius: 2)
    context.stroke()
    pass.drawChipState(
      chip, isPrimary: isPrimary, isSecondary: isSecondary, isHovered: isHovered)
  }

  public override func drawOverlay(_ pass: RenderPass) { pass.drawFocusRing(bounds, radius: 3) }

  public override func hoverChanged() { setNeedsDisplay() }

  public override func pressed(_ event: PointerEvent, _ button: PointerButton) -> Bool {
    switch button {
    case .primary, .secondary:
      chosen.post(button == .secondary ? .secondary : .primary)
      return true
    default: return false
    }
  }

  public override func keyPressed(_ event: KeyEvent) -> Bool {
    guard isFocused, event.key == .space || event.key == .enter,
      event.modifiers.isSubset(of: [.shift])
    else { return false }
    chosen.post(event.modifiers.contains(.shift) ? .secondary : .primary)
    return true
  }
}
