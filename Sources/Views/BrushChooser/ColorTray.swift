import Canvas
import Base
import Texts
import Widgets

/// The current colour, as a glowing jewel and as text, with the recent colours, the palettes and the picker.
final class ColorTray: View {
  /// Posts every colour typed or chosen here.
  let chosen = Signal<InkColor>()
  /// Posts the recent colour whose menu is wanted.
  let menuWanted = Signal<SwatchMenuRequest>()
  /// Called when a colour was typed to the end.
  lazy var committed: () -> Void = { [weak self] in self?.window?.focus(nil) }
  let pickKey: PushKey
  let paletteKey: PushKey
  private let jewel: Lamp
  private let recent: SwatchGrid
  private let field: TextField
  private var storedColor: InkColor

  static let recentCount = 12

  init(texts: Texts, color: InkColor) {
    storedColor = color
    jewel = Lamp(name: texts.chosenColor, value: color.shortHex, color: color.panelColor)
    recent = SwatchGrid(
      name: texts.recentColors, colors: [], columns: Self.recentCount / 2,
      slotCount: Self.recentCount
    ) { "\($0 + 1)" }
    field = TextField(name: texts.hexColor, text: color.shortHex, style: .readout)
    pickKey = PushKey(
      name: texts.pickColor, tooltip: texts.pickColorTip, hasLamp: true, icon: .pick)
    paletteKey = PushKey(name: texts.palettes, tooltip: texts.palettesTip, icon: .palette)
    super.init(Accessibility(.group, name: texts.chosenColor))
    field.tooltip = texts.hexColorTip
    recent.tooltip = texts.recentColorsTip
    for view in [jewel, recent, field, paletteKey, pickKey] as [View] { add(view) }
    recent.chosen.listen(self) { [weak self] index in
      guard let self, recentColors.indices.contains(index) else { return }
      chosen.post(recentColors[index])
    }
    recent.menuWanted.listen(self) { [weak self] index, place in
      guard let self, recentColors.indices.contains(index) else { return }
      menuWanted.post(
        SwatchMenuRequest(color: recentColors[index], isRecent: true, place: place))
    }
    field.changed.listen(self) { [weak self] in self?.typed($0) }
    // Keep an invalid text for correction; Esc discards it.
    field.committed = { [weak self] _ in
      guard let self, !field.isInvalid else { return }
      committed()
    }
    field.ended = { [weak self] in self?.showText() }
  }

  /// Setting it doesn't notify listeners.
  var color: InkColor {
    get { storedColor }
    set {
      guard newValue != storedColor else { return }
      storedColor = newValue
      jewel.color = newValue.panelColor.with(alpha: 1)
      jewel.accessibility.value = newValue.shortHex
      recent.selection = recentColors.firstIndex(of: newValue)
      if !field.isFocused { showText() }
    }
  }

  /// The newest first.
  var recentColors: [InkColor] = [] {
    didSet {
      guard recentColors != oldValue else { return }
      recent.colors = recentColors.prefix(Self.recentCount).map(\.panelColor)
      recent.selection = recentColors.firstIndex(of: storedColor)
    }
  }

  private func typed(_ text: String) {
    let typed = InkColor(typed: text)
    field.isInvalid = typed == nil
    if let typed { chosen.post(typed) }
  }

  private func showText() {
    field.isInvalid = false
    field.text = storedColor.shortHex
  }

  static let height = 42.0

  override func preferredSize(width: Double) -> ViewSize {
    ViewSize(width: width, height: Self.height)
  }

  /// Enough for the text of any translucent colour.
  private static let leastFieldWidth = TextField.readoutWidth(of: "#88888888")
  private static let leastRecentWidth = 48.0

  override func layout() {
    let height = bounds.height
    jewel.frame = snapped(ViewRect(x: 0, y: 0, width: height, height: height))
    // In a narrow panel, keep the colour's text legible.
    let isNarrow = bounds.width < 290
    let keyWidth = isNarrow ? 30.0 : 36
    let free = bounds.width - height - 2 * keyWidth - 14
    let recentWidth = min(132, max(Self.leastRecentWidth, free - Self.leastFieldWidth))
    recent.frame = snapped(
      ViewRect(x: height + 4, y: 1, width: recentWidth, height: height - 2))
    pickKey.frame = snapped(
      ViewRect(x: bounds.width - keyWidth, y: 2, width: keyWidth, height: height - 4))
    paletteKey.frame = snapped(
      ViewRect(
        x: bounds.width - 2 * keyWidth - 2, y: 2, width: keyWidth, height: height - 4))
    let left = recent.frame.maxX + 4
    field.frame = snapped(
      ViewRect(
        x: left, y: (height - 28) / 2, width: max(0, paletteKey.frame.x - 4 - left), height: 28))
  }
}
