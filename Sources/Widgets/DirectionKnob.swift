public import Base

/// A small pointed knob for a direction, which it shows by itself: it turns all the way round and has no scale.
///
/// Drag it round, by steps of 15°, or of 1° with Shift; the wheel and arrows turn it by such a step. A double click
/// points it to the right.
public final class DirectionKnob: View {
  /// Posted once for every change, by the user or by code.
  public let changed = Signal<Double>()
  private var storedAngle = 0.0
  /// The angle of the knob over that of the pointer; nil unless it is dragged.
  private var lead: Double?
  private var clicks = ClickCounter()

  /// Creates a knob that points to the right.
  public init(name: String) {
    super.init(Accessibility(.dial, name: name, value: Self.text(0), range: 0...359))
    pointerShape = .hand
  }

  private static func text(_ angle: Double) -> String { NumberField.text(angle, decimals: 0) + "°" }

  /// In degrees, clockwise from right; 0 up to 360. Setting NaN changes nothing.
  public var angle: Double {
    get { storedAngle }
    set {
      guard newValue.isFinite else { return }
      let rest = newValue.truncatingRemainder(dividingBy: 360)
      let turned = rest < 0 ? rest + 360 : rest
      guard turned != storedAngle else { return }
      storedAngle = turned
      accessibility.value = Self.text(turned)
      setNeedsDisplay()
      changed.post(turned)
    }
  }

  public override var fingerUse: FingerUse? { .drags }
  public override var acceptsFocus: Bool { true }
  public override var keepsDirection: Bool { true }

  public override func preferredSize(width: Double) -> ViewSize {
    ViewSize(width: min(width, 32), height: 32)
  }

  // MARK: Drawing

  private var skirt: Skirt {
    Skirt(center: bounds.center, radius: min(bounds.width, bounds.height) / 2 - 4, height: 2.5)
  }

  public override func draw(_ pass: RenderPass) {
    skirt.draw(pass)
    skirt.drawRing(pass)
    ChickenHead(
      center: skirt.center, length: skirt.radius * 0.93, angle: angle * .pi / 180,
      isHovered: isHovered, isHeld: lead != nil, isEnabled: isUsable
    ).draw(pass)
  }

  // MARK: Input

  private func degrees(to event: PointerEvent) -> Double {
    Turn.angle(from: skirt.center, to: event.position) * 180 / .pi
  }

  private static func step(_ modifiers: Modifiers) -> Double { modifiers.contains(.shift) ? 1 : 15 }

  private func turn(by steps: Double, _ modifiers: Modifiers) {
    let step = Self.step(modifiers)
    angle = ((angle / step).rounded() + steps) * step
  }

  public override func pressed(_ event: PointerEvent, _ button: PointerButton) -> Bool {
    guard button == .primary else { return false }
    if clicks.isSecond(event, by: habits) { angle = 0 }
    lead = angle - degrees(to: event)
    setNeedsDisplay()
    return true
  }

  public override func dragged(_ event: PointerEvent) {
    // Near the middle, the slightest motion would turn it round.
    guard let lead, event.position.distance(to: skirt.center) > 3 else { return }
    let step = Self.step(event.modifiers)
    angle = ((degrees(to: event) + lead) / step).rounded() * step
  }

  public override func released(_ event: PointerEvent, _ button: PointerButton) { pressCancelled() }

  public override func pressCancelled() {
    lead = nil
    setNeedsDisplay()
  }

  public override func scrolled(_ event: PointerEvent, dx: Double, dy: Double) -> Bool {
    turn(by: (abs(dy) > abs(dx) ? -dy : dx).rounded(.awayFromZero), event.modifiers)
    return true
  }

  public override func keyPressed(_ event: KeyEvent) -> Bool {
    guard isFocused, event.modifiers.subtracting(.shift).isEmpty else { return false }
    switch event.key {
    case .left, .down: turn(by: -1, event.modifiers)
    case .right, .up: turn(by: 1, event.modifiers)
    case .pageDown: turn(by: -3, [])
    case .pageUp: turn(by: 3, [])
    case .home: angle = 0
    case .end: angle = 180
    default: return false
    }
    return true
  }
}
