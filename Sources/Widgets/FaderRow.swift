public import Base

/// A number of a form: its name, a slider, and a field to type it.
public final class FaderRow: View {
  /// Posted once for every change, by the user or by code.
  public let changed = Signal<Double>()
  /// Called when Enter is pressed on a valid number.
  public var committed: () -> Void {
    get { field.committed }
    set { field.committed = newValue }
  }
  private let label: Label
  private let slider: Slider
  private let field: NumberField

  /// - Parameters:
  ///   - step: the change by an arrow key or a notch of the wheel.
  ///   - unit: shown after the number.
  public init(
    name: String, range: ClosedRange<Double>, value: Double, step: Double = 1, decimals: Int = 0,
    unit: String = ""
  ) {
    label = Label(name, style: .secondary)
    slider = Slider(name: name, range: range, value: value, step: step)
    field = NumberField(
      name: name, range: range, value: value, step: step, decimals: decimals, unit: unit)
    super.init(Accessibility(.group, name: name))
    for view in [label, slider, field] as [View] { add(view) }
    slider.changed.listen(self) { [weak self] value in
      self?.field.value = value
      self?.changed.post(value)
    }
    field.changed.listen(self) { [weak self] in self?.slider.value = $0 }
  }

  /// Clamped to the range; setting NaN changes nothing.
  public var value: Double {
    get { slider.value }
    set { slider.value = newValue }
  }

  public override var firstFocus: View? { field.firstFocus }

  public override func preferredSize(width: Double) -> ViewSize {
    ViewSize(width: width, height: Self.labelHeight + Self.controlHeight)
  }

  private static let labelHeight = 20.0
  private static let controlHeight = 28.0
  private static let fieldWidth = 72.0

  public override func layout() {
    label.frame = ViewRect(x: 0, y: 0, width: bounds.width, height: Self.labelHeight)
    let width = min(Self.fieldWidth, bounds.width / 2)
    slider.frame = snapped(
      ViewRect(
        x: 0, y: Self.labelHeight, width: max(0, bounds.width - width - 8),
        height: Self.controlHeight))
    field.frame = snapped(
      ViewRect(
        x: bounds.width - width, y: Self.labelHeight, width: width, height: Self.controlHeight))
  }
}
