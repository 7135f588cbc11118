import Canvas
import Base
public import Texts
public import Widgets

/// The patterns next to a board, with a search field.
public final class PatternPanel: View {
  /// The patterns that match the search.
  public let list: PictureList
  /// The words to search for.
  public let search: TextField

  /// Creates a panel without patterns.
  public init(texts: LifeTexts) {
    list = PictureList(name: texts.patterns, emptyText: texts.noPattern)
    search = TextField(name: texts.searchPatterns, placeholder: texts.searchPatterns)
    super.init(Accessibility(.group, name: texts.patterns))
    for view in [search, list] as [View] { add(view) }
  }

  /// The width of the panel, in points.
  public static let width = 236.0

  public override var isOpaque: Bool { true }

  public override var isRegion: Bool { true }

  public override func layout() {
    search.frame = ViewRect(x: 12, y: 10, width: max(0, bounds.width - 24), height: 32)
    list.frame = ViewRect(
      x: 1, y: 48, width: max(0, bounds.width - 1), height: max(0, bounds.height - 48))
  }

  public override func draw(_ pass: RenderPass) {
    pass.context.setColor(pass.theme.panel)
    pass.context.rectangle(bounds)
    pass.context.fill()
    pass.context.setColor(pass.theme.line)
    pass.context.rectangle(ViewRect(x: 0, y: 0, width: pass.hairline, height: bounds.height))
    pass.context.fill()
  }
}
