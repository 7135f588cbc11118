public import Base

/// The keys of commands: the defaults from the table with the user's changes.
public struct Keymap: Equatable, Sendable {
  /// The user's changes. A command may have no keys.
  let wanted: [CommandID: [KeyBinding]]
  /// All keys by command. Empty without changes: the table suffices then, and closed windows don't need their keys
  /// computed.
  private let keys: [CommandID: [KeyBinding]]

  /// The default keys of all commands.
  public static let usual = Keymap([:])

  /// Assigning a key to one command removes it from another, unless both have it by default, because they are never
  /// possible at the same time.
  init(_ wanted: [CommandID: [KeyBinding]]) {
    self.wanted = wanted
    var keys: [CommandID: [KeyBinding]] = [:]
    for scope in CommandScope.allCases where !wanted.isEmpty {
      let entries = CommandTable.entries(of: scope)
      var taken: Set<KeyBinding> = []
      for entry in entries {
        taken.formUnion((wanted[entry.id] ?? []).filter { !entry.keys.contains($0) })
      }
      for entry in entries {
        keys[entry.id] = wanted[entry.id] ?? entry.keys.filter { !taken.contains($0) }
      }
    }
    self.keys = keys
  }

  /// Returns the keys of a command, the one to show first.
  public func keys(of id: CommandID) -> [KeyBinding] {
    (wanted.isEmpty ? CommandTable.entry(id)?.keys : keys[id]) ?? []
  }

  /// Returns the commands of a key in a kind of window, in table order.
  public func entries(for event: KeyEvent, in scope: CommandScope) -> [CommandEntry] {
    CommandTable.entries(of: scope).filter { entry in
      keys(of: entry.id).contains { $0.matches(event) }
    }
  }
}
