import Base
import Texts
import Widgets

/// The controls of the kind of brush: its switch, its own knobs, and the presets.
final class KindControls: View {
  /// Posted for every change by the user.
  let changed = Signal<Brush>()
  private let kindSwitch: RotarySwitch
  private let kindLabel: EngravedLabel
  private let lightest: NumberDial
  private let lightestLabel: EngravedLabel
  private let settings: [BrushSetting: SettingControl]
  private let presetLabel: EngravedLabel
  private let presets: PresetKeys
  /// Opens the menu of the user's own brushes.
  let ownKey: PushKey
  private var storedBrush: Brush

  init(texts: Texts, brush: Brush) {
    storedBrush = brush
    let kinds = texts.brushKinds
    kindLabel = EngravedLabel(kinds.page)
    kindSwitch = RotarySwitch(
      name: kinds.kind, detents: BrushKindDetents.kinds(kinds),
      selection: BrushKind.Name.allCases.firstIndex(of: brush.style.kind.name) ?? 0)
    kindSwitch.tooltip = kinds.kindTip
    lightestLabel = EngravedLabel(kinds.lightest)
    lightest = NumberDial(
      NumberDial.Setting(
        name: kinds.lightestTip, fullName: kinds.lightestTip,
        fieldTip: texts.typeNumberTip("0", "100"), scale: .hundred, initial: 100, step: 5,
        unit: texts.percentUnit), value: 100 * brush.style.lightestOpacity)
    lightest.tip = kinds.lightestTip
    settings = Dictionary(
      uniqueKeysWithValues: BrushSetting.all.map { ($0, SettingControl($0, texts: texts)) })
    presetLabel = EngravedLabel(kinds.brushes)
    presets = PresetKeys(texts: texts)
    ownKey = PushKey(name: kinds.ownBrushes, tooltip: kinds.ownBrushesTip, icon: .brush)
    super.init(Accessibility(.group, name: kinds.controls))
    for view in [kindLabel, kindSwitch, lightestLabel, lightest] as [View] { add(view) }
    add(presetLabel)
    add(presets)
    add(ownKey)
    for setting in BrushSetting.all {
      if let control = settings[setting] { add(control) }
    }
    showBrush()
    listen()
  }

  private func listen() {
    kindSwitch.changed.listen(self) { [weak self] index in
      self?.change {
        // Each kind begins with its usual settings.
        let name = BrushKind.Name.allCases[index]
        if $0.style.kind.name != name { $0.style.kind = BrushKind(name) }
      }
    }
    lightest.changed.listen(self) { [weak self] value in
      self?.change { $0.style.lightestOpacity = value / 100 }
    }
    for (setting, control) in settings {
      control.changed.listen(self) { [weak self] value in
        self?.change { $0.style.kind[setting] = value }
      }
    }
    presets.chosen.listen(self) { [weak self] preset in
      self?.change { $0 = preset.brush(like: $0) }
    }
  }

  private func change(_ change: (inout Brush) -> Void) {
    var new = brush
    change(&new)
    guard new != brush else { return }
    brush = new
    changed.post(new)
  }

  /// Setting it doesn't notify listeners.
  var brush: Brush {
    get { storedBrush }
    set {
      guard newValue != storedBrush else { return }
      // Each control notifies us in turn, but the brush has its value by then.
      storedBrush = newValue
      kindSwitch.selection =
        BrushKind.Name.allCases.firstIndex(of: newValue.style.kind.name) ?? 0
      lightest.value = 100 * newValue.style.lightestOpacity
      showBrush()
    }
  }

  /// An area has no line.
  var use = BrushUse.hand { didSet { if use != oldValue { showUse() } } }

  private func showUse() {
    for view in [kindSwitch, presets, ownKey] as [View] { view.isEnabled = use != .area }
    for control in settings.values { control.isEnabled = use != .area }
    // A shape has no pressure.
    lightest.isUsed = use == .hand
  }

  private func showBrush() {
    let kind = storedBrush.style.kind
    if shownKind != kind.name {
      shownKind = kind.name
      for (setting, control) in settings {
        control.isHidden = !kind.name.settings.contains(setting)
      }
      setNeedsLayout()
    }
    for setting in kind.name.settings { settings[setting]?.value = kind[setting] }
    presets.brush = storedBrush
    showUse()
  }

  /// The kind whose knobs are shown.
  private var shownKind: BrushKind.Name?

  // MARK: Layout

  private static let labelHeight = 15.0
  private static let lowerShare = 0.8
  private static let ownKeySize = ViewSize(width: 36, height: 24)

  /// - Parameter gap: the space between the rows.
  static func height(dial: Double, gap: Double) -> Double {
    (dial * (1 + lowerShare)).rounded() + frame + 2 * gap
  }

  /// The height of the labels and keys.
  private static var frame: Double { 2 * labelHeight + ownKeySize.height + PresetKeys.height }

  override func layout() {
    // Distribute the height among the dials like `height`.
    let room = bounds.height - Self.frame
    let dial = min(168, ((room - 8) / (1 + Self.lowerShare)).rounded(.down))
    let lower = (dial * Self.lowerShare).rounded(.down)
    let gap = min(max(4, (room - dial - lower) / 2), 24)
    let switchWidth = (bounds.width * 0.56).rounded()
    place(kindLabel, kindSwitch, x: 0, y: 0, width: switchWidth, height: dial)
    place(
      lightestLabel, lightest, x: switchWidth, y: 0, width: bounds.width - switchWidth,
      height: dial)
    var y = dial + Self.labelHeight + gap
    ownKey.frame = snapped(
      ViewRect(
        x: bounds.width - Self.ownKeySize.width, y: y, width: Self.ownKeySize.width,
        height: Self.ownKeySize.height
      ).inset(1, 1))
    y += Self.ownKeySize.height - Self.labelHeight
    place(presetLabel, presets, x: 0, y: y, width: bounds.width, height: PresetKeys.height)
    presetLabel.frame = presetLabel.frame.inset(Self.ownKeySize.width, 0)
    y += Self.labelHeight + PresetKeys.height + gap
    let shown = storedBrush.style.kind.name.settings.compactMap { settings[$0] }
    let width = min(bounds.width / Double(max(shown.count, 1)), bounds.width / 2)
    let left = (bounds.width - width * Double(shown.count)) / 2
    for (index, control) in shown.enumerated() {
      control.frame = snapped(
        ViewRect(
          x: left + Double(index) * width, y: y, width: width, height: lower + Self.labelHeight))
    }
  }

  private func place(
    _ label: EngravedLabel, _ control: View, x: Double, y: Double, width: Double, height: Double
  ) {
    label.frame = snapped(ViewRect(x: x, y: y, width: width, height: Self.labelHeight))
    control.frame = snapped(
      ViewRect(x: x, y: y + Self.labelHeight, width: width, height: height))
  }
}
