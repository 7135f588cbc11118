import Canvas
import Base
import Texts
import Widgets

/// A fader for one component of a colour: its letter, a track with the resulting colours, and its value.
final class ColorFader: View {
  let part: ColorPart
  /// Posted once for every change, by the user or by code.
  let changed = Signal<Double>()
  private let label: EngravedLabel
  private let slider: Slider
  private let field: NumberField

  init(part: ColorPart, texts: Texts) {
    self.part = part
    let name = texts.name(of: part)
    label = EngravedLabel(texts.letter(of: part))
    slider = Slider(name: name, range: part.range, value: part.range.lowerBound, step: 1)
    field = NumberField(
      name: name, range: part.range, value: part.range.lowerBound, step: 1, unit: part.unit)
    super.init(Accessibility(.group, name: name))
    slider.tooltip = texts.faderTip(name)
    field.fieldTooltip = texts.typePartTip(
      name, NumberField.text(part.range.upperBound, decimals: 0))
    for view in [label, slider, field] as [View] { add(view) }
    slider.changed.listen(self) { [weak self] value in
      self?.field.value = value
      self?.changed.post(value)
    }
    field.changed.listen(self) { [weak self] in self?.slider.value = $0 }
  }

  var value: Double {
    get { slider.value }
    set { slider.value = newValue }
  }

  var trackColors: [Color] {
    get { slider.trackColors }
    set { slider.trackColors = newValue }
  }

  static let height = 26.0

  override func layout() {
    let fieldWidth = 52.0
    label.frame = snapped(ViewRect(x: 0, y: 0, width: 14, height: bounds.height))
    field.frame = snapped(
      ViewRect(x: bounds.width - fieldWidth, y: 0, width: fieldWidth, height: bounds.height))
    slider.frame = snapped(
      ViewRect(
        x: 14, y: 0, width: max(0, bounds.width - fieldWidth - 16), height: bounds.height))
  }
}
