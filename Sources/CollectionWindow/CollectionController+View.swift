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
      collectionView(view, showMenuFor: index, at: view.accessibleEntry(index).frame.center)
    } else {
      delegate?.collectionController(self, open: shown[index])
    }
  }

  public func collectionView(_ view: CollectionView, showMenuFor index: Int?, at point: ViewPoint) {
    guard let index, shown.indices.contains(index) else { return }
    let name =
      view.chosenCount > 0 ? services.texts.chosen(view.chosenCount) : shown[index].name
    let menu = Menu(name: name, items: isTrash ? [restoringItem] : itemMenu)
    window.scene.show(menu, at: point, size: menu.preferredSize(width: 320))
  }

  private var restoringItem: Menu.Item {
    .command(services.texts.restore, key: "", isEnabled: canWrite) { [weak self] in
      self?.restoreTargets()
    }
  }

  private var itemMenu: [Menu.Item] {
    let all = [
      commands.item(.duplicate), commands.item(.tags), commands.item(.export), .separator,
      commands.item(.delete),
    ]
    guard screen.grid.chosenCount < 2 else { return all }
    return [commands.item(.open), .separator, commands.item(.rename)] + all
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
