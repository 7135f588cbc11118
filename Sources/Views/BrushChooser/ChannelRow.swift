import Base
import Canvas
import Texts
import Widgets

/// The keys of the channels, which store whole brushes.
final class ChannelRow: View {
  var brushes: [Brush] { didSet { if brushes != oldValue { showBrushes() } } }
  /// The channel with its lamp on.
  var current: Int? {
    didSet {
      guard current != oldValue else { return }
      for (index, key) in keys.enumerated() { key.isOn = index == current }
    }
  }
  /// Posts the channel whose brush to use.
  let recalled = Signal<Int>()
  /// Posts the channel to store the current brush in.
  let stored = Signal<Int>()
  private let keys: [PushKey]
  private let texts: Texts

  init(texts: Texts, brushes: [Brush]) {
    self.brushes = brushes
    self.texts = texts
    keys = brushes.indices.map { index in
      PushKey(name: texts.channel(index + 1), tooltip: texts.channelTip(index + 1)) { _, _ in }
    }
    super.init(Accessibility(.group, name: texts.channels))
    for (index, key) in keys.enumerated() {
      key.pushed = { [weak self] in self?.recalled.post(index) }
      key.held = { [weak self] in self?.stored.post(index) }
      add(key)
    }
    showBrushes()
  }

  /// The keyboard shortcuts of each channel, for the tooltips.
  var shownKeys: [[String]] = [] {
    didSet {
      for (index, key) in keys.enumerated() {
        let shown = shownKeys.indices.contains(index) ? shownKeys[index] : []
        key.tooltip = texts.commands.tip(texts.channelTip(index + 1), shown)
      }
    }
  }

  private func showBrushes() {
    for (index, key) in keys.enumerated() {
      let brush = brushes[index]
      key.stateName = BrushDab(brush).spoken(texts)
      let number = texts.number("\(index + 1)")
      key.face = { [unowned key] pass, rect in
        Self.draw(brush, number: number, isUsable: key.isUsable, pass, rect)
      }
    }
  }

  /// Draws the channel's number, and a dab of its brush, clipped to the key.
  private static func draw(
    _ brush: Brush, number: String, isUsable: Bool, _ pass: RenderPass, _ rect: ViewRect
  ) {
    pass.draw(
      number, font: pass.theme.engraved, color: pass.faceplate.keyText,
      in: ViewRect(x: rect.x + 2, y: rect.y, width: 12, height: rect.height))
    let area = ViewRect(
      x: rect.x + 14, y: rect.y + 3, width: max(0, rect.width - 17), height: rect.height - 7)
    BrushDab(brush).draw(pass, in: area)
    guard !isUsable else { return }
    pass.context.rectangle(rect)
    pass.context.setColor(pass.faceplate.key.with(alpha: 0.6))
    pass.context.fill()
  }

  static let height = 40.0

  override func preferredSize(width: Double) -> ViewSize {
    ViewSize(width: width, height: Self.height)
  }

  override func layout() {
    let step = bounds.width / Double(max(1, keys.count))
    for (index, key) in keys.enumerated() {
      key.frame = snapped(
        ViewRect(x: Double(index) * step, y: 0, width: step, height: bounds.height).inset(1, 0))
    }
  }
}
