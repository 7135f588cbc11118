import Canvas
public import Base

/// A pointed knob on an engraved dial that sets a number.
///
/// Drag its outer part round, or its hub up and down, more finely with Shift. The wheel, arrows, Page Up and Page Down,
/// Home and End turn it, a click on the dial turns it to that value, and a double click resets it.
public final class Knob: View {
  /// The scale engraved around it, with its range.
  public let scale: DialScale
  /// The value that a double click sets.
  public var defaultValue: Double
  /// Posted once for every change, by the user or by code.
  public let changed = Signal<Double>()
  private let text: (Double) -> String
  private var number: BoundedNumber
  private let dial = CachedDrawing()
  private var drag: Drag?
  private var clicks = ClickCounter()

  /// The dragged part.
  private enum Drag {
    /// The rim: the value follows the angle. Stores the knob's lead over the pointer.
    case rim(lead: Double)
    /// The hub: up and to the right increases the value.
    case hub(from: ViewPoint, fraction: Double, isFine: Bool)
  }

  /// The dial begins at the lower left and ends at the lower right.
  private static let firstAngle = Double.pi * 0.5 + Double.pi / 6
  private static let sweep = Double.pi * 2 - Double.pi / 3

  /// - Parameter text: formats a value for display and screen readers.
  public init(
    name: String, scale: DialScale, value: Double, defaultValue: Double,
    text: @escaping (Double) -> String
  ) {
    self.scale = scale
    self.defaultValue = defaultValue
    self.text = text
    number = BoundedNumber(value.isNaN ? defaultValue : value, in: scale.range)
    super.init(Accessibility(.dial, name: name, value: text(number.value), range: scale.range))
    pointerShape = .hand
  }

  /// Clamped to the scale's range; setting NaN changes nothing.
  public var value: Double {
    get { number.value }
    set {
      guard number.set(newValue) else { return }
      accessibility.value = text(value)
      setNeedsDisplay(skirt.area)
      changed.post(value)
    }
  }

  public override var fingerUse: FingerUse? { .drags }
  public override var acceptsFocus: Bool { true }

  public override func preferredSize(width: Double) -> ViewSize {
    ViewSize(width: min(width, 150), height: min(width, 150) * 0.94)
  }

  // MARK: Measures

  private var center: ViewPoint {
    ViewPoint(x: bounds.midX, y: bounds.midY + bounds.height * 0.03)
  }
  /// The radius of the engraved lines' outer ends.
  private var dialRadius: Double { min(bounds.width / 2 - 17, bounds.height / 2 - 11) }
  private var skirtRadius: Double { dialRadius - 9 }
  /// With the knob on it, the only part that changes while turning.
  private var skirt: Skirt { Skirt(center: center, radius: skirtRadius, height: 5) }

  private func angle(of value: Double) -> Double {
    Self.firstAngle + scale.fraction(of: value) * Self.sweep
  }

  // MARK: Drawing

  public override func draw(_ pass: RenderPass) {
    dial.draw(pass, in: bounds, showing: isUsable) { drawDial($0) }
    skirt.drawRing(pass)
    ChickenHead(
      center: center, length: skirtRadius * 0.93, angle: angle(of: value),
      isHovered: isHovered, isHeld: drag != nil, isEnabled: isUsable
    ).draw(pass)
  }

  private func drawDial(_ pass: RenderPass) {
    let ink = isUsable ? pass.faceplate.engraving : pass.faceplate.engraving.with(alpha: 0.5)
    for (values, length, width) in [(scale.lines, 4.0, 1.0), (scale.numbers, 6.5, 1.6)] {
      for value in values {
        let angle = angle(of: value)
        let inner = Turn.point(around: center, radius: dialRadius - length, angle: angle)
        let outer = Turn.point(around: center, radius: dialRadius, angle: angle)
        pass.engravePath(width: width, color: ink) {
          pass.context.move(x: inner.x, y: inner.y)
          pass.context.line(x: outer.x, y: outer.y)
        }
      }
    }
    for value in scale.numbers {
      let place = Turn.point(around: center, radius: dialRadius + 9, angle: angle(of: value))
      pass.engrave(
        window?.numberText(text(value)) ?? text(value), font: pass.theme.engravedSmall,
        in: ViewRect(x: place.x - 16, y: place.y - 8, width: 32, height: 16), color: ink)
    }
    skirt.draw(pass)
  }

