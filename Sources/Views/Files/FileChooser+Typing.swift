import Base
import Widgets

// Names and paths that are typed.
extension FileChooser {
  /// Lets a path be typed, from its first letters on.
  func beginPath(_ text: String) {
    pathField.isHidden = false
    pathField.text = text == "//" ? "/" : text
    window?.focus(pathField)
    pathField.select(pathField.text.utf8.count..<pathField.text.utf8.count)
  }

  /// Puts away the field for a path.
  public func endPath() {
    if pathField.isFocused { window?.focus(list) }
    pathField.isHidden = true
  }

  /// What is typed and meant for nothing else is the file's name, or its path.
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

  /// Selects the name but for its ending, so that what is typed keeps that.
  public func selectStem() {
    let name = nameField.text
    let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name[...]
    nameField.select(0..<(stem.isEmpty ? name[...] : stem).utf8.count)
  }

  /// Gives the name the keyboard after something else was clicked; what was chosen by key keeps it.
  public func returnToName() {
    guard let window, !window.showsFocus else { return }
    window.focus(nameField)
  }

  /// Puts another ending behind the name. Where all was selected, all but the ending is; otherwise one types on before
  /// it.
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
