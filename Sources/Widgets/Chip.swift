import Canvas
public import Base

/// A toggle with a background of its own, activated by the pointer or Space, with an optional number after its title.
public final class Chip: View {
  /// The states of a toggle.
  public enum State: Equatable, Sendable {
    case off, on
    /// On for some of its targets and off for the rest.
    case mixed
  }

  /// The text, which the width follows.
  public var title: String { didSet { if title != oldValue { describe() } } }
  /// Shown after the title in a lighter tone; empty for none.
  public var detail: String { didSet { if detail != oldValue { describe() } } }
  /// Whether it is on; its owner changes it, not a press.
  public var state: State { didSet { if state != oldValue { describe() } } }
  /// Called with the held modifiers.
  public var action: (Modifiers) -> Void = { _ in }
  /// Whether a mark before the title shows the state: a plus, a tick, or a dash for mixed.
  private let hasMark: Bool
  /// The cached preferred width; nil until requested.
  private var wantedWidth: Double?
  private var isPressed = false { didSet { if isPressed != oldValue { setNeedsDisplay() } } }

  /// Creates a chip.
  ///
  /// - Parameter hasMark: whether a mark before the title shows the state.
  public init(title: String, detail: String = "", state: State = .off, hasMark: Bool = false) {
    self.title = title
    self.detail = detail
    self.state = state
    self.hasMark = hasMark
    super.init(Accessibility(.button, name: title))
    describe()
  }

  private func describe() {
    wantedWidth = nil
    accessibility.name = detail.isEmpty ? title : "\(title), \(detail)"
    accessibility.value =
      switch state {
      case .off: "off"
      case .on: "on"
      case .mixed: "mixed"
      }
    setNeedsDisplay()
  }

  public override var acceptsFocus: Bool { true }

  /// The height of every chip, in points.
  public static let height = 26.0
  private static let (margin, gap, markWidth) = (11.0, 6.0, 16.0)
  private static let markInset = 8.0

  private var start: Double { hasMark ? Self.markInset + Self.markWidth : Self.margin }

  private func width(of text: String, _ font: Font) -> Double {
    text.isEmpty ? 0 : TextLayout(text, font: font).size.width.rounded(.up)
  }

  public override func preferredSize(width: Double) -> ViewSize {
    let wanted = wantedWidth ?? measuredWidth
    wantedWidth = wanted
    return ViewSize(width: min(wanted, width), height: Self.height)
  }

  private var measuredWidth: Double {
    let detailWidth = detail.isEmpty ? 0 : Self.gap + width(of: detail, Theme.light.small)
    return start + width(of: title, Theme.light.body) + detailWidth + Self.margin + 1
  }

  public override func draw(_ pass: RenderPass) {
    let radius = bounds.height / 2
    pass.context.setColor(background(pass.theme))
    pass.context.roundedRectangle(bounds, radius: radius)
    pass.context.fill()
    let ink = state == .on ? pass.theme.onAccent : pass.theme.text
    if hasMark { drawMark(ink, pass) }
    let quiet = state == .on ? ink.with(alpha: 0.8) : pass.theme.secondaryText
    let detailWidth = detail.isEmpty ? 0 : pass.layout(detail, font: pass.theme.small).size.width
    let end = bounds.width - Self.margin - (detail.isEmpty ? 0 : detailWidth + Self.gap)
    pass.draw(
      title, font: pass.theme.body, color: ink,
      in: ViewRect(x: start, y: 0, width: max(0, end - start) + 1, height: bounds.height))
    if !detail.isEmpty {
      pass.draw(
        detail, font: pass.theme.small, color: quiet,
        in: ViewRect(
          x: bounds.width - Self.margin - detailWidth, y: 0, width: detailWidth + 1,
          height: bounds.height))
    }
    pass.drawFocusRing(bounds, radius: radius)
  }

  private func drawMark(_ ink: Color, _ pass: RenderPass) {
    let (x, y) = (Self.markInset + 5, bounds.midY)
    pass.context.setColor(state == .off ? pass.theme.secondaryText : ink)
    pass.context.setLine(width: 1.6, cap: .round, join: .round)
    switch state {
    case .off:
      pass.context.move(x: x - 3.5, y: y)
      pass.context.line(x: x + 3.5, y: y)
      pass.context.move(x: x, y: y - 3.5)
      pass.context.line(x: x, y: y + 3.5)
    case .mixed:
      pass.context.move(x: x - 3.5, y: y)
      pass.context.line(x: x + 3.5, y: y)
    case .on:
      pass.context.move(x: x - 4, y: y + 0.2)
      pass.context.line(x: x - 1.2, y: y + 3)
      pass.context.line(x: x + 4, y: y - 3)
    }
    pass.context.stroke()
  }

  private func background(_ theme: Theme) -> Color {
    switch state {
    case .off: isPressed ? theme.controlPressed : isHovered ? theme.controlHover : theme.control
    case .on: isPressed ? theme.accentPressed : isHovered ? theme.accentHover : theme.accent
    case .mixed: isPressed ? theme.controlPressed : isHovered ? theme.selection : theme.controlOn
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
    if bounds.contains(event.position) { action(event.modifiers) }
  }

  public override func pressCancelled() { isPressed = false }

  public override func keyPressed(_ event: KeyEvent) -> Bool {
    guard isFocused, event.key == .space, event.modifiers.isSubset(of: [.control]) else {
      return false
    }
    action(event.modifiers)
    return true
  }
}
