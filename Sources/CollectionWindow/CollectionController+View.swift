public import Base
public import Canvas
import Documents
import Editing
import Texts
public import Views
import Widgets
import Windows

extension CollectionController: CollectionViewDelegate {
  /// Plays the animation of the entry under the pointer, unless motion is reduced.
  public func collectionView(_ view: CollectionView, hovers entry: CollectionEntry?) {
    player.hover(over: services.theme.motion == .reduced ? nil : entry)
  }

  public func collectionView(
    _ view: CollectionView, previewOf entry: CollectionEntry, size: PixelSize
  ) -> Surface? {
    if let frame = player.surface(for: entry, size: size) { return frame }
    return storedPreview(of: entry, size: size)
  }

  private func storedPreview(of entry: CollectionEntry, size: PixelSize) -> Surface? {
    thumbnails.surface(
      for: ThumbnailStore.Request(id: ItemID(entry.key), revision: entry.revision, size: size))
  }

  /// Opens the item; in the trash, shows its menu instead.
  public func collectionView(_ view: CollectionView, open index: Int) {
    guard shown.indices.contains(index) else { return }
    if isTrash {
      let place = view.accessibleEntry(index).frame.center
      collectionView(view, showMenuFor: index, at: view.positionInScene(place))
    } else {
      delegate?.collectionController(self, open: shown[index])
    }
  }

  /// Shows the menu of the chosen items, of the item, or of the space around them.
  public func collectionView(_ view: CollectionView, showMenuFor index: Int?, at point: ViewPoint) {
    guard let index, shown.indices.contains(index) else { return showMenu(at: point) }
    let count = view.chosenCount
    showMenu(
      of: isTrash ? .deleted : count > 1 ? .documents : .document,
      name: count > 0 ? services.texts.chosen(count) : shown[index].name, at: point)
  }

  /// Shows the menu of the space around the items.
  ///
  /// - Parameter point: in the scene.
  func showMenu(at point: ViewPoint) {
    let texts = services.texts
    showMenu(
      of: isTrash ? .trash : .background, name: isTrash ? texts.trash : texts.paintings, at: point)
  }

  private func showMenu(of target: MenuTarget, name: String, at point: ViewPoint) {
    let menu = commands.menu(of: target, name: name)
    window.scene.show(menu, at: point, size: menu.preferredSize(width: 320))
  }

  /// Shows the menu of the item with the keyboard focus, or of the space around the items.
  func showMenu() {
    let grid = screen.grid
    if !grid.isHidden, let index = grid.selection {
      let place = grid.accessibleEntry(index).frame.center
      return collectionView(grid, showMenuFor: index, at: grid.positionInScene(place))
    }
    showMenu(at: window.scene.bounds.center)
  }

  /// Renames the item, unless the name is empty or the same.
  public func collectionView(_ view: CollectionView, rename index: Int, to name: String) {
    guard shown.indices.contains(index) else { return }
    let item = shown[index]
    let name = String(name.trimmed)
    guard !name.isEmpty, name != item.name else { return }
    rename(item, to: name)
  }
}
