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
    let field = TextField(name: fieldName, text: entries[index].title)
    field.alignment = .center
    editor = (index, field)
    add(field)
    placeEditor()
    field.selectAll()
    field.committed = { [weak self] text in
      guard let self else { return }
      let entry = index
      endRenaming()
      delegate?.collectionView(self, rename: entry, to: text)
    }
    field.ended = { [weak self] in self?.endRenaming() }
    window?.focus(field)
  }

  func endRenaming() {
    guard let field = editor?.field else { return }
    editor = nil
    field.ended = {}
    let hadFocus = field.isFocused
    let window = window
    remove(field)
    if hadFocus || window?.focused == nil { window?.focus(self) }
  }

  func placeEditor() {
    guard let editor, entries.indices.contains(editor.index) else { return }
    let cell = rect(of: editor.index)
    editor.field.frame = ViewRect(
      x: cell.x + 8, y: cell.y + grid.size.box.height + 14, width: cell.width - 16, height: 28)
  }
}
