import Canvas
public import Geometry
public import Input

/// Does something when it is pressed, by pointer, Space or Enter.
public final class Button: View {
  public enum Style: Sendable {
    /// A ground of its own.
    case standard
    /// What one most likely wants to do.
    case primary
    /// No ground until the pointer comes, as in a bar.
    case flat
  }

  public var title: String { didSet { setNeedsDisplay() } }
  public var icon: Icon? { didSet { setNeedsDisplay() } }
  public let style: Style
  /// Whether it shows as switched on, as for a panel that is open.
  public var isOn = false {
    didSet {
      if isOn != oldValue {
        accessibility.value = isOn ? "on" : "off"
        setNeedsDisplay()
      }
    }
  }
  public var action: () -> Void
  private var isPressed = false { didSet { if isPressed != oldValue { setNeedsDisplay() } } }

  /// - Parameters:
  ///   - name: what it is called where only an icon shows.
  ///   - tooltip: names the key, too.
  public init(
    title: String = "", icon: Icon? = nil, style: Style = .standard, name: String? = nil,
    tooltip: String? = nil, action: @escaping () -> Void = {}
  ) {
    self.title = title
    self.icon = icon
    self.style = style
    self.action = action
    super.init(Accessibility(.button, name: name ?? title))
    self.tooltip = tooltip
  }

  public override var acceptsFocus: Bool { true }

  public override func preferredSize(width: Double) -> ViewSize {
    var wanted = title.isEmpty ? 0 : TextLayout(title, font: Theme.light.body).size.width + 24
    if icon != nil { wanted += title.isEmpty ? 36 : 22 }
    return ViewSize(width: wanted.rounded(.up), height: Theme.light.controlHeight)
  }

  public override func draw(_ pass: DrawPass) {
    let theme = pass.theme
    if let ground = ground(theme) {
      pass.context.setColor(ground)
      pass.context.roundedRectangle(bounds, radius: theme.radius)
      pass.context.fill()
    }
    let ink =
      !isEnabled ? theme.disabledText : style == .primary ? theme.onAccent : theme.text
    pass.context.setColor(ink)
    if title.isEmpty {
      icon?.draw(in: pass.context, rect: bounds)
    } else {
      let text = pass.layout(title, font: theme.body)
      let iconWidth = icon == nil ? 0.0 : 24.0
      let start = bounds.midX - (text.size.width + iconWidth) / 2
      icon?.draw(
        in: pass.context,
        rect: ViewRect(x: start - 2, y: 0, width: 20, height: bounds.height), size: 17)
      pass.draw(
        title, font: theme.body, color: ink,
        in: ViewRect(
          x: start + iconWidth, y: 0, width: text.size.width + 2, height: bounds.height))
    }
    pass.drawFocusRing(bounds, radius: theme.radius)
  }

  private func ground(_ theme: Theme) -> Color? {
    guard isEnabled else { return style == .flat ? nil : theme.control.with(alpha: 0.5) }
    switch style {
    case .primary:
      return isPressed ? theme.accentPressed : isHovered ? theme.accentHover : theme.accent
    case .standard:
      return isPressed ? theme.controlPressed : isHovered ? theme.controlHover : theme.control
    case .flat:
      if isPressed { return theme.controlPressed }
      if isOn { return theme.controlOn }
      return isHovered ? theme.controlHover : nil
    }
  }

  public override func pressed(_ event: PointerEvent, _ button: PointerButton) -> Bool {
    guard button == .primary else { return false }
    isPressed = true
    return true
  }

  public override func dragged(_ event: PointerEvent) {
    isPressed = bounds.contains(event.position)
  }

  public override func released(_ event: PointerEvent, _ button: PointerButton) {
    isPressed = false
    if bounds.contains(event.position), isEnabled { action() }
  }

  public override func pressCancelled() { isPressed = false }

  public override func keyPressed(_ event: KeyEvent) -> Bool {
    guard isFocused, event.modifiers.isEmpty, event.key == .space || event.key == .enter else {
      return false
    }
    action()
    return true
  }
}
