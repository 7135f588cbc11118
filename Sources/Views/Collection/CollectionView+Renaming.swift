import Base
import Canvas
import Widgets

// In-place editing of names.
extension CollectionView {
  /// Starts editing the name of an entry in place.
  public func beginRenaming(_ index: Int, fieldName: String) {
    guard entries.indices.contains(index) else { return }
    endRenaming()
    select(index)
    let key = entries[index].key
    editor.beginEditing(
      index, of: self, fieldName: fieldName, text: entries[index].title, alignment: .center
    ) { [weak self] text in
      guard let self, let index = self.index(of: key) else { return }
      delegate?.collectionView(self, rename: index, to: text)
    } ended: { [weak self] in
      self?.takeFreeFocus()
    }
    placeEditor()
  }

  func endRenaming() {
    guard editor.index != nil else { return }
    editor.end()
    takeFreeFocus()
  }

  /// Continues editing an entry that may have moved, unless it is gone.
  func followRenaming(of key: Int64?) {
    guard let key else { return }
    guard let index = index(of: key) else { return endRenaming() }
    editor.move(to: index)
    placeEditor()
  }

  private func takeFreeFocus() {
    if window?.focused == nil { window?.focus(self) }
  }

  func placeEditor() {
    editor.place { index in
      guard entries.indices.contains(index) else { return nil }
      let cell = rect(of: index)
      return ViewRect(
        x: cell.x + 8, y: cell.y + grid.size.box.height + 14, width: cell.width - 16, height: 28)
    }
  }
}
