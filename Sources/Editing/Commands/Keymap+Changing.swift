public import Base

// Customised keys.
extension Keymap {
  /// The changes to write for giving a command other keys.
  public struct Change {
    /// The new keys by command; nil restores the defaults.
    public var keys: [CommandID: [KeyBinding]?]
    /// Keys taken from other commands of the window.
    public var lost: [(key: KeyBinding, command: CommandID)]
  }

  /// Whether a command's keys differ from the defaults.
  public func isChanged(_ id: CommandID) -> Bool {
    keys(of: id) != CommandTable.entry(id)?.keys ?? []
  }

  /// Assigns keys to a command and takes them from others, unless both have them by default.
  ///
  /// - Parameter keys: nil for the defaults.
  public func giving(_ keys: [KeyBinding]?, to id: CommandID) -> Change {
    let usual = CommandTable.entry(id)?.keys ?? []
    var changes: [CommandID: [KeyBinding]?] = [:]
    changes.updateValue(keys == usual ? nil : keys, forKey: id)
    let given = Set(keys ?? usual)
    for (other, theirs) in wanted where other.scope == id.scope && other != id {
      let shared = CommandTable.entry(other)?.keys ?? []
      let left = theirs.filter { !given.contains($0) || usual.contains($0) && shared.contains($0) }
      if left != theirs { changes.updateValue(left, forKey: other) }
    }
    var wanted = wanted
    for (id, keys) in changes { wanted[id] = keys }
    let new = Keymap(wanted)
    let lost = CommandTable.entries(of: id.scope).filter { $0.id != id }.flatMap { entry in
      self.keys(of: entry.id).filter { !new.keys(of: entry.id).contains($0) }
        .map { (key: $0, command: entry.id) }
    }
    return Change(keys: changes, lost: lost)
  }

  /// Returns the text of a keymap with new keys for some commands, leaving all other lines unchanged.
  ///
  /// - Parameter changes: nil for the defaults.
  public static func text(_ text: String, with changes: [CommandID: [KeyBinding]?]) -> String {
    var left = changes
    var lines: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      guard let id = command(ofLine: line), let change = changes[id] else {
        lines.append(line)
        continue
      }
      // A second line for the same command is invalid anyway.
      guard left.removeValue(forKey: id) != nil, let keys = change else { continue }
      lines.append(Self.line(id, keys))
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    let new = left.compactMap { id, keys in keys.map { Self.line(id, $0) } }.sorted()
    return (lines + new).map { "\($0)\n" }.joined()
  }

  static func line(_ id: CommandID, _ keys: [KeyBinding]) -> String {
    let list = keys.map(\.description).joined(separator: ", ")
    return list.isEmpty ? "\(id) =" : "\(id) = \(list)"
  }

  private static func command(ofLine line: String) -> CommandID? {
    let line = line[...].trimmed
    guard line.first != "#", let sign = line.firstIndex(of: "=") else { return nil }
    return CommandID(line[..<sign].trimmed)
  }
}
