import Canvas
public import Base

/// A named number that can be typed, even as an expression, or changed by dragging its name.
///
/// It only posts the requested number. Listeners set the resulting value.
public final class ExpressionField: View {
  /// Posts the requested number; `isFinal` is false while the name is dragged.
  public let wanted = Signal<(value: Double, isFinal: Bool)>()
  /// Called when Enter is pressed on a valid number.
  public var committed: () -> Void = {}
  /// Whether to keep an invalid entry, marked, when the focus is lost, instead of replacing it by the value.
  public var keepsRefusedText = false
  private let label: Label
  private let field: TextField
  private let decimals: Int
  /// The units accepted after a number, in terms of the field's own unit.
  public var units: [String: Double]
  /// The increment for dragging by a point.
  private let step: Double
  private var drag: (start: ViewPoint, value: Double, isMoving: Bool)?

  /// - Parameters:
  ///   - unit: shown after the number.
  ///   - units: the sizes of other accepted units, in terms of it.
  public init(
    name: String, label: String, unit: String, units: [String: Double] = [:], step: Double = 1,
    decimals: Int = 1, tooltip: String? = nil
  ) {
    self.units = units
    self.step = step
    self.decimals = decimals
    self.label = Label(label, style: .secondary)
    field = TextField(name: name)
    field.suffix = unit
    field.alignment = .right
    super.init(Accessibility(.group, name: name))
    field.tooltip = tooltip
    self.label.pointerShape = .scaleHorizontally
    pointerShape = .scaleHorizontally
    add(self.label)
    add(field)
    field.accessibleLabel = self.label
    field.changed.listen(self) { [weak self] in self?.check($0) }
    field.committed = { [weak self] _ in
      guard let self, commit() else { return }
      field.selectAll()
      committed()
    }
    field.ended = { [weak self] in
      guard let self else { return }
      // An invalid entry changes nothing.
      if !commit(), !keepsRefusedText { updateText() }
    }
    updateText()
  }

  public override var firstFocus: View? { field }

  public override func enabledChanged() {
    label.isEnabled = isEnabled
    field.isEnabled = isEnabled
  }

  /// Setting it doesn't notify listeners.
  public var value = 0.0 {
    didSet { if !field.isFocused || field.text != typedText { updateText() } }
  }

  /// Whether there are several values, represented by a dash until a number is set.
  public var isMixed = false {
    didSet { if isMixed != oldValue, !field.isFocused { updateText() } }
  }

  /// Shown after the number.
  public var unit: String {
    get { field.suffix }
    set {
      field.suffix = newValue
      field.setNeedsDisplay()
    }
  }

  /// Whether the typed text is neither a number nor an expression.
  public var isInvalid: Bool { field.isInvalid }

  private var typedText: String?

  private var shownText: String {
    guard !isMixed else { return "–" }
    let text = NumberField.text(value, decimals: decimals)
    return window?.numberText(text) ?? text
  }

  private func updateText() {
    typedText = nil
    field.isInvalid = false
    field.text = shownText
    field.accessibility.value = shownText
  }

  private func check(_ text: String) {
    typedText = text
    field.isInvalid =
      text != shownText && Arithmetic.value(of: text, current: value, units: units) == nil
  }

  /// - Returns: false for an invalid number.
  private func commit() -> Bool {
    guard field.text != shownText else { return true }
    guard let number = Arithmetic.value(of: field.text, current: value, units: units) else {
      return false
    }
    typedText = nil
    wanted.post((number, true))
    updateText()
    return true
  }

  private func step(by amount: Double) {
    guard !isMixed else { return }
    wanted.post((value + amount, true))
    updateText()
    if field.isFocused { field.selectAll() }
  }

  public override func preferredSize(width: Double) -> ViewSize {
    ViewSize(width: min(width, 180), height: 28)
  }

  /// Returns the width of the number.
  public static func fieldWidth(in width: Double) -> Double { min(100, width * 0.6) }

  public override func layout() {
    let fieldWidth = Self.fieldWidth(in: bounds.width)
    label.frame = ViewRect(x: 0, y: 0, width: bounds.width - fieldWidth - 6, height: bounds.height)
    field.frame = ViewRect(
      x: bounds.width - fieldWidth, y: 0, width: fieldWidth, height: bounds.height)
    // The number format is known only in a window.
    if !field.isFocused, !field.isInvalid { updateText() }
  }

  // MARK: Input

  public override func pressed(_ event: PointerEvent, _ button: PointerButton) -> Bool {
    guard button == .primary else { return false }
    if field.isFocused { window?.focus(nil) }
    drag = (event.position, value, false)
    return true
  }

  public override func dragged(_ event: PointerEvent) {
    guard var now = drag else { return }
    let distance = event.position.x - now.start.x
    guard !isMixed, now.isMoving || abs(distance) >= 3 else { return }
    now.isMoving = true
    drag = now
    let fine = event.modifiers.contains(.shift) ? 0.1 : 1
    wanted.post((now.value + (distance * fine).rounded(.towardZero) * step, false))
  }

  public override func released(_ event: PointerEvent, _ button: PointerButton) {
    endDrag()
  }

  public override func pressCancelled() { endDrag() }

  private func endDrag() {
    let wasMoving = drag?.isMoving == true
    drag = nil
    guard !wasMoving else { return wanted.post((value, true)) }
    window?.focus(field)
    field.selectAll()
  }

  private var isInScrollablePane: Bool {
    var view = parent
    while let current = view {
      if let pane = current as? ScrollPane { return pane.isScrollable }
      view = current.parent
    }
    return false
  }

  public override func scrolled(_ event: PointerEvent, dx: Double, dy: Double) -> Bool {
    // Whoever scrolls a page must not change what passes below the pointer.
    guard field.isFocused || !isInScrollablePane else { return false }
    step(by: dy < 0 ? step : -step)
    return true
  }

  public override func keyPressed(_ event: KeyEvent) -> Bool {
    guard field.isFocused, event.modifiers.isEmpty else { return false }
    switch event.key {
    case .up: step(by: step)
    case .down: step(by: -step)
    case .pageUp: step(by: 10 * step)
    case .pageDown: step(by: -10 * step)
    default: return false
    }
    return true
  }
}
