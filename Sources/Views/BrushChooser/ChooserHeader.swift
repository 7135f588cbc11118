import Canvas
import Base
import Texts
import Widgets

/// The upper strip of the panel: the maker's name, a pilot lamp with the tool's name, and the key that tears off the
/// panel.
final class ChooserHeader: View {
  let dockKey: PushKey
  /// The key to the next page, if there are several.
  let pageKey: PushKey
  private let badge: EngravedLabel
  private let pilot: Lamp
  private let tool: EngravedLabel
  private let texts: Texts

  init(texts: Texts) {
    self.texts = texts
    badge = EngravedLabel(texts.badge, alignment: .left) { $0.badge }
    pilot = Lamp(name: texts.toolInUse)
    tool = EngravedLabel("", alignment: .left)
    dockKey = PushKey(name: texts.tearOff, tooltip: texts.tearOffTip, icon: .tearOff)
    pageKey = PushKey(name: texts.colorPage, tooltip: texts.pageTip, hasLamp: false) { _, _ in }
    super.init(Accessibility(.group, name: texts.toolInUse))
    for view in [badge, pilot, tool, pageKey, dockKey] as [View] { add(view) }
    pageKey.isHidden = true
  }

  /// The visible page; nil without pages.
  var page: BrushChooserLayout.Page? {
    didSet {
      guard page != oldValue else { return }
      pageKey.isHidden = page == nil
      let name = nextPageName
      pageKey.accessibility.name = name
      pageKey.face = { pass, rect in
        pass.draw(
          name, font: pass.theme.engravedSmall, color: pass.faceplate.keyText, in: rect,
          alignment: .center)
      }
      setNeedsLayout()
    }
  }

  /// Whether the colours have a page of their own.
  var hasColorPage = true

  private var nextPageName: String {
    switch page {
    case .brush, nil: texts.brushKinds.page
    case .kind: texts.handPage
    case .hand: hasColorPage ? texts.colorPage : texts.brushPage
    case .color: texts.brushPage
    }
  }

  var toolName: String {
    get { tool.text }
    set {
      tool.text = newValue
      pilot.accessibility.value = newValue
      setNeedsLayout()
    }
  }

  var isTornOff = false {
    didSet {
      guard isTornOff != oldValue else { return }
      let icon = isTornOff ? Icon.dock : .tearOff
      dockKey.face = { pass, rect in icon.draw(in: pass.context, rect: rect, size: 16) }
      dockKey.accessibility.name = isTornOff ? texts.dock : texts.tearOff
      showTip()
    }
  }

  var tearOffKeys: [String] = [] { didSet { showTip() } }

  private func showTip() {
    dockKey.tooltip = texts.commands.tip(
      isTornOff ? texts.dockTip : texts.tearOffTip, tearOffKeys)
  }

  static let height = 30.0

  override func preferredSize(width: Double) -> ViewSize {
    ViewSize(width: width, height: Self.height)
  }

  override func layout() {
    let height = bounds.height
    // Keep clear of the screws in the corners.
    let margin = 12.0
    let keyWidth = 34.0
    dockKey.frame = snapped(
      ViewRect(x: bounds.width - margin - keyWidth, y: 0, width: keyWidth, height: height))
    var right = dockKey.frame.x - 6
    if !pageKey.isHidden {
      let pageWidth = 68.0
      pageKey.frame = snapped(
        ViewRect(x: right - pageWidth, y: 0, width: pageWidth, height: height))
      right -= pageWidth + 8
    }
    let toolWidth = tool.preferredSize(width: 200).width + 4
    tool.frame = snapped(ViewRect(x: right - toolWidth, y: 0, width: toolWidth, height: height))
    let lamp = 26.0
    pilot.frame = snapped(
      ViewRect(x: tool.frame.x - lamp - 3, y: (height - lamp) / 2, width: lamp, height: lamp))
    let badgeWidth = max(0, pilot.frame.x - margin - 4)
    badge.frame = snapped(ViewRect(x: margin, y: 0, width: badgeWidth, height: height))
    // Hide the name rather than truncate it.
    badge.isHidden = badge.preferredSize(width: 400).width > badgeWidth
  }
}
