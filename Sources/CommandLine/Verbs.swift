public import ArgumentParser

/// All verbs of the command line but the one that opens the window.
public enum Verbs {
  public static let all: [any ParsableCommand.Type] = [
    ListVerb.self, ShowVerb.self, NewVerb.self, ImportVerb.self, ExportVerb.self, ReplayVerb.self,
    ThumbnailVerb.self,
    RenameVerb.self, DuplicateVerb.self, DeleteVerb.self, RestoreVerb.self, EmptyTrashVerb.self,
    TagVerb.self,
    SalvageVerb.self,
    LifeVerb.self, ScriptVerb.self, IdentifyVerb.self, CensusVerb.self, BackupVerb.self,
    KeysVerb.self,
  ]

  static var names: [String] {
    all.compactMap { $0.configuration.commandName } + ["open", "help"]
  }

  /// The arguments with each `--library` before a verb moved behind it, where the verb looks for it.
  static func arranged(_ arguments: [String]) -> [String] {
    var options: [String] = []
    var rest = arguments[...]
    while let first = rest.first, first == "--library" || first.hasPrefix("--library=") {
      let count = first == "--library" ? 2 : 1
      options += rest.prefix(count)
      rest = rest.dropFirst(count)
    }
    guard let verb = rest.first, all.contains(where: { $0.configuration.commandName == verb })
    else { return arguments }
    return [verb] + options + rest.dropFirst()
  }
}
