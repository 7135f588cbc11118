import Canvas
public import Base

/// A push key of a faceplate, with one action for a click and another for holding or Shift-clicking it.
public final class PushKey: View {
  /// Draws the key's face in its points, with the colour of its print preset.
  public var face: (RenderPass, ViewRect) -> Void { didSet { setNeedsDisplay() } }
  /// Whether the lamp at its upper edge is on.
  public var isOn = false {
    didSet {
      guard isOn != oldValue else { return }
      showState()
      setNeedsDisplay()
    }
  }
  /// Called for a click.
  public var pushed: () -> Void = {}
  /// The action for holding it; nil for none.
  public var held: (() -> Void)?
  /// The accessible description of its state, in addition to on and off.
  public var stateName = "" { didSet { showState() } }
  private let hasLamp: Bool
  private var isPressed = false { didSet { if isPressed != oldValue { setNeedsDisplay() } } }
  private var cancelHolding: (() -> Void)?
  private var isHeldDown = false

  /// The time to hold a key for its second action.
  public static let holdingTime = Duration.milliseconds(600)

  /// Creates a key with a name for screen readers.
  ///
  /// - Parameter hasLamp: whether it has a state, which a lamp at its upper edge shows.
  public init(
    name: String, tooltip: String, hasLamp: Bool = true,
    face: @escaping (RenderPass, ViewRect) -> Void
  ) {
    self.face = face
    self.hasLamp = hasLamp
    super.init(Accessibility(hasLamp ? .toggle : .button, name: name))
    self.tooltip = tooltip
    pointerShape = .hand
    showState()
  }

  /// Creates a key with an icon.
  public convenience init(name: String, tooltip: String, hasLamp: Bool = false, icon: Icon) {
    self.init(name: name, tooltip: tooltip, hasLamp: hasLamp) { pass, rect in
      icon.draw(in: pass.context, rect: rect, size: min(18, rect.height - 4))
    }
  }

  private func showState() {
    guard hasLamp else { return }
    accessibility.value = [isOn ? "on" : "off", stateName].filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  public override var acceptsFocus: Bool { true }

  public override func preferredSize(width: Double) -> ViewSize {
    ViewSize(width: min(width, 34), height: 34)
  }

  // MARK: Drawing

  public override func draw(_ pass: RenderPass) {
    let context = pass.context
    let seat = snapped(bounds.inset(2))
    pass.fillWell(seat, radius: 5)
    let depth = isPressed ? 1.0 : 0
    let cap = snapped(
      ViewRect(
        x: seat.x + 1, y: seat.y + 1 + depth, width: seat.width - 2, height: seat.height - 3))
    var color = pass.faceplate.key
    if isPressed { color = color.shaded(-0.14) } else if isHovered { color = color.shaded(0.08) }
    if !isUsable { color = color.mixed(with: pass.faceplate.metal, by: 0.6) }
    context.roundedRectangle(cap, radius: 4)
    context.setGradient(
      Gradient(color.shaded(0.14), color, color.shaded(-0.12)), from: cap.origin,
      to: ViewPoint(x: cap.x, y: cap.maxY))
    context.fill()
    pass.drawBevel(cap, radius: 4, strength: isPressed ? 0.2 : 0.5)
    if hasLamp { drawLamp(pass, cap) }
    let top = hasLamp ? 6.0 : 0
    let print = ViewRect(
      x: cap.x + 2, y: cap.y + top, width: cap.width - 4, height: cap.height - top)
    context.setColor(pass.faceplate.keyText.with(alpha: isUsable ? 1 : 0.5))
    context.saved {
      context.rectangle(print)
      context.clip()
      face(pass, print)
    }
    pass.drawLitRing(seat.inset(0.5), radius: 5)
  }

  private func drawLamp(_ pass: RenderPass, _ cap: ViewRect) {
    let context = pass.context
    // A lamp that is on is also longer.
    let width = min(cap.width - 10, isOn ? 22 : 10)
    let lamp = snapped(ViewRect(x: cap.midX - width / 2, y: cap.y + 3, width: width, height: 3))
    if isOn {
      for (grow, alpha) in [(2.5, 0.22), (1.2, 0.4)] {
        context.setColor(pass.faceplate.pilot.with(alpha: alpha))
        context.roundedRectangle(lamp.inset(-grow), radius: 3)
        context.fill()
      }
    }
    context.setColor(
      isOn ? pass.faceplate.pilot.shaded(0.15) : pass.faceplate.well.with(alpha: 0.75))
    context.roundedRectangle(lamp, radius: 1.5)
    context.fill()
  }

  // MARK: Input

  public override func pressed(_ event: PointerEvent, _ button: PointerButton) -> Bool {
    guard button == .primary else { return false }
    isPressed = true
    isHeldDown = false
    guard let held else { return true }
    if event.modifiers.contains(.shift) {
      isHeldDown = true
      held()
    } else {
      cancelHolding = window?.host?.after(Self.holdingTime) { [weak self] in
        guard let self, isPressed else { return }
        cancelHolding = nil
        isHeldDown = true
        isPressed = false
        self.held?()
      }
    }
    return true
  }

  public override func dragged(_ event: PointerEvent) {
    guard !isHeldDown else { return }
    isPressed = bounds.contains(event.position)
    if !isPressed { stopWaiting() }
  }

  public override func released(_ event: PointerEvent, _ button: PointerButton) {
    let isPush = isPressed && !isHeldDown && bounds.contains(event.position)
    pressCancelled()
    if isPush, isEnabled { pushed() }
  }

  public override func pressCancelled() {
    stopWaiting()
    isPressed = false
    isHeldDown = false
  }

  private func stopWaiting() {
    cancelHolding?()
    cancelHolding = nil
  }

  public override func keyPressed(_ event: KeyEvent) -> Bool {
    guard isFocused, event.key == .space || event.key == .enter else { return false }
    if event.modifiers.isEmpty {
      pushed()
    } else if event.modifiers == .shift, let held {
      held()
    } else {
      return false
    }
    return true
  }
}
