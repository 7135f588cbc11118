import Base
import Canvas
import Texts
import Widgets

/// A key that shows the head at one end of a line and switches to the next head with each push.
final class HeadKey: View {
  /// Posts the chosen head.
  let chosen = Signal<LineHead>()
  private let key: PushKey
  private let isEnd: Bool
  private let texts: Texts

  init(texts: Texts, head: LineHead, isEnd: Bool) {
    self.texts = texts
    self.isEnd = isEnd
    self.head = head
    let name = isEnd ? texts.endOfLine : texts.startOfLine
    key = PushKey(name: name, tooltip: isEnd ? texts.endOfLineTip : texts.startOfLineTip) { _, _ in
    }
    super.init(Accessibility(.group, name: name))
    key.pushed = { [weak self] in self?.goOn() }
    add(key)
    updateKey()
  }

  /// Setting it doesn't notify listeners.
  var head: LineHead { didSet { if head != oldValue { updateKey() } } }

  private func goOn() {
    let heads = LineHead.allCases
    let next = (heads.firstIndex(of: head) ?? 0) + 1
    chosen.post(heads[next % heads.count])
  }

  private func updateKey() {
    let (head, isEnd) = (head, isEnd)
    key.isOn = head != .none
    key.stateName = texts.name(of: head)
    key.face = { pass, rect in Self.draw(head, isEnd: isEnd, pass, rect) }
  }

  private static func draw(_ head: LineHead, isEnd: Bool, _ pass: RenderPass, _ rect: ViewRect) {
    let context = pass.context
    let inner = rect.inset(7, 0)
    let (tip, other) = isEnd ? (inner.maxX, inner.x) : (inner.x, inner.maxX)
    let back = isEnd ? -1.0 : 1
    let y = rect.midY
    context.setColor(pass.faceplate.keyText)
    context.setLine(width: 2.4)
    context.move(x: other, y: y)
    context.line(x: tip + (head == .arrow ? 6 * back : 0), y: y)
    context.stroke()
    switch head {
    case .none: break
    case .arrow:
      context.move(x: tip, y: y)
      context.line(x: tip + 10 * back, y: y - 5)
      context.line(x: tip + 10 * back, y: y + 5)
      context.closePath()
      context.fill()
    case .dot:
      context.circle(x: tip, y: y, radius: 4)
      context.fill()
    case .bar:
      context.rectangle(ViewRect(x: tip - 1.2, y: y - 6, width: 2.4, height: 12))
      context.fill()
    }
  }

  override func layout() { key.frame = bounds }
}
