import Base
import Canvas
public import Texts
public import Widgets

/// The bar that replaces the collection's bar while items are selected: their number, and commands for them.
public final class SelectionBar: View {
  /// Clears the selection.
  public let endButton: Button
  /// Exports the chosen items.
  public let exportButton: Button
  /// Duplicates the chosen items.
  public let duplicateButton: Button
  /// Changes the tags of the chosen items.
  public let tagsButton: Button
  /// Puts the chosen items into the trash; hidden within it.
  public let deleteButton: Button
  /// Restores from the trash.
  public let restoreButton: Button
  private let title = Label("", style: .title)
  private let texts: Texts
  private var count = 0
  /// In narrower windows, buttons have only icons.
  private static let leastWidthForTitles = 640.0

  /// Creates the bar for no items yet, without actions.
  public init(texts: Texts) {
    self.texts = texts
    endButton = Button(icon: .close, style: .flat, name: texts.chooseNone)
    exportButton = Button(title: texts.export.exportEllipsis, icon: .tearOff)
    duplicateButton = Button(title: texts.duplicate, icon: .duplicate)
    tagsButton = Button(title: texts.tags.tagsEllipsis, icon: .tag)
    deleteButton = Button(title: texts.delete, icon: .trash)
    restoreButton = Button(title: texts.restore, icon: .restore)
    super.init(Accessibility(.toolbar, name: ""))
    for view in [endButton, title] as [View] + buttons { add(view) }
  }

  private var buttons: [Button] {
    [exportButton, duplicateButton, tagsButton, deleteButton, restoreButton]
  }

  /// - Parameter isTrash: whether they can only be restored.
  public func showCount(_ count: Int, isTrash: Bool) {
    self.count = count
    accessibility.name = texts.chosen(count)
    for button in buttons { button.isHidden = isTrash != (button === restoreButton) }
    setNeedsLayout()
    setNeedsDisplay()
  }

  public override var isOpaque: Bool { true }

  public override var isRegion: Bool { true }

  public override func layout() {
    let y = 12.0
    endButton.frame = ViewRect(x: 8, y: y, width: 36, height: 32)
    var right = bounds.width - 16
    for button in buttons.reversed() where !button.isHidden {
      let isIconAlone = bounds.width < Self.leastWidthForTitles
      button.title = isIconAlone ? "" : button.accessibility.name
      let width = isIconAlone ? 40 : button.preferredSize(width: 300).width
      button.frame = ViewRect(x: right - width, y: y, width: width, height: 32)
      right -= width + 8
    }
    title.text = texts.chosen(count)
    let room = max(0, right - 60)
    if title.preferredSize(width: 400).width > room { title.text = texts.number("\(count)") }
    title.frame = ViewRect(x: 52, y: y, width: room, height: 32)
  }

  public override func draw(_ pass: RenderPass) {
    pass.drawBar(bounds)
    pass.context.setColor(pass.theme.selection.with(alpha: 0.5))
    pass.context.rectangle(
      ViewRect(x: 0, y: 0, width: bounds.width, height: bounds.height - pass.hairline))
    pass.context.fill()
  }
}
