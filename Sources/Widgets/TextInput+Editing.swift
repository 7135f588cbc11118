import Canvas
import Base

// Editing by keys, the clipboard and the menu.
extension TextInput {
  func edit(as kind: TypingHistory.Kind = .other, _ change: (inout TextEditor) -> Void) {
    endComposing()
    let before = editor
    change(&editor)
    setNeedsDisplay()
    if editor != before { noteChange() }
    guard editor.text != before.text else { return }
    history.record(before, became: editor, by: kind)
    tellOfChange()
  }

  private func move(_ extending: Bool, _ change: (inout TextEditor) -> Void) {
    edit(change)
    if extending { offerSelection() }
  }

  private func tellOfChange() {
    accessibility.value = spokenText
    changed.post(editor.text)
  }

  /// - Returns: whether the key was handled.
  func handle(_ event: KeyEvent) -> Bool {
    if let command = TextCommand(event) { return perform(command) }
    let extending = event.modifiers.contains(.shift)
    // Steps between words would tell how long they are.
    let byWord = event.modifiers.contains(.control) && !hidesText
    if let byte = destination(of: event) {
      move(extending) { $0.place(atByte: byte, extending: extending) }
      return true
    }
    if handleOther(event) { return true }
    switch event.key {
    case .left, .right:
      let layout = editor.text.hasLettersReadFromRight ? shapedText : nil
      move(extending) {
        $0.move(onRight: event.key == .right, byWord: byWord, extending: extending, in: layout)
      }
    case .backspace: edit(as: .erasing) { $0.deleteBackward(byWord: byWord) }
    case .delete: edit(as: .erasing) { $0.deleteForward(byWord: byWord) }
    case .menu: return showMenu(at: ViewPoint(x: min(20, bounds.midX), y: bounds.height))
    case .enter, .escape, .up, .down, .tab: return false
    default:
      let typed = insertable(event.text)
      guard !typed.isEmpty, event.modifiers.isDisjoint(with: [.control, .alt]) else {
        return false
      }
      edit(as: .typing) { $0.insert(typed) }
    }
    return true
  }

  /// - Returns: false if the field has nothing to undo or redo, so that the command is meant for the document.
  private func perform(_ command: TextCommand) -> Bool {
    switch command {
    case .copy: copy()
    case .cut: cut()
    case .paste: paste(from: .clipboard)
    case .selectAll: move(true) { $0.selectAll() }
    case .undo: return undoesTyping && step { $0.undo(&$1) }
    case .redo: return undoesTyping && step { $0.redo(&$1) }
    }
    return true
  }

  private func step(_ go: (inout TypingHistory, inout TextEditor) -> Bool) -> Bool {
    guard go(&history, &editor) else { return false }
    setNeedsDisplay()
    noteChange()
    tellOfChange()
    return true
  }

  // MARK: The clipboard

  private func copy() {
    guard !hidesText, !editor.selectedBytes.isEmpty else { return }
    window?.host?.offer(editor.selectedText, in: .clipboard)
  }

  private func cut() {
    guard !hidesText else { return }
    copy()
    edit { $0.deleteSelection() }
  }

  /// Inserts the text once it has arrived, if the view has kept the focus until then.
  func paste(from selection: DesktopSelection) {
    let count = focusCount
    window?.host?.readText(in: selection) { [weak self] text in
      guard let self, let text, isFocused, isUsable, focusCount == count else { return }
      edit { $0.insert(insertable(text)) }
    }
  }

  /// Offers the selected text for pasting by a middle click, here or elsewhere, until another selection replaces it.
  func offerSelection() {
    guard !hidesText, !editor.selectedBytes.isEmpty else { return }
    window?.host?.offer(editor.selectedText, in: .primary)
  }

  // MARK: The menu

  /// - Parameter point: in the field.
  /// - Returns: whether it has a menu.
  @discardableResult
  func showMenu(at point: ViewPoint) -> Bool {
    guard let window, let titles = window.textMenuTitles else { return false }
    let isSelected = !hidesText && !editor.selectedBytes.isEmpty
    let menu = Menu(
      name: accessibility.name,
      items: [
        item(titles.cut, .cut, isEnabled: isSelected),
        item(titles.copy, .copy, isEnabled: isSelected),
        item(titles.paste, .paste, isEnabled: window.host?.isEmpty(.clipboard) == false),
        .separator,
        item(titles.selectAll, .selectAll, isEnabled: !editor.text.isEmpty),
      ], focusing: .left)
    window.show(
      menu, at: positionInScene(point), size: menu.preferredSize(width: window.bounds.width - 16))
    return true
  }

  private func item(_ title: String, _ command: TextCommand, isEnabled: Bool) -> Menu.Item {
    .command(
      title, key: command.keys.first.flatMap { window?.keyText($0) } ?? "", isEnabled: isEnabled
    ) {
      [weak self] in _ = self?.perform(command)
    }
  }
}
