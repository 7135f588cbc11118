public import Base
public import Texts

/// A command's row in the table.
public struct CommandEntry: Sendable {
  public typealias Text = @Sendable (Texts) -> String

  public let id: CommandID
  /// What calls it unless the keymap says otherwise; the first is the one that is shown.
  public let keys: [KeyBinding]
  /// As a menu has it.
  public let title: Text
  /// As a tooltip and the list of keys have it.
  public let help: Text
  /// One sentence in the list of keys for it and its neighbours of the same family.
  public let family: Text?
  /// Whether its keys are looked at before the view that has the focus, unless somebody means that view.
  public let precedesViews: Bool

  init(_ scope: CommandScope, _ row: CommandRow) {
    id = CommandID(scope, row.name)
    keys = row.keys
    title = row.title
    help = row.help ?? row.title
    family = row.family
    precedesViews = row.precedesViews
  }
}

/// A row as the table writes it: without the window, as several have the same.
struct CommandRow {
  let name: CommandName
  let keys: [KeyBinding]
  let title: CommandEntry.Text
  let help: CommandEntry.Text?
  let family: CommandEntry.Text?
  let precedesViews: Bool

  /// A command that has no keys unless somebody wants some.
  init(
    _ name: CommandName, _ title: @escaping CommandEntry.Text, help: CommandEntry.Text? = nil
  ) {
    self.init(name, [], title, help: help)
  }

  /// - Parameter keys: in the notation of `KeyBinding`.
  init(
    _ name: CommandName, _ keys: [String], _ title: @escaping CommandEntry.Text,
    help: CommandEntry.Text? = nil, family: CommandEntry.Text? = nil, precedesViews: Bool = false
  ) {
    self.name = name
    self.keys = keys.map {
      guard let key = KeyBinding($0) else { preconditionFailure("\($0) is no key") }
      return key
    }
    self.title = title
    self.help = help
    self.family = family
    self.precedesViews = precedesViews
  }
}
