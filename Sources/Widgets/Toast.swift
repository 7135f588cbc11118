import Canvas
public import Base

/// A message at the bottom of a window, with an optional action.
public final class Toast: View {
  /// The duration of a message.
  public enum Lifetime: Sendable {
    /// Long enough for reading; longer under the pointer.
    case brief
    /// Until it is closed, as for a problem.
    case untilClosed
  }

  /// The message, in the user's language.
  public private(set) var text: String
  /// The time that it is shown.
  public let lifetime: Lifetime
  /// The progress, 0…1; nil for a message without one.
  private var progress: Double?
  private let button: Button?
  private let closeButton: Button

  /// - Parameters:
  ///   - actionTitle: the title of the button; nil for none.
  ///   - lifetime: with an action or a progress it always stays until it is closed.
  public init(
    text: String, progress: Double? = nil, actionTitle: String? = nil,
    actionTooltip: String? = nil, lifetime: Lifetime = .brief, closeName: String,
    action: @escaping () -> Void = {}, closed: @escaping () -> Void
  ) {
    self.text = text
    self.lifetime = actionTitle == nil && progress == nil ? lifetime : .untilClosed
    self.progress = progress
    button = actionTitle.map {
      Button(title: $0, style: .primary, tooltip: actionTooltip, action: action)
    }
    closeButton = Button(icon: .close, style: .flat, name: closeName, action: closed)
    super.init(Accessibility(.status, name: text))
    if let button { add(button) }
    add(closeButton)
  }

  /// Changes the message; a held button stays pressed.
  public func setText(_ text: String, progress: Double?) {
    guard text != self.text || progress != self.progress else { return }
    if text != self.text { parent?.setNeedsLayout() }
    self.text = text
    self.progress = progress
    accessibility.name = text
    setNeedsDisplay()
  }

  public override var shadowReach: Double { 10 }
  public override var letsPressesThrough: Bool { true }

  /// Whether the pointer is over it.
  public var isPointedAt: Bool {
    guard let window, let position = window.lastPosition else { return false }
    return bounds.contains(positionFromScene(position))
  }

  private var buttonWidth: Double {
    button.map { $0.preferredSize(width: 200).width + 8 } ?? 0
  }

  public override func preferredSize(width: Double) -> ViewSize {
    let fixed = 16 + buttonWidth + 44
    let text = TextLayout(text, font: Theme.light.body, width: max(40, width - fixed), maxLines: 3)
    return ViewSize(
      width: min(width, text.size.width.rounded(.up) + fixed + 12),
      height: max(48, text.size.height.rounded(.up) + 24))
  }

  public override func layout() {
    let height = Theme.light.controlHeight
    let y = ((bounds.height - height) / 2).rounded()
    closeButton.frame = ViewRect(x: bounds.width - 40, y: y, width: height, height: height)
    button?.frame = ViewRect(
      x: bounds.width - 40 - buttonWidth, y: y, width: buttonWidth - 8, height: height)
  }

  public override func draw(_ pass: RenderPass) {
    pass.drawShadow(under: bounds, radius: pass.theme.largeRadius, depth: 8)
    pass.context.setColor(pass.theme.menu)
    pass.context.roundedRectangle(bounds, radius: pass.theme.largeRadius)
    pass.context.fill()
    pass.context.setColor(pass.theme.line)
    pass.context.setLine(width: pass.hairline)
    pass.context.roundedRectangle(
      bounds.inset(pass.hairline / 2), radius: pass.theme.largeRadius)
    pass.context.stroke()
    pass.draw(
      text, font: pass.theme.body, color: pass.theme.text,
      in: ViewRect(
        x: 16, y: 0, width: max(0, bounds.width - 16 - 44 - buttonWidth), height: bounds.height),
      maxLines: 3)
    if let progress { drawProgress(progress, pass) }
  }

  /// Draws a bar at the lower edge.
  private func drawProgress(_ progress: Double, _ pass: RenderPass) {
    let track = ViewRect(
      x: 16, y: bounds.height - 10, width: max(0, bounds.width - 16 - 44 - buttonWidth), height: 4)
    pass.context.setColor(pass.theme.controlPressed)
    pass.context.roundedRectangle(track, radius: 2)
    pass.context.fill()
    pass.context.setColor(pass.theme.accent)
    pass.context.roundedRectangle(
      ViewRect(
        x: track.x, y: track.y, width: max(4, track.width * min(max(progress, 0), 1)),
        height: track.height), radius: 2)
    pass.context.fill()
  }
}
