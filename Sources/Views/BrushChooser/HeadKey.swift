import Base
import Canvas
import Texts
import Widgets

/// A key that shows the head at one end of a line and opens the menu of all heads.
final class HeadKey: View {
  /// Posts the chosen heads.
  let chosen = Signal<LineHeads>()
  private let key: PushKey
  private let isEnd: Bool
  private let texts: Texts

  init(texts: Texts, heads: LineHeads, isEnd: Bool) {
    self.texts = texts
    self.isEnd = isEnd
    self.heads = heads
    let name = isEnd ? texts.endOfLine : texts.startOfLine
    key = PushKey(name: name, tooltip: isEnd ? texts.endOfLineTip : texts.startOfLineTip) { _, _ in
    }
    super.init(Accessibility(.group, name: name))
    key.pushed = { [weak self] in self?.showMenu() }
    add(key)
    updateKey()
  }

  /// The heads of both ends. Setting it doesn't notify listeners.
  var heads: LineHeads { didSet { if heads != oldValue { updateKey() } } }

  private func showMenu() {
    let menu = Menu(heads, atEnd: isEnd, texts) { [weak self] in self?.chosen.post($0) }
    window?.show(
      menu, at: originInScene + ViewPoint(x: 0, y: frame.height + 4),
      size: menu.preferredSize(width: 340))
  }

  private func updateKey() {
    let (head, isEnd) = (heads[atEnd: isEnd], isEnd)
    key.isOn = head != .none
    key.stateName = texts.name(of: head)
    key.face = { pass, rect in
      pass.context.setColor(pass.faceplate.keyText)
      pass.context.unmirrored(in: rect) {
        pass.drawHead(head, atEnd: isEnd, in: rect.inset(4, 0))
      }
    }
  }

  override func layout() { key.frame = bounds }
}
