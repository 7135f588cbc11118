import Canvas
public import Base
public import Texts
public import Widgets

/// All settings, on a few pages.
public final class SettingsScreen: View {
  /// The pages in the order of their tabs.
  public enum Page: Int, CaseIterable, Sendable {
    case appearance, drawing, pens, keys, library
  }

  /// Posted when another page is chosen.
  public let turned = Signal<Page>()
  private let tabs: ChoiceRow
  private let pages: [Page: View]
  private let panes: [Page: ScrollPane]
  private lazy var toasts = ToastHolder(self)
  private static let margin = 12.0

  /// - Parameter pages: the content of each page, at its preferred height or at least the available one.
  public init(texts: SettingsTexts, pages: [Page: View]) {
    self.pages = pages
    panes = pages.mapValues { ScrollPane($0) }
    tabs = ChoiceRow(
      name: texts.settings,
      choices: Page.allCases.map { page in
        switch page {
        case .appearance: texts.appearance
        case .drawing: texts.drawing
        case .pens: texts.pens
        case .keys: texts.keys
        case .library: texts.library
        }
      }, showsName: false, turnsPages: true)
    super.init(Accessibility(.group, name: texts.settings))
    add(tabs)
    for pane in panes.values { add(pane) }
    tabs.chosen.listen(self) { [weak self] in self?.turn(to: Page(rawValue: $0) ?? .appearance) }
    showPage()
  }

  /// The page that is shown.
  public private(set) var page = Page.appearance

  /// Shows a page, as a click on its tab does.
  public func turn(to page: Page) {
    guard page != self.page else { return }
    self.page = page
    tabs.selection = page.rawValue
    showPage()
    turned.post(page)
  }

  private func showPage() {
    for (page, pane) in panes { pane.isHidden = page != self.page }
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Shows a toast at the bottom, or hides it.
  public func show(_ toast: Toast?) { toasts.show(toast) }

  private var tabsHeight: Double {
    tabs.preferredSize(width: bounds.width - 2 * Self.margin).height + 2 * Self.margin - 4
  }

  public override var isOpaque: Bool { true }

  public override func layout() {
    let top = tabsHeight
    tabs.frame = ViewRect(
      x: Self.margin, y: Self.margin - 2, width: bounds.width - 2 * Self.margin,
      height: top - 2 * Self.margin + 4)
    let area = ViewRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    for (page, pane) in panes where page == self.page {
      pane.frame = area
      pane.contentHeight = pages[page]?.preferredSize(width: area.width).height ?? 0
    }
    toasts.place(atFootOf: bounds)
  }

  public override func draw(_ pass: RenderPass) {
    let theme = pass.theme
    pass.context.setColor(theme.window)
    pass.context.rectangle(bounds)
    pass.context.fill()
    pass.context.setColor(theme.panel)
    pass.context.rectangle(ViewRect(x: 0, y: 0, width: bounds.width, height: tabsHeight))
    pass.context.fill()
    pass.context.setColor(theme.line)
    pass.context.rectangle(
      ViewRect(
        x: 0, y: tabsHeight - pass.hairline, width: bounds.width, height: pass.hairline))
    pass.context.fill()
  }
}
