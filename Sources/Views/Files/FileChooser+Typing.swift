import Base
import Widgets

// Typing of names and paths.
extension FileChooser {
  /// Starts editing a path with the given text.
  func beginPath(_ text: String) {
    pathField.isHidden = false
    pathField.text = text == "//" ? "/" : text
    window?.focus(pathField)
    pathField.select(pathField.text.utf8.count..<pathField.text.utf8.count)
  }

  /// Hides the path field.
  public func endPath() {
    if pathField.isFocused { window?.focus(list) }
    pathField.isHidden = true
  }

  /// Directs otherwise unhandled typing to the file's name or path.
  func type(_ event: KeyEvent) -> Bool {
    if purpose != .writing, !pathField.isFocused, event.text == "/" || event.text == "~" {
      beginPath(event.text)
      return true
    }
    guard purpose == .writing, !nameField.isFocused, !pathField.isFocused, event.key != .space,
      let first = event.text.unicodeScalars.first, first.value > 0x20, first.value != 0x7F,
      event.modifiers.subtracting(.shift).isEmpty
    else { return false }
    window?.focus(nameField)
    return nameField.keyPressed(event)
  }

  /// Selects the name without its extension, which typing then keeps.
  public func selectStem() {
    let name = nameField.text
    let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name[...]
    nameField.select(0..<(stem.isEmpty ? name[...] : stem).utf8.count)
  }

  /// Returns the focus to the name after a click elsewhere, but not after choosing by key.
  public func returnToName() {
    guard let window, !window.showsFocus else { return }
    window.focus(nameField)
  }

  /// Changes the extension. If everything was selected, selects all but the extension; otherwise keeps the selection
  /// before it.
  public func setEnding(_ ending: String) {
    guard let dot = nameField.text.lastIndex(of: ".") else { return }
    let stem = String(nameField.text[..<dot])
    let selected = nameField.editor.selectedBytes
    let end = stem.utf8.count
    let (first, last) = (min(selected.lowerBound, end), min(selected.upperBound, end))
    nameField.text = stem + "." + ending
    nameField.select(first..<last)
  }
}
