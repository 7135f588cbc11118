public import Base

// The text form of a keymap: one command a line, `painting.export = Ctrl+Shift+S, F12`; `#` starts a comment line.
extension Keymap {
  /// A problem with a line.
  public struct Problem: Equatable, Sendable {
    /// The reason why a line is ignored.
    public enum Reason: Equatable, Sendable {
      /// The line isn't of the form `command = keys`.
      case noAssignment
      case unknownCommand(String)
      case unknownKey(String)
      /// An earlier line assigns keys to the command.
      case secondLine(CommandID, first: Int)
      /// An earlier line assigns the key to another command of the same window.
      case takenKey(KeyBinding, CommandID, first: Int)
    }

    /// From 1.
    public let line: Int
    /// The reason why the line is ignored.
    public let reason: Reason
  }

  /// Reads the lines of a keymap, ignoring invalid ones.
  public static func reading(_ text: String) -> (keymap: Keymap, problems: [Problem]) {
    var wanted: [CommandID: [KeyBinding]] = [:]
    var lines: [CommandID: Int] = [:]
    var problems: [Problem] = []
    let all = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, text) in all.enumerated() {
      do throws(Refusal) {
        guard let (id, keys) = try assignment(in: text) else { continue }
        if let first = lines[id] { throw Refusal(.secondLine(id, first: first)) }
        for key in keys {
          if let other = owner(of: key, besides: id, in: wanted), let first = lines[other] {
            throw Refusal(.takenKey(key, other, first: first))
          }
        }
        wanted[id] = keys
        lines[id] = index + 1
      } catch {
        problems.append(Problem(line: index + 1, reason: error.reason))
      }
    }
    return (Keymap(wanted), problems)
  }

  private struct Refusal: Error {
    let reason: Problem.Reason
    init(_ reason: Problem.Reason) { self.reason = reason }
  }

  /// - Returns: nil for an empty line and a comment.
  private static func assignment(
    in line: Substring
  ) throws(Refusal) -> (CommandID, [KeyBinding])? {
    let line = line.trimmed
    guard !line.isEmpty, line.first != "#" else { return nil }
    guard let sign = line.firstIndex(of: "=") else { throw Refusal(.noAssignment) }
    let name = line[..<sign].trimmed
    guard let id = CommandID(name), CommandTable.entry(id) != nil else {
      throw Refusal(.unknownCommand(String(name)))
    }
    let list = line[line.index(after: sign)...].trimmed
    var keys: [KeyBinding] = []
    guard !list.isEmpty else { return (id, keys) }
    for text in list.split(separator: ",", omittingEmptySubsequences: false) {
      guard let key = KeyBinding(String(text)) else {
        throw Refusal(.unknownKey(String(text.trimmed)))
      }
      if !keys.contains(key) { keys.append(key) }
    }
    return (id, keys)
  }

  /// Returns another command of the window with the key, unless both have it by default.
  private static func owner(
    of key: KeyBinding, besides id: CommandID, in wanted: [CommandID: [KeyBinding]]
  ) -> CommandID? {
    func isUsual(_ id: CommandID) -> Bool { CommandTable.entry(id)?.keys.contains(key) ?? false }
    return wanted.first { other, keys in
      other.scope == id.scope && other != id && keys.contains(key)
        && !(isUsual(id) && isUsual(other))
    }?.key
  }

  /// The text of all commands with their keys; reading it gives the same keymap.
  public var text: String {
    CommandScope.allCases.map { scope in
      CommandTable.entries(of: scope).map { entry in
        Self.line(entry.id, keys(of: entry.id)) + "\n"
      }.joined()
    }.joined(separator: "\n")
  }
}
