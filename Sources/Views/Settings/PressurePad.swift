import Canvas
public import Base
public import Widgets

/// A field to scribble on, with lines as wide as the pen is pressed.
public final class PressurePad: View {
  private struct Spot {
    let position: ViewPoint
    let width: Double
    let isStart: Bool
  }

  private var spots: [Spot] = []
  private static let height = 96.0
  private static let widest = 18.0
  private static let mostSpots = 2000

  /// Creates an empty field, whose name is written on it.
  public init(name: String) {
    super.init(Accessibility(.canvas, name: name))
    pointerShape = .crosshair
  }

  public override func preferredSize(width: Double) -> ViewSize {
    ViewSize(width: width, height: Self.height)
  }

  public override var fingerUse: FingerUse? { .drags }

  // MARK: Pointer

  public override func pressed(_ event: PointerEvent, _ button: PointerButton) -> Bool {
    guard button == .primary else { return false }
    if spots.count > Self.mostSpots { spots = [] }
    add(event, isStart: true)
    return true
  }

  public override func dragged(_ event: PointerEvent) { add(event, isStart: false) }

  private func add(_ event: PointerEvent, isStart: Bool) {
    spots.append(
      Spot(
        position: event.position, width: 0.5 + event.pressure * (Self.widest - 0.5),
        isStart: isStart))
    setNeedsDisplay()
  }

  // MARK: Drawing

  public override func draw(_ pass: RenderPass) {
    let (context, theme) = (pass.context, pass.theme)
    context.setColor(theme.field)
    context.roundedRectangle(bounds, radius: theme.radius)
    context.fill()
    context.setColor(theme.line)
    context.setLine(width: pass.hairline)
    context.roundedRectangle(bounds.inset(pass.hairline / 2), radius: theme.radius)
    context.stroke()
    guard !spots.isEmpty else {
      let height = TextLayout(accessibility.name, font: theme.small).size.height
      pass.draw(
        accessibility.name, font: theme.small, color: theme.secondaryText,
        in: ViewRect(
          x: 8, y: (bounds.height - height) / 2, width: max(0, bounds.width - 16), height: height),
        alignment: .center)
      return
    }
    context.saved {
      context.rectangle(bounds.inset(1))
      context.clip()
      context.setColor(theme.text)
      for (index, spot) in spots.enumerated() {
        let before = spot.isStart || index == 0 ? spot : spots[index - 1]
        context.setLine(width: (before.width + spot.width) / 2, cap: .round)
        context.move(x: before.position.x, y: before.position.y)
        context.line(x: spot.position.x, y: spot.position.y)
        context.stroke()
      }
    }
  }
}
