import Base
public import Texts
public import Widgets

/// All of the collection window: the bar, the grid or what stands in for it, and a word at the foot.
public final class CollectionScreen: View {
  public let bar: CollectionBar
  public let grid: CollectionView
  public let empty: EmptyCollectionView
  private lazy var toasts = ToastHolder(self)

  public init(texts: Texts, inviteButton: Button, scale: @escaping () -> Double) {
    bar = CollectionBar(texts: texts)
    grid = CollectionView(texts: texts, scale: scale)
    empty = EmptyCollectionView(button: inviteButton)
    super.init(Accessibility(.group, name: texts.paintings))
    for view in [grid, empty, bar] { add(view) }
    empty.isHidden = true
  }

  /// Puts a sentence at the foot of the window, or takes it away.
  public func show(_ toast: Toast?) {
    toasts.show(toast)
  }

  public override func layout() {
    bar.frame = ViewRect(x: 0, y: 0, width: bounds.width, height: CollectionBar.height)
    let below = ViewRect(
      x: 0, y: CollectionBar.height, width: bounds.width,
      height: bounds.height - CollectionBar.height)
    grid.frame = below
    empty.frame = below
    toasts.place(atFootOf: bounds)
  }
}
