public import Base

/// Which keys call which commands: those of the table, but for what somebody wants otherwise.
public struct Keymap: Equatable, Sendable {
  /// What is wanted otherwise; a command without keys is called by none.
  let wanted: [CommandID: [KeyBinding]]
  /// Empty where nothing is wanted: the table says it then, and windows that are not open need none of theirs made.
  private let keys: [CommandID: [KeyBinding]]

  /// Every command with the keys that the table gives it.
  public static let usual = Keymap([:])

  /// A key that is wanted for one command is no longer a usual one of another, unless it is by the table itself: of two
  /// such commands, one is possible where the other is not.
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

  /// The keys that call a command, the one that is shown first.
  public func keys(of id: CommandID) -> [KeyBinding] {
    (wanted.isEmpty ? CommandTable.entry(id)?.keys : keys[id]) ?? []
  }

  /// What a key calls in a kind of window, in the order of the table.
  public func entries(for event: KeyEvent, in scope: CommandScope) -> [CommandEntry] {
    CommandTable.entries(of: scope).filter { entry in
      keys(of: entry.id).contains { $0.matches(event) }
    }
  }
}
