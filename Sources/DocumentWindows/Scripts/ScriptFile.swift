public import Base
import Glibc
public import Scripting

/// A script in a folder.
public nonisolated struct ScriptFile: Equatable, Sendable {
  /// The kinds of scripts, by the documents that they run on.
  public enum Kind: Sendable {
    case boards, pictures, paintings

    /// The folder of a kind within that of all scripts; boards have the folder itself.
    var folder: String {
      switch self {
      case .boards: ""
      case .pictures: "/sprites"
      case .paintings: "/paintings"
      }
    }
  }

  /// The path of the file.
  public let path: String

  /// Names a script, which need not exist.
  public init(path: String) { self.path = path }

  /// The name of the file without its ending.
  public var name: String { DocumentFile(path).nameWithoutEnding }

  /// Returns the folder of a user's own scripts of a kind.
  public static func folder(of user: UserFolders, for kind: Kind) -> String {
    "\(user.data)/filbert/scripts\(kind.folder)"
  }

  /// Returns the folder of the examples of a kind: next to a built program, or where it is installed.
  ///
  /// - Parameter program: the path of the program; nil for the running one.
  /// - Returns: nil if there are none.
  static func examples(
    of user: UserFolders, for kind: Kind, program: String? = nil
  ) -> String? {
    guard kind != .boards else { return nil }
    let program = program ?? ownPath
    let folder = program.lastIndex(of: "/").map { String(program[..<$0]) } ?? "."
    let shared = user.sharedData.map { "\($0)/filbert/scripts" }
    return ([folder + "/scripts", folder + "/../share/filbert/scripts"] + shared)
      .map { $0 + kind.folder }.first { DocumentFolder($0).exists }
  }

  private static var ownPath: String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
      guard let start = buffer.baseAddress else { return "" }
      let count = readlink("/proc/self/exe", start, buffer.count)
      return String(
        decoding: buffer.prefix(max(0, count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }

  /// Returns the scripts of a folder, sorted by name.
  public static func all(in folder: String) -> [ScriptFile] {
    DocumentFolder(folder).names.filter { $0.hasSuffix(".lua") }.sorted()
      .map { ScriptFile(path: "\(folder)/\($0)") }
  }

  /// The maximum size of a script.
  private static let mostBytes = 1 << 22

  /// Reads the script. It finds modules in its own folder, and in Golly's.
  public func script() throws(DocumentFileError) -> Script {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    return Script(
      text: try DocumentFile(path).read(atMost: Self.mostBytes), name: DocumentFile(path).name,
      moduleFolders: [folder] + [GollyScripts.folder(of: .current)].compactMap(\.self))
  }
}
