import Base
import Scripting

/// A script in a folder.
nonisolated struct ScriptFile: Equatable, Sendable {
  let path: String

  var name: String { DocumentFile(path).nameWithoutEnding }

  static func folder(of user: UserFolders) -> String { "\(user.data)/filbert/scripts" }

  /// Returns the scripts of a folder, sorted by name.
  static func all(in folder: String) -> [ScriptFile] {
    DocumentFolder(folder).names.filter { $0.hasSuffix(".lua") }.sorted()
      .map { ScriptFile(path: "\(folder)/\($0)") }
  }

  /// The maximum size of a script.
  private static let mostBytes = 1 << 22

  func script() throws(DocumentFileError) -> Script {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    return Script(
      text: try DocumentFile(path).read(atMost: Self.mostBytes), name: DocumentFile(path).name,
      moduleFolders: [folder] + [GollyScripts.folder(of: .current)].compactMap(\.self))
  }
}
