import Base
import Canvas
import Texts
import Widgets

/// The keys of the dashes, each with a sample of its own.
final class DashRow: View {
  /// Posts the chosen dash.
  let chosen = Signal<DashPattern>()
  private let keys: [PushKey]

  init(texts: Texts, dash: DashPattern) {
    self.dash = dash
    keys = DashPattern.catalogue.map { pattern in
      let name = texts.name(of: pattern)
      return PushKey(name: name, tooltip: name) { pass, rect in
        Self.draw(pattern, pass, rect)
      }
    }
    super.init(Accessibility(.group, name: texts.dash))
    for (key, pattern) in zip(keys, DashPattern.catalogue) {
      key.pushed = { [weak self] in self?.chosen.post(pattern) }
      add(key)
    }
    showDash()
  }

  /// Setting it doesn't notify listeners.
  var dash: DashPattern { didSet { showDash() } }

  private func showDash() {
    for (key, pattern) in zip(keys, DashPattern.catalogue) { key.isOn = pattern == dash }
  }

  private static func draw(_ dash: DashPattern, _ pass: RenderPass, _ rect: ViewRect) {
    let isNarrow = rect.width < 36
    let (width, margin) = isNarrow ? (2.0, 2.0) : (3, 5)
    let context = pass.context
    context.setColor(pass.faceplate.keyText)
    context.setLine(width: width, cap: .butt, dash: dash.lengths.map { $0 * width })
    context.move(x: rect.x + margin, y: rect.midY)
    context.line(x: rect.maxX - margin, y: rect.midY)
    context.stroke()
  }

  static let height = 34.0

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
