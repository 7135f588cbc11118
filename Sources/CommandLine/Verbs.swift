public import ArgumentParser

/// A verb of the command line.
public protocol Verb: ParsableCommand {
  /// The verb's name. (Building a verb's complete configuration takes long.)
  static var name: String { get }
}

/// All verbs of the command line except the one that opens the window.
public enum Verbs {
  /// The verbs in the order of the help.
  public static let all: [any Verb.Type] = [
    ListVerb.self, ShowVerb.self, NewVerb.self, ImportVerb.self, ExportVerb.self, SheetVerb.self,
    ReplayVerb.self, ThumbnailVerb.self,
    RenameVerb.self, DuplicateVerb.self, DeleteVerb.self, RestoreVerb.self, EmptyTrashVerb.self,
    TagVerb.self,
    SalvageVerb.self,
    LifeVerb.self, ScriptVerb.self, IdentifyVerb.self, CensusVerb.self, BackupVerb.self,
    KeysVerb.self,
  ]

  /// All verbs, as subcommands.
  public static var subcommands: [any ParsableCommand.Type] {
    // Casting the whole array would check each element's conformance.
    all.map { $0 as any ParsableCommand.Type }
  }

  static var names: [String] { all.map { $0.name } + ["open", "help"] }

  /// The arguments with each `--library` before a verb moved after it, for the verb to find it.
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

  /// Parses arguments to a command.
  ///
  /// If the verb alone can parse them, the others are skipped: setting all of them up takes longer than running many of
  /// them. Help and errors come from the whole.
  static func command(
    for arguments: [String], of root: any ParsableCommand.Type
  ) throws -> any ParsableCommand {
    if let command = commandOfVerb(for: arguments, of: root) { return command }
    return try root.parseAsRoot(arguments)
  }

  /// Parses arguments with their verb alone; nil if it can't.
  ///
  /// - Parameter root: its own verb handles arguments without a verb.
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
