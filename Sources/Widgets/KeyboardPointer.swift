import Canvas
public import Base

/// A pointer over a canvas that is moved, pressed and released by keys, for users without a mouse.
///
/// The canvas receives the events of an ordinary pointer, so that it works with every tool. It exists while the canvas
/// shows the keyboard focus. Arrows move it, finely with Shift; Enter presses and releases. Space clicks if the canvas
/// wants that; during a press, Space is left to the code that moves the shape being drawn.
public final class KeyboardPointer {
  /// The distance that an arrow moves it, in points of the view.
  public struct Step {
    let usual: Double
    let fine: Double

    /// Creates the distances of an arrow, alone and with Shift.
    public init(usual: Double, fine: Double) {
      self.usual = usual
      self.fine = fine
    }
  }

  /// The effect of a key.
  public enum Action: Sendable {
    case moved, pressed, lifted
    /// A press followed by a release.
    case clicked
  }

  private unowned let view: View
  private let step: () -> Step
  private let clicksBySpace: Bool
  /// In the view's points; nil until first needed.
  public private(set) var position: ViewPoint?
  /// Whether a press started by Enter, or by the key of a shape, is in progress.
  public var isPressed: Bool { scene?.keyboardPointer === self }

  /// - Parameters:
  ///   - clicksBySpace: whether Space clicks, as on a cell.
  ///   - step: called for each key.
  public init(over view: View, clicksBySpace: Bool = false, step: @escaping () -> Step) {
    self.view = view
    self.clicksBySpace = clicksBySpace
    self.step = step
  }

  private var scene: Scene? { view.window }

  /// Whether keys move it now.
  public var isActive: Bool { view.isFocused && scene?.showsFocus == true }

  // MARK: Keys

  /// Handles a key.
  ///
  /// - Returns: whether it was handled.
  public func handle(_ event: KeyEvent) -> Bool {
    guard isActive, event.modifiers.subtracting(.shift).isEmpty else { return false }
    let directions: [Key: (dx: Double, dy: Double)] = [
      .left: (-1, 0), .right: (1, 0), .up: (0, -1), .down: (0, 1),
    ]
    if let (dx, dy) = directions[event.key] {
      let step = step()
      let length = event.modifiers.contains(.shift) ? step.fine : step.usual
      move(to: place + ViewPoint(x: dx * length, y: dy * length), at: event.time)
      return true
    }
    switch event.key {
    case .enter where event.modifiers.isEmpty:
      if event.isRepeat { return true }
      if isPressed {
        lift(at: event.time)
        report(.lifted)
      } else {
        press(at: event.time)
      }
      return true
    case .space where event.modifiers.isEmpty && clicksBySpace && !isPressed:
      if event.isRepeat { return true }
      beginPress(at: event.time)
      lift(at: event.time)
      report(.clicked)
      return true
    default: return false
    }
  }

  /// Presses at the present position, like Enter.
  public func press(at time: EventTime) {
    let wasPressed = isPressed
    beginPress(at: time)
    if isPressed, !wasPressed { report(.pressed) }
  }

  private func beginPress(at time: EventTime) {
    guard isActive, !isPressed, let scene, scene.captured == nil,
      view.pressed(event(at: time), .primary)
    else { return }
    scene.captured = view
    scene.capturedButton = .primary
    scene.keyboardPointer = self
    redraw()
  }

  /// Releases at the present position.
  func lift(at time: EventTime) {
    guard isPressed else { return }
    forgetPress()
    view.released(event(at: time), .primary)
  }

  /// Called when the canvas gains or loses the focus.
  public func focusChanged() {
    if !view.isFocused, isPressed {
      forgetPress()
      view.pressCancelled()
    }
    if isActive {
      view.hovered(event(at: .zero))
    } else if position != nil, !view.isHovered {
      // The pointer is no longer over the view.
      view.hoverChanged()
    }
    redraw()
  }

  /// Called when the press was cancelled, so that the next Enter starts a new one.
  public func forgetPress() {
    guard isPressed, let scene else { return }
    scene.captured = nil
    scene.capturedButton = nil
    scene.keyboardPointer = nil
    redraw()
  }

  private func move(to new: ViewPoint, at time: EventTime) {
    redraw()
    position = new
    position = place
    redraw()
    if isPressed { view.dragged(event(at: time)) } else { view.hovered(event(at: time)) }
    report(.moved)
  }

  private func report(_ action: Action) {
    guard let scene, let listener = scene.accessibilityListener else { return }
    listener.scene(scene, action, over: view, at: place)
  }

  /// The present position: initially the centre, and always within the view, even if that shrinks.
  private var place: ViewPoint {
    let bounds = view.bounds
    let place = position ?? ViewPoint(x: bounds.midX.rounded(), y: bounds.midY.rounded())
    return ViewPoint(
      x: min(max(place.x, 0), max(0, bounds.width - 1)),
      y: min(max(place.y, 0), max(0, bounds.height - 1)))
  }

  private func event(at time: EventTime) -> PointerEvent {
    PointerEvent(position: place, time: time)
  }

  // MARK: Drawing

  private static let reach = 12.0
  private static let gap = 3.0

  private func redraw() {
    view.setNeedsDisplay(ViewRect(origin: place, size: .zero).inset(-Self.reach - 2))
  }

  /// Draws it in two tones, visible on any background.
  public func draw(_ pass: RenderPass) {
    guard isActive else { return }
    let context = pass.context
    let (x, y) = (place.x.rounded(.down) + 0.5, place.y.rounded(.down) + 0.5)
    // While pressed, the arms meet.
    let gap = isPressed ? 0 : Self.gap
    for (width, color) in [(3.0, Color.black.with(alpha: 0.8)), (1.0, Color(0xFDFDFD))] {
      context.setLine(width: width)
      context.setColor(color)
      for (dx, dy) in [(1.0, 0.0), (-1, 0), (0, 1), (0, -1)] {
        context.move(x: x + dx * gap, y: y + dy * gap)
        context.line(x: x + dx * Self.reach, y: y + dy * Self.reach)
      }
      context.stroke()
    }
  }
}
