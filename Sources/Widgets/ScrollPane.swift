import Canvas
public import Base

/// A scrolling container for a view that may be higher than it.
public final class ScrollPane: View {
  private let content: View
  private var scrolling = Scrolling()
  /// In points; at least the pane's own height.
  public var contentHeight = 0.0 { didSet { if contentHeight != oldValue { setNeedsLayout() } } }

  /// Creates a pane that shows the upper end of its content.
  public init(_ content: View) {
    self.content = content
    super.init(Accessibility(.group))
    add(content)
  }

  public override var isOpaque: Bool { content.isOpaque }

  public override func layout() {
    let height = max(contentHeight, bounds.height)
    scrolling.resize(content: height, visible: bounds.height)
    place(height: height)
  }

  private func place(height: Double) {
    content.frame = snapped(
      ViewRect(x: 0, y: -scrolling.offset, width: bounds.width, height: height))
  }

  private func scroll(_ change: (inout Scrolling) -> Void) {
    change(&scrolling)
    place(height: content.frame.height)
  }

  public override var fingerUse: FingerUse? { scrolling.fingerUse }

  public override func scrolled(_ event: PointerEvent, dx: Double, dy: Double) -> Bool {
    guard scrolling.farthest > 0 else { return false }
    scroll { $0.scroll(to: $0.offset + dy * Scrolling.notch) }
    return true
  }

  /// Whether the content is higher than the pane.
  var isScrollable: Bool { scrolling.farthest > 0 }

  public override func reveal(_ descendant: View) {
    let top = descendant.originInScene.y - content.originInScene.y
    scroll { $0.reveal(from: top - 24, to: top + descendant.frame.height + 12) }
  }

  public override func drawOverlay(_ pass: RenderPass) {
    guard let thumb = scrolling.thumb(trackHeight: bounds.height - 8) else { return }
    let bar = ViewRect(x: bounds.width - 7, y: 4 + thumb.y, width: 5, height: thumb.height)
    pass.context.setColor(pass.faceplate.engraving.with(alpha: isHovered ? 0.6 : 0.4))
    pass.context.roundedRectangle(bar, radius: 2.5)
    pass.context.fill()
  }
}
