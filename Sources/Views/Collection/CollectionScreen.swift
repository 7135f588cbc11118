import Base
public import Texts
public import Widgets

/// The content of the collection window: the bar, the grid or its placeholder, and a toast at the bottom.
public final class CollectionScreen: View {
  /// The bar, hidden while items are chosen.
  public let bar: CollectionBar
  /// Replaces the bar while items are selected.
  public let choiceBar: SelectionBar
  /// Shown below the bar if there are tags.
  public let tagBar: TagBar
  /// The pictures of the items.
  public let grid: CollectionView
  /// The placeholder without items.
  public let empty: EmptyCollectionView
  private lazy var toasts = ToastHolder(self)

  /// Creates the content of the window.
  ///
  /// - Parameter inviteButton: the action of the placeholder.
  /// - Parameter scale: returns the device pixels per point, for the pictures.
  public init(texts: Texts, inviteButton: Button, scale: @escaping () -> Double) {
    bar = CollectionBar(texts: texts)
    choiceBar = SelectionBar(texts: texts)
    tagBar = TagBar(texts: texts.tags)
    grid = CollectionView(texts: texts, scale: scale)
    empty = EmptyCollectionView(button: inviteButton)
    super.init(Accessibility(.group, name: texts.paintings))
    // In Tab order.
    for view in [grid, empty, bar, choiceBar, tagBar] { add(view) }
    tagBar.isHidden = true
    empty.isHidden = true
    choiceBar.isHidden = true
  }

  /// Shows the number of selected items, if any.
  ///
  /// - Parameter isTrash: whether they are in the trash.
  public func showChoice(isTrash: Bool) {
    let count = grid.chosenCount
    let takesFocus = count == 0 && window?.focused?.isInside(choiceBar) == true
    if count > 0 { choiceBar.showCount(count, isTrash: isTrash) }
    choiceBar.isHidden = count == 0
    bar.isHidden = count > 0
    if takesFocus { window?.focus(grid) }
  }

  /// Shows the tags, or hides their row if there are none.
  public func show(_ tags: [TagEntry]) {
    tagBar.show(tags)
    setNeedsLayout()
    let takesFocus = tags.isEmpty && window?.focused?.isInside(tagBar) == true
    tagBar.isHidden = tags.isEmpty
    if takesFocus { window?.focus(grid) }
  }

  /// Shows a toast at the bottom of the window, or hides it.
  public func show(_ toast: Toast?) {
    toasts.show(toast)
  }

  public override func layout() {
    bar.frame = ViewRect(x: 0, y: 0, width: bounds.width, height: CollectionBar.height)
    choiceBar.frame = bar.frame
    let tagHeight =
      tagBar.isHidden ? 0 : tagBar.preferredSize(width: bounds.width).height
    tagBar.frame = ViewRect(
      x: 0, y: CollectionBar.height, width: bounds.width, height: tagHeight)
    let top = CollectionBar.height + tagHeight
    let below = ViewRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
    grid.frame = below
    empty.frame = below
    toasts.place(atFootOf: bounds)
  }
}
