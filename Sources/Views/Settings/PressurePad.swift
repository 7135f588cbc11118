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
        context.circle(x: spot.position.x, y: spot.position.y, radius: spot.width / 2)
        context.fill()
        if !spot.isStart, index > 0 { fill(from: spots[index - 1], to: spot, context) }
      }
    }
  }

  /// Fills between two circles.
  private func fill(from start: Spot, to end: Spot, _ context: DrawingContext) {
    let way = end.position - start.position
    let length = way.distance(to: .zero)
    guard length > 0 else { return }
    let across = ViewPoint(x: -way.y / length / 2, y: way.x / length / 2)
    func corner(_ spot: Spot, _ side: Double) -> ViewPoint {
      ViewPoint(
        x: spot.position.x + side * spot.width * across.x,
        y: spot.position.y + side * spot.width * across.y)
    }
    let corners = [corner(start, 1), corner(end, 1), corner(end, -1), corner(start, -1)]
    context.move(x: corners[0].x, y: corners[0].y)
    for corner in corners.dropFirst() { context.line(x: corner.x, y: corner.y) }
    context.closePath()
    context.fill()
  }
}
