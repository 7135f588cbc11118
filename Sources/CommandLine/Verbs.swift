public import ArgumentParser

/// A verb of the command line.
public protocol Verb: ParsableCommand {
  /// What it is called. (All that is said of a verb takes long to put together.)
  static var name: String { get }
}

/// All verbs of the command line but the one that opens the window.
public enum Verbs {
  public static let all: [any Verb.Type] = [
    ListVerb.self, ShowVerb.self, NewVerb.self, ImportVerb.self, ExportVerb.self, ReplayVerb.self,
    ThumbnailVerb.self,
    RenameVerb.self, DuplicateVerb.self, DeleteVerb.self, RestoreVerb.self, EmptyTrashVerb.self,
    TagVerb.self,
    SalvageVerb.self,
    LifeVerb.self, ScriptVerb.self, IdentifyVerb.self, CensusVerb.self, BackupVerb.self,
    KeysVerb.self,
  ]

  /// All of them, as parts of a command.
  public static var subcommands: [any ParsableCommand.Type] {
    // Each by itself: an array is cast by looking up whether each of them is a command.
    all.map { $0 as any ParsableCommand.Type }
  }

  static var names: [String] { all.map { $0.name } + ["open", "help"] }

  /// The arguments with each `--library` before a verb moved behind it, where the verb looks for it.
  static func arranged(_ arguments: [String]) -> [String] {
    var options: [String] = []
    var rest = arguments[...]
    while let first = rest.first, first == "--library" || first.hasPrefix("--library=") {
      let count = first == "--library" ? 2 : 1
      options += rest.prefix(count)
      rest = rest.dropFirst(count)
    }
    guard let verb = rest.first, all.contains(where: { $0.name == verb }) else { return arguments }
    return [verb] + options + rest.dropFirst()
  }

  /// What arguments ask for.
  ///
  /// Where their verb alone understands them, the others are left out: all that they take needs longer to be put
  /// together than many of them to run. Help, and what is wrong, is told by the whole.
  static func command(
    for arguments: [String], of root: any ParsableCommand.Type
  ) throws -> any ParsableCommand {
    if let command = commandOfVerb(for: arguments, of: root) { return command }
    return try root.parseAsRoot(arguments)
  }

  /// What arguments ask for, as their verb alone understands them; nil where it does not.
  ///
  /// - Parameter root: its own verb takes what names none.
  static func commandOfVerb(
    for arguments: [String], of root: any ParsableCommand.Type
  ) -> (any ParsableCommand)? {
    let verb: any ParsableCommand.Type
    var rest = arguments[...]
    if let named = all.first(where: { $0.name == arguments.first }) {
      verb = named
      rest = rest.dropFirst()
    } else if let unnamed = root.configuration.defaultSubcommand,
      !arguments.contains(where: names.contains)
    {
      verb = unnamed
    } else {
      return nil
    }
    guard verb.configuration.subcommands.isEmpty,
      let command = try? verb.parseAsRoot(Array(rest)), type(of: command) == verb
    else { return nil }
    return command
  }
}
