import Canvas
public import Geometry
public import Input

/// A number within a range, set by dragging, wheel or keys.
public final class Slider: View {
  public let range: ClosedRange<Double>
  /// What an arrow key or a notch of the wheel adds.
  public let step: Double
  /// Tells of changes by the user and by code alike, once for each.
  public let changed = Signal<Double>()
  private var storedValue: Double
  /// How a fraction of the track becomes a value: 1 is even, 2 gives small values more room.
  private let curve: Double
  private static let inset = 9.0

  public init(
    name: String, range: ClosedRange<Double>, value: Double, step: Double, curve: Double = 1
  ) {
    self.range = range
    self.step = step
    self.curve = curve
    storedValue = value
    super.init(Accessibility(.slider, name: name, range: range))
    accessibility.value = Self.text(value)
    pointerShape = .hand
  }

  /// Always within the range; setting NaN changes nothing.
  public var value: Double {
    get { storedValue }
    set {
      guard !newValue.isNaN else { return }
      let clamped = min(max(newValue, range.lowerBound), range.upperBound)
      guard clamped != storedValue else { return }
      storedValue = clamped
      accessibility.value = Self.text(clamped)
      setNeedsDisplay()
      changed.post(clamped)
    }
  }

  private static func text(_ value: Double) -> String {
    let tenths = (value * 10).rounded() / 10
    return tenths == tenths.rounded() ? String(Int(tenths)) : String(tenths)
  }

  public override var acceptsFocus: Bool { true }

  public override func preferredSize(width: Double) -> ViewSize {
    ViewSize(width: width, height: 28)
  }

  private func power(_ base: Double, _ isInverse: Bool) -> Double {
    curve == 1 ? base : isInverse ? base.squareRoot() : base * base
  }

  private var fraction: Double {
    power((value - range.lowerBound) / (range.upperBound - range.lowerBound), true)
  }

  public override func draw(_ pass: DrawPass) {
    let theme = pass.theme
    let context = pass.context
    let length = max(0, bounds.width - 2 * Self.inset)
    let x = Self.inset + fraction * length
    let track = ViewRect(x: Self.inset, y: bounds.midY - 2, width: length, height: 4)
    context.setColor(theme.line)
    context.roundedRectangle(track, radius: 2)
    context.fill()
    context.setColor(isEnabled ? theme.accent : theme.disabledText)
    context.roundedRectangle(
      ViewRect(x: track.x, y: track.y, width: x - track.x, height: 4), radius: 2)
    context.fill()
    let isHeld = window?.isPointerCaptured == true && isHovered
    context.setColor(
      !isEnabled
        ? theme.disabledText
        : isHeld ? theme.accentPressed : isHovered ? theme.accentHover : theme.accent)
    context.circle(x: x, y: bounds.midY, radius: isHovered ? 8 : 7.5)
    context.fill()
    context.setColor(theme.panel)
    context.circle(x: x, y: bounds.midY, radius: 2.5)
    context.fill()
    guard pass.showsFocus else { return }
    context.setColor(theme.focus)
    context.setLine(width: 2)
    context.circle(x: x, y: bounds.midY, radius: 9.5)
    context.stroke()
  }

  private func set(at event: PointerEvent) {
    let length = max(1, bounds.width - 2 * Self.inset)
    let fraction = min(max((event.position.x - Self.inset) / length, 0), 1)
    let raw = range.lowerBound + power(fraction, false) * (range.upperBound - range.lowerBound)
    value = (raw / step).rounded() * step
  }

  public override func pressed(_ event: PointerEvent, _ button: PointerButton) -> Bool {
    guard button == .primary else { return false }
    set(at: event)
    return true
  }

  public override func dragged(_ event: PointerEvent) { set(at: event) }

  public override func released(_ event: PointerEvent, _ button: PointerButton) {
    setNeedsDisplay()
  }

  public override func scrolled(_ event: PointerEvent, dx: Double, dy: Double) -> Bool {
    value -= dy * step
    return true
  }

  public override func keyPressed(_ event: KeyEvent) -> Bool {
    guard isFocused, event.modifiers.subtracting(.shift).isEmpty else { return false }
    switch event.key {
    case .left, .down: value -= step
    case .right, .up: value += step
    case .pageDown: value -= step * 10
    case .pageUp: value += step * 10
    case .home: value = range.lowerBound
    case .end: value = range.upperBound
    default: return false
    }
    return true
  }
}
