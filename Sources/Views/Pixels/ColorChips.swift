public import Canvas
public import Base
public import Widgets

/// The colours of the two buttons, one above the other.
public final class ColorChips: View {
  /// Nil for clearing.
  public var primary: Color? { didSet { setNeedsDisplay() } }
  /// Nil for clearing.
  public var secondary: Color? { didSet { setNeedsDisplay() } }
  /// Posted when a click swaps the two.
  public let swapWanted = Signal<Void>()

  /// Creates chips with a name for screen readers.
  public init(name: String) {
    super.init(Accessibility(.button, name: name))
    pointerShape = .hand
  }

  public override func draw(_ pass: RenderPass) {
    let side = (bounds.height * 0.66).rounded()
    draw(
      secondary,
      in: ViewRect(
        x: bounds.height - side, y: bounds.height - side, width: side, height: side), pass)
    draw(primary, in: ViewRect(x: 0, y: 0, width: side, height: side), pass)
  }

  private func draw(_ color: Color?, in rect: ViewRect, _ pass: RenderPass) {
    let context = pass.context
    let chip = rect.inset(1)
    context.saved {
      context.roundedRectangle(chip, radius: 4)
      context.clip()
      if (color?.alpha ?? 0) < 1 {
        context.fillTranslucencySquares(chip, side: 5, pass.theme.translucency)
      }
      if let color {
        context.setColor(color)
        context.rectangle(chip)
        context.fill()
      }
    }
    context.setColor(isHovered ? pass.theme.text : pass.theme.panel)
    context.setLine(width: 2)
    context.roundedRectangle(rect.inset(1), radius: 4)
    context.stroke()
    context.setColor(pass.theme.text.with(alpha: 0.35))
    context.setLine(width: 1)
    context.roundedRectangle(rect.inset(0.5), radius: 5)
    context.stroke()
  }

  public override func pressed(_ event: PointerEvent, _ button: PointerButton) -> Bool {
    button == .primary
  }

  public override func released(_ event: PointerEvent, _ button: PointerButton) {
    if bounds.contains(event.position) { swapWanted.post(()) }
  }
}
