public import Base
public import Texts

/// A command's row in the table.
public struct CommandEntry: Sendable {
  /// A text in the language of the user, looked up when it is shown.
  public typealias Text = @Sendable (Texts) -> String

  public let id: CommandID
  /// The default keys; the first is the one shown.
  public let keys: [KeyBinding]
  /// The title in a menu.
  public let title: Text
  /// The description in a tooltip and in the list of keys.
  public let help: Text
  /// The shared sentence in the list of keys for neighbouring commands of the same family.
  public let family: Text?
  /// Whether its keys take precedence over the focused view, unless they are meant for that view.
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

/// A row of the table without the window, shared by several windows.
struct CommandRow {
  let name: CommandName
  let keys: [KeyBinding]
  let title: CommandEntry.Text
  let help: CommandEntry.Text?
  let family: CommandEntry.Text?
  let precedesViews: Bool

  /// A command without default keys.
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
