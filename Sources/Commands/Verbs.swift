public import ArgumentParser

/// All verbs of the command line but the one that opens the window.
public enum Verbs {
  public static let all: [any ParsableCommand.Type] = [
    ListVerb.self, ShowVerb.self, NewVerb.self, ImportVerb.self, ExportVerb.self, RenameVerb.self,
    DuplicateVerb.self, DeleteVerb.self, RestoreVerb.self, EmptyTrashVerb.self, SalvageVerb.self,
  ]
}
