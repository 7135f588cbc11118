import Base
import Widgets

/// A knob for a number of the brush, with a text field below it.
final class NumberDial: View {
  /// Posts every new value.
  let changed = Signal<Double>()
  private let knob: Knob
  private let field: NumberField

  /// The number to set and its presentation.
  struct Setting {
    var name: String
    /// The name with its unit, for screen readers.
    var fullName: String
    /// The tooltip of the text field.
    var fieldTip: String
    var scale: DialScale
    var initial: Double
    var step: Double
    var decimals = 0
    var unit = ""
    /// The width of the widest number, in points.
    var fieldWidth = 60.0
  }

  private let fieldWidth: Double

  init(_ setting: Setting, value: Double) {
    let decimals = setting.decimals
    knob = Knob(
      name: setting.name, scale: setting.scale, value: value, defaultValue: setting.initial
    ) { NumberField.text($0, decimals: decimals) }
    field = NumberField(
      name: setting.fullName, range: setting.scale.range, value: value, step: setting.step,
      decimals: decimals, unit: setting.unit)
    fieldWidth = setting.fieldWidth
    super.init(Accessibility(.group, name: setting.name))
    field.fieldTooltip = setting.fieldTip
    add(knob)
    add(field)
    knob.changed.listen(self) { [weak self] in self?.setValue($0) }
    field.changed.listen(self) { [weak self] in self?.knob.value = $0 }
  }

  private func setValue(_ value: Double) {
    field.value = value
    changed.post(value)
  }

  /// The knob's tooltip.
  var tip: String? {
    get { knob.tooltip }
    set { knob.tooltip = newValue }
  }

  /// The value that a double click resets it to.
  var initial: Double {
    get { knob.defaultValue }
    set { knob.defaultValue = newValue }
  }

  /// Clamped to the scale's range; setting NaN changes nothing.
  var value: Double {
    get { knob.value }
    set { knob.value = newValue }
  }

  /// Whether the number has any effect.
  var isUsed = true {
    didSet {
      knob.isEnabled = isUsed
      field.isEnabled = isUsed
    }
  }

  static let fieldHeight = 26.0

  override func preferredSize(width: Double) -> ViewSize {
    let knob = knob.preferredSize(width: width)
    return ViewSize(width: width, height: knob.height + Self.fieldHeight - 4)
  }

  override func layout() {
    let height = bounds.height - Self.fieldHeight + 4
    let width = min(bounds.width, height / 0.94)
    knob.frame = snapped(
      ViewRect(x: (bounds.width - width) / 2, y: 0, width: width, height: height))
    let fieldWidth = min(bounds.width, fieldWidth)
    field.frame = snapped(
      ViewRect(
        x: (bounds.width - fieldWidth) / 2, y: bounds.height - Self.fieldHeight, width: fieldWidth,
        height: Self.fieldHeight))
  }
}
