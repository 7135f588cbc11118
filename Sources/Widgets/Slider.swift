public import Canvas
public import Base

/// A slider for a number within a range, set by dragging, wheel or keys.
public final class Slider: View {
  /// The numbers that can be set.
  public var range: ClosedRange<Double> { number.range }
  /// The increment of an arrow key or a wheel notch.
  public let step: Double
  /// Posted once for every change, by the user or by code.
  public let changed = Signal<Double>()
  /// Posted when a drag ends, or when a key or the wheel sets the number.
  public let ended = Signal<Void>()
  /// The colours along the track from its lower to its upper end, over a checkerboard if translucent.
  public var trackColors: [Color] { didSet { if trackColors != oldValue { setNeedsDisplay() } } }
  private var number: BoundedNumber
  private var isHeld = false { didSet { if isHeld != oldValue { setNeedsDisplay() } } }

  /// Creates a slider with a name for screen readers.
  ///
  /// - Parameter step: the change by an arrow key or a notch of the wheel.
  /// - Parameter trackColors: the colours along the track; empty for a plain one.
  public init(
    name: String, range: ClosedRange<Double>, value: Double, step: Double,
    trackColors: [Color] = []
  ) {
    self.step = step
    self.trackColors = trackColors
    number = BoundedNumber(value, in: range)
    super.init(
      Accessibility(
        .slider, name: name, value: NumberField.text(number.value, decimals: 1), range: range))
    pointerShape = .hand
  }

  /// Clamped to the range; setting NaN changes nothing.
  public var value: Double {
    get { number.value }
    set {
      guard number.set(newValue) else { return }
      accessibility.value = NumberField.text(value, decimals: 1)
      setNeedsDisplay()
      changed.post(value)
    }
  }

  public override var fingerUse: FingerUse? { .drags }
  public override var acceptsFocus: Bool { true }

  public override func preferredSize(width: Double) -> ViewSize {
    ViewSize(width: width, height: 26)
  }

  // MARK: Drawing

  private static let capSize = ViewSize(width: 11, height: 18)
  private static let inset = 8.5

  private var track: ViewRect {
    snapped(
      ViewRect(
        x: 3, y: bounds.midY - 4, width: max(0, bounds.width - 6), height: 8))
  }

  private var capX: Double {
    let fraction = (value - range.lowerBound) / (range.upperBound - range.lowerBound)
    return Self.inset + fraction * max(0, bounds.width - 2 * Self.inset)
  }

  public override func draw(_ pass: RenderPass) {
    let context = pass.context
    pass.fillWell(track, radius: 4)
    if !trackColors.isEmpty {
      let inner = track.inset(1)
      context.saved {
        context.roundedRectangle(inner, radius: 3)
        context.clip()
        if trackColors.contains(where: { $0.alpha < 1 }) {
          pass.drawTranslucencySquares(inner, side: 3)
        }
        context.rectangle(inner)
        context.setGradient(
          Gradient(evenly: trackColors), from: ViewPoint(x: Self.inset, y: 0),
          to: ViewPoint(x: bounds.width - Self.inset, y: 0))
        context.fill()
        if !isUsable {
          context.rectangle(inner)
          context.setColor(pass.faceplate.metal.with(alpha: 0.7))
          context.fill()
        }
      }
      pass.drawInnerShadow(track, radius: 4, depth: 1.5)
    }
    drawCap(pass)
  }

  private func drawCap(_ pass: RenderPass) {
    let context = pass.context
    let size = Self.capSize
    let scale = pass.scale
    let cap = snapped(
      ViewRect(
        x: capX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
        height: size.height))
    pass.drawLitRing(cap.inset(-1.5), radius: 4)
    for (reach, alpha) in [(2.0, 0.2), (1.0, 0.3)] {
      context.setColor(Color.black.with(alpha: alpha))
      context.roundedRectangle(cap.offset(by: Light.shadow(reach)), radius: 3)
      context.fill()
    }
    var body = pass.faceplate.knob
    if isHeld { body = body.shaded(-0.12) } else if isHovered { body = body.shaded(0.12) }
    if !isUsable { body = body.mixed(with: pass.faceplate.metal, by: 0.55) }
    context.roundedRectangle(cap, radius: 2.5)
    context.setGradient(
      Gradient(body.shaded(0.28), body, body.shaded(-0.3)),
      from: ViewPoint(x: cap.x, y: cap.y), to: ViewPoint(x: cap.x, y: cap.maxY))
    context.fill()
    pass.drawBevel(cap, radius: 2.5, strength: 0.4)
    let width = max(1, (1.5 * scale).rounded() / scale)
    context.setColor(pass.faceplate.pointer.with(alpha: isUsable ? 1 : 0.5))
    let x = ((cap.midX - width / 2) * scale).rounded() / scale
    context.rectangle(ViewRect(x: x, y: cap.y + 3, width: width, height: cap.height - 6))
    context.fill()
  }

  // MARK: Input

  private func set(at event: PointerEvent) {
    let length = max(1, bounds.width - 2 * Self.inset)
    let fraction = min(max((event.position.x - Self.inset) / length, 0), 1)
    let raw = range.lowerBound + fraction * (range.upperBound - range.lowerBound)
    value = (raw / step).rounded() * step
  }

  public override func pressed(_ event: PointerEvent, _ button: PointerButton) -> Bool {
    guard button == .primary else { return false }
    isHeld = true
    set(at: event)
    return true
  }

  public override func dragged(_ event: PointerEvent) { set(at: event) }

  public override func released(_ event: PointerEvent, _ button: PointerButton) { letGo() }

  public override func pressCancelled() { letGo() }

  private func letGo() {
    isHeld = false
    ended.post(())
  }

  public override func scrolled(_ event: PointerEvent, dx: Double, dy: Double) -> Bool {
    value += (dx - dy) * step
    if !isHeld { ended.post(()) }
    return true
  }

  public override func keyPressed(_ event: KeyEvent) -> Bool {
    guard isFocused, event.modifiers.isEmpty else { return false }
    switch event.key {
    case .left, .down: value -= step
    case .right, .up: value += step
    case .pageDown: value -= step * 10
    case .pageUp: value += step * 10
    case .home: value = range.lowerBound
    case .end: value = range.upperBound
    default: return false
    }
    if !isHeld { ended.post(()) }
    return true
  }
}
