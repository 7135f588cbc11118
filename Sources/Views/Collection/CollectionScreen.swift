import Base
public import Texts
public import Widgets

/// All of the collection window: the bar, the grid or what stands in for it, and a word at the foot.
public final class CollectionScreen: View {
  public let bar: CollectionBar
  /// In the place of the bar while several are chosen.
  public let choiceBar: ChoiceBar
  public let grid: CollectionView
  public let empty: EmptyCollectionView
  private lazy var toasts = ToastHolder(self)

  public init(texts: Texts, inviteButton: Button, scale: @escaping () -> Double) {
    bar = CollectionBar(texts: texts)
    choiceBar = ChoiceBar(texts: texts)
    grid = CollectionView(texts: texts, scale: scale)
    empty = EmptyCollectionView(button: inviteButton)
    super.init(Accessibility(.group, name: texts.paintings))
    for view in [grid, empty, bar, choiceBar] { add(view) }
    empty.isHidden = true
    choiceBar.isHidden = true
  }

  /// Shows how many are chosen, where some are.
  ///
  /// - Parameter isTrash: whether they lie in the trash.
  public func showChoice(isTrash: Bool) {
    let count = grid.chosenCount
    let takesFocus = count == 0 && window?.focused?.isInside(choiceBar) == true
    if count > 0 { choiceBar.show(count, isTrash: isTrash) }
    choiceBar.isHidden = count == 0
    bar.isHidden = count > 0
    if takesFocus { window?.focus(grid) }
  }

  /// Puts a sentence at the foot of the window, or takes it away.
  public func show(_ toast: Toast?) {
    toasts.show(toast)
  }

  public override func layout() {
    bar.frame = ViewRect(x: 0, y: 0, width: bounds.width, height: CollectionBar.height)
    choiceBar.frame = bar.frame
    let below = ViewRect(
      x: 0, y: CollectionBar.height, width: bounds.width,
      height: bounds.height - CollectionBar.height)
    grid.frame = below
    empty.frame = below
    toasts.place(atFootOf: bounds)
  }
}
