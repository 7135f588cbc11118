import Canvas
public import Base
public import Texts
public import Widgets

/// The keys of the commands of a kind of window.
public final class KeysPage: View {
  /// Opens the menu of kinds of windows, and shows the present one.
  public let scopeButton: Button
  /// Opens the menu of ready keymaps.
  public let presetButton: Button
  /// The words or keys to search for.
  public let searchField: TextField
  /// The commands that match the search.
  public let list: CommandKeyList
  /// Asks for a key that replaces the command's keys.
  public let setButton: Button
  /// Asks for a key in addition to the command's keys.
  public let addButton: Button
  /// Removes the keys of the command.
  public let removeButton: Button
  /// Gives the command its usual keys again.
  public let usualButton: Button
  /// Gives all commands their usual keys again.
  public let allUsualButton: Button
  private let scopeRow: ButtonRow
  private let buttons: ButtonRow
  private let stack: [View]
  private static let (margin, gap, leastListHeight, widest) = (20.0, 10.0, 150.0, 640.0)

  /// - Parameter fileNote: tells the user which file stores the keys.
  public init(texts: SettingsTexts, fileNote: String) {
    scopeButton = Button(
      title: texts.scope(.collection), name: texts.windowOfKeys, opensMenu: true)
    presetButton = Button(
      title: texts.keymapPreset, name: texts.keymapPreset, tooltip: texts.keymapPresetTip,
      opensMenu: true)
    searchField = TextField(
      name: texts.findCommand, placeholder: texts.findCommand, icon: .search)
    list = CommandKeyList(name: texts.keys, emptyText: texts.noCommand)
    setButton = Button(title: texts.setKey)
    addButton = Button(title: texts.addKey)
    removeButton = Button(title: texts.removeKeys)
    usualButton = Button(title: texts.usualKeys)
    allUsualButton = Button(title: texts.allUsualKeys)
    scopeRow = ButtonRow(name: texts.windowOfKeys, [scopeButton, presetButton])
    buttons = ButtonRow(
      [setButton, addButton, removeButton, usualButton, allUsualButton], note: fileNote)
    stack = [scopeRow, searchField, list, buttons]
    super.init(Accessibility(.group, name: texts.keys))
    for view in stack { add(view) }
    searchField.next = list
    list.selectionChanged.listen(self) { [weak self] _ in self?.showButtons() }
    showButtons()
  }

  /// Enables the buttons that apply to the selected command.
  public func showButtons() {
    let row = list.selection.flatMap { list.rows.indices.contains($0) ? list.rows[$0] : nil }
    for button in [setButton, addButton] { button.isEnabled = row != nil }
    removeButton.isEnabled = row.map { !$0.keys.isEmpty } ?? false
    usualButton.isEnabled = row?.isChanged ?? false
  }

  private func rowWidth(_ width: Double) -> Double {
    max(0, min(Self.widest, width - 2 * Self.margin))
  }

  private func height(of view: View, _ width: Double) -> Double {
    view === list ? Self.leastListHeight : view.preferredSize(width: width).height
  }

  public override func preferredSize(width: Double) -> ViewSize {
    let rowWidth = rowWidth(width)
    let height = stack.reduce(2 * Self.margin - Self.gap) {
      $0 + self.height(of: $1, rowWidth) + Self.gap
    }
    return ViewSize(width: width, height: height)
  }

  public override func layout() {
    let width = rowWidth(bounds.width)
    let x = max(Self.margin, (bounds.width - width) / 2)
    let spare = max(0, bounds.height - preferredSize(width: bounds.width).height)
    var y = Self.margin
    for view in stack {
      let height = height(of: view, width) + (view === list ? spare : 0)
      view.frame = snapped(ViewRect(x: x, y: y, width: width, height: height))
      y += height + Self.gap
    }
  }
}
