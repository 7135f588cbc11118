import Base
import Texts
import Widgets

/// The knob of a setting of a kind of brush, or the switch of one with few values, below its engraved name.
final class SettingControl: View {
  /// Posts every new value.
  let changed = Signal<Double>()
  private let label: EngravedLabel
  private let dial: NumberDial?
  private let choice: RotarySwitch?
  private let factor: Double

  init(_ setting: BrushSetting, texts: Texts) {
    let names = setting.names(texts.brushKinds)
    label = EngravedLabel(names.label)
    factor = setting.shownFactor
    let detents = BrushKindDetents.choices(of: setting, texts.brushKinds)
    if detents.isEmpty {
      dial = NumberDial(setting.dial(texts), value: setting.initial * factor)
      dial?.tip = names.tip
      choice = nil
    } else {
      dial = nil
      choice = RotarySwitch(
        name: names.tip, detents: detents, selection: Int(saturating: setting.initial))
      choice?.tooltip = names.tip
    }
    super.init(Accessibility(.group, name: names.tip))
    add(label)
    if let dial {
      add(dial)
      dial.changed.listen(self) { [weak self] value in
        guard let self else { return }
        changed.post(value / factor)
      }
    }
    if let choice {
      add(choice)
      choice.changed.listen(self) { [weak self] index in self?.changed.post(Double(index)) }
    }
  }

  /// Setting it notifies listeners of changes, like the knob itself.
  var value: Double {
    get { dial.map { $0.value / factor } ?? Double(choice?.selection ?? 0) }
    set {
      dial?.value = newValue * factor
      choice?.selection = Int(saturating: newValue.rounded())
    }
  }

  override func layout() {
    let labelHeight = 15.0
    label.frame = snapped(ViewRect(x: 0, y: 0, width: bounds.width, height: labelHeight))
    let rest = ViewRect(
      x: 0, y: labelHeight, width: bounds.width, height: max(0, bounds.height - labelHeight))
    dial?.frame = snapped(rest)
    choice?.frame = snapped(rest)
  }
}
