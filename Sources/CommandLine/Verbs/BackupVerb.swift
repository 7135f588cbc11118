import ArgumentParser
import Storage
import Documents

/// `filbert backup`
struct BackupVerb: Verb {
  static let name = "backup"
  static let configuration = CommandConfiguration(
    commandName: name, abstract: "List the library's backups, or bring one back.",
    subcommands: [List.self, Restore.self])

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "List the backups, the newest first: name, size in bytes, whether they are whole.")

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
      abstract: "Put a backup in the place of the library, which is kept under another name.")

    @Argument(help: "The backup's name; otherwise the newest that is whole.") var name: String?
    @OptionGroup var library: LibraryOptions

    func run() throws {
      let backups = Backups(of: library.path)
      guard let backup = backups.all.first(where: { name.map($0.isNamed) ?? $0.isWhole }) else {
        throw Failure(
          name.map { "there is no backup \($0); 'filbert backup list' shows all" }
            ?? "there is no backup of \(library.path)")
      }
      if let kept = try backups.restore(backup) {
        try Output.standard.write("what was there is kept as \(kept)\n")
      }
    }
  }
}

extension Backup {
  fileprivate func isNamed(_ name: String) -> Bool { self.name == name }
}
