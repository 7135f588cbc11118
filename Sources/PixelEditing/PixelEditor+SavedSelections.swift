import Base
import DocumentWindows
import Documents
import Editing
import Texts
import Widgets
import Windows

// Selections that are saved with the view of the document.
extension PixelEditor {
  func connectSavedSelections() {
    on(.saveSelection, if: \.hasSelection) { $0.askForSelectionName() }
  }

  /// Asks for the name of the present selection; one of that name is replaced.
  private func askForSelectionName() {
    guard let region = session.selection else { return }
    let all = services.texts
    let texts = all.pixels
    let used = Set(savedSelections.map(\.name))
    var number = 1
    while used.contains(texts.savedSelection(number)) { number += 1 }
    let name = TextField(
      name: texts.selectionName, text: texts.savedSelection(number),
      placeholder: texts.selectionName)
    name.selectAll()
    let dialog = FormDialog(
      title: texts.saveSelection, rows: [name], confirmTitle: texts.apply, cancelTitle: all.cancel)
    dialog.keepsRoomForMessage = true
    name.changed.listen(dialog) { [weak dialog, weak name] text in
      name?.isInvalid = text.trimmed.isEmpty
      dialog?.confirmButton.isEnabled = !text.trimmed.isEmpty
    }
    dialog.confirmed = { [weak self, weak dialog] in
      guard let saved = SavedSelection(String(name.text.trimmed), region) else {
        dialog?.messageText = texts.selectionTooComplex
        return false
      }
      self?.save(saved)
      return true
    }
    ask(dialog)
  }

  private func save(_ saved: SavedSelection) {
    if let index = savedSelections.firstIndex(where: { $0.name == saved.name }) {
      savedSelections[index] = saved
    } else {
      savedSelections.append(saved)
    }
  }

  /// The rows of saved selections: to select one, to add it to the selection, and to delete it.
  var savedSelectionItems: [Menu.Item] {
    guard !savedSelections.isEmpty else { return [] }
    func items(_ action: @escaping (PixelEditor, SavedSelection) -> Void) -> [Menu.Item] {
      savedSelections.map { saved in
        .command(saved.name, key: "", isEnabled: true) { [weak self] in
          if let self { action(self, saved) }
        }
      }
    }
    return items { $0.use($1, .replace) } + [
      .separator,
      .submenu(services.texts.pixels.addsToSelection, items { $0.use($1, .add) }),
      .submenu(
        services.texts.delete,
        items { editor, saved in editor.savedSelections.removeAll { $0.name == saved.name } }),
    ]
  }

  private func use(_ saved: SavedSelection, _ mode: SelectionMode) {
    tools.choose(.select)
    selection.select(mode.combined(selection.region, with: saved.region))
    leaveControls()
  }
}
