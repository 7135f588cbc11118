public import Editing
public import Widgets

// Menus of the right button, built from the table.
extension WindowCommands {
  /// Returns the menu of a thing in the window.
  ///
  /// - Parameters:
  ///   - name: the name of the thing for screen readers.
  ///   - isOn: returns the state of a switch; nil for any other command.
  ///   - part: returns the rows that depend on the document.
  public func menu(
    of target: MenuTarget, name: String, isOn: (CommandName) -> Bool? = { _ in nil },
    part: (MenuRow.Part) -> [Menu.Item] = { _ in [] }
  ) -> Menu {
    Menu(name: name, items: items(CommandTable.menu(of: target, in: scope), isOn, part))
  }

  private func items(
    _ rows: [MenuRow], _ isOn: (CommandName) -> Bool?, _ part: (MenuRow.Part) -> [Menu.Item]
  ) -> [Menu.Item] {
    let groups = rows.split { if case .separator = $0 { true } else { false } }
    let items = groups.map { $0.flatMap { self.items($0, isOn, part) } }
    return Array(items.filter { !$0.isEmpty }.joined(separator: [.separator]))
  }

  private func items(
    _ row: MenuRow, _ isOn: (CommandName) -> Bool?, _ part: (MenuRow.Part) -> [Menu.Item]
  ) -> [Menu.Item] {
    switch row {
    case .command(let name):
      return [isOn(name).map { choice(name, isChosen: $0) } ?? item(name)]
    case .fitting(let name):
      guard isPossible(name) else { return [] }
      return items(.command(name), isOn, part)
    case .submenu(let title, let rows):
      let inner = items(rows, isOn, part)
      return inner.isEmpty ? [] : [.submenu(title(texts), inner)]
    case .part(let rows): return part(rows)
    case .separator: return [.separator]
    }
  }
}