  // MARK: Pointer

  public override func pressed(_ event: PointerEvent, _ button: PointerButton) -> Bool {
    guard button == .primary else { return false }
    let distance = event.position.distance(to: center)
    if clicks.isSecond(event, by: habits), distance < skirtRadius {
      value = defaultValue
      drag = nil
      return true
    }
    if distance < skirtRadius * 0.42 {
      drag = hub(from: event)
    } else if distance < skirtRadius + 2 {
      let ahead = Turn.wrapped(angle(of: value) - Turn.angle(from: center, to: event.position))
      drag = .rim(lead: ahead)
    } else {
      drag = .rim(lead: 0)
      turn(to: event, lead: 0, mayJump: true)
    }
    setNeedsDisplay(skirt.area)
    return true
  }

  public override func dragged(_ event: PointerEvent) {
    switch drag {
    case .rim(let lead): turn(to: event, lead: lead)
    case .hub(let start, let fraction, let wasFine):
      let isFine = event.modifiers.contains(.shift)
      guard isFine == wasFine else {
        // Pressing Shift during a turn must not make it jump.
        drag = hub(from: event)
        return
      }
      let travel = (event.position.x - start.x) - (event.position.y - start.y)
      let turned = fraction + travel / (isFine ? 1600 : 240)
      value = scale.snapped(scale.value(at: turned), isFine: isFine)
    case nil: break
    }
  }

  private func hub(from event: PointerEvent) -> Drag {
    .hub(
      from: event.position, fraction: scale.fraction(of: value),
      isFine: event.modifiers.contains(.shift))
  }

  /// - Parameter mayJump: whether it may go directly from one end to the other.
  private func turn(to event: PointerEvent, lead: Double, mayJump: Bool = false) {
    let angle = Turn.angle(from: center, to: event.position) + lead
    var turned = Turn.wrapped(angle - Self.firstAngle - Self.sweep / 2) + Self.sweep / 2
    // A drag can't cross the gap between the ends.
    let now = scale.fraction(of: value) * Self.sweep
    if !mayJump, abs(turned - now) > .pi { turned = now < Self.sweep / 2 ? 0 : Self.sweep }
    value = scale.snapped(
      scale.value(at: turned / Self.sweep), isFine: event.modifiers.contains(.shift))
  }

  public override func released(_ event: PointerEvent, _ button: PointerButton) { pressCancelled() }

  public override func pressCancelled() {
    drag = nil
    setNeedsDisplay(skirt.area)
  }

  public override func hoverChanged() { setNeedsDisplay(skirt.area) }

  public override func scrolled(_ event: PointerEvent, dx: Double, dy: Double) -> Bool {
    let notches = Int(saturating: (abs(dy) > abs(dx) ? -dy : dx).rounded(.awayFromZero))
    value = scale.value(
      notches, stepsFrom: value, isFine: event.modifiers.contains(.shift))
    return true
  }

  // MARK: Keys

  public override func keyPressed(_ event: KeyEvent) -> Bool {
    guard isFocused, event.modifiers.subtracting(.shift).isEmpty else { return false }
    let isFine = event.modifiers.contains(.shift)
    switch event.key {
    case .left, .down: value = scale.value(-1, stepsFrom: value, isFine: isFine)
    case .right, .up: value = scale.value(1, stepsFrom: value, isFine: isFine)
    case .pageDown: value = scale.number(-1, from: value)
    case .pageUp: value = scale.number(1, from: value)
    case .home: value = scale.range.lowerBound
    case .end: value = scale.range.upperBound
    default: return false
    }
    return true
  }
}
