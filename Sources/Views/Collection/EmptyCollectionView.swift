import Canvas
public import Base
public import Widgets

/// The placeholder of an empty view: a friendly message and an action.
public final class EmptyCollectionView: View {
  private let title = Label("", style: .headline, alignment: .center, maxLines: 2)
  private let message = Label("", style: .body, alignment: .center, maxLines: 3)
  private let button: Button
  private var hasDrawing = true
  /// Posts the point of the scene at which the right button asks for a menu.
  public let menuWanted = Signal<ViewPoint>()

  /// Creates a placeholder with an action; its message is set later.
  public init(button: Button) {
    self.button = button
    super.init(Accessibility(.group))
    add(title)
    add(message)
    add(button)
  }

  /// - Parameters:
  ///   - invites: whether to offer the button's action.
  ///   - showsDrawing: whether to show a drawing above the text; nil shows it together with the button.
  public func show(title: String, message: String, invites: Bool, showsDrawing: Bool? = nil) {
    self.title.text = title
    self.message.text = message
    button.isHidden = !invites
    hasDrawing = showsDrawing ?? invites
    setNeedsLayout()
    setNeedsDisplay()
  }

  public override func pressed(_ event: PointerEvent, _ button: PointerButton) -> Bool {
    guard button == .secondary else { return false }
    menuWanted.post(positionInScene(event.position))
    return true
  }

  public override var isRegion: Bool { true }

  public override func layout() {
    let width = min(bounds.width - 32, 420)
    let x = ((bounds.width - width) / 2).rounded()
    let drawingHeight = hasDrawing && bounds.height > 320 ? 96.0 : 0
    // Narrow windows and longer words need more lines.
    let titleHeight = max(32, title.preferredSize(width: width).height.rounded(.up))
    let messageHeight = max(40, message.preferredSize(width: width).height.rounded(.up))
    let total = drawingHeight + titleHeight + 8 + messageHeight + (hasDrawing ? 56 : 0)
    var y = max(8, ((bounds.height - total) * 0.42).rounded()) + drawingHeight
    title.frame = ViewRect(x: x, y: y, width: width, height: titleHeight)
    y += titleHeight + 8
    message.frame = ViewRect(x: x, y: y, width: width, height: messageHeight)
    y += messageHeight + 16
    let size = button.preferredSize(width: width)
    button.frame = ViewRect(
      x: ((bounds.width - size.width) / 2).rounded(), y: y, width: size.width, height: 36)
  }

  public override func draw(_ pass: RenderPass) {
    guard hasDrawing, bounds.height > 320 else { return }
    // A freehand brush stroke in the accent colour.
    let context = pass.context
    let x = bounds.midX
    let y = title.frame.y - 52
    context.setColor(pass.theme.accent.with(alpha: 0.9))
    context.setLine(width: 9, cap: .round, join: .round)
    context.move(x: x - 92, y: y + 16)
    context.curve(x1: x - 60, y1: y - 44, x2: x - 34, y2: y - 20, x: x - 30, y: y + 4)
    context.curve(x1: x - 26, y1: y + 34, x2: x + 2, y2: y + 22, x: x + 14, y: y - 6)
    context.curve(x1: x + 26, y1: y - 34, x2: x + 56, y2: y - 26, x: x + 50, y: y + 6)
    context.curve(x1: x + 46, y1: y + 26, x2: x + 72, y2: y + 26, x: x + 92, y: y - 4)
    context.stroke()
  }
}
