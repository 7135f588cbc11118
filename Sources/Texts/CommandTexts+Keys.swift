extension CommandTexts {
  /// The label of a key on keyboards of the language.
  ///
  /// - Parameter name: in English; labels common to all keyboards, such as letters, stay unchanged.
  public func keyName(_ name: String) -> String {
    switch name {
    case "Ctrl": translate("Ctrl", context: "key")
    case "Alt": translate("Alt", context: "key")
    case "Shift": translate("Shift", context: "key")
    case "Super": translate("Super", context: "key")
    case "Enter": translate("Enter", context: "key")
    case "Esc": translate("Esc", context: "key")
    case "Tab": translate("Tab", context: "key")
    case "Backspace": translate("Backspace", context: "key")
    case "Delete": translate("Delete", context: "key")
    case "Insert": translate("Insert", context: "key")
    case "Space": translate("Space", context: "key")
    case "Menu": translate("Menu", context: "key")
    case "Left": translate("Left", context: "key")
    case "Right": translate("Right", context: "key")
    case "Up": translate("Up", context: "key")
    case "Down": translate("Down", context: "key")
    case "Home": translate("Home", context: "key")
    case "End": translate("End", context: "key")
    case "Page Up": translate("Page Up", context: "key")
    case "Page Down": translate("Page Down", context: "key")
    case "Comma": translate("Comma", context: "key")
    default: buttonName(name)
    }
  }

  /// The name of a button of a mouse, a pen or a tablet, from `Pen 2`; any other name stays.
  private func buttonName(_ name: String) -> String {
    let words = name.split(separator: " ")
    guard words.count == 2, let number = Int(words[1]) else { return name }
    return switch words[0] {
    case "Button": translate("Button {number}", context: "key", ["number": number])
    case "Pen": translate("Pen {number}", context: "key", ["number": number])
    case "Pad": translate("Pad {number}", context: "key", ["number": number])
    default: name
    }
  }
}
