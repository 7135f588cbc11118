import Canvas
public import Base

/// A field behind glass for typing a number.
///
/// Invalid, empty or out-of-range text is marked and rejected, leaving the value unchanged. Up and down, Page Up and
/// Page Down and the wheel change the number as well.
public final class NumberField: View {
  /// The numbers that can be typed.
  public var range: ClosedRange<Double> { number.range }
  /// The increment of Up and Down.
  public let step: Double
  /// Posted once for every change, by the user or by code.
  public let changed = Signal<Double>()
  /// Called when Enter is pressed on a valid number; leaves the field if nothing else is set.
  public var committed: () -> Void = {}
  private let field: TextField
  private let decimals: Int
  private var number: BoundedNumber

  /// - Parameters:
  ///   - decimals: the maximum number of decimals shown.
  ///   - unit: shown after the number.
  public init(
    name: String, range: ClosedRange<Double>, value: Double, step: Double, decimals: Int = 0,
    unit: String = ""
  ) {
    self.step = step
    self.decimals = decimals
    number = BoundedNumber(value, in: range)
    let text = Self.text(number.value, decimals: decimals)
    field = TextField(name: name, text: text, style: .readout)
    super.init(Accessibility(.group, name: name))
    field.accessibility = Accessibility(.number, name: name, value: text, range: range)
    field.suffix = unit
    field.alignment = .right
    add(field)
    field.changed.listen(self) { [weak self] in self?.typed($0) }
    // Keep an invalid text for correction; Esc discards it.
    field.committed = { [weak self] _ in
      guard let self, !field.isInvalid else { return }
      committed()
    }
    committed = { [weak self] in self?.window?.focus(nil) }
    field.ended = { [weak self] in self?.updateText() }
  }

  /// Clamped to the range; setting NaN changes nothing.
  public var value: Double {
    get { number.value }
    set {
      guard number.set(newValue) else { return }
      if !field.isFocused { updateText() }
      changed.post(value)
    }
  }

  public override var firstFocus: View? { field }

  /// Whether the typed text is invalid.
  public var isInvalid: Bool { field.isInvalid }

  /// The tooltip of the field, which is shown over all of it.
  public var fieldTooltip: String? {
    get { field.tooltip }
    set { field.tooltip = newValue }
  }

  /// Formats a number with a maximum number of decimals and no trailing zeros.
  public static func text(_ value: Double, decimals: Int) -> String {
    var factor = 1
    for _ in 0..<decimals { factor *= 10 }
    var digits = Int(saturating: (abs(value) * Double(factor)).rounded())
    let sign = value < 0 && digits > 0 ? "-" : ""
    var shown = decimals
    while shown > 0, digits % 10 == 0 {
      digits /= 10
      factor /= 10
      shown -= 1
    }
    guard shown > 0 else { return "\(sign)\(digits)" }
    let fraction = String(digits % factor)
    let zeros = String(repeating: "0", count: shown - fraction.count)
    return "\(sign)\(digits / factor).\(zeros)\(fraction)"
  }

  private func updateText() {
    field.isInvalid = false
    let text = Self.text(value, decimals: decimals)
    field.text = window?.numberText(text) ?? text
  }

  private func typed(_ text: String) {
    let text = text.withPlainDigits
    let isDecimal = text.allSatisfy { "0123456789.,-+ ".contains($0) }
    let typed =
      isDecimal ? Double(text.replacing(",", with: ".").filter { $0 != " " }) : nil
    let isValid = typed.map { $0.isFinite && range.contains($0) } ?? false
    field.isInvalid = !isValid
    if let typed, isValid { value = typed }
  }

  private func step(by amount: Double) {
    value = ((value / step).rounded() + amount) * step
    updateText()
    if field.isFocused { field.selectAll() }
  }

  public override func preferredSize(width: Double) -> ViewSize {
    ViewSize(width: min(width, 64), height: 26)
  }

  public override func layout() {
    field.frame = bounds
    // The number format is known only in a window.
    if !field.isFocused { updateText() }
  }

  public override func scrolled(_ event: PointerEvent, dx: Double, dy: Double) -> Bool {
    step(by: dy < 0 ? 1 : -1)
    return true
  }

  public override func keyPressed(_ event: KeyEvent) -> Bool {
    guard field.isFocused, event.modifiers.isEmpty else { return false }
    switch event.key {
    case .up: step(by: 1)
    case .down: step(by: -1)
    case .pageUp: step(by: 10)
    case .pageDown: step(by: -10)
    default: return false
    }
    return true
  }
}
