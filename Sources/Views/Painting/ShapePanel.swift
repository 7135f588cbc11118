import Base
import Canvas
public import Texts
public import Widgets

/// The user's own shapes next to the paper, or below it in a narrow window.
public final class ShapePanel: View {
  /// The shapes with their names.
  public let list: PictureList
  /// Keeps the selection as a shape.
  public let keepButton: Button
  /// Opens the menu of files.
  public let moreButton: Button
  /// Closes the panel.
  public let closeButton: Button
  private let title: Label

  /// Creates a panel without shapes.
  public init(texts: ShapeTexts, closeName: String) {
    list = PictureList(name: texts.own, emptyText: texts.noOwn)
    func button(_ icon: Icon, _ name: String) -> Button {
      Button(icon: icon, style: .flat, name: name, tooltip: name)
    }
    keepButton = button(.plus, texts.keep)
    moreButton = button(.more, texts.ownFiles)
    closeButton = button(.close, closeName)
    title = Label(texts.own, style: .emphasized)
    super.init(Accessibility(.group, name: texts.own))
    for view in [title, keepButton, moreButton, closeButton, list] as [View] { add(view) }
  }

  /// The width next to the paper.
  public static let width = 212.0
  /// The height below the paper.
  public static let height = 196.0

  public override var isOpaque: Bool { true }

  public override var isRegion: Bool { true }

  public override func layout() {
    let (margin, side, top) = (10.0, 32.0, 6.0)
    var x = bounds.width - margin + 4
    for button in [closeButton, moreButton, keepButton] {
      x -= side
      button.frame = ViewRect(x: x, y: top, width: side, height: side)
    }
    title.frame = ViewRect(x: margin + 2, y: top, width: max(0, x - margin - 6), height: side)
    let head = top + side + 4
    list.frame = ViewRect(
      x: 1, y: head, width: max(0, bounds.width - 2), height: max(0, bounds.height - head))
  }

  public override func draw(_ pass: RenderPass) {
    pass.drawSidePanel(bounds, isBeside: bounds.height > bounds.width)
  }
}
