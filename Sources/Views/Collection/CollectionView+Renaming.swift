import Base
import Canvas
import Widgets

// Names that are edited in their places.
extension CollectionView {
  /// Lets the name of an entry be edited in its place.
  public func beginRenaming(_ index: Int, fieldName: String) {
    guard entries.indices.contains(index) else { return }
    endRenaming()
    select(index)
    editor.begin(
      index, of: self, fieldName: fieldName, text: entries[index].title, alignment: .center
    ) { [weak self] text in
      guard let self else { return }
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
