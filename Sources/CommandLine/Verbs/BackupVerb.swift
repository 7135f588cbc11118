import ArgumentParser
import Storage
import Documents

/// `filbert backup`
struct BackupVerb: Verb {
  static let name = "backup"
  static let configuration = CommandConfiguration(
    commandName: name, abstract: "List the library's backups, or restore one of them.",
    subcommands: [List.self, Restore.self])

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "List the backups, newest first: name, size in bytes, and whole or damaged.")

    @OptionGroup var library: LibraryOptions

    func run() throws {
      for backup in Backups(of: library.path).all {
        let state = backup.isWhole ? "whole" : "damaged"
        try Output.standard.write("\(backup.name)\t\(backup.size)\t\(state)\n")
      }
    }
  }

  struct Restore: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Replace the library with a backup, keeping the library under another name.")

    @Argument(help: "The backup's name (default: the newest whole one).") var name: String?
    @OptionGroup var library: LibraryOptions

    func run() throws {
      let backups = Backups(of: library.path)
      let wanted =
        name.map { name in backups.all.first { $0.isNamed(name) } }
        ?? backups.newestWhole(at: LibraryOptions.now)
      guard let backup = wanted else {
        throw Failure(
          name.map { "backup \($0) does not exist; 'filbert backup list' shows all" }
            ?? "\(library.path) has no backup")
      }
      if let kept = try backups.restore(backup) {
        try Output.standard.write("the previous library is kept as \(kept)\n")
      }
    }
  }
}

extension Backup {
  /// Matches the name printed by `list`, the file name or the path.
  fileprivate func isNamed(_ name: String) -> Bool {
    [self.name, path, String(path.split(separator: "/").last ?? "")].contains(name)
  }
}
