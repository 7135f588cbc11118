import Canvas
public import Base

/// A button, activated by the pointer, Space or Enter.
public final class Button: View {
  /// The looks of a button, from its meaning.
  public enum Style: Sendable {
    /// With a background of its own.
    case standard
    /// The most likely action.
    case primary
    /// An irreversible action.
    case destructive
    /// Without a background except under the pointer, as in a bar.
    case flat
  }

  /// A drawing of fixed size on a button.
  public struct Picture {
    var size: ViewSize
    var draw: (RenderPass, ViewRect) -> Void

    /// Creates a drawing of a size in points.
    ///
    /// - Parameter draw: draws it into a rectangle of the button.
    public init(size: ViewSize, draw: @escaping (RenderPass, ViewRect) -> Void) {
      self.size = size
      self.draw = draw
    }
  }

  /// The text on the button; empty for an icon alone.
  public var title: String { didSet { setNeedsDisplay() } }
  /// The icon before the title; nil for none.
  public var icon: Icon? { didSet { setNeedsDisplay() } }
  /// Drawn instead of the icon; nil for the icon.
  public var picture: Picture? { didSet { setNeedsDisplay() } }
  /// The look, from the button's meaning.
  public let style: Style
  /// Whether it is shown as switched on, as for an open panel.
  public var isOn = false {
    didSet {
      if isOn != oldValue {
        accessibility.value = isOn ? "on" : "off"
        setNeedsDisplay()
      }
    }
  }
  /// Called when the button is activated.
  public var action: () -> Void
  /// Called when its picture was dragged and dropped at a point of the window; nil to disable dragging.
  public var dropped: ((ViewPoint) -> Void)?
  /// Whether a small arrow indicates that it opens a menu.
  public let opensMenu: Bool
  /// Whether the press is dragging the picture.
  private var isCarrying = false {
    didSet { pointerShape = isCarrying ? .grabbing : .arrow }
  }
  private var isPressed = false { didSet { if isPressed != oldValue { setNeedsDisplay() } } }

  /// - Parameters:
  ///   - name: the name of a button with only an icon.
  ///   - tooltip: the tooltip, including the key.
  ///   - opensMenu: shows a small arrow.
  public init(
    title: String = "", icon: Icon? = nil, style: Style = .standard, name: String? = nil,
    tooltip: String? = nil, opensMenu: Bool = false, action: @escaping () -> Void = {}
  ) {
    self.opensMenu = opensMenu
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
    if let picture {
      wanted += picture.size.width + (title.isEmpty ? 8 : Self.pictureGap)
    } else if icon != nil {
      wanted += title.isEmpty ? 36 : 22
    }
    if opensMenu, !title.isEmpty { wanted += Self.arrowRoom }
    return ViewSize(width: wanted.rounded(.up), height: Theme.light.controlHeight)
  }

  public override func draw(_ pass: RenderPass) {
    let theme = pass.theme
    if let background = background(theme) {
      pass.context.setColor(background)
      pass.context.roundedRectangle(bounds, radius: theme.radius)
      pass.context.fill()
      pass.drawOutline(bounds, radius: theme.radius)
    }
    let ink =
      !isEnabled
      ? theme.disabledText
      : style == .primary ? theme.onAccent : style == .destructive ? theme.onWarning : theme.text
    pass.context.setColor(ink)
    if title.isEmpty {
      if let picture {
        draw(picture, at: bounds.midX - picture.size.width / 2, pass)
      } else {
        icon?.draw(
          in: pass.context, rect: opensMenu ? bounds.offset(by: ViewPoint(x: -2, y: 0)) : bounds)
      }
    } else {
      let text = pass.layout(title, font: theme.body)
      let iconWidth = picture.map { $0.size.width + Self.pictureGap } ?? (icon == nil ? 0.0 : 24.0)
      let arrowWidth = opensMenu ? Self.arrowRoom : 0
      let start = bounds.midX - (text.size.width + iconWidth + arrowWidth) / 2
      if let picture {
        draw(picture, at: start, pass)
      } else {
        icon?.draw(
          in: pass.context,
          rect: ViewRect(x: start - 2, y: 0, width: 20, height: bounds.height), size: 17)
      }
      pass.draw(
        title, font: theme.body, color: ink,
        in: ViewRect(
          x: start + iconWidth, y: 0, width: text.size.width + 2, height: bounds.height))
    }
    if opensMenu { drawArrow(ink, pass) }
    pass.drawFocusRing(bounds, radius: theme.radius)
  }

  private static let arrowRoom = 10.0
  /// The gap between a picture and the title.
  private static let pictureGap = 7.0

  private func draw(_ picture: Picture, at x: Double, _ pass: RenderPass) {
    let size = picture.size
    picture.draw(
      pass,
      snapped(
        ViewRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)))
  }

  /// Draws a small triangle pointing down, after a title or in the corner of an icon.
  private func drawArrow(_ ink: Color, _ pass: RenderPass) {
    let half = 3.0
    let x = bounds.maxX - (title.isEmpty ? 6 : 12)
    let y = title.isEmpty ? bounds.maxY - 9 : bounds.midY - 1
    pass.context.setColor(ink)
    pass.context.move(x: x - half, y: y)
    pass.context.line(x: x + half, y: y)
    pass.context.line(x: x, y: y + half + 0.5)
    pass.context.closePath()
    pass.context.fill()
  }

  private func background(_ theme: Theme) -> Color? {
    guard isEnabled else { return style == .flat ? nil : theme.control.with(alpha: 0.5) }
    switch style {
    case .primary:
      return isPressed ? theme.accentPressed : isHovered ? theme.accentHover : theme.accent
    case .destructive: return theme.warning.with(alpha: isPressed ? 0.75 : isHovered ? 0.88 : 1)
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
    let isInside = bounds.contains(event.position)
    if dropped != nil, !isInside { isCarrying = true }
    isPressed = isInside && !isCarrying
  }

  public override func released(_ event: PointerEvent, _ button: PointerButton) {
    isPressed = false
    if isCarrying {
      isCarrying = false
      if !bounds.contains(event.position) { dropped?(positionInScene(event.position)) }
      return
    }
    if bounds.contains(event.position), isEnabled { action() }
  }

  public override func pressCancelled() { (isPressed, isCarrying) = (false, false) }

  public override func keyPressed(_ event: KeyEvent) -> Bool {
    guard isFocused, event.modifiers.isEmpty, event.key == .space || event.key == .enter else {
      return false
    }
    action()
    return true
  }
}
