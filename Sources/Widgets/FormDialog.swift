import Canvas
public import Base

/// A dialog with a few fields to fill in.
public final class FormDialog: View {
  private let title: Label
  private let rows: [View]
  private let message = Label("", style: .secondary, maxLines: 2)
  /// The button that confirms the form; while it is disabled, Enter confirms nothing, either.
  public let confirmButton: Button
  private let cancelButton: Button
  private let risk: Risk
  /// Called on confirmation; true closes the dialog.
  public var confirmed: () -> Bool = { true }

  /// The risk of confirming.
  public enum Risk: Sendable {
    /// Reversible: Enter confirms.
    case none
    /// Irreversible: the button warns, and Enter cancels.
    case loss
  }

  /// Creates a question that has to be answered before anything else.
  public convenience init(
    title: String, message: String, confirmTitle: String, cancelTitle: String, risk: Risk = .none,
    confirmed: @escaping () -> Void
  ) {
    self.init(
      title: title, rows: [Label(message, style: .body, maxLines: 5)], confirmTitle: confirmTitle,
      cancelTitle: cancelTitle, risk: risk)
    self.confirmed = {
      confirmed()
      return true
    }
  }

  /// - Parameter rows: each at its preferred height.
  public init(
    title: String, rows: [View], confirmTitle: String, cancelTitle: String, risk: Risk = .none
  ) {
    self.title = Label(title, style: .title)
    self.rows = rows
    self.risk = risk
    confirmButton = Button(title: confirmTitle, style: risk == .loss ? .destructive : .primary)
    cancelButton = Button(title: cancelTitle, style: risk == .loss ? .primary : .standard)
    super.init(Accessibility(.dialog, name: title))
    confirmButton.action = { [weak self] in self?.confirm() }
    cancelButton.action = { [weak self] in self?.window?.dismissPopup() }
    add(self.title)
    for row in rows { add(row) }
    // Enter in a field confirms.
    for row in fields {
      if let field = row as? TextField { field.committed = { [weak self] _ in self?.confirm() } }
      if let area = row as? TextArea { area.committed = { [weak self] in self?.confirm() } }
      if let fader = row as? FaderRow { fader.committed = { [weak self] in self?.confirm() } }
      if let field = row as? ExpressionField {
        field.committed = { [weak self] in self?.confirm() }
        field.keepsRefusedText = true
      }
    }
    for view in [message, cancelButton, confirmButton] as [View] { add(view) }
  }

  /// The rows, and the fields of pairs one by one.
  private var fields: [View] { rows.flatMap { ($0 as? FieldPair)?.fields ?? [$0] } }

  /// Whether there is room for a message that comes later.
  public var keepsRoomForMessage = false

  /// The obstacle to confirming, or its consequence; empty for none.
  public var messageText: String {
    get { message.text }
    set {
      message.text = newValue
      setNeedsLayout()
    }
  }

  private func confirm() {
    guard confirmButton.isEnabled else { return }
    // Commit the field being edited first, and show an invalid one.
    window?.focus(self)
    let refused = fields.lazy.compactMap { $0 as? ExpressionField }.first {
      $0.isEnabled && $0.isInvalid
    }
    if let refused {
      window?.focus(refused.firstFocus)
      return
    }
    if confirmed() { window?.dismissPopup() }
  }

  public override var acceptsFocus: Bool { true }

  /// The first field, to be typed over, or the cancel button if data may be lost.
  public override var firstFocus: View? {
    if risk == .loss { return cancelButton }
    return fields.lazy.filter { $0 is TextField || $0 is ExpressionField || $0 is FaderRow }
      .compactMap(\.firstFocus)
      .first
      ?? self
  }

  public override var shadowReach: Double { 18 }

  private static let margin = 20.0
  private static let gap = 8.0

  private func height(of row: View, _ width: Double) -> Double {
    max(28, row.preferredSize(width: width).height)
  }

  private var messageRoom: Double { messageText.isEmpty && !keepsRoomForMessage ? 8 : 44 }

  public override func preferredSize(width: Double) -> ViewSize {
    let width = min(width, 360)
    let inner = width - 2 * Self.margin
    let rowHeights = rows.reduce(0) { $0 + height(of: $1, inner) + Self.gap }
    return ViewSize(width: width, height: 54 + rowHeights + messageRoom + 56)
  }

  public override func layout() {
    let width = bounds.width - 2 * Self.margin
    title.frame = ViewRect(x: Self.margin, y: 16, width: width, height: 26)
    var y = 54.0
    for row in rows {
      let height = height(of: row, width)
      row.frame = snapped(ViewRect(x: Self.margin, y: y, width: width, height: height))
      y += height + Self.gap
    }
    message.frame = ViewRect(x: Self.margin, y: y, width: width, height: 36)
    var x = bounds.width - Self.margin
    for button in [confirmButton, cancelButton] {
      let size = button.preferredSize(width: width)
      x -= size.width
      button.frame = ViewRect(
        x: x, y: bounds.height - 20 - size.height, width: size.width, height: size.height)
      x -= 8
    }
  }

  public override func draw(_ pass: RenderPass) {
    pass.drawShadow(under: bounds, radius: pass.theme.largeRadius, depth: 14)
    pass.context.setColor(pass.theme.menu)
    pass.context.roundedRectangle(bounds, radius: pass.theme.largeRadius)
    pass.context.fill()
  }

  public override func keyPressed(_ event: KeyEvent) -> Bool {
    guard event.key == .enter, event.modifiers.isEmpty else { return false }
    if risk == .loss { window?.dismissPopup() } else { confirm() }
    return true
  }
}
