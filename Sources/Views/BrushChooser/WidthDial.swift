import Base
import Texts
import Widgets

/// The brush's width: a knob with fine steps at its low end, and the number to type.
final class WidthDial: View {
  /// Tells of every new width, in points.
  let changed = Signal<Double>()
  private let knob: Knob
  private let field: NumberField

  init(texts: Texts, width: Double) {
    knob = Knob(
      name: texts.width, scale: .brushWidth, value: width, defaultValue: Brush.defaultWidth
    ) { NumberField.text($0, decimals: 1) }
    field = NumberField(
      name: texts.widthInPoints, range: Brush.allowedWidths, value: width, step: 0.5, decimals: 1,
      unit: texts.pointUnit)
    super.init(Accessibility(.group, name: texts.width))
    field.fieldTooltip = texts.typeWidthTip
    add(knob)
    add(field)
    knob.changed.listen(self) { [weak self] in self?.follow($0) }
    field.changed.listen(self) { [weak self] in self?.knob.value = $0 }
  }

  private func follow(_ width: Double) {
    field.value = width
    changed.post(width)
  }

  /// The knob's tooltip.
  var tip: String? {
    get { knob.tooltip }
    set { knob.tooltip = newValue }
  }

  /// In points, within `Brush.allowedWidths`; setting NaN changes nothing.
  var widthInPoints: Double {
    get { knob.value }
    set { knob.value = newValue }
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
    let fieldWidth = min(bounds.width, 74)
    field.frame = snapped(
      ViewRect(
        x: (bounds.width - fieldWidth) / 2, y: bounds.height - Self.fieldHeight, width: fieldWidth,
        height: Self.fieldHeight))
  }
}
