import Base
public import Texts
public import Widgets

/// The bar above the collection: its title, search, order, trash, and the button for a new painting.
public final class CollectionBar: View {
  /// Creates a painting; hidden in the trash.
  public let newButton: Button
  /// Opens the choice of a new item's kind.
  public let kindButton: Button
  /// Opens the menu of orders and picture sizes.
  public let sortButton: Button
  /// Shows the trash; hidden within it.
  public let trashButton: Button
  /// Leaves the trash; hidden outside of it.
  public let backButton: Button
  /// Empties the trash; hidden outside of it.
  public let emptyButton: Button
  /// The words and tags to search for.
  public let searchField: TextField
  private let title: Label

  /// Creates the bar of the collection, without actions.
  public init(texts: Texts) {
    newButton = Button(title: texts.newPainting, icon: .plus, style: .primary)
    kindButton = Button(icon: .down, style: .primary, name: texts.newOfShape)
    sortButton = Button(icon: .sort, style: .flat, name: texts.sort, opensMenu: true)
    trashButton = Button(icon: .trash, style: .flat, name: texts.showTrash)
    backButton = Button(icon: .back, style: .flat, name: texts.backToPaintings)
    emptyButton = Button(title: texts.emptyTrash, style: .standard)
    searchField = TextField(name: texts.search, placeholder: texts.search, icon: .search)
    title = Label(texts.paintings, style: .title)
    super.init(Accessibility(.toolbar, name: texts.paintings))
    for view in [
      backButton, title, searchField, sortButton, trashButton, emptyButton, newButton, kindButton,
    ] { add(view) }
    showsTrash(false, title: texts.paintings)
  }

  /// Switches between the paintings and the trash.
  public func showsTrash(_ isTrash: Bool, title: String) {
    self.title.text = title
    backButton.isHidden = !isTrash
    emptyButton.isHidden = !isTrash
    newButton.isHidden = isTrash
    kindButton.isHidden = isTrash
    trashButton.isHidden = isTrash
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// The height of the bar, in points.
  public static let height = 56.0

  public override var isRegion: Bool { true }

  public override func layout() {
    let y = 12.0
    var right = bounds.width - 16
    if !kindButton.isHidden {
      kindButton.frame = ViewRect(x: right - 28, y: y, width: 28, height: 32)
      right -= 29
    }
    for button in [newButton, emptyButton] where !button.isHidden {
      // In narrow windows, show only the icon.
      let isIconAlone = bounds.width < 520 && button.icon != nil
      button.title = isIconAlone ? "" : button.accessibility.name
      let width = isIconAlone ? 40 : button.preferredSize(width: 300).width
      button.frame = ViewRect(x: right - width, y: y, width: width, height: 32)
      right -= width + 8
    }
    for button in [trashButton, sortButton] where !button.isHidden {
      button.frame = ViewRect(x: right - 36, y: y, width: 36, height: 32)
      right -= 40
    }
    var left = 16.0
    if !backButton.isHidden {
      backButton.frame = ViewRect(x: 8, y: y, width: 36, height: 32)
      left = 48
    }
    let titleWidth = title.preferredSize(width: 400).width + 4
    // Hide the title first, which leaves its space to the field.
    title.isHidden = right - left - titleWidth < 180
    title.frame = ViewRect(x: left, y: y, width: titleWidth, height: 32)
    let space = right - 4 - left - (title.isHidden ? 0 : titleWidth + 16)
    let fieldWidth = title.isHidden ? max(0, space) : min(240, space)
    searchField.frame = ViewRect(x: right - 4 - fieldWidth, y: y, width: fieldWidth, height: 32)
  }

  public override func draw(_ pass: RenderPass) { pass.drawBar(bounds) }
}
